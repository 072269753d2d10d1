import { CartToBringDocument, type CartToBringQuery } from '#src/graphql/documents.gen.ts'
import { query } from '#src/graphql/client.ts'
import { href } from '#src/i18n/store-view.ts'
import type { StoreView } from '#src/i18n/store-views.ts'
import { addToCart } from './add-to-cart.ts'
import { withKey } from './attempts.ts'
import { readCartId } from './cart-id.ts'

type Cart = NonNullable<CartToBringQuery['cart']>
type Line = NonNullable<NonNullable<Cart['items']>[number]>

/** What was brought: the cart that it lies in now, and the names of what this store view does not sell. */
export type Brought = {
  readonly cartId?: string
  readonly errors: readonly string[]
  readonly brought: number
  readonly missing: readonly string[]
}

/** The shopper's cart in another store view; undefined when there is none. */
export async function cartElsewhere(from: StoreView, request: Request): Promise<Cart | undefined> {
  const cartId = readCartId(from, request)
  if (!cartId) return undefined
  const there = new Request(new URL(href(from, '/'), request.url))
  const { cart } = await query(CartToBringDocument, { cartId }, there, { policy: 'network-only' })
  return cart ?? undefined
}

/**
 * Puts the lines of another store view's cart into this one's, at this one's prices; that cart keeps them. Line by line,
 * so that what is not sold here can be named. A gift card is worth its own currency and stays where it is.
 */
export async function bringCart(from: StoreView, store: StoreView, request: Request): Promise<Brought> {
  const lines = ((await cartElsewhere(from, request))?.items ?? []).filter((line) => line !== null)
  // One key per line, so that a retry does not add lines twice whose responses were lost.
  return withKey(['bring', from.code, store.code, lines], async (key) => {
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

function addLine(line: Line, store: StoreView, request: Request, cartId: string | undefined, key: string) {
  const options = 'configurable_options' in line ? (line.configurable_options ?? []) : []
  const item = {
    sku: line.product.sku ?? '',
    quantity: line.quantity,
    selected_options: options.flatMap((option) => (option ? [option.configurable_product_option_value_uid] : [])),
  }
  return addToCart(store, request, [item], cartId, key)
}
