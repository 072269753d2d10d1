import { withoutSeparators } from '@bocian/rules/separators.ts'
import { checkEmail, normalizeEmail, requireValue } from '@bocian/rules/validators.ts'
import { hasFieldErrors, readForm, type FormOutcome } from '#src/platform/forms/form-outcome.ts'
import { failureText } from '#src/platform/forms/failure-text.ts'
import {
  GiftCardBalanceDocument,
  UnlockGiftCardDocument,
  type GiftCardBalanceFragment,
} from '#src/platform/graphql/documents.gen.ts'
import { mutate, query } from '#src/platform/graphql/client.ts'
import { GraphqlFailure, hasCode } from '#src/platform/graphql/graphql-failure.ts'
import type { Translate } from '#src/platform/i18n/messages.ts'
import { holderOf } from './card-holder.ts'

/** The outcome of the balance or unlock form. */
export type CardOutcome = FormOutcome & {
  readonly intent: 'balance' | 'unlock'
  readonly card?: GiftCardBalanceFragment | null
}

const checks = {
  balance: { code: requireValue },
  unlock: {
    unlock_code: requireValue,
    email: (value: string) => requireValue(value) ?? checkEmail(value),
  },
} as const

/** Submits the balance or the unlock form, by its `intent`. */
export async function submitCardForm(t: Translate, form: FormData, request: Request): Promise<CardOutcome> {
  const intent = form.get('intent') === 'unlock' ? 'unlock' : 'balance'
  const outcome = readForm(form, checks[intent])
  if (hasFieldErrors(outcome)) return { ...outcome, intent }
  const { code = '', unlock_code: unlockCode = '', email = '' } = outcome.values
  try {
    if (intent === 'balance') {
      const variables = { code: withoutSeparators(code) }
      const { giftCardAccount } = await query(GiftCardBalanceDocument, variables, request, { policy: 'network-only' })
      return { ...outcome, intent, card: giftCardAccount ?? null }
    }
    const variables = { code: withoutSeparators(unlockCode), email: normalizeEmail(email) }
    const { unlockGiftCard } = await mutate(UnlockGiftCardDocument, variables, request, holderOf(request))
    return { ...outcome, intent, card: unlockGiftCard ?? null }
  } catch (error) {
    if (!(error instanceof GraphqlFailure)) throw error
    if (hasCode(error, 'GIFT_CARD_ACCOUNT_EMAIL'))
      return { ...outcome, intent, errors: { email: { id: 'validation.ownEmail', defaultMessage: '' } } }
    return { ...outcome, intent, refusal: failureText(t, error) }
  }
}
