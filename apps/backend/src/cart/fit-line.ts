import { checkMixing } from './check-mixing.ts'
import type { Choice } from './choose-product.ts'
import { errors, type CartError } from './errors.ts'
import { maximumOf } from './load-cart.ts'
import type { NewLine } from './queries.ts'
import type { ProductFacts, StoredLine } from './types.ts'

const mostLines = 200

/** A line of a cart that is being filled, with the product that decides what may lie beside it. */
export interface WorkingLine extends NewLine {
  product: ProductFacts
}

/** The lines of a cart by what they are, ready to be filled. */
export function workingLines(stored: StoredLine[], products: Map<number, ProductFacts>): Map<string, WorkingLine> {
  const lines = new Map<string, WorkingLine>()
  for (const line of stored) {
    const product = products.get(line.productId)
    if (product !== undefined) lines.set(line.signature, { ...line, product })
  }
  return lines
}

/** Puts so many of a choice among the lines, or says why they do not fit: every way into a cart leads through here. */
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

/** A quantity is a whole number above nothing. */
export function checkQuantity(quantity: number): CartError | null {
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
