import {
  CartToBringDocument,
  type CartToBringQuery,
  type LineToBringFragment,
} from '#src/platform/graphql/documents.gen.ts'
import { query } from '#src/platform/graphql/client.ts'
import { href } from '#src/platform/i18n/store-view.ts'
import type { StoreView } from '#src/platform/i18n/store-views.ts'
import { addToCart } from './add-to-cart.ts'
import { withIdempotencyKey } from '#src/platform/idempotency/idempotency-keys.ts'
import { readCartId } from '#src/domains/cart-id/cart-id.ts'

type Cart = NonNullable<CartToBringQuery['cart']>

/** The outcome of copying a cart: the cart's id in this store view, and the names of the products that are not sold here. */
export type Brought = {
  readonly cartId?: string
  readonly errors: readonly string[]
  readonly brought: number
  readonly missing: readonly string[]
}

/** The shopper's cart in another store view; undefined if there is none. */
export async function cartElsewhere(from: StoreView, request: Request): Promise<Cart | undefined> {
  const cartId = readCartId(from, request)
  if (!cartId) return undefined
  const otherStoreRequest = new Request(new URL(href(from, '/'), request.url))
  const { cart } = await query(CartToBringDocument, { cartId }, otherStoreRequest, { policy: 'network-only' })
  return cart ?? undefined
}

/**
 * Copies the cart of another store view to the current store view, at its prices. Sends one request per line, so that products
 * not sold here can be named. Gift cards are not copied, because their value is in the other currency.
 */
export async function bringCart(from: StoreView, store: StoreView, request: Request): Promise<Brought> {
  const lines = ((await cartElsewhere(from, request))?.items ?? []).filter((line) => line !== null)
  // One idempotency key per line, so that a retry after a lost response adds no line twice.
  return withIdempotencyKey(['bring', from.code, store.code, lines], async (key) => {
    const missing: string[] = []
    let cartId = readCartId(store, request)
    for (const [index, line] of lines.entries()) {
      const added =
        line.__typename === 'GiftCardCartItem'
          ? undefined
          : await addLine(line, store, request, cartId, `${key}-${index}`)
      cartId = added?.cartId ?? cartId
      if (!added || added.errors.length > 0) missing.push(line.product.name ?? line.product.sku ?? '')
    }
    return { ...(cartId ? { cartId } : {}), errors: [], brought: lines.length - missing.length, missing }
  })
}

function addLine(
  line: LineToBringFragment,
  store: StoreView,
  request: Request,
  cartId: string | undefined,
  key: string,
) {
  const options = 'configurable_options' in line ? (line.configurable_options ?? []) : []
  const item = {
    sku: line.product.sku ?? '',
    quantity: line.quantity,
    selected_options: options.flatMap((option) => (option ? [option.configurable_product_option_value_uid] : [])),
  }
  return addToCart(store, request, [item], cartId, key)
}
