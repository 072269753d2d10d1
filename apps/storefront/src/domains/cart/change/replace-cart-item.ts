import {
  AddToCartDocument,
  CartToBringDocument,
  type LineToBringFragment,
} from '#src/platform/graphql/documents.gen.ts'
import { mutate, query } from '#src/platform/graphql/client.ts'
import { withIdempotencyKey } from '#src/platform/idempotency/idempotency-keys.ts'
import { refusalTexts, refusalsOf, type Updated } from './retry-with-available-quantity.ts'
import { removeCartItem, updateCartItem } from './update-cart-item.ts'

/**
 * Changes the options of a line on a server that can only add and remove. Adds the new line first, which checks its stock, then
 * removes the old line. If the removal fails, removes the new line again, so that the cart never loses an item.
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
  const { addProductsToCart: added } = await withIdempotencyKey(
    ['replace', cartId, uid, item],
    async (idempotencyKey) =>
      mutate(AddToCartDocument, { cartId, items: [item] }, request, { idempotencyKey, isErrorHandled: true }),
  )
  const refusals = refusalsOf(added?.user_errors)
  if (refusals.length > 0) return { errors: await refusalTexts(request, refusals) }
  try {
    await removeCartItem(cartId, uid, request)
  } catch (error) {
    await undoAdd(cartId, before, await linesOf(cartId, request), request)
    throw error
  }
  return { errors: [] }
}

async function undoAdd(
  cartId: string,
  before: readonly LineToBringFragment[],
  after: readonly LineToBringFragment[],
  request: Request,
) {
  for (const line of after) {
    const known = before.find((one) => one.uid === line.uid)
    if (!known) await removeCartItem(cartId, line.uid, request)
    else if (known.quantity < line.quantity) await updateCartItem(cartId, line.uid, known.quantity, request)
  }
}

async function linesOf(cartId: string, request: Request): Promise<readonly LineToBringFragment[]> {
  const { cart } = await query(CartToBringDocument, { cartId }, request, { policy: 'network-only' })
  return (cart?.items ?? []).filter((line) => line !== null)
}

const optionsOf = (line: LineToBringFragment): readonly string[] =>
  'configurable_options' in line
    ? (line.configurable_options ?? []).flatMap((option) =>
        option ? [option.configurable_product_option_value_uid] : [],
      )
    : []

const isSame = (some: readonly string[], others: readonly string[]): boolean =>
  some.toSorted().join(' ') === others.toSorted().join(' ')
