import { AddToCartDocument, CreateCartDocument, type AddToCartMutationVariables } from '#src/graphql/documents.gen.ts'
import { mutate } from '#src/graphql/client.ts'
import { randomHex } from '#src/graphql/random-hex.ts'
import type { StoreView } from '#src/i18n/store-views.ts'
import { readCartId } from './cart-id.ts'
import { isInvalidCart } from './invalid-cart.ts'

type Items = AddToCartMutationVariables['items']
export type Added = { readonly cartId: string; readonly errors: readonly string[] }

/** Adds to the shopper's cart; one is made when there is none, or when the known one is no longer good. */
export async function addToCart(
  store: StoreView,
  request: Request,
  items: Items,
  known: string | undefined = readCartId(store, request),
): Promise<Added> {
  if (known) {
    try {
      return await add(known, request, items)
    } catch (error) {
      if (!isInvalidCart(error)) throw error
    }
  }
  return add(await createCart(request), request, items)
}

async function add(cartId: string, request: Request, items: Items): Promise<Added> {
  const { addProductsToCart: result } = await mutate(AddToCartDocument, { cartId, items }, request, {
    idempotencyKey: randomHex(16),
  })
  return { cartId, errors: (result?.user_errors ?? []).flatMap((error) => (error ? [error.message] : [])) }
}

async function createCart(request: Request): Promise<string> {
  const { createEmptyCart: id } = await mutate(CreateCartDocument, {}, request)
  if (!id) throw new Error('No cart was made')
  return id
}
