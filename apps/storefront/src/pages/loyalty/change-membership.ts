import { compactCardNumber } from '@bocian/rules/loyalty.ts'
import { data } from 'react-router'
import { givenConsents, shopAgreements } from '#src/domains/consent/agreements.ts'
import { consentsField, missingErrors } from '#src/domains/customer/form-consents.tsx'
import {
  checkFields,
  fieldsOf,
  hasErrors,
  refusedOutcome,
  type FormOutcome,
} from '#src/domains/customer/form-outcome.ts'
import { failureText } from '#src/platform/forms/failure-text.ts'
import { mutate, query } from '#src/platform/graphql/client.ts'
import {
  ActivateLoyaltyDocument,
  LoyaltyAgreementsDocument,
  RedeemLoyaltyRewardDocument,
  type LoyaltyCouponFragment,
} from '#src/platform/graphql/documents.gen.ts'
import { GraphqlFailure, hasCode, isRefused } from '#src/platform/graphql/graphql-failure.ts'
import { translatorOf } from '#src/platform/i18n/messages.ts'
import { storeOf } from '#src/platform/i18n/store-view.ts'
import { leaveIfSignedOut } from '#src/shell/account/guard.ts'
import { checkCardNumber, unknownCard } from './check-card-number.ts'
import type { Activation } from './loyalty-views.ts'

export type RedeemOutcome = { readonly coupon?: LoyaltyCouponFragment; readonly refusal?: string }

const failed = { status: 422 }

/** Makes the customer a member: with a new card, or with the typed number of a card from a shop. */
export async function activate(request: Request, form: FormData, activation: Activation) {
  const hasCard = activation === 'card'
  const fields = fieldsOf(form, hasCard ? ['card'] : [])
  let outcome: FormOutcome = checkFields(fields, hasCard ? { card: checkCardNumber } : {})
  try {
    const agreements = shopAgreements((await query(LoyaltyAgreementsDocument, {}, request)).agreements)
    const given = givenConsents(form, agreements)
    outcome = {
      errors: { ...outcome.errors, ...missingErrors(agreements, given) },
      values: { ...outcome.values, [consentsField]: [...given].join(',') },
    }
    if (hasErrors(outcome)) return data(outcome, failed)
    const number = hasCard ? { card_number: compactCardNumber(fields['card'] ?? '') } : {}
    await mutate(ActivateLoyaltyDocument, { input: { ...number, agreements: [...given] } }, request)
    return data<FormOutcome>({ ...outcome, isDone: true })
  } catch (error) {
    await leaveIfSignedOut(error, request)
    if (hasCode(error, 'LOYALTY_CARD_UNKNOWN')) return data({ ...outcome, errors: { card: unknownCard } }, failed)
    const refused = refusedOutcome(translatorOf(storeOf(request).locale), error, outcome)
    // The card was activated or blocked elsewhere: the page loads again and shows it.
    return hasCode(error, 'LOYALTY_ALREADY_MEMBER', 'LOYALTY_BLOCKED') ? data(refused) : data(refused, failed)
  }
}

/** Exchanges points for a coupon. After a refusal the page loads again, because the balance or the rewards have changed. */
export async function redeem(request: Request, form: FormData) {
  const reward = form.get('reward')
  try {
    const variables = { reward: typeof reward === 'string' ? reward : '' }
    const { redeemLoyaltyReward } = await mutate(RedeemLoyaltyRewardDocument, variables, request)
    const coupon = redeemLoyaltyReward?.coupon
    return data<RedeemOutcome>(coupon ? { coupon } : {})
  } catch (error) {
    await leaveIfSignedOut(error, request)
    if (!(error instanceof GraphqlFailure)) throw error
    const outcome: RedeemOutcome = { refusal: failureText(translatorOf(storeOf(request).locale), error) }
    return data(outcome, isRefused(error) ? {} : failed)
  }
}
