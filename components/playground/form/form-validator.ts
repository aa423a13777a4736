import type { RJSFSchema, ValidatorType } from '@rjsf/utils'
import { validationErrors } from './check-arguments.ts'

/**
 * What the form asks of a validator. It never submits, so all that matters is which branch of an `anyOf` or
 * `oneOf` a value fits; its issues are found by `checkArguments` and handed in from outside.
 */
export const formValidator: ValidatorType = {
  validateFormData: () => ({ errors: [], errorSchema: {} }),
  isValid: (schema, value, rootSchema) => {
    const inRoot = withDefinitions(schema, rootSchema)
    return validationErrors(inRoot, value).length === 0
  },
  rawValidation: () => ({ errors: [] }),
}

/** A part of a schema refers to the definitions of the whole. */
function withDefinitions(schema: RJSFSchema, root: RJSFSchema): RJSFSchema {
  if (typeof schema !== 'object' || schema === root) return schema
  return { $defs: root.$defs, definitions: root.definitions, ...schema }
}
