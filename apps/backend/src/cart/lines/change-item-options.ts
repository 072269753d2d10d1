import type { Context } from '#src/platform/context.ts'
import { sendTogether, type Writer } from '#src/platform/database.ts'
import { decodeId } from '#src/platform/uid.ts'
import type { Added } from './add-products-to-cart.ts'
import { chooseProduct } from './choose-product.ts'
import { cartErrors, type CartError } from '../errors.ts'
import { checkAmount, checkQuantity } from './fit-line.ts'
import { loadCart } from '../open/load-cart.ts'
import { loadOffer } from './load-offer.ts'
import { lockCart } from '../open/open-cart.ts'
import { factsOf } from '../product-queries.ts'
import { deleteLines, linesOf, saveLines, updateCart, updateLine } from '../queries.ts'
import { doOnce } from './repeated-request.ts'
import type { CartHead } from '../types.ts'

export interface OptionsChange {
  uid: string
  optionUids: string[]
  /** Null keeps the quantity of the line. */
  quantity: number | null
}

/**
 * Changes the options of a line in one step. The line keeps its position, or is merged into the line that already has these
 * options. If the new options are unavailable, returns an error and leaves the line unchanged.
 */
export async function changeItemOptions(ctx: Context, maskedId: string, change: OptionsChange): Promise<Added> {
  const { head, userErrors } = await ctx.transaction(async (tx) => {
    const cart = await lockCart(ctx, tx, maskedId)
    return { head: cart, userErrors: await doOnce(ctx, tx, cart, change, () => exchange(ctx, tx, cart, change)) }
  })
  return { cart: await loadCart(ctx, head), userErrors }
}

async function exchange(ctx: Context, tx: Writer, cart: CartHead, change: OptionsChange): Promise<CartError[]> {
  const id = decodeId(change.uid)
  const [stored, present] = await sendTogether(tx, [
    linesOf({ id: cart.id }),
    factsOf({ id: cart.id }, ctx.store.id, ctx.now),
  ])
  const line = stored.find((one) => one.id === id)
  if (line === undefined) throw cartErrors.COULD_NOT_FIND_CART_ITEM({ id })
  const product = present.find((one) => one.id === line.productId)
  if (product?.type !== 'configurable') throw cartErrors.CART_ITEM_OPTIONS_FIXED()
  const quantity = change.quantity ?? line.quantity
  const request = { sku: product.sku, parentSku: null, quantity, optionUids: change.optionUids, entered: [] }
  const offer = await loadOffer(ctx, tx, [request], present)
  const choice = checkQuantity(quantity) ?? chooseProduct(request, offer)
  if ('code' in choice) return [choice]
  if (choice.signature === line.signature && quantity === line.quantity) return []
  const others = stored.filter((one) => one.id !== id)
  const already = others
    .filter((one) => one.variantId === choice.variant.id)
    .reduce((sum, one) => sum + one.quantity, 0)
  const error = checkAmount(choice, quantity, already)
  if (error !== null) return [error]
  const same = others.find((one) => one.signature === choice.signature)
  if (same === undefined)
    await updateLine(tx, cart.id, id, { variantId: choice.variant.id, signature: choice.signature, quantity })
  else {
    await saveLines(tx, cart.id, [{ ...same, quantity: same.quantity + quantity }])
    await deleteLines(tx, cart.id, [id])
  }
  await updateCart(tx, cart.id, { storeId: ctx.store.id }, ctx.now)
  return []
}
