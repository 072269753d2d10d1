import { defineErrors, defineLocalErrors } from '#src/platform/user-error.ts'

/** Errors of accounts: signing in, registering, passwords and the profile. */
export const accountErrors = defineErrors({
  SIGN_IN_EMAIL_MISSING: ['graphql-input', 'Specify the "email" value.'],
  SIGN_IN_PASSWORD_MISSING: ['graphql-input', 'Specify the "password" value.'],
  SIGN_IN_INCORRECT: [
    'graphql-authentication',
    'The account sign-in was incorrect or your account is disabled temporarily. Please wait and try again later.',
  ],
  ACCOUNT_UNCONFIRMED: ['graphql-authentication', "This account isn't confirmed. Verify and try again."],
  PASSWORD_INCORRECT: ['graphql-authentication', 'Invalid login or password.'],

  ACCOUNT_EMAIL_INVALID: ['graphql-input', '"{email}" is not a valid email address.', { email: 'string' }],
  RESET_EMAIL_INVALID: ['graphql-input', 'The email address has an invalid format.', {}, 'ACCOUNT_EMAIL_INVALID'],
  EMAIL_TAKEN: ['graphql-input', 'A customer with the same email address already exists in an associated website.'],
  CHANGED_EMAIL_TAKEN: [
    'graphql-already-exists',
    'A customer with the same email address already exists in an associated website.',
    {},
    'EMAIL_TAKEN',
  ],
  CURRENT_PASSWORD_MISSING: ['graphql-input', 'Provide the current "password" to change "email".'],

  PASSWORD_TOO_SHORT: [
    'graphql-input',
    'The password needs at least {minimum} characters. Create a new password and try again.',
    { minimum: 'number' },
  ],
  PASSWORD_TOO_LONG: [
    'graphql-input',
    'Please enter a password with at most {maximum} characters.',
    { maximum: 'number' },
  ],
  PASSWORD_TOO_SIMPLE: [
    'graphql-input',
    'Minimum of different classes of characters in password is {classes}. Classes of characters: Lower Case, Upper Case, Digits, Special Characters.',
    { classes: 'number' },
  ],
  PASSWORD_COMMON: ['graphql-input', 'This password is on every list of common passwords. Please choose another.'],
  PASSWORD_UNCHANGED: ['graphql-input', 'Values can not be equal.'],

  PASSWORD_LINK_INVALID: ['graphql-input', 'The password token is mismatched. Reset and try again'],
  CONFIRMATION_LINK_INVALID: ['graphql-input', 'The confirmation token is invalid. Verify the token and try again.'],

  /** `fields` are Magento's English labels, which its message contains. */
  REQUIRED_FIELDS_MISSING: ['graphql-input', 'Required parameters are missing: {fields}', { fields: 'string[]' }],
  FIELD_INVALID: ['graphql-input', '{label} is not valid!', { field: 'string', label: 'string' }],
  GENDER_INVALID: ['graphql-input', '"{gender}" is not a valid gender value.', { gender: 'number' }],
  BIRTHDAY_INVALID: ['graphql-input', 'The Date of Birth is not valid!'],
  AGREEMENTS_INVALID: ['graphql-input', 'The agreements are not valid.'],
})

export const localAccountErrors = defineLocalErrors({
  ADMIN_TOKEN_NOT_OFFERED: ['graphql-authorization', 'account.noAdminToken'],
  AGENT_ACCOUNT_STAYS: ['graphql-authorization', 'account.agentStays'],
  CUSTOMER_ATTRIBUTE_UNKNOWN: ['graphql-input', 'account.noAttribute', { code: 'string' }],
})

/** Errors of addresses. `field` is the name of the input field; Magento's message has the label. */
export const addressErrors = defineErrors({
  FIELD_REQUIRED: ['graphql-input', '"{label}" is a required value.', { field: 'string', label: 'string' }],
  FIELD_TOO_LONG: [
    'graphql-input',
    '"{label}" cannot contain more than {maximum} characters.',
    { field: 'string', label: 'string', maximum: 'number' },
  ],
  STREET_TOO_MANY_LINES: [
    'graphql-input',
    '"Street Address" cannot contain more than {maximum} lines.',
    { maximum: 'number' },
  ],
  COUNTRY_NOT_AVAILABLE: ['graphql-input', 'Country is not available'],
  REGION_REQUIRED: ['graphql-input', 'Region is required.'],
  REGION_MISMATCH: ['graphql-input', 'The region_id does not match the selected country or region'],
  POST_CODE_INVALID: ['graphql-input', 'Provided Zip/Postal Code seems to be invalid'],
  POST_CODE_INVALID_FOR_COUNTRY: [
    'graphql-input',
    'Provided Zip/Postal Code seems to be invalid (ex: {example})',
    { example: 'string' },
    'POST_CODE_INVALID',
  ],
  PHONE_INVALID: ['graphql-input', 'Please specify a valid phone number'],
  PHONE_INVALID_FOR_COUNTRY: [
    'graphql-input',
    'Please specify a valid phone number (ex: {example})',
    { example: 'string' },
    'PHONE_INVALID',
  ],
  ADDRESS_NOT_FOUND: ['graphql-no-such-entity', 'Could not find a address with ID "{id}"', { id: 'string' }],
  ADDRESS_IS_DEFAULT: [
    'graphql-input',
    'Customer Address is set as default {kind} address and can not be deleted',
    { kind: 'string' },
  ],
  ADDRESS_BOOK_FULL: [
    'graphql-input',
    'An address book cannot hold more than {maximum} addresses.',
    { maximum: 'number' },
  ],
})
