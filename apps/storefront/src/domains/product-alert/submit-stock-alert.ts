import { checkEmail, normalizeEmail, requireValue } from '@bocian/rules/validators.ts'
import { errorText } from '#src/platform/forms/error-text.ts'
import { failureText } from '#src/platform/forms/failure-text.ts'
import { SubscribeToStockAlertDocument } from '#src/platform/graphql/documents.gen.ts'
import { mutate } from '#src/platform/graphql/client.ts'
import { listedTexts } from '#src/platform/graphql/error-texts.ts'
import { missingConsents, type Agreement } from '../consent/agreements.ts'
import type { Translate } from '#src/platform/i18n/messages.ts'

/** The outcome of a sign-up: what is wrong with the form, the server's refusal, or the subscribed email address. */
export type AlertOutcome = {
  readonly emailError?: string | undefined
  /** The required consents that are missing. */
  readonly missing: readonly number[]
  readonly refusal?: string
  readonly kept?: string
}

/** Validates the form and sends it. */
export async function submitStockAlert(
  t: Translate,
  sku: string,
  consents: readonly Agreement[],
  given: ReadonlySet<number>,
  typed: string,
): Promise<AlertOutcome> {
  const email = normalizeEmail(typed)
  const emailError = errorText(t, requireValue(email) ?? checkEmail(email))
  const missing = missingConsents(consents, given)
  if (emailError !== undefined || missing.length > 0) return { emailError, missing }
  try {
    const { subscribeToStockAlert: result } = await mutate(SubscribeToStockAlertDocument, {
      sku,
      email,
      agreements: [...given],
    })
    if (result?.success) return { missing, kept: email }
    const [refusal] = await listedTexts(t, [result])
    return { missing, refusal: refusal ?? t('notices.unexpected') }
  } catch (error) {
    return { missing, refusal: failureText(t, error) }
  }
}
