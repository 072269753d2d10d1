import type { Context } from '#src/platform/context.ts'
import type { Reader, Writer } from '#src/platform/database.ts'
import { faultPoint } from '#src/platform/fault-point.ts'
import { baseUrlOf } from '#src/store/store.ts'
import { firstPollOf } from './poll-providers.ts'
import { localPaymentErrors } from './errors.ts'
import { ProviderFailure } from './provider-failure.ts'
import { providerOf } from './providers.ts'
import { shopperOf } from './saved/saved-cards.ts'
import { insertAttempt, selectAttempts, selectPayments, updateAttempt } from './queries.ts'
import { noProvider, type Attempt, type AttemptState, type Buyer, type RefusalReason } from './types.ts'

const reusableFor = 30 * 60_000

/**
 * Returns the order's open payment attempt for the method, or creates one, in the transaction that locks the order. Reusing the
 * attempt keeps a reload or a second tab from paying twice.
 */
export async function openAttempt(
  ctx: Context,
  tx: Writer,
  order: { id: number; number: string; customerId: number | null; grandTotal: number; currency: string },
  method: string,
): Promise<Attempt> {
  const provider = (await selectPayments(tx, ctx.store.id)).find(({ code }) => code === method)?.provider
  if (provider === undefined || provider === noProvider) throw new Error(`${method} is not paid online`)
  const shopper = await shopperOf(ctx, tx, order, provider)
  const attempts = await selectAttempts(tx, order.id)
  const since = ctx.now.getTime() - reusableFor
  const open = attempts.find(
    (attempt) =>
      attempt.method === method &&
      attempt.shopper === shopper &&
      attempt.state === 'started' &&
      attempt.createdAt.getTime() > since,
  )
  if (open !== undefined) return open
  return insertAttempt(
    tx,
    {
      reference: `${order.number}T${attempts.length + 1}`,
      orderId: order.id,
      method,
      provider,
      amount: order.grandTotal,
      currency: order.currency,
      shopper,
      askAt: firstPollOf(ctx, provider, ctx.now),
    },
    ctx.now,
  )
}

/** Opens the payment at its provider; call it outside of transactions. Returns the URL where the buyer pays. */
export async function startAttempt(
  ctx: Context,
  attempt: Attempt,
  buyer: Pick<Buyer, 'email' | 'token'>,
): Promise<string> {
  if (attempt.redirectUrl !== null) return attempt.redirectUrl
  const { locale, country } = ctx.store
  const base = await baseUrlOf(ctx.db, ctx.store)
  faultPoint('payment.before-request')
  const redirectUrl = await providerOf(attempt.provider, ctx)
    .start(attempt, { ...buyer, locale, country, base })
    .catch((error: unknown) => {
      if (!(error instanceof ProviderFailure)) throw error
      throw localPaymentErrors.PAYMENT_UNAVAILABLE({ locale })
    })
  await ctx.transaction((tx) => updateAttempt(tx, attempt.id, { redirectUrl }))
  faultPoint('payment.after-storing')
  return redirectUrl
}

/** Why the last attempt was refused; null if it was not, or if there is no attempt. */
export async function refusalOfPayment(db: Reader, orderId: number): Promise<RefusalReason | null> {
  const [last] = await selectAttempts(db, orderId)
  return last?.state === 'refused' ? (last.refusal ?? 'declined') : null
}

/** The state of the order's last payment attempt; null if there is none. */
export async function stateOfPayment(db: Reader, orderId: number): Promise<AttemptState | null> {
  const [last] = await selectAttempts(db, orderId)
  return last?.state ?? null
}
