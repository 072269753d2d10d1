import type { ErrorTexts } from './error-texts-of.ts'

/** Texts of errors: the account, its password and its links. */
export const accountTexts = {
  SIGN_IN_INCORRECT: 'customer.refusal.signIn',
  // The same words: a page that tells the two apart tells whether a registered address had an account before.
  ACCOUNT_UNCONFIRMED: 'customer.refusal.signIn',
  NOT_SIGNED_IN: 'customer.refusal.denied',
  PASSWORD_LINK_INVALID: 'customer.refusal.link',
  CONFIRMATION_LINK_INVALID: 'customer.refusal.link',
  EMAIL_TAKEN: 'forms.validation.emailTaken',
  PASSWORD_INCORRECT: 'forms.validation.passwordWrong',
  PASSWORD_TOO_SHORT: (t, { minimum }) => t('forms.validation.tooShort', { value: minimum }),
  PASSWORD_TOO_SIMPLE: 'forms.validation.passwordClasses',
  PASSWORD_COMMON: 'forms.validation.passwordCommon',
  PASSWORD_UNCHANGED: 'forms.validation.equal',
} satisfies Partial<ErrorTexts>
