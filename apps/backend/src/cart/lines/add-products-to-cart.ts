import type { Context } from '#src/platform/context.ts'
import { sendLast, sendTogether, type Statement, type Writer } from '#src/platform/database.ts'
import { platformErrors } from '#src/platform/errors.ts'
import { keyedRequest, knownOutcome } from '#src/platform/idempotency/once.ts'
import { chooseProduct, type ItemRequest, type Offer } from './choose-product.ts'
import { cartErrors, itemErrors, thrown, type CartError } from '../errors.ts'
import { checkQuantity, fitLine, workingLines, type WorkingLine } from './fit-line.ts'
import { contentOf, shownWith, viewCart, type CartContent } from '../open/load-cart.ts'
import { completeOffer, namedIn } from './load-offer.ts'
import { checkAccess } from '../open/open-cart.ts'
import { factsOf, optionsOf } from '../product-queries.ts'
import { linesOf, lockOf, rememberingOf, repeatedRequestOf, savingOf, updateOf } from '../queries.ts'
import type { CartHead, CartView, StoredLine } from '../types.ts'

const mostItems = 100

export interface Added {
  cart: CartView
  userErrors: CartError[]
}

/** Adds the available items and returns an error for each of the others. */
export async function addProductsToCart(ctx: Context, maskedId: string, items: ItemRequest[]): Promise<Added> {
  if (items.length === 0) throw platformErrors.REQUIRED_PARAMETER_MISSING({ parameter: 'cartItems' })
  if (items.length > mostItems) throw cartErrors.TOO_MANY_ITEMS({ maximum: mostItems })
  return add(ctx, maskedId, items, { refuse: () => undefined })
}

/** Adds all items or none, and throws the first error. The older mutations work like this. */
export async function addAllToCart(ctx: Context, maskedId: string, items: ItemRequest[]): Promise<CartView> {
  if (items.length === 0) throw platformErrors.REQUIRED_PARAMETER_MISSING({ parameter: 'cart_items' })
  if (items.length > mostItems) throw cartErrors.TOO_MANY_ITEMS({ maximum: mostItems })
  const { cart } = await add(ctx, maskedId, items, {
    check: () => {
      if (items.some(({ quantity }) => quantity <= 0)) throw itemErrors.QUANTITY_NOT_POSITIVE()
    },
    refuse: (error, item) => {
      throw thrown(named(error, item))
    },
  })
  return cart
}

/** What the mutations do differently. */
interface Manner {
  /** Checks the items once the cart is known to be the caller's. */
  check?: () => void
  /** Is told each item that was not added. */
  refuse(error: CartError, item: ItemRequest | undefined): void
}

/** Adds the items in two messages: one locks and reads, the other writes and commits. The cart is shown as it was read, with the changed lines. */
async function add(ctx: Context, maskedId: string, items: ItemRequest[], manner: Manner): Promise<Added> {
  const keyed = keyedRequest(ctx, items)
  const { head, userErrors, content } = await ctx.transaction(async (tx) => {
    const [locked, , stored, products, options, reference, ...rest] = await sendTogether(tx, [
      lockOf(maskedId),
      shownWith(ctx),
      ...contentOf(ctx, { maskedId }),
      ...namedIn(ctx, items),
      keyed === null ? undefined : repeatedRequestOf({ maskedId }, keyed),
    ])
    const [facts, variantOptions, amounts, repeated] = rest
    const cart = checkAccess(ctx, maskedId, locked)
    manner.check?.()
    const before = await knownOutcome(ctx, items, () => Promise.resolve(repeated))
    if (before !== undefined) {
      const asItIs = [stored, products, options, reference] as const
      return { head: cart, userErrors: before.errors as CartError[], content: asItIs }
    }
    const offer = await completeOffer(ctx, tx, items, { named: [facts, variantOptions, amounts], present: products })
    const { outcomes, saving } = fitItems(ctx, cart, items, { stored, offer })
    const errors = outcomes.flatMap((error, index) => {
      if (error === null) return []
      manner.refuse(error, items[index])
      return [error]
    })
    const remembering = keyed === null ? [] : rememberingOf({ ...keyed, cartId: cart.id, errors })
    const [saved = [], changed = cart, , , labels = options] = await sendLast(tx, [
      saving?.lines,
      saving?.head,
      remembering[0],
      remembering[1],
      saving?.hasVariants === true ? optionsOf(cart, ctx.store.locale) : undefined,
    ])
    const content: CartContent = [withSaved(stored, saved), [...offer.byId.values()], labels, reference]
    return { head: changed, userErrors: errors, content }
  })
  return { cart: await viewCart(ctx, head, content, ctx.db), userErrors }
}

/** The lines of a cart after some of them were saved. */
function withSaved(stored: readonly StoredLine[], saved: readonly StoredLine[]): StoredLine[] {
  const lines = new Map([...stored, ...saved].map((line) => [line.id, line]))
  return [...lines.values()].toSorted((a, b) => a.id - b.id)
}

/** Only the older mutations of Magento name the product before the reason. */
function named(error: CartError, item: ItemRequest | undefined): CartError {
  const isOfProduct = error.reason?.code !== 'PRODUCT_NOT_FOUND' && item !== undefined
  const beginning = isOfProduct ? `Could not add the product with SKU ${item.sku} to the shopping cart: ` : ''
  return { ...error, message: beginning + error.message }
}

/** Adds the available items to a locked cart. Returns an error or null for each item. */
export async function addItems(
  ctx: Context,
  tx: Writer,
  cart: CartHead,
  items: readonly ItemRequest[],
): Promise<(CartError | null)[]> {
  const [stored, present, ...names] = await sendTogether(tx, [
    linesOf(cart),
    factsOf(cart, ctx.store.id, ctx.now),
    ...namedIn(ctx, items),
  ])
  const offer = await completeOffer(ctx, tx, items, { named: names, present })
  const { outcomes, saving } = fitItems(ctx, cart, items, { stored, offer })
  if (saving !== undefined) await sendTogether(tx, [saving.lines, saving.head])
  return outcomes
}

/** The statements that save changed lines, with their cart. */
interface Saving {
  lines: Statement<StoredLine[]>
  head: Statement<CartHead | undefined>
  /** Whether one of the lines has a variant that was chosen by its options. */
  hasVariants: boolean
}

/** An error or null for each item, and the statements that save the changed lines; none if nothing can be added. */
function fitItems(
  ctx: Context,
  cart: CartHead,
  items: readonly ItemRequest[],
  { stored, offer }: { stored: readonly StoredLine[]; offer: Offer },
): {
  outcomes: (CartError | null)[]
  saving: Saving | undefined
} {
  const lines = workingLines(stored, offer.byId)
  const changed = new Set<WorkingLine>()
  const outcomes = items.map((item) => {
    const choice = checkQuantity(item.quantity) ?? chooseProduct(item, offer)
    const line = 'code' in choice ? choice : fitLine(lines, choice, item.quantity)
    if ('code' in line) return line
    changed.add(line)
    return null
  })
  if (changed.size === 0) return { outcomes, saving: undefined }
  return {
    outcomes,
    saving: {
      lines: savingOf(cart.id, [...changed]),
      head: updateOf(cart.id, { storeId: ctx.store.id }, ctx.now),
      hasVariants: [...changed].some(({ productId, variantId }) => productId !== variantId),
    },
  }
}
