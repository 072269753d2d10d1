import type { Database } from '#src/platform/database.ts'
import { faultPoint } from '#src/platform/fault-point.ts'
import { toAdyenValue } from './adyen-amount.ts'
import { adyenCalls, adyenLog } from './adyen-connection.ts'
import { askAdyen } from './adyen-status.ts'
import { insertAdyenSession, noteRefundReference } from './adyen-queries.ts'
import type { AdyenSession } from './adyen-types.ts'
import type { Attempt, Buyer, PaymentProvider } from './types.ts'

/** Cards by Adyen: a session for each try, and a page of the shop with Adyen's own fields in it. */
export function adyenProvider(database: Pick<Database, 'transaction'>): PaymentProvider {
  return {
    async start(attempt, buyer) {
      const session = await openSession(attempt, buyer).catch((error: unknown) => {
        adyenLog()?.error({ err: error, reference: attempt.reference }, 'Adyen opens no session')
        throw error
      })
      faultPoint('payment.before-storing')
      await database.transaction((tx) => insertAdyenSession(tx, attempt.id, session))
      // The fragment stays in the browser: neither the server's log nor Adyen sees whose order it is.
      return `${new URL(buyer.base).pathname}checkout/card#${buyer.token}`
    },
    async refund(attempt, { key, amount }) {
      const reference = await sendBack(attempt, key, amount)
      faultPoint('refund.before-storing')
      if (reference !== undefined) await database.transaction((tx) => noteRefundReference(tx, key, reference))
    },
    ask: (attempt) => askAdyen(database, attempt),
  }
}

async function openSession(attempt: Attempt, buyer: Buyer): Promise<AdyenSession> {
  const { payments, settings } = adyenCalls()
  const { createCheckoutSessionRequest, idempotencyKey } = sessionRequest(attempt, buyer, settings.merchantAccount)
  const session = await payments.sessions(createCheckoutSessionRequest as Parameters<typeof payments.sessions>[0], {
    idempotencyKey,
  })
  if (!session.sessionData) throw new Error('Adyen has opened a session without its data')
  return { id: session.id, data: session.sessionData, expiresAt: new Date(session.expiresAt) }
}

/** What Adyen is asked for a try; the same again for the same try, as its idempotency key demands. */
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
    },
  }
}

/** All of it: what was not captured yet is cancelled instead. A part: it goes back from what was captured. */
async function sendBack(attempt: Attempt, key: string, amount: number): Promise<string | undefined> {
  const { modifications, settings } = adyenCalls()
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
