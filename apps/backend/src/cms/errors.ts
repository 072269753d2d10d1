import { defineErrors } from '#src/platform/user-error.ts'

export const cmsErrors = defineErrors({
  BLOCK_IDENTIFIERS_MISSING: ['graphql-input', '"identifiers" of CMS blocks should be specified'],
  BLOCK_NOT_FOUND: [
    'graphql-no-such-entity',
    'The CMS block with the "{identifier}" ID doesn\'t exist.',
    { identifier: 'string' },
  ],
  PAGE_IDENTIFIER_MISSING: ['graphql-input', '"Page id/identifier should be specified'],
  PAGE_NOT_FOUND: [
    'graphql-no-such-entity',
    'The CMS page with the "{identifier}" ID doesn\'t exist.',
    { identifier: 'string' },
  ],

  CONTACT_FORM_DISABLED: ['graphql-input', 'The contact form is unavailable.'],
  CONTACT_NAME_MISSING: ['graphql-input', 'Enter the Name and try again.'],
  CONTACT_COMMENT_MISSING: ['graphql-input', 'Enter the comment and try again.'],
  CONTACT_TOPIC_UNKNOWN: ['graphql-input', 'Choose one of the topics and try again.'],
  CONTACT_ORDER_INVALID: ['graphql-input', 'The order number is invalid. Verify the order number and try again.'],
  CONTACT_FILES_TOO_MANY: ['graphql-input', 'Attach at most {most} files.', { most: 'number' }],
  CONTACT_FILES_TOO_LARGE: ['graphql-input', 'The files may have {most} bytes together.', { most: 'number' }],
  CONTACT_FILE_TYPE: ['graphql-input', 'The file "{name}" is not a JPEG, PNG, WebP or PDF.', { name: 'string' }],
  CONTACT_EMAIL_INVALID: [
    'graphql-input',
    'The email address is invalid. Verify the email address and try again.',
    {},
    'EMAIL_INVALID',
  ],
})
