import type { Database } from '#src/platform/database.ts'
import { faultPoint } from '#src/platform/fault-point.ts'
import { toAdyenValue } from './adyen-amount.ts'
import { adyenCalls, adyenOf } from './adyen-connection.ts'
import { pollAdyen } from './adyen-status.ts'
import { insertAdyenSession, noteRefundReference } from './adyen-queries.ts'
import type { AdyenSession } from './adyen-types.ts'
import type { Attempt, Buyer, PaymentProvider } from '#src/payment/types.ts'

type Wired = Pick<Database, 'transaction' | 'services'>

/** Card payments by Adyen: a session per attempt, and a page of the shop with Adyen's card fields. */
export function adyenProvider(database: Wired): PaymentProvider {
  return {
    async start(attempt, buyer) {
      const session = await openSession(database, attempt, buyer).catch((error: unknown) => {
        adyenOf(database)?.log.error({ err: error, reference: attempt.reference }, 'opening an Adyen session failed')
        throw error
      })
      faultPoint('payment.before-storing')
      await database.transaction((tx) => insertAdyenSession(tx, attempt.id, session))
      // Browsers do not send the fragment, so the token appears neither in server logs nor at Adyen.
      return `${new URL(buyer.base).pathname}checkout/card#${buyer.token}`
    },
    async refund(attempt, { key, amount }) {
      const reference = await sendBack(database, attempt, key, amount)
      faultPoint('refund.before-storing')
      if (reference !== undefined) await database.transaction((tx) => noteRefundReference(tx, key, reference))
    },
    ask: (attempt) => pollAdyen(database, attempt),
  }
}

async function openSession(database: Wired, attempt: Attempt, buyer: Buyer): Promise<AdyenSession> {
  const { payments, settings } = adyenCalls(database)
  const { createCheckoutSessionRequest, idempotencyKey } = sessionRequest(attempt, buyer, settings.merchantAccount)
  const session = await payments.sessions(createCheckoutSessionRequest as Parameters<typeof payments.sessions>[0], {
    idempotencyKey,
  })
  if (!session.sessionData) throw new Error('Adyen has opened a session without its data')
  return { id: session.id, data: session.sessionData, expiresAt: new Date(session.expiresAt) }
}

/** The session request. It must be identical for the same attempt, because Adyen compares retries under an idempotency key. */
export function sessionRequest(attempt: Attempt, { base, country, locale }: Buyer, merchantAccount: string) {
  return {
    idempotencyKey: `session-${attempt.reference}-${attempt.createdAt.getTime()}`,
    createCheckoutSessionRequest: {
      merchantAccount,
      reference: attempt.reference,
      amount: { value: toAdyenValue(attempt.amount, attempt.currency), currency: attempt.currency },
      countryCode: country,
      shopperLocale: locale.replace('_', '-'),
      returnUrl: `${base}checkout/adyen_success`,
      channel: 'Web',
      allowedPaymentMethods: ['scheme'],
      ...(attempt.shopper === null ? {} : savingCards(attempt.shopper)),
    },
  }
}

/** Lets the component offer the shopper's saved cards, and save the card of this payment if the shopper ticks the box. */
const savingCards = (shopperReference: string) => ({
  shopperReference,
  shopperInteraction: 'Ecommerce',
  recurringProcessingModel: 'CardOnFile',
  storePaymentMethodMode: 'askForConsent',
})

/** Refunds an amount. A full refund cancels a payment that is not captured yet; a partial one requires a captured payment. */
async function sendBack(database: Wired, attempt: Attempt, key: string, amount: number): Promise<string | undefined> {
  const { modifications, settings } = adyenCalls(database)
  const { providerReference } = attempt
  if (providerReference === null) throw new Error(`Adyen has no number for ${attempt.reference}`)
  const { merchantAccount } = settings
  const options = { idempotencyKey: `${key}-${attempt.reference}` }
  const answer =
    amount === attempt.amount
      ? await modifications.refundOrCancelPayment(providerReference, { merchantAccount, reference: key }, options)
      : await modifications.refundCapturedPayment(
          providerReference,
          {
            merchantAccount,
            reference: key,
            amount: { value: toAdyenValue(amount, attempt.currency), currency: attempt.currency },
          },
          options,
        )
  return answer.pspReference
}
