import { errorText } from '#src/platform/forms/error-text.ts'
import { failureText } from '#src/platform/forms/failure-text.ts'
import { SubscribeToNewsletterDocument } from '#src/platform/graphql/documents.gen.ts'
import { mutate } from '#src/platform/graphql/client.ts'
import type { Translate } from '#src/platform/i18n/messages.ts'
import { checkPhone, normalizePhone, phoneCountry } from '@bocian/rules/phone.ts'
import { checkEmail, normalizeEmail, requireValue, type FieldError } from '@bocian/rules/validators.ts'
import { givenConsents } from './agreements.ts'
import { missingNewsletterConsents, type NewsletterAgreements } from './newsletter-agreements.ts'

/** The outcome of a sign-up: errors by field, the server's refusal, or the subscribed email address. */
export type NewsletterOutcome = {
  readonly errors: { readonly [Name in 'email' | 'sms' | 'telephone']?: string | undefined }
  /** The ids of the required agreements that are not given. */
  readonly missing?: readonly number[]
  readonly refusal?: string
  readonly subscribed?: string
  /** What was typed, if the form is to be corrected. */
  readonly typed?: TypedNewsletter
}

/** What a visitor typed into the form, and the ids of the given agreements. */
export type TypedNewsletter = {
  readonly email: string
  readonly wantsSms: boolean
  readonly telephone: string
  readonly given: readonly number[]
}

/** Validates the form and sends it. `country` is that of the store. Pass `request` only on the server. */
export async function submitNewsletter(
  t: Translate,
  form: FormData,
  { agreements, country }: { readonly agreements: NewsletterAgreements; readonly country: string },
  request?: Request,
): Promise<NewsletterOutcome> {
  const typed = typedIn(form, agreements)
  const ofPhone = phoneCountry({}, country)
  const found = Object.entries(checkNewsletter(typed, ofPhone))
  const missing = missingNewsletterConsents(agreements, new Set(typed.given), typed.wantsSms)
  if (found.length > 0 || missing.length > 0)
    return { errors: Object.fromEntries(found.map(([name, error]) => [name, errorText(t, error)])), missing, typed }
  try {
    const response = await mutate(SubscribeToNewsletterDocument, variablesOf(typed, ofPhone), request)
    return { errors: {}, ...(response.subscribeEmailToNewsletter?.status ? { subscribed: typed.email } : {}) }
  } catch (error) {
    return { errors: {}, refusal: failureText(t, error), typed }
  }
}

const typedIn = (form: FormData, { emails, sms }: NewsletterAgreements): TypedNewsletter => {
  const wantsSms = form.get('sms') !== null
  return {
    email: normalizeEmail(String(form.get('email') ?? '')),
    wantsSms,
    telephone: String(form.get('telephone') ?? ''),
    given: [...givenConsents(form, wantsSms ? [...emails, ...sms] : emails)],
  }
}

const variablesOf = ({ email, wantsSms, telephone, given }: TypedNewsletter, country: string) => ({
  email,
  agreements: [...given],
  sms: wantsSms ? { is_subscribed: true, telephone: normalizePhone(telephone, country) } : null,
})

type NewsletterErrors = { readonly [Name in 'email' | 'sms' | 'telephone']?: FieldError }

/** The validation errors by field; empty if the form is valid. VAL-08: the phone number is written as in the store's country. */
export function checkNewsletter(
  { email, wantsSms, telephone }: Omit<TypedNewsletter, 'given'>,
  country: string,
): NewsletterErrors {
  const isMissing = requireValue(email)
  if (isMissing && wantsSms)
    return {
      sms: {
        id: 'validation.smsNeedsEmail',
        defaultMessage: 'SMS newsletter signup requires email newsletter signup',
      },
    }
  const emailError = isMissing ?? checkEmail(email)
  const phoneError = wantsSms ? checkTelephone(telephone, country) : null
  return { ...(emailError ? { email: emailError } : {}), ...(phoneError ? { telephone: phoneError } : {}) }
}

const checkTelephone = (telephone: string, country: string): FieldError | null =>
  isPhoneFilled(normalizePhone(telephone, country)) ? checkPhone(telephone, country) : requireValue('')

/** True if, without spaces, the phone number has only digits and mask underscores. */
export function isPhoneFilled(telephone: string): boolean {
  return /^[\d_]+$/.test(telephone.replaceAll(/\s/g, ''))
}
