import { checkEmail, requireValue } from '@bocian/rules/validators.ts'
import { errorText } from '#src/platform/forms/error-text.ts'
import { failureText } from '#src/platform/forms/failure-text.ts'
import { SubscribeToStockAlertDocument, type AlertConsentFragment } from '#src/platform/graphql/documents.gen.ts'
import { mutate } from '#src/platform/graphql/client.ts'
import { listedTexts } from '#src/platform/graphql/error-texts.ts'
import type { Translate } from '#src/platform/i18n/messages.ts'

/** The outcome of a sign-up: errors by field, the server's refusal, or the subscribed email address. */
export type AlertOutcome = {
  /** The errors by field name, such as `email` or `agreement-3`. */
  readonly errors: Readonly<Record<string, string | undefined>>
  readonly refusal?: string
  readonly kept?: string
}

export const consentName = ({ id }: AlertConsentFragment): string => `agreement-${id}`

/** Validates the form and sends it. */
export async function submitStockAlert(
  t: Translate,
  sku: string,
  consents: readonly AlertConsentFragment[],
  form: FormData,
): Promise<AlertOutcome> {
  const email = String(form.get('email') ?? '').trim()
  const errors = checkAlert(t, email, consents, form)
  if (Object.keys(errors).length > 0) return { errors }
  const agreements = consents.filter((consent) => form.has(consentName(consent))).map(({ id }) => id)
  try {
    const { subscribeToStockAlert: result } = await mutate(SubscribeToStockAlertDocument, { sku, email, agreements })
    if (result?.success) return { errors, kept: email }
    const [refusal] = await listedTexts(t, [result])
    return { errors, refusal: refusal ?? t('notices.unexpected') }
  } catch (error) {
    return { errors, refusal: failureText(t, error) }
  }
}

function checkAlert(t: Translate, email: string, consents: readonly AlertConsentFragment[], form: FormData) {
  const wrong = errorText(t, requireValue(email) ?? checkEmail(email))
  const missing = consents.filter((consent) => consent.required && !form.has(consentName(consent)))
  return {
    ...(wrong ? { email: wrong } : {}),
    ...Object.fromEntries(missing.map((consent) => [consentName(consent), errorText(t, requireValue(''))])),
  }
}
