import { fullName } from '@bocian/rules/person-name.ts'
import { notFound } from '#src/domains/cms/not-found.ts'
import { isSignedOut } from '#src/domains/session/token/is-signed-out.ts'
import { hasSessionCookie } from '#src/domains/session/token/session-cookie.ts'
import { readToken } from '#src/domains/session/token/session-token.ts'
import { query } from '#src/platform/graphql/client.ts'
import {
  OwnWithdrawalsDocument,
  WithdrawalByTokenDocument,
  type WithdrawalOrderFragment,
} from '#src/platform/graphql/documents.gen.ts'
import { GraphqlFailure } from '#src/platform/graphql/graphql-failure.ts'
import { storeOf } from '#src/platform/i18n/store-view.ts'

/** What the form is filled in with. */
export type Prefill = {
  /** `unknown` on the server for a visitor with a session, whose data only the browser loads. */
  readonly kind: 'unknown' | 'guest' | 'order' | 'own'
  readonly name: string
  readonly email: string
  readonly number: string
  /** The visitor's orders to choose from. */
  readonly orders: readonly WithdrawalOrderFragment[]
}

/** The order of the link, or the customer's orders, or nothing but the number in the URL. A 404 for an unknown token. */
export async function loadPrefill(request: Request, token: string | undefined): Promise<Prefill> {
  const number = new URL(request.url).searchParams.get('order') ?? ''
  const guest: Prefill = { kind: 'guest', name: '', email: '', number, orders: [] }
  if (token !== undefined) return ofOrder(request, token)
  if (import.meta.env.SSR) return hasSessionCookie(request) ? { ...guest, kind: 'unknown' } : guest
  return readToken(storeOf(request)) ? ofCustomer(request, guest) : guest
}

async function ofOrder(request: Request, token: string): Promise<Prefill> {
  try {
    const variables = { token }
    const { guestOrderByToken: order } = await query(WithdrawalByTokenDocument, variables, request, {
      policy: 'network-only',
    })
    const name = fullName(storeOf(request).locale, order.billing_address ?? {})
    return { kind: 'order', name, email: order.email ?? '', number: order.number, orders: [order] }
  } catch (error) {
    if (error instanceof GraphqlFailure && error.refusals.length > 0) return notFound(request)
    throw error
  }
}

async function ofCustomer(request: Request, guest: Prefill): Promise<Prefill> {
  const { number } = guest
  try {
    const { customer } = await query(OwnWithdrawalsDocument, { number }, request, { policy: 'network-only' })
    if (!customer) return guest
    const [chosen] = customer.chosen?.items ?? []
    const latest = (customer.orders?.items ?? []).filter((order) => order?.number !== chosen?.number)
    const orders = [chosen, ...latest].filter((order) => order != null).filter((order) => order.can_withdraw)
    const name = fullName(storeOf(request).locale, customer)
    return { kind: 'own', name, email: customer.email ?? '', number: number || (orders[0]?.number ?? ''), orders }
  } catch (error) {
    // Without a valid session the visitor withdraws as a guest.
    if (isSignedOut(error)) return guest
    throw error
  }
}
