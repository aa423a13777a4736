'use client'

import { generateForm } from '@rjsf/mantine'
import type { RJSFSchema, ValidatorType } from '@rjsf/utils'
import { createContext, use } from 'react'
import { Field } from './field.tsx'
import { FormContext, type FormPorts } from './form-ports.ts'
import type { FieldModel } from './schema/field-model.ts'

const Form = generateForm()

/** All that is foreign is in the field's model: the frame itself sees no schema that could mislead it. */
const FRAME_SCHEMA: RJSFSchema = { title: 'Arguments' }

/** The frame never submits and never checks. */
const NO_CHECKS: ValidatorType = {
  validateFormData: () => ({ errors: [], errorSchema: {} }),
  isValid: () => true,
  rawValidation: () => ({ errors: [] }),
}

/** Beside the frame, which is drawn anew only where it finds its properties changed, and takes functions for equal. */
const RootContext = createContext<FieldModel | null>(null)

/** In place of every field of the frame's own: those hold numbers as doubles and know no order of keys. */
function ArgumentsField() {
  const root = use(RootContext)
  return root && <Field field={root} />
}

const FIELDS = { SchemaField: ArgumentsField }

/** The form around the fields. */
export function FormFrame({ root, ports }: { root: FieldModel; ports: FormPorts }) {
  return (
    <FormContext value={ports}>
      <RootContext value={root}>
        <Form
          tagName="div"
          schema={FRAME_SCHEMA}
          fields={FIELDS}
          validator={NO_CHECKS}
          showErrorList={false}
          noHtml5Validate
        >
          {/* The playground has its own button. */}
          <span hidden />
        </Form>
      </RootContext>
    </FormContext>
  )
}
