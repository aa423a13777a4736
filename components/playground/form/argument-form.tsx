'use client'

import '@mantine/dates/styles.layer.css'
import { generateForm } from '@rjsf/mantine'
import { ErrorSchemaBuilder } from '@rjsf/utils'
import { useMemo } from 'react'
import type { JsonObject } from '#lib/base/json.ts'
import type { ArgumentIssue } from './check-arguments.ts'
import styles from './form.module.css'
import {
  ArrayFieldItemTemplate,
  ArrayFieldTemplate,
  DescriptionField,
  FieldTemplate,
  ObjectFieldTemplate,
  OptionalDataControls,
} from './form-templates.tsx'
import { formUiSchema } from './form-ui-schema.ts'
import { formValidator } from './form-validator.ts'
import { argumentsOfForm } from './form-value.ts'
import { BaseInput, CheckboxWidget, SelectWidget } from './form-widgets.tsx'

const Form = generateForm()

const TEMPLATES = {
  ArrayFieldItemTemplate,
  ArrayFieldTemplate,
  BaseInputTemplate: BaseInput,
  DescriptionFieldTemplate: DescriptionField,
  FieldTemplate,
  ObjectFieldTemplate,
  OptionalDataControlsTemplate: OptionalDataControls,
}
const WIDGETS = { CheckboxWidget, SelectWidget }

/** A form for the arguments that a JSON Schema describes. What is left empty is not sent. */
export function ArgumentForm(props: {
  schema: JsonObject
  value: JsonObject
  issues: readonly ArgumentIssue[]
  onChange: (value: JsonObject) => void
}) {
  const { schema, value, issues, onChange } = props
  const uiSchema = useMemo(() => formUiSchema(schema), [schema])
  const extraErrors = useMemo(() => errorSchema(issues), [issues])
  return (
    <div className={styles.form}>
      <Form
        tagName="div"
        schema={schema}
        uiSchema={uiSchema}
        validator={formValidator}
        templates={TEMPLATES}
        widgets={WIDGETS}
        formData={value}
        extraErrors={extraErrors}
        showErrorList={false}
        noHtml5Validate
        idPrefix="argument"
        experimental_defaultFormStateBehavior={{
          emptyObjectFields: 'skipDefaults',
          arrayMinItems: { populate: 'never' },
          constAsDefaults: 'never',
        }}
        onChange={({ formData }) => onChange(argumentsOfForm(formData))}
      >
        {/* The playground has its own button. */}
        <span hidden />
      </Form>
    </div>
  )
}

function errorSchema(issues: readonly ArgumentIssue[]) {
  const builder = new ErrorSchemaBuilder()
  for (const { path, message } of issues) builder.addErrors(message, [...path])
  return builder.ErrorSchema
}
