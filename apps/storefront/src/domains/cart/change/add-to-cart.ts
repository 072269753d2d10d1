import { AddToCartDocument, type AddToCartMutationVariables } from '#src/platform/graphql/documents.gen.ts'
import { mutate } from '#src/platform/graphql/client.ts'
import { listedTexts } from '#src/platform/graphql/error-texts.ts'
import { translatorOf } from '#src/platform/i18n/messages.ts'
import { readToken } from '#src/domains/session/token/session-token.ts'
import type { StoreView } from '#src/platform/i18n/store-views.ts'
import { withIdempotencyKey } from '#src/platform/idempotency/idempotency-keys.ts'
import { readCartId } from '#src/domains/cart-id/cart-id.ts'
import { keepCartId } from '#src/domains/cart-id/keep-cart-id.ts'
import { createCart } from './create-cart.ts'
import { isInvalidCart } from '#src/domains/cart-id/invalid-cart.ts'

type Items = AddToCartMutationVariables['items']
export type Added = { readonly cartId: string; readonly errors: readonly string[] }

/**
 * Adds items to the shopper's cart. Creates a cart if there is none, or if the stored cart is no longer valid; in that case the
 * session that owned the stored cart ends, too. A retry repeats the idempotency key. `ownKey` sets the key when this is one step
 * of a larger change.
 */
export async function addToCart(
  store: StoreView,
  request: Request,
  items: Items,
  known: string | undefined = readCartId(store, request),
  ownKey?: string,
): Promise<Added> {
  const send = async (cartId: string, idempotencyKey: string) =>
    mutate(AddToCartDocument, { cartId, items }, request, { idempotencyKey, isErrorHandled: true })
  const add = async (cartId: string): Promise<Added> => {
    const { addProductsToCart: result } = ownKey
      ? await send(cartId, ownKey)
      : await withIdempotencyKey(['add', store.group, items], async (key) => send(cartId, key))
    return { cartId, errors: await listedTexts(translatorOf(store.locale), result?.user_errors) }
  }
  if (known) {
    try {
      return await add(known)
    } catch (error) {
      if (!isInvalidCart(error)) throw error
      const current = readCartId(store, request)
      // Another tab has replaced the cart meanwhile, for example by signing in: that cart and its session are valid.
      if (current !== undefined && current !== known) return add(current)
      if (!import.meta.env.SSR) await dropCart(store)
    }
  }
  return add(await createCart(store, request))
}

async function dropCart(store: StoreView): Promise<void> {
  if (!readToken(store)) return keepCartId(store, null)
  const { endSession } = await import('#src/domains/session/end/end-session.ts')
  await endSession({ isRevoked: true, keepsDrafts: true, notice: 'customer.notice.expired' })
}
