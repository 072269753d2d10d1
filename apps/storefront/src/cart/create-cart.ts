import { forget, keep, recall } from '#src/browser-storage/persistence.ts'
import { readToken } from '#src/customer/session-token.ts'
import { CreateCartDocument, CustomerCartDocument } from '#src/graphql/documents.gen.ts'
import { mutate, query } from '#src/graphql/client.ts'
import { GraphqlFailure } from '#src/graphql/graphql-failure.ts'
import { randomHex } from '#src/graphql/random-hex.ts'
import type { StoreView } from '#src/i18n/store-views.ts'
import { keepCartId } from './keep-cart-id.ts'

/**
 * Creates a cart and returns its id, which the browser keeps from then on. Customers get the cart they already have, and
 * agents that of their client.
 */
export async function createCart(store: StoreView, request: Request): Promise<string> {
  if (import.meta.env.SSR) return make(request)
  const id = await idInBrowser(store, request)
  keepCartId(store, id)
  return id
}

async function idInBrowser(store: StoreView, request: Request): Promise<string> {
  if (recall('agent_token'))
    return (await query(CustomerCartDocument, {}, request, { policy: 'network-only' })).customerCart.id
  return readToken(store) ? make(request) : makeGuestCart(store, request)
}

/** The browser chooses the id of a guest's cart and stores it first, so that a retry after a lost response finds that cart. */
async function makeGuestCart(store: StoreView, request: Request): Promise<string> {
  const entry = `cart_wanted:${store.group}` as const
  const wanted = recall<string>(entry) ?? randomHex(16)
  keep(entry, wanted)
  const id = await make(request, wanted)
  forget(entry)
  return id
}

async function make(request: Request, wanted?: string): Promise<string> {
  try {
    const options = wanted ? { idempotencyKey: wanted, isSaid: true } : {}
    const { createEmptyCart: id } = await mutate(CreateCartDocument, { id: wanted ?? null }, request, options)
    if (!id) throw new Error('No cart was made')
    return id
  } catch (error) {
    if (wanted && alreadyExists(error)) return wanted
    throw error
  }
}

const alreadyExists = (error: unknown): boolean =>
  error instanceof GraphqlFailure && error.category === 'graphql-already-exists'
