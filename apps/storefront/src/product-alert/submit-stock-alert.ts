import { checkEmail, requireValue } from '@bocian/rules/validators.ts'
import { errorText } from '#src/forms/error-text.ts'
import { failureText } from '#src/forms/failure-text.ts'
import { serverMessage } from '#src/forms/server-message.ts'
import { SubscribeToStockAlertDocument, type StockAlertConsentsQuery } from '#src/graphql/documents.gen.ts'
import { mutate } from '#src/graphql/client.ts'
import type { Translate } from '#src/i18n/messages.ts'

export type Consent = NonNullable<NonNullable<StockAlertConsentsQuery['agreements']>[number]>

/** What came of the wish: what is wrong with which field, why it was refused as a whole, or the address it was kept for. */
export type AlertOutcome = {
  /** By the field's name: `email`, `agreement-3`. */
  readonly errors: Readonly<Record<string, string | undefined>>
  readonly refusal?: string
  readonly kept?: string
}

export const consentName = ({ id }: Consent): string => `agreement-${id}`

/** Checks the form and sends it. */
export async function submitStockAlert(
  t: Translate,
  sku: string,
  consents: readonly Consent[],
  form: FormData,
): Promise<AlertOutcome> {
  const email = String(form.get('email') ?? '').trim()
  const errors = checkAlert(t, email, consents, form)
  if (Object.keys(errors).length > 0) return { errors }
  const agreements = consents.filter((consent) => form.has(consentName(consent))).map(({ id }) => id)
  try {
    const { subscribeToStockAlert: came } = await mutate(SubscribeToStockAlertDocument, { sku, email, agreements })
    return came?.success ? { errors, kept: email } : { errors, refusal: serverMessage(t, came?.message ?? '') }
  } catch (error) {
    return { errors, refusal: failureText(t, error) }
  }
}

function checkAlert(t: Translate, email: string, consents: readonly Consent[], form: FormData) {
  const wrong = errorText(t, requireValue(email) ?? checkEmail(email))
  const missing = consents.filter((consent) => consent.required && !form.has(consentName(consent)))
  return {
    ...(wrong ? { email: wrong } : {}),
    ...Object.fromEntries(missing.map((consent) => [consentName(consent), errorText(t, requireValue(''))])),
  }
}
