import { contentMoment, type Context } from '#src/platform/context.ts'
import { sendTogether, type Reader, type Statement } from '#src/platform/database.ts'
import { referenceData, referenceState, type ReferenceState } from '#src/platform/reference-data.ts'
import { storeSettings } from '#src/store/store.ts'
import { applyRules } from './apply-rules.ts'
import { loadCards } from './load-cards.ts'
import { giftsInput, loadGifts, needsDelivery, withWrappings } from './load-gifts.ts'
import {
  factsById,
  factsOf,
  optionsOf,
  optionsOfPairs,
  selectRates,
  type CountryRate,
  type LineOption,
} from '../product-queries.ts'
import { linesOf, type CartKey } from '../queries.ts'
import type { CartHead, CartLine, CartView, ProductFacts, StoredLine, TotalsInput, PlainLine } from '../types.ts'

const standardClass = 'Taxable Goods'

/** What is read of a cart in one message: its lines, their products, and the chosen options of the variants. */
export type CartContent = readonly [
  stored: readonly StoredLine[],
  products: readonly ProductFacts[],
  options: readonly LineOption[],
  reference: ReferenceState,
]

/** Reads the content of a cart. In the message that locks the cart, it must come after the lock. */
export const contentOf = (ctx: Context, cart: CartKey) =>
  [
    linesOf(cart),
    factsOf(cart, ctx.store.id, contentMoment(ctx)),
    optionsOf(cart, ctx.store.locale),
    referenceState,
  ] as const

declare module '#src/platform/services.ts' {
  interface Services {
    /** What the products of a cart are shown with, to be read in a message that reads the cart. */
    readWithCart: (ctx: Context) => Statement<void> | undefined
  }
}

/** To be sent with a cart that is shown afterwards, so that its products cost no message of their own. */
export const shownWith = (ctx: Context): Statement<void> | undefined => ctx.services.readWithCart?.(ctx)

/** A cart with current prices, tax rates and stock. Inside a transaction, pass the transaction as `db`. */
export async function loadCart(ctx: Context, head: CartHead, db: Reader = ctx.db): Promise<CartView> {
  const [, ...content] = await sendTogether(db, [shownWith(ctx), ...contentOf(ctx, { id: head.id })])
  return viewCart(ctx, head, content, db)
}

/** A cart whose content has been read already. */
export async function viewCart(ctx: Context, head: CartHead, content: CartContent, db: Reader): Promise<CartView> {
  const reference = content[3]
  const { lines, rates } = await priceLines(ctx, head, content, db)
  return {
    ...head,
    ...(await applyRules(ctx, head, await withWrappings(ctx, lines, db), { db, reference })),
    ...(await loadGifts(ctx, head, lines, db)),
    giftCards: await loadCards(ctx, head, lines, db),
    currency: ctx.store.currency,
    standardRate: rateOf(rates, standardClass),
    taxLabels: new Map(rates.map(({ rate, label }) => [rate, label])),
    reference,
  }
}

/** Lines with current prices, stock and the tax rates of the cart's country, before any cart rule is applied. */
export async function viewLines(ctx: Context, head: CartHead, stored: StoredLine[], db: Reader): Promise<PlainLine[]> {
  const ids = [...new Set(stored.flatMap((line) => [line.productId, line.variantId]))]
  const chosen = stored.filter((line) => line.productId !== line.variantId)
  const content = await sendTogether(db, [
    factsById(ids, ctx.store.id, contentMoment(ctx)),
    optionsOfPairs(chosen, ctx.store.locale),
    referenceState,
  ])
  return (await priceLines(ctx, head, [stored, ...content], db)).lines
}

async function priceLines(ctx: Context, head: CartHead, content: CartContent, db: Reader) {
  const [stored, facts, labels, reference] = content
  const products = new Map(facts.map((product) => [product.id, product]))
  const options = Map.groupBy(labels, ({ parentId, variantId }) => `${parentId}/${variantId}`)
  const rates = await ratesOf(ctx, taxCountry(ctx, head), reference, db)
  const wanted = new Map<number, number>()
  for (const line of stored) wanted.set(line.variantId, (wanted.get(line.variantId) ?? 0) + line.quantity)
  const lines = stored.flatMap((line) => {
    const product = products.get(line.productId)
    const variant = products.get(line.variantId)
    if (product === undefined || variant === undefined) return []
    const taxRate = product.type === 'giftcard' ? 0 : rateOf(rates, variant.taxClass)
    const lineOptions = options.get(`${line.productId}/${line.variantId}`) ?? []
    const facts = { product, variant, taxRate, options: lineOptions, currency: ctx.store.currency }
    return [viewLine(line, facts, wanted.get(line.variantId) ?? 0)]
  })
  return { lines, rates }
}

/** The country whose tax rates apply. */
export function taxCountry(ctx: Context, head: CartHead): string {
  return head.shippingAddress?.countryCode ?? head.billingAddress?.countryCode ?? ctx.store.country
}

/** Tax classes without a rate in the country use the standard rate. */
function rateOf(rates: CountryRate[], taxClass: string): number {
  const found =
    rates.find((rate) => rate.taxClass === taxClass) ?? rates.find((rate) => rate.taxClass === standardClass)
  return found?.rate ?? 0
}

const quarterHour = 900_000

/** A new day begins at a quarter of an hour in every time zone, so that the rates are the same until the next one. */
async function ratesOf(ctx: Context, country: string, reference: ReferenceState, db: Reader): Promise<CountryRate[]> {
  const timeZone = (await storeSettings(ctx))['general/locale/timezone']
  const now = contentMoment(ctx)
  const key = `tax rates ${country} ${timeZone} ${Math.floor(now.getTime() / quarterHour)}`
  return referenceData(ctx.db, reference, key, () => selectRates(db, country, { now, timeZone }))
}

type Facts = Pick<CartLine, 'product' | 'variant' | 'taxRate' | 'options' | 'currency'>

function viewLine(line: StoredLine, facts: Facts, wantedOfVariant: number): PlainLine {
  const price = priceOf(line, facts)
  const left = facts.variant.onHand ?? Number.MAX_SAFE_INTEGER
  return {
    ...line,
    ...facts,
    regularPrice: price?.regular ?? 0,
    price: price?.final ?? 0,
    maxQuantity: Math.min(left, maximumOf(facts.product, facts.variant)),
    problem:
      !isSold(facts.product, facts.variant) || price === null
        ? 'not-available'
        : left === 0
          ? 'out-of-stock'
          : wantedOfVariant > left
            ? 'not-enough'
            : null,
  }
}

function priceOf(line: StoredLine, { product, variant }: Facts): ProductFacts['price'] {
  if (line.giftCard !== null) return { regular: line.giftCard.amount, final: line.giftCard.amount }
  return variant.price ?? product.price
}

/** Whether the store view sells the product: the product has a name there, and both product and chosen variant are enabled. */
export function isSold(product: ProductFacts, variant: ProductFacts): boolean {
  return product.name !== null && product.isActive && product.isVisible && variant.isActive
}

export function maximumOf(product: ProductFacts, variant: ProductFacts): number {
  return Math.min(product.maxCartQuantity, variant.maxCartQuantity)
}

/** Whether no product in the cart needs shipping. */
export function isVirtual(cart: CartView): boolean {
  return cart.lines.length > 0 && cart.lines.every((line) => !needsDelivery(line.product))
}

/** The input for calculating the totals. The caller adds the delivery. */
export function totalsInput(cart: CartView, delivery: { price: number; freeFrom: number | null } | null): TotalsInput {
  return {
    lines: cart.lines.map(pricedLine),
    delivery: delivery === null ? null : { ...delivery, taxRate: cart.standardRate },
    isShippingFree: cart.isShippingFree,
    deliveryRules: cart.deliveryRules,
    gifts: giftsInput(cart),
  }
}

/** A line in the form that the calculation of totals takes. */
export function pricedLine(line: CartLine): TotalsInput['lines'][number] {
  return { price: line.price, quantity: line.quantity, taxRate: line.taxRate, discount: discountOf(line) }
}

/** The total discount of a line. */
export function discountOf({ discounts }: Pick<CartLine, 'discounts'>): number {
  return discounts.reduce((sum, discount) => sum + discount.amount, 0)
}
