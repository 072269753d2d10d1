import type { Context } from '#src/platform/context.ts'
import { registrations, type BankReturn, type CardFields, type CardSession } from './registration.ts'

const providersWithFields = (ctx: Context): CardFields[] => registrations(ctx).flatMap(({ cards }) => cards ?? [])

/** The shop's account for cards, as clients see it; without one, as for an account in which no money moves. */
export function describeCardAccount(ctx: Context) {
  const account = providersWithFields(ctx).flatMap((cards) => cards.account(ctx) ?? [])[0]
  const { clientKey = '', environment = 'test' } = account ?? {}
  const isTest = environment === 'test'
  return {
    client_key_live: isTest ? '' : clientKey,
    client_key_test: isTest ? clientKey : '',
    demo_mode: isTest,
    frontend_region: environment.split('-')[1] ?? 'eu',
  }
}

/** What the browser needs to show card fields; null if no attempt of the order is open. */
export async function cardSession(ctx: Context, orderId: number): Promise<CardSession | null> {
  for (const cards of providersWithFields(ctx)) {
    const session = await cards.session(ctx, orderId)
    if (session !== null) return session
  }
  return null
}

/** Stores the result of the card fields with the provider of the session. It does not prove the payment. */
export async function storeCardResult(
  ctx: Context,
  orderId: number,
  given: { sessionId: string; result: string },
): Promise<void> {
  for (const cards of providersWithFields(ctx)) await cards.storeResult(ctx, orderId, given)
}

/**
 * Sends the result of the bank's page to the provider on behalf of a browser that cannot. Returns the order's id; null for an
 * unknown session or result.
 */
export async function finishCardReturn(ctx: Context, given: BankReturn): Promise<number | null> {
  for (const cards of providersWithFields(ctx)) {
    const orderId = await cards.finishReturn(ctx, given)
    if (orderId !== null) return orderId
  }
  return null
}
