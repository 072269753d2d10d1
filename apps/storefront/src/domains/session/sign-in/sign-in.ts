import { fingerprint } from '#src/platform/storage/fingerprint.ts'
import { forgetOthers } from '#src/platform/storage/forget-entries.ts'
import { readCartId } from '#src/domains/cart-id/cart-id.ts'
import { keepCartId } from '#src/domains/cart-id/keep-cart-id.ts'
import { isInvalidCart } from '#src/domains/cart-id/invalid-cart.ts'
import {
  CustomerCartDocument,
  MergeCartsDocument,
  RenewSessionDocument,
  SignInDocument,
} from '#src/platform/graphql/documents.gen.ts'
import { clearCachedResponses, mutate, query } from '#src/platform/graphql/client.ts'
import { GraphqlFailure } from '#src/platform/graphql/graphql-failure.ts'
import type { StoreView } from '#src/platform/i18n/store-views.ts'
import { forgetClient } from '../end/forget-visitor.ts'
import { loadCustomerDetails } from './load-customer-details.ts'
import { asSameDevice } from './same-device.ts'
import { leaveNotice } from '../end/leave-notice.ts'
import { defaultLifetime, keepToken, readToken } from '../token/session-token.ts'

type Caller = { readonly token: string; readonly isOwn?: boolean }

export type SignedIn = {
  /** False if the guest's items were saved for later, because gift cards and other products cannot be in one cart. */
  readonly isMerged: boolean
}

/** Signs in with a password. Throws GraphqlFailure if the server refuses. */
export async function signIn(store: StoreView, email: string, password: string): Promise<SignedIn> {
  const { generateCustomerToken: given } = await asSameDevice(() => mutate(SignInDocument, { email, password }))
  return openSession(store, given, email)
}

type GivenToken = { readonly token: string | null; readonly customer_token_lifetime: number | null }

/**
 * Opens a session: merges the guest's cart into the customer's cart, and only then replaces token and cart together, so
 * that no request has a new token with an old cart. Throws GraphqlFailure if the server refuses.
 */
export async function openSession(
  store: StoreView,
  given: GivenToken | null | undefined,
  email: string,
): Promise<SignedIn> {
  if (!given?.token) throw new Error('The server returned no token')
  const { token } = given
  const expiresAt = Date.now() + (given.customer_token_lifetime ?? defaultLifetime) * 1000
  // An agent's token of an earlier session would be refused.
  const { cartId, isMerged } = await adoptCart(store, { token, isOwn: true })
  await clearCachedResponses()
  // An agent may have acted for a client before this sign-in.
  forgetClient()
  keepCartId(store, cartId)
  keepToken(store, { token, expiresAt, groups: [store.group], owner: fingerprint(email.toLowerCase()) })
  forgetOthers()
  await loadCustomerDetails()
  return { isMerged }
}

/** Loads the customer's details, then the customer's cart. */
export async function settleSession(store: StoreView): Promise<void> {
  forgetOthers()
  await loadCustomerDetails()
  await settleCart(store)
}

/** Switches to the customer's cart in a store group that was not visited since signing in. */
export async function settleCart(store: StoreView): Promise<void> {
  const session = readToken(store)
  if (!session || (session.groups.includes(store.group) && readCartId(store))) return
  const { cartId, isMerged } = await adoptCart(store, { token: session.token })
  if (!isMerged) await leaveNotice('customer.notice.notMerged')
  keepCartId(store, cartId)
  keepToken(store, { ...session, groups: [...new Set([...session.groups, store.group])] })
}

async function adoptCart(store: StoreView, caller: Caller): Promise<{ cartId: string; isMerged: boolean }> {
  const { customerCart } = await query(CustomerCartDocument, {}, undefined, { policy: 'network-only', ...caller })
  const guestCart = readCartId(store)
  const cartId = customerCart.id
  if (!guestCart || guestCart === cartId) return { cartId, isMerged: true }
  try {
    const variables = { source: guestCart, destination: cartId }
    const { mergeCarts: merged } = await mutate(MergeCartsDocument, variables, undefined, caller)
    return { cartId, isMerged: merged.lines_saved_for_later === 0 }
  } catch (error) {
    if (!(error instanceof GraphqlFailure) || error.category === 'network') throw error
    // A closed guest cart has nothing to merge.
    if (isInvalidCart(error)) return { cartId, isMerged: true }
    throw error
  }
}

/** Extends the session by another full lifetime. */
export async function renewSession(store: StoreView): Promise<void> {
  const session = readToken(store)
  if (!session) return
  const { renewCustomerToken: given } = await mutate(RenewSessionDocument, {})
  if (!given?.token) throw new Error('The server returned no token')
  const expiresAt = Date.now() + (given.customer_token_lifetime ?? defaultLifetime) * 1000
  keepToken(store, { ...session, token: given.token, expiresAt })
}
