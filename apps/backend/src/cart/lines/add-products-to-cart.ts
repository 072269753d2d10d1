import type { Context } from '#src/platform/context.ts'
import type { Writer } from '#src/platform/database.ts'
import { platformErrors } from '#src/platform/errors.ts'
import { chooseProduct, type ItemRequest } from './choose-product.ts'
import { cartErrors, itemErrors, thrown, type CartError } from '../errors.ts'
import { checkQuantity, fitLine, workingLines, type WorkingLine } from './fit-line.ts'
import { loadCart } from '../open/load-cart.ts'
import { loadOffer } from './load-offer.ts'
import { lockCart } from '../open/open-cart.ts'
import { saveLines, selectLines, updateCart } from '../queries.ts'
import { doOnce } from './repeated-request.ts'
import type { CartHead, CartView } from '../types.ts'

const mostItems = 100

export interface Added {
  cart: CartView
  userErrors: CartError[]
}

/** Adds the available items and returns an error for each of the others. */
export async function addProductsToCart(ctx: Context, maskedId: string, items: ItemRequest[]): Promise<Added> {
  if (items.length === 0) throw platformErrors.REQUIRED_PARAMETER_MISSING({ parameter: 'cartItems' })
  if (items.length > mostItems) throw cartErrors.TOO_MANY_ITEMS({ maximum: mostItems })
  const { head, userErrors } = await ctx.transaction(async (tx) => {
    const cart = await lockCart(ctx, tx, maskedId)
    return { head: cart, userErrors: await addOnce(ctx, tx, cart, items) }
  })
  return { cart: await loadCart(ctx, head), userErrors }
}

/** Adds all items or none, and throws the first error. The older mutations work like this. */
export async function addAllToCart(ctx: Context, maskedId: string, items: ItemRequest[]): Promise<CartView> {
  if (items.length === 0) throw platformErrors.REQUIRED_PARAMETER_MISSING({ parameter: 'cart_items' })
  if (items.length > mostItems) throw cartErrors.TOO_MANY_ITEMS({ maximum: mostItems })
  const head = await ctx.transaction(async (tx) => {
    const cart = await lockCart(ctx, tx, maskedId)
    if (items.some(({ quantity }) => quantity <= 0)) throw itemErrors.QUANTITY_NOT_POSITIVE()
    const [error] = await addOnce(ctx, tx, cart, items, named)
    if (error !== undefined) throw thrown(error)
    return cart
  })
  return loadCart(ctx, head)
}

type Wording = (error: CartError, item: ItemRequest | undefined) => CartError

/** Only the older mutations of Magento name the product before the reason. */
const named: Wording = (error, item) => {
  const isOfProduct = error.reason?.code !== 'PRODUCT_NOT_FOUND' && item !== undefined
  const beginning = isOfProduct ? `Could not add the product with SKU ${item.sku} to the shopping cart: ` : ''
  return { ...error, message: beginning + error.message }
}

const addOnce = (
  ctx: Context,
  tx: Writer,
  cart: CartHead,
  items: ItemRequest[],
  wording: Wording = (error) => error,
): Promise<CartError[]> =>
  doOnce(ctx, tx, cart, items, async () =>
    (await addItems(ctx, tx, cart, items)).flatMap((error, index) =>
      error === null ? [] : [wording(error, items[index])],
    ),
  )

/** Adds the available items to a locked cart. Returns an error or null for each item. */
export async function addItems(
  ctx: Context,
  tx: Writer,
  cart: CartHead,
  items: readonly ItemRequest[],
): Promise<(CartError | null)[]> {
  const stored = await selectLines(tx, cart.id)
  const present = stored.map((line) => line.productId)
  const offer = await loadOffer(ctx, tx, items, present)
  const lines = workingLines(stored, offer.byId)
  const changed = new Set<WorkingLine>()
  const outcomes = items.map((item) => {
    const choice = checkQuantity(item.quantity) ?? chooseProduct(item, offer)
    const line = 'code' in choice ? choice : fitLine(lines, choice, item.quantity)
    if ('code' in line) return line
    changed.add(line)
    return null
  })
  if (changed.size > 0) {
    await saveLines(tx, cart.id, [...changed])
    await updateCart(tx, cart.id, { storeId: ctx.store.id }, ctx.now)
  }
  return outcomes
}
