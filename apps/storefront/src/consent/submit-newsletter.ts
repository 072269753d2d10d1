import { errorText } from '#src/forms/error-text.ts'
import { failureText } from '#src/forms/failure-text.ts'
import { SubscribeToNewsletterDocument } from '#src/graphql/documents.gen.ts'
import { mutate } from '#src/graphql/client.ts'
import type { Translate } from '#src/i18n/messages.ts'
import { checkNewsletter, type NewsletterValues } from './check-newsletter.ts'

/** What came of a sign-up: what is wrong with which field, why the server refused, or the address it was kept for. */
export type NewsletterOutcome = {
  readonly errors: { readonly [Name in 'email' | 'sms' | 'telephone']?: string | undefined }
  readonly refusal?: string
  readonly subscribed?: string
}

/** Checks the form and sends it; `request` is given on the server. */
export async function submitNewsletter(t: Translate, form: FormData, request?: Request): Promise<NewsletterOutcome> {
  const values = valuesOf(form)
  const found = Object.entries(checkNewsletter(values))
  if (found.length > 0) return { errors: Object.fromEntries(found.map(([name, error]) => [name, errorText(t, error)])) }
  try {
    const answer = await mutate(SubscribeToNewsletterDocument, variablesOf(values), request)
    return { errors: {}, ...(answer.subscribeEmailToNewsletter?.status ? { subscribed: values.email } : {}) }
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
