import { checkEmail, requireValue, type FieldError } from '@bocian/rules/validators.ts'

export type NewsletterValues = {
  readonly email: string
  readonly wantsSms: boolean
  readonly telephone: string
}
type NewsletterErrors = { readonly [Name in 'email' | 'sms' | 'telephone']?: FieldError }

/** What stops the sign-up, by field; nothing when it may go. */
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

/** A phone counts as filled when, its spaces removed, it is made of digits and the underscores of a mask. */
export function isPhoneFilled(telephone: string): boolean {
  return /^[\d_]+$/.test(telephone.replaceAll(/\s/g, ''))
}
