import { AddToCartDocument, CartToBringDocument, type CartToBringQuery } from '#src/graphql/documents.gen.ts'
import { mutate, query } from '#src/graphql/client.ts'
import { withKey } from './attempts.ts'
import { refusalsOf, type Updated } from './lowered.ts'
import { removeCartItem, updateCartItem } from './update-cart-item.ts'

type Line = NonNullable<NonNullable<NonNullable<CartToBringQuery['cart']>['items']>[number]>

/**
 * Other options for a line where only adding and removing are to be had: the new line is added first, which checks its
 * stock, then the old one goes. When that fails the new one is taken out again, so the cart is never poorer than before.
 */
export async function replaceCartItem(
  cartId: string,
  uid: string,
  options: readonly string[],
  request: Request,
): Promise<Updated> {
  const before = await linesOf(cartId, request)
  const old = before.find((line) => line.uid === uid)
  if (!old || isSame(optionsOf(old), options)) return { errors: [] }
  const item = { sku: old.product.sku ?? '', quantity: old.quantity, selected_options: [...options] }
  const { addProductsToCart: added } = await withKey(['replace', cartId, uid, item], async (idempotencyKey) =>
    mutate(AddToCartDocument, { cartId, items: [item] }, request, { idempotencyKey, isSaid: true }),
  )
  const refusals = refusalsOf(added?.user_errors)
  if (refusals.length > 0) return { errors: refusals.map(({ message }) => message) }
  try {
    await removeCartItem(cartId, uid, request)
  } catch (error) {
    await takeBack(cartId, before, await linesOf(cartId, request), request)
    throw error
  }
  return { errors: [] }
}

async function takeBack(cartId: string, before: readonly Line[], after: readonly Line[], request: Request) {
  for (const line of after) {
    const known = before.find((one) => one.uid === line.uid)
    if (!known) await removeCartItem(cartId, line.uid, request)
    else if (known.quantity < line.quantity) await updateCartItem(cartId, line.uid, known.quantity, request)
  }
}

async function linesOf(cartId: string, request: Request): Promise<readonly Line[]> {
  const { cart } = await query(CartToBringDocument, { cartId }, request, { policy: 'network-only' })
  return (cart?.items ?? []).filter((line) => line !== null)
}

const optionsOf = (line: Line): readonly string[] =>
  'configurable_options' in line
    ? (line.configurable_options ?? []).flatMap((option) =>
        option ? [option.configurable_product_option_value_uid] : [],
      )
    : []

const isSame = (some: readonly string[], others: readonly string[]): boolean =>
  some.toSorted().join(' ') === others.toSorted().join(' ')
