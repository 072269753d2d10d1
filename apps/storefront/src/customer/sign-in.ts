import { fingerprint } from '#src/browser-storage/fingerprint.ts'
import { forgetOthers } from '#src/browser-storage/forget-entries.ts'
import { readCartId } from '#src/cart/cart-id.ts'
import { keepCartId } from '#src/cart/keep-cart-id.ts'
import { isInvalidCart } from '#src/cart/invalid-cart.ts'
import {
  CustomerCartDocument,
  MergeCartsDocument,
  RenewSessionDocument,
  SignInDocument,
} from '#src/graphql/documents.gen.ts'
import { forgetAnswers, mutate, query } from '#src/graphql/client.ts'
import { GraphqlFailure } from '#src/graphql/graphql-failure.ts'
import type { StoreView } from '#src/i18n/store-views.ts'
import { forgetClient } from './forget-visitor.ts'
import { loadCustomerDetails } from './load-customer-details.ts'
import { leaveNotice } from './leave-notice.ts'
import { defaultLifetime, keepToken, readToken } from './session-token.ts'

export type SignedIn = {
  /** False when the guest's lines could not be put into the customer's cart, since gift cards and goods do not mix: they are saved for later. */
  readonly isMerged: boolean
}

/**
 * Gets a token, finds the customer's cart, puts the guest's into it, and only then changes token and cart, both at once:
 * no call goes out with the one and not the other. Throws GraphqlFailure when the shop refuses.
 */
export async function signIn(store: StoreView, email: string, password: string): Promise<SignedIn> {
  const { generateCustomerToken: given } = await mutate(SignInDocument, { email, password })
  if (!given?.token) throw new Error('The shop gave no token')
  const { token } = given
  const expiresAt = Date.now() + (given.customer_token_lifetime ?? defaultLifetime) * 1000
  const { cartId, isMerged } = await adoptCart(store, token)
  await forgetAnswers()
  // An agent may have acted for a client before.
  forgetClient()
  keepCartId(store, cartId)
  keepToken(store, { token, expiresAt, groups: [store.group], owner: fingerprint(email.toLowerCase()) })
  forgetOthers()
  await loadCustomerDetails()
  return { isMerged }
}

/** Asks who the customer is, then for the customer's cart. */
export async function settleSession(store: StoreView): Promise<void> {
  forgetOthers()
  await loadCustomerDetails()
  await settleCart(store)
}

/** Makes the customer's cart the shopper's in a store group that was not visited since the sign-in. */
export async function settleCart(store: StoreView): Promise<void> {
  const session = readToken(store)
  if (!session || (session.groups.includes(store.group) && readCartId(store))) return
  const { cartId, isMerged } = await adoptCart(store, session.token)
  if (!isMerged) await leaveNotice('customer.notice.notMerged')
  keepCartId(store, cartId)
  keepToken(store, { ...session, groups: [...new Set([...session.groups, store.group])] })
}

async function adoptCart(store: StoreView, token: string): Promise<{ cartId: string; isMerged: boolean }> {
  const { customerCart } = await query(CustomerCartDocument, {}, undefined, { policy: 'network-only', token })
  const guestCart = readCartId(store)
  const cartId = customerCart.id
  if (!guestCart || guestCart === cartId) return { cartId, isMerged: true }
  try {
    const variables = { source: guestCart, destination: cartId }
    const { mergeCarts: merged } = await mutate(MergeCartsDocument, variables, undefined, { token })
    return { cartId, isMerged: merged.lines_put_aside === 0 }
  } catch (error) {
    if (!(error instanceof GraphqlFailure) || error.category === 'network') throw error
    // A guest's cart that is gone or ordered has nothing to merge.
    if (isInvalidCart(error)) return { cartId, isMerged: true }
    throw error
  }
}

/** Gives the session that is about to end another full life. */
export async function renewSession(store: StoreView): Promise<void> {
  const session = readToken(store)
  if (!session) return
  const { renewCustomerToken: given } = await mutate(RenewSessionDocument, {})
  if (!given?.token) throw new Error('The shop gave no token')
  const expiresAt = Date.now() + (given.customer_token_lifetime ?? defaultLifetime) * 1000
  keepToken(store, { ...session, token: given.token, expiresAt })
}
