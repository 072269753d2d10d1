import { defineErrors } from './user-error.ts'

/** Errors that any request may return. */
export const platformErrors = defineErrors({
  NOT_SIGNED_IN: ['graphql-authorization', "The current customer isn't authorized."],

  REQUEST_INVALID: ['graphql-input', 'The request is not valid.'],
  REQUIRED_PARAMETER_MISSING: ['graphql-input', 'Required parameter "{parameter}" is missing', { parameter: 'string' }],
  UID_INVALID: ['graphql-input', 'Value of uid "{uid}" is incorrect.', { uid: 'string' }],
  EMAIL_INVALID: ['graphql-input', 'Enter a valid email address.'],
  IDEMPOTENCY_KEY_REUSED: ['graphql-input', 'This Idempotency-Key was used for another request.'],

  PAGE_SIZE_TOO_SMALL: ['graphql-input', 'pageSize value must be greater than 0.'],
  PAGE_SIZE_TOO_LARGE: ['graphql-input', 'Maximum pageSize is {maximum}', { maximum: 'number' }],
  CURRENT_PAGE_TOO_SMALL: ['graphql-input', 'currentPage value must be greater than 0.'],
  CURRENT_PAGE_TOO_LARGE: [
    'graphql-input',
    'currentPage value {page} specified is greater than the {pages} page(s) available.',
    { page: 'number', pages: 'number' },
  ],

  QUERY_TOO_NESTED: [
    'graphql-input',
    'Max nesting of product lists should be {maximum} but got {found}.',
    { maximum: 'number', found: 'number' },
  ],
  QUERY_TOO_EXPENSIVE: [
    'graphql-input',
    'Max query cost should be {maximum} but got {found}.',
    { maximum: 'number', found: 'number' },
  ],

  /** The database is overloaded or unreachable. Magento has no message for this. */
  TRY_AGAIN: ['graphql-too-many-requests', 'The shop is very busy right now. Please try again in a moment.'],
  TOO_MANY_REQUESTS: ['graphql-too-many-requests', 'Too many requests. Please wait a moment and try again.'],
  TOO_MANY_ATTEMPTS: ['graphql-too-many-requests', 'Too many attempts. Please wait a moment and try again.'],
  DEADLINE: [
    'graphql-too-many-requests',
    'The request took too long and was stopped. Please ask for less at once, or try again in a moment.',
  ],
  PREVIEW_EXPIRED: ['graphql-authorization', 'The link of this preview is no longer valid. Ask for a new one.'],
  PREVIEW_READ_ONLY: ['graphql-authorization', 'This is a preview, in which nothing can be ordered or changed.'],
  CLIENT_LEFT: ['graphql-input', 'The client has left.'],
})
