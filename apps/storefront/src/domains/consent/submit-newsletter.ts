import { errorText } from '#src/platform/forms/error-text.ts'
import { failureText } from '#src/platform/forms/failure-text.ts'
import { SubscribeToNewsletterDocument } from '#src/platform/graphql/documents.gen.ts'
import { mutate } from '#src/platform/graphql/client.ts'
import type { Translate } from '#src/platform/i18n/messages.ts'
import { checkEmail, requireValue, type FieldError } from '@bocian/rules/validators.ts'

/** The outcome of a sign-up: errors by field, the server's refusal, or the subscribed email address. */
export type NewsletterOutcome = {
  readonly errors: { readonly [Name in 'email' | 'sms' | 'telephone']?: string | undefined }
  readonly refusal?: string
  readonly subscribed?: string
}

/** Validates the form and sends it. Pass `request` only on the server. */
export async function submitNewsletter(t: Translate, form: FormData, request?: Request): Promise<NewsletterOutcome> {
  const values = valuesOf(form)
  const found = Object.entries(checkNewsletter(values))
  if (found.length > 0) return { errors: Object.fromEntries(found.map(([name, error]) => [name, errorText(t, error)])) }
  try {
    const response = await mutate(SubscribeToNewsletterDocument, variablesOf(values), request)
    return { errors: {}, ...(response.subscribeEmailToNewsletter?.status ? { subscribed: values.email } : {}) }
  } catch (error) {
    return { errors: {}, refusal: failureText(t, error) }
  }
}

const valuesOf = (form: FormData): NewsletterValues => ({
  email: String(form.get('email') ?? '').trim(),
  wantsSms: form.get('sms') !== null,
  telephone: String(form.get('telephone') ?? ''),
})

const variablesOf = ({ email, wantsSms, telephone }: NewsletterValues) => ({
  email,
  sms: wantsSms ? { is_subscribed: true, telephone: telephone.replaceAll(/\s/g, '') } : null,
})

type NewsletterValues = {
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
