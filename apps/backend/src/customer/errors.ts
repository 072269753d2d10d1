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
  CHECKED_EMAIL_MISSING: ['graphql-input', 'Email must be specified', {}, 'ACCOUNT_EMAIL_INVALID'],
  CHECKED_EMAIL_INVALID: ['graphql-input', 'Email is invalid', {}, 'ACCOUNT_EMAIL_INVALID'],
  RESET_EMAIL_MISSING: ['graphql-input', 'You must specify an email address.', {}, 'ACCOUNT_EMAIL_INVALID'],
  RESET_EMAIL_INVALID: ['graphql-input', 'The email address has an invalid format.', {}, 'ACCOUNT_EMAIL_INVALID'],
  CONFIRMED_EMAIL_INVALID: ['graphql-input', 'Email address is not valid', {}, 'ACCOUNT_EMAIL_INVALID'],
  EMAIL_TAKEN: ['graphql-input', 'A customer with the same email address already exists in an associated website.'],
  CHANGED_EMAIL_TAKEN: [
    'graphql-already-exists',
    'A customer with the same email address already exists in an associated website.',
    {},
    'EMAIL_TAKEN',
  ],
  CURRENT_PASSWORD_MISSING: ['graphql-input', 'Provide the current "password" to change "email".'],

  OLD_PASSWORD_MISSING: ['graphql-input', 'Specify the "currentPassword" value.', {}, 'SIGN_IN_PASSWORD_MISSING'],
  NEW_PASSWORD_MISSING: ['graphql-input', 'Specify the "newPassword" value.', {}, 'SIGN_IN_PASSWORD_MISSING'],
  RESET_PASSWORD_MISSING: ['graphql-input', 'newPassword must be specified', {}, 'SIGN_IN_PASSWORD_MISSING'],
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

  RESET_TOKEN_MISSING: ['graphql-input', 'resetPasswordToken must be specified', {}, 'PASSWORD_LINK_INVALID'],
  PASSWORD_LINK_INVALID: ['graphql-input', 'The password token is mismatched. Reset and try again'],
  CONFIRMATION_LINK_INVALID: ['graphql-input', 'The confirmation token is invalid. Verify the token and try again.'],

  /** `fields` are what Magento's message contains: its English labels, for an address the names of its fields. */
  REQUIRED_FIELDS_MISSING: ['graphql-input', 'Required parameters are missing: {fields}', { fields: 'string[]' }],
  CUSTOMER_INPUT_MISSING: ['graphql-input', '"input" value should be specified', {}, 'REQUIRED_FIELDS_MISSING'],
  FIELD_INVALID: ['graphql-input', '{label} is not valid!', { field: 'string', label: 'string' }],
  GENDER_INVALID: ['graphql-input', '"{gender}" is not a valid gender value.', { gender: 'number' }],
  DATE_INVALID: ['graphql-input', 'Invalid date', {}, 'BIRTHDAY_INVALID'],
  BIRTHDAY_INVALID: ['graphql-input', 'The Date of Birth is not valid!'],
  AGREEMENTS_INVALID: ['graphql-input', 'The agreements are not valid.'],
  SMS_NEEDS_EMAIL: ['graphql-input', 'SMS newsletter signup requires email newsletter signup'],
  ACCEPTANT_INVALID: ['graphql-no-such-entity', 'The acceptant was not found.'],
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
  POST_CODE_OF_OTHER_COUNTRY: [
    'graphql-input',
    'Provided Zip/Postal Code seems to be invalid: it has the prefix of another country (ex: {example})',
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
  PHONE_OF_OTHER_COUNTRY: [
    'graphql-input',
    'Please specify a valid phone number: this one has the prefix of another country (ex: {example})',
    { example: 'string' },
    'PHONE_INVALID',
  ],
  ADDRESS_NOT_FOUND: ['graphql-no-such-entity', 'Could not find a address with ID "{id}"', { id: 'string' }],
  ADDRESS_IS_DEFAULT: [
    'graphql-input',
    'Customer Address {id} is set as default {kind} address and can not be deleted',
    { id: 'number', kind: 'string' },
  ],
  ADDRESS_BOOK_FULL: [
    'graphql-input',
    'An address book cannot hold more than {maximum} addresses.',
    { maximum: 'number' },
  ],
})

/** Errors of signing in with an account of Apple, Facebook or Google. */
export const socialErrors = defineErrors({
  SOCIAL_NOT_OFFERED: ['graphql-input', 'This store does not offer to sign in with this provider.'],
  SOCIAL_STATE_INVALID: ['graphql-authentication', 'The sign-in was not started in this browser, or was used before.'],
  SOCIAL_EXPIRED: ['graphql-authentication', 'The sign-in took too long. Please start again.'],
  SOCIAL_PROVIDER_FAILED: ['graphql-authentication', 'The provider does not respond as it should.'],
  SOCIAL_TOKEN_INVALID: ['graphql-authentication', 'The response of the provider could not be verified.'],
  SOCIAL_EMAIL_UNVERIFIED: ['graphql-authentication', 'The provider has not verified the email address.'],
  SOCIAL_AGENT_REFUSED: ['graphql-authorization', 'Sales agents sign in with their password.'],
})

/** Errors of passkeys and of the other ways to sign in. */
export const passkeyErrors = defineErrors({
  PASSKEYS_NOT_OFFERED: ['graphql-input', 'This store does not offer to sign in with a passkey.'],
  PASSKEY_INVALID: ['graphql-authentication', 'The passkey could not be verified.'],
  PASSKEY_EXPIRED: ['graphql-authentication', 'It took too long. Please start again.'],
  PASSKEY_UNKNOWN: ['graphql-authentication', 'This passkey does not belong to an account.'],
  PASSKEY_TOO_MANY: ['graphql-input', 'An account cannot have more than {maximum} passkeys.', { maximum: 'number' }],
  PASSKEY_NAME_MISSING: ['graphql-input', 'Specify the "name" value.'],
  PASSKEY_NOT_FOUND: ['graphql-no-such-entity', 'The passkey does not exist.'],
  SIGN_IN_NOT_RECENT: ['graphql-authorization', 'Provide the password, or sign in again.'],
  LAST_SIGN_IN_WAY: ['graphql-input', 'This is the only way to sign in. Set a password first.'],
})

/** Errors of the proof that a sales agent needs besides the password. */
export const secondFactorErrors = defineErrors({
  SECOND_FACTOR_FOR_AGENTS: ['graphql-authorization', 'Only sales agents need a second factor.'],
  SECOND_FACTOR_REQUIRED: ['graphql-authorization', 'Enter a code of your authenticator app or use a passkey first.'],
  SECOND_FACTOR_INVALID: ['graphql-authentication', 'The code is wrong, or was used before.'],
  AUTHENTICATOR_EXPIRED: ['graphql-input', 'The set-up took too long. Please start again.'],
  LAST_SECOND_FACTOR: ['graphql-input', 'This is your only second factor. Set up another one first.'],
})
