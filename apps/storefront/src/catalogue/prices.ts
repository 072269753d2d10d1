import type { ProductPriceFragment } from '#src/graphql/documents.gen.ts'
import type { DisplayMoney } from '#src/i18n/money.ts'

export type Prices = {
  readonly final: DisplayMoney
  readonly regular: DisplayMoney
  readonly lowest: DisplayMoney | null
  /** How much less than the 30-day low, in whole percent; 0 when there is no reduction to announce. */
  readonly percentOff: number
}

/** The prices of a product as the price display takes them; a reduction is announced only against a 30-day low. */
export function pricesOf(product: ProductPriceFragment): Prices {
  const { final_price: final, regular_price: regular } = product.price_range.minimum_price
  const lowest = product.lowest_price?.value ? product.lowest_price : null
  const reference = lowest?.value ?? 0
  const now = final.value ?? 0
  const isReduced = now < (regular.value ?? 0) && now < reference
  return { final, regular, lowest, percentOff: isReduced ? Math.round((1 - now / reference) * 100) : 0 }
}
