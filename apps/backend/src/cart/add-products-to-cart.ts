import { createHash } from 'node:crypto'
import type { Context } from '#src/platform/context.ts'
import type { Reader, Writer } from '#src/platform/database.ts'
import { UserError } from '#src/platform/user-error.ts'
import { checkMixing } from './check-mixing.ts'
import { choosePair, chooseProduct, type Choice, type ItemRequest, type Offer } from './choose-product.ts'
import { errors, refusals, type CartError } from './errors.ts'
import { loadCart, maximumOf } from './load-cart.ts'
import { lockCart } from './open-cart.ts'
import { selectFacts, selectFactsBySku, selectGiftCardAmounts, selectVariantOptions } from './product-queries.ts'
import {
  insertRepeatedRequest,
  saveLines,
  selectLines,
  selectRepeatedRequest,
  updateCart,
  type NewLine,
} from './queries.ts'
import type { CartHead, CartView, ProductFacts } from './types.ts'

const mostItems = 100
const mostLines = 200
const rememberedFor = 24 * 60 * 60 * 1_000

export interface Added {
  cart: CartView
  userErrors: CartError[]
}

/** Adds what can be added; the rest is answered as errors beside the cart. */
export async function addProductsToCart(ctx: Context, maskedId: string, items: ItemRequest[]): Promise<Added> {
  if (items.length === 0) throw new UserError('graphql-input', 'Required parameter "cartItems" is missing')
  if (items.length > mostItems) throw new UserError('graphql-input', `Please add at most ${mostItems} items at once.`)
  const { head, userErrors } = await ctx.transaction(async (tx) => {
    const cart = await lockCart(ctx, tx, maskedId)
    return { head: cart, userErrors: await addOnce(ctx, tx, cart, items) }
  })
  return { cart: await loadCart(ctx, head), userErrors }
}

/** All or nothing, with the first error thrown: how the older mutations answer. */
export async function addAllToCart(ctx: Context, maskedId: string, items: ItemRequest[]): Promise<CartView> {
  if (items.length === 0) throw new UserError('graphql-input', 'Required parameter "cart_items" is missing')
  if (items.length > mostItems) throw new UserError('graphql-input', `Please add at most ${mostItems} items at once.`)
  const head = await ctx.transaction(async (tx) => {
    const cart = await lockCart(ctx, tx, maskedId)
    const [error] = await addOnce(ctx, tx, cart, items)
    if (error !== undefined) throw refusals.input(error)
    return cart
  })
  return loadCart(ctx, head)
}

/** A request that comes again with its key is answered as before and adds nothing. */
async function addOnce(ctx: Context, tx: Writer, cart: CartHead, items: ItemRequest[]): Promise<CartError[]> {
  const key = ctx.idempotencyKey
  if (key === null) return addItems(ctx, tx, cart, items)
  const requestHash = createHash('sha256').update(JSON.stringify(items)).digest('base64url')
  const since = new Date(ctx.now.getTime() - rememberedFor)
  const before = await selectRepeatedRequest(tx, cart.id, key, since)
  if (before !== undefined) {
    if (before.requestHash === requestHash) return before.errors as CartError[]
    throw new UserError('graphql-input', 'This Idempotency-Key was used for another request.')
  }
  const userErrors = await addItems(ctx, tx, cart, items)
  const request = { cartId: cart.id, key, requestHash, errors: userErrors, now: ctx.now, since }
  await insertRepeatedRequest(tx, request)
  return userErrors
}

interface WorkingLine extends NewLine {
  product: ProductFacts
}

async function addItems(ctx: Context, tx: Writer, cart: CartHead, items: ItemRequest[]): Promise<CartError[]> {
  const stored = await selectLines(tx, cart.id)
  const offer = await loadOffer(
    ctx,
    tx,
    items,
    stored.map((line) => line.productId),
  )
  const lines = new Map<string, WorkingLine>()
  for (const line of stored) {
    const product = offer.byId.get(line.productId)
    if (product !== undefined) lines.set(line.signature, { ...line, product })
  }
  const changed = new Set<WorkingLine>()
  const userErrors: CartError[] = []
  for (const item of items) {
    const choice = checkQuantity(item.quantity) ?? chooseProduct(item, offer)
    if ('code' in choice) {
      userErrors.push(choice)
      continue
    }
    const misfit = checkFits(choice, item.quantity, [...lines.values()])
    if (misfit === null) changed.add(put(lines, choice, item.quantity))
    else userErrors.push(misfit)
  }
  if (changed.size > 0) {
    await saveLines(tx, cart.id, [...changed])
    await updateCart(tx, cart.id, { storeId: ctx.store.id }, ctx.now)
  }
  return userErrors
}

function put(lines: Map<string, WorkingLine>, choice: Choice, quantity: number): WorkingLine {
  const { product, variant, giftCard, signature } = choice
  const line = lines.get(signature) ?? {
    productId: product.id,
    variantId: variant.id,
    quantity: 0,
    giftCard,
    signature,
    product,
  }
  line.quantity += quantity
  lines.set(signature, line)
  return line
}

function checkQuantity(quantity: number): CartError | null {
  if (!(quantity > 0)) return errors.quantityTooSmall()
  return Number.isInteger(quantity) ? null : errors.quantityNotWhole()
}

function checkFits(choice: Choice, quantity: number, lines: WorkingLine[]): CartError | null {
  const mixing = checkMixing(
    lines.map((line) => line.product),
    choice.product,
  )
  if (mixing !== null) return mixing
  if (lines.length >= mostLines && !lines.some((line) => line.signature === choice.signature))
    return errors.tooManyLines(mostLines)
  const already = lines.filter((line) => line.variantId === choice.variant.id).reduce((sum, l) => sum + l.quantity, 0)
  return checkAmount(choice, quantity, already)
}

/** Whether so many more can be had, with those that other lines of the cart hold already. */
export function checkAmount(
  { product, variant }: Pick<Choice, 'product' | 'variant'>,
  quantity: number,
  already: number,
): CartError | null {
  const maximum = maximumOf(product, variant)
  if (variant.onHand === 0) return errors.outOfStock()
  if (quantity + already > maximum) return errors.overMaximum(maximum)
  if (variant.onHand !== null && quantity + already > variant.onHand)
    return errors.notEnough(Math.max(0, variant.onHand - already))
  return null
}

async function loadOffer(ctx: Context, db: Reader, items: ItemRequest[], present: number[]): Promise<Offer> {
  const skus = [...new Set(items.flatMap((item) => [item.sku, item.parentSku ?? item.sku]))]
  const named = await selectFactsBySku(db, ctx.store.id, skus, ctx.now)
  const bySku = new Map(named.map((product) => [product.sku, product]))
  const ids = named.filter((product) => product.type !== 'giftcard').map((product) => product.id)
  const variantOptions = await selectVariantOptions(db, ids)
  const cards = named.filter((product) => product.type === 'giftcard').map((product) => product.id)
  const giftCardAmounts = await selectGiftCardAmounts(db, ctx.store.id, cards)
  const byId = new Map(named.map((product) => [product.id, product]))
  const chosen = items.flatMap((item) => {
    const pair = choosePair(item, { bySku, variantOptions })
    return 'code' in pair ? [] : [pair.productId, pair.variantId]
  })
  const missing = [...new Set([...chosen, ...present])].filter((id) => !byId.has(id))
  for (const product of await selectFacts(db, ctx.store.id, missing, ctx.now)) byId.set(product.id, product)
  return { bySku, byId, variantOptions, giftCardAmounts }
}
