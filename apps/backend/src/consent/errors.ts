import { defineErrors } from '#src/platform/user-error.ts'

export const consentErrors = defineErrors({
  NEWSLETTER_EMAIL_MISSING: [
    'graphql-input',
    'You must specify an email address to subscribe to a newsletter.',
    {},
    'EMAIL_INVALID',
  ],
  LINK_INVALID: ['graphql-input', 'The link is not valid or has expired.'],
  CONSENT_MISSING: ['graphql-input', 'Please accept the required consents.'],
  CONSENT_REQUIRED: ['graphql-input', 'A required consent cannot be withdrawn.'],
  AGREEMENT_NOT_FOUND: ['graphql-no-such-entity', 'The agreement "{id}" was not found.', { id: 'number' }],
  NEWSLETTER_NOT_AVAILABLE: ['graphql-input', 'The newsletter is not available.'],
  NEWSLETTER_AGREEMENTS_INVALID: ['graphql-input', 'The agreements are not valid.', {}, 'AGREEMENTS_INVALID'],
  NEWSLETTER_PHONE_INVALID: ['graphql-input', 'Please specify a valid phone number', {}, 'PHONE_INVALID'],
})
