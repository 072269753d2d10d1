import { checkEmail, normalizeEmail, requireValue } from '@bocian/rules/validators.ts'
import { hasFieldErrors, readForm, type FormOutcome } from '#src/forms/form-outcome.ts'
import { failureText } from '#src/forms/failure-text.ts'
import {
  GiftCardBalanceDocument,
  UnlockGiftCardDocument,
  type GiftCardBalanceFragment,
} from '#src/graphql/documents.gen.ts'
import { mutate, query } from '#src/graphql/client.ts'
import { GraphqlFailure } from '#src/graphql/graphql-failure.ts'
import type { Translate } from '#src/i18n/messages.ts'
import { giftCardFault } from './gift-card-fault.ts'

/** What came of one of the two forms of the page: what is left on the card, or why that is not told. */
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

/** Asks for the balance of a card or opens it, as the form says. */
export async function askCard(t: Translate, form: FormData, request: Request): Promise<CardOutcome> {
  const intent = form.get('intent') === 'unlock' ? 'unlock' : 'balance'
  const outcome = readForm(form, checks[intent])
  if (hasFieldErrors(outcome)) return { ...outcome, intent }
  const { code = '', unlock_code: unlockCode = '', email = '' } = outcome.values
  try {
    if (intent === 'balance') {
      const { giftCardAccount } = await query(GiftCardBalanceDocument, { code }, request, { policy: 'network-only' })
      return { ...outcome, intent, card: giftCardAccount ?? null }
    }
    const asked = { code: unlockCode, email: normalizeEmail(email) }
    const { unlockGiftCard } = await mutate(UnlockGiftCardDocument, asked, request)
    return { ...outcome, intent, card: unlockGiftCard ?? null }
  } catch (error) {
    if (!(error instanceof GraphqlFailure)) throw error
    if (error.errors[0]?.code === 'GIFT_CARD_ACCOUNT_EMAIL')
      return { ...outcome, intent, errors: { email: { id: 'validation.ownEmail', defaultMessage: error.message } } }
    return { ...outcome, intent, refusal: giftCardFault(t, error) ?? failureText(t, error) }
  }
}
