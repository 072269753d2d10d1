import { forget, keep, recall } from '#src/platform/storage/persistence.ts'
import { readToken } from '#src/domains/session/token/session-token.ts'
import { CreateCartDocument, CustomerCartDocument } from '#src/platform/graphql/documents.gen.ts'
import { mutate, query } from '#src/platform/graphql/client.ts'
import { GraphqlFailure } from '#src/platform/graphql/graphql-failure.ts'
import { randomHex } from '#src/platform/idempotency/random-hex.ts'
import type { StoreView } from '#src/platform/i18n/store-views.ts'
import { keepCartId } from '#src/domains/cart-id/keep-cart-id.ts'

/**
 * Creates a cart and returns its id, which the browser stores. A customer gets their existing cart, and an agent gets the cart of
 * their client.
 */
export async function createCart(store: StoreView, request: Request): Promise<string> {
  if (import.meta.env.SSR) return sendCreateCart(request)
  const id = await createInBrowser(store, request)
  keepCartId(store, id)
  return id
}

async function createInBrowser(store: StoreView, request: Request): Promise<string> {
  if (recall('agent_token'))
    return (await query(CustomerCartDocument, {}, request, { policy: 'network-only' })).customerCart.id
  return readToken(store) ? sendCreateCart(request) : createGuestCart(store, request)
}

/**
 * The browser chooses the id of a guest's cart and stores it before the request, so that a retry after a lost response gets the
 * same cart.
 */
async function createGuestCart(store: StoreView, request: Request): Promise<string> {
  const entry = `cart_wanted:${store.group}` as const
  const wanted = recall<string>(entry) ?? randomHex(16)
  keep(entry, wanted)
  const id = await sendCreateCart(request, wanted)
  forget(entry)
  return id
}

async function sendCreateCart(request: Request, wanted?: string): Promise<string> {
  try {
    const options = { isOwn: true, ...(wanted ? { idempotencyKey: wanted, isErrorHandled: true } : {}) }
    const { createEmptyCart: id } = await mutate(CreateCartDocument, { id: wanted ?? null }, request, options)
    if (!id) throw new Error('The server created no cart')
    return id
  } catch (error) {
    if (wanted && alreadyExists(error)) return wanted
    throw error
  }
}

const alreadyExists = (error: unknown): boolean =>
  error instanceof GraphqlFailure && error.category === 'graphql-already-exists'
