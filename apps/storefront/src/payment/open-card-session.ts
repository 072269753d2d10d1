import { keep, recall } from '#src/browser-storage/persistence.ts'
import { mutate, query } from '#src/graphql/client.ts'
import {
  CardSessionDocument,
  HandInCardResultDocument,
  StartPaymentDocument,
  type CardSessionQuery,
} from '#src/graphql/documents.gen.ts'
import { isUnclear } from './unclear-payment.ts'

type Answer = CardSessionQuery['orderPayment']

/** What Adyen's fields need to pay an order. */
export type CardSession = NonNullable<Answer['card_session']>

/** The session under way, so that a reload goes on where it was; undefined where the order's payment has none. */
export async function readCardSession(token: string): Promise<CardSession | undefined> {
  return (await ask(token)).card_session ?? undefined
}

/**
 * The session under way, else a new one; where there is nothing to pay by card any more, or it was perhaps paid already, the
 * address to go to instead.
 */
export async function openCardSession(token: string, elsewhere: string): Promise<CardSession | string> {
  const first = await ask(token)
  if (isUnclear(token, first)) return elsewhere
  if (first.card_session) return first.card_session
  if (first.status === 'PAID' || first.status === 'NOT_ONLINE' || first.status === 'CANCELED') return elsewhere
  // It has expired, so the try is made anew.
  const { startPayment } = await mutate(StartPaymentDocument, { token, payment: null })
  const address = startPayment.redirect_url ?? elsewhere
  return (await readCardSession(token)) ?? address
}

const handInPatience = 3_000

/** Gives the shop with what it can ask Adyen, should Adyen's word not come. That may fail: Adyen's word is the rule. */
export async function handInResult({ id }: CardSession, token: string, result: string | undefined): Promise<void> {
  if (!result) return
  const input = { token, session_id: id, session_result: result }
  const handingIn = mutate(HandInCardResultDocument, { input }).catch(() => undefined)
  await Promise.race([handingIn, new Promise((resolve) => setTimeout(resolve, handInPatience))])
}

async function ask(token: string): Promise<Answer> {
  return (await query(CardSessionDocument, { token }, undefined, { policy: 'network-only' })).orderPayment
}

/** Keeps which order a session pays: a bank may lead back into another tab than the one that ordered. */
export const keepCardSession = ({ id }: CardSession, token: string): void => keep(`card_session:${id}`, token)

/** The order that a session pays, where it was begun in this browser. */
export const orderOfSession = (id: string): string | undefined => recall<string>(`card_session:${id}`)
