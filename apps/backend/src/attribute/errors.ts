import { defineErrors } from '#src/platform/user-error.ts'

export const attributeErrors = defineErrors({
  FORM_CODE_MISSING: [
    'graphql-input',
    'Required parameter "formCode" of type string.',
    {},
    'REQUIRED_PARAMETER_MISSING',
  ],
  TOO_MANY_ATTRIBUTES: ['graphql-input', 'Please request at most {maximum} attributes at once.', { maximum: 'number' }],
  ATTRIBUTE_NOT_FOUND: ['graphql-input', '{text}', { text: 'text' }],
})
