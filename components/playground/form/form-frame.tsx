'use client'

import { generateForm } from '@rjsf/mantine'
import type { FieldProps, RJSFSchema, ValidatorType } from '@rjsf/utils'
import { Field } from './field.tsx'
import { FormContext, type FormPorts } from './form-ports.ts'
import type { FieldModel } from './schema/field-model.ts'

type FrameContext = { readonly root: FieldModel; readonly ports: FormPorts }

const Form = generateForm<undefined, RJSFSchema, FrameContext>()

/** All that is foreign is in the field's model: the frame itself sees no schema that could mislead it. */
const FRAME_SCHEMA: RJSFSchema = { title: 'Arguments' }

/** The frame never submits and never checks. */
const NO_CHECKS: ValidatorType = {
  validateFormData: () => ({ errors: [], errorSchema: {} }),
  isValid: () => true,
  rawValidation: () => ({ errors: [] }),
}

/** In place of every field of the frame's own: those hold numbers as doubles and know no order of keys. */
function ArgumentsField({ registry }: FieldProps<undefined, RJSFSchema, FrameContext>) {
  const { root, ports } = registry.formContext
  return (
    <FormContext value={ports}>
      <Field field={root} />
    </FormContext>
  )
}

const FIELDS = { SchemaField: ArgumentsField }

/** The form around the fields. */
export function FormFrame({ root, ports }: FrameContext) {
  return (
    <Form
      tagName="div"
      schema={FRAME_SCHEMA}
      formContext={{ root, ports }}
      fields={FIELDS}
      validator={NO_CHECKS}
      showErrorList={false}
      noHtml5Validate
    >
      {/* The playground has its own button. */}
      <span hidden />
    </Form>
  )
}
