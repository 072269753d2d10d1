import { checkMixing } from './check-mixing.ts'
import type { Choice } from './choose-product.ts'
import { itemErrors, listed, type CartError } from '../errors.ts'
import { maximumOf } from '../open/load-cart.ts'
import type { NewLine } from '../queries.ts'
import type { ProductFacts, StoredLine } from '../types.ts'

const mostLines = 200

/** A line that is not saved yet, with its product, which determines whether the cart may contain the line. */
export interface WorkingLine extends NewLine {
  product: ProductFacts
}

/** The lines of a cart by signature, for `fitLine`. */
export function workingLines(
  stored: readonly StoredLine[],
  products: ReadonlyMap<number, ProductFacts>,
): Map<string, WorkingLine> {
  const lines = new Map<string, WorkingLine>()
  for (const line of stored) {
    const product = products.get(line.productId)
    if (product !== undefined) lines.set(line.signature, { ...line, product })
  }
  return lines
}

/**
 * Adds a quantity of a product to the lines, or returns the reason why it cannot. Everything that enters a cart passes this
 * check.
 */
export function fitLine(lines: Map<string, WorkingLine>, choice: Choice, quantity: number): WorkingLine | CartError {
  const misfit = checkQuantity(quantity) ?? checkFits(choice, quantity, [...lines.values()])
  if (misfit !== null) return misfit
  const { product, variant, giftCard, signature } = choice
  const line = lines.get(signature) ?? {
    productId: product.id,
    variantId: variant.id,
    quantity: 0,
    giftCard,
    giftWrappingId: null,
    wrappedQuantity: null,
    giftMessage: null,
    signature,
    product,
  }
  line.quantity += quantity
  lines.set(signature, line)
  return line
}

/** A quantity must be a positive integer. Magento compares it with the smallest of an order before it asks for a whole one. */
export function checkQuantity(quantity: number): CartError | null {
  if (!(quantity > 0)) return listed(itemErrors.QUANTITY_TOO_SMALL())
  if (quantity < 1) return listed(itemErrors.QUANTITY_BELOW_ONE())
  return Number.isInteger(quantity) ? null : listed(itemErrors.QUANTITY_NOT_WHOLE())
}

function checkFits(choice: Choice, quantity: number, lines: WorkingLine[]): CartError | null {
  const mixing = checkMixing(
    lines.map((line) => line.product),
    choice.product,
  )
  if (mixing !== null) return mixing
  if (lines.length >= mostLines && !lines.some((line) => line.signature === choice.signature))
    return listed(itemErrors.CART_TOO_MANY_LINES({ maximum: mostLines }))
  const already = lines.filter((line) => line.variantId === choice.variant.id).reduce((sum, l) => sum + l.quantity, 0)
  // An update of a line says that its product is out of stock; an addition, that it is not available.
  return choice.variant.onHand === 0
    ? listed(itemErrors.ADDED_OUT_OF_STOCK(), 0)
    : checkAmount(choice, quantity, already)
}

/** Checks stock and maximum for an added quantity; `already` is the quantity on other lines of the cart. */
export function checkAmount(
  { product, variant }: Pick<Choice, 'product' | 'variant'>,
  quantity: number,
  already: number,
): CartError | null {
  const maximum = maximumOf(product, variant)
  if (variant.onHand === 0) return listed(itemErrors.OUT_OF_STOCK(), 0)
  if (quantity + already > maximum) return listed(itemErrors.MAXIMUM_EXCEEDED({ maximum }), maximum)
  if (variant.onHand === null || quantity + already <= variant.onHand) return null
  const left = Math.max(0, variant.onHand - already)
  return listed(itemErrors.INSUFFICIENT_STOCK({ left }), left)
}
