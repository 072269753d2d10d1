import { checkEmail, requireValue, type FieldError } from '@bocian/rules/validators.ts'

export type NewsletterValues = {
  readonly email: string
  readonly wantsSms: boolean
  readonly telephone: string
}
type NewsletterErrors = { readonly [Name in 'email' | 'sms' | 'telephone']?: FieldError }

/** The validation errors by field; empty if the form is valid. */
export function checkNewsletter({ email, wantsSms, telephone }: NewsletterValues): NewsletterErrors {
  const isMissing = requireValue(email)
  if (isMissing && wantsSms)
    return {
      sms: {
        id: 'validation.smsNeedsEmail',
        defaultMessage: 'SMS newsletter signup requires email newsletter signup',
      },
    }
  const emailError = isMissing ?? checkEmail(email)
  const phoneError = wantsSms && !isPhoneFilled(telephone) ? requireValue('') : null
  return { ...(emailError ? { email: emailError } : {}), ...(phoneError ? { telephone: phoneError } : {}) }
}

/** True if, without spaces, the phone number has only digits and mask underscores. */
export function isPhoneFilled(telephone: string): boolean {
  return /^[\d_]+$/.test(telephone.replaceAll(/\s/g, ''))
}
