import { keep, recall } from '#src/platform/storage/persistence.ts'
import { mutate, query } from '#src/platform/graphql/client.ts'
import {
  CardSessionDocument,
  SaveCardResultDocument,
  StartPaymentDocument,
  type CardSessionFragment,
  type CardSessionQuery,
} from '#src/platform/graphql/documents.gen.ts'
import { isUnclear } from './unclear-payment.ts'

/** The current session, so that a reload continues the payment; undefined if the order has none. */
export async function readCardSession(token: string): Promise<CardSessionFragment | undefined> {
  return (await loadPayment(token)).card_session ?? undefined
}

/**
 * The current card session, or a new one. Returns a URL to navigate to if the order cannot be paid by card or may already have
 * been paid.
 */
export async function openCardSession(token: string, elsewhere: string): Promise<CardSessionFragment | string> {
  const first = await loadPayment(token)
  if (isUnclear(token, first)) return elsewhere
  if (first.card_session) return first.card_session
  if (first.status === 'PAID' || first.status === 'NOT_ONLINE' || first.status === 'CANCELED') return elsewhere
  // The session has expired, so start a new attempt.
  const { startPayment } = await mutate(StartPaymentDocument, { token, payment: null })
  const address = startPayment.redirect_url ?? elsewhere
  return (await readCardSession(token)) ?? address
}

const handInTimeout = 3_000

/**
 * Gives the server the session result, with which it can query Adyen if the webhook is late. A failure is harmless, because the
 * webhook decides the payment status.
 */
export async function handInResult(
  { id }: CardSessionFragment,
  token: string,
  result: string | undefined,
): Promise<void> {
  if (!result) return
  const input = { token, session_id: id, session_result: result }
  const handingIn = mutate(SaveCardResultDocument, { input }).catch(() => undefined)
  await Promise.race([handingIn, new Promise((resolve) => setTimeout(resolve, handInTimeout))])
}

async function loadPayment(token: string): Promise<CardSessionQuery['orderPayment']> {
  return (await query(CardSessionDocument, { token }, undefined, { policy: 'network-only' })).orderPayment
}

/** Stores the order that a session pays, because the bank may redirect to another tab than the tab that ordered. */
export const keepCardSession = ({ id }: CardSessionFragment, token: string): void => keep(`card_session:${id}`, token)

/** The token of the order that a session pays; undefined if it was started in another browser. */
export const orderOfSession = (id: string): string | undefined => recall<string>(`card_session:${id}`)
