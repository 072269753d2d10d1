import type { ProductPriceFragment } from '#src/platform/graphql/documents.gen.ts'
import type { DisplayMoney } from '#src/platform/i18n/money.ts'

export type Prices = {
  readonly final: DisplayMoney
  readonly regular: DisplayMoney
  readonly lowest: DisplayMoney | null
  /** The reduction from the 30-day low in whole percent; 0 if there is none to announce. */
  readonly percentOff: number
}

/** The prices to display. The law allows announcing a reduction only against the lowest price of the last 30 days. */
export function pricesOf(product: ProductPriceFragment): Prices {
  const { final_price: final, regular_price: regular } = product.price_range.minimum_price
  const lowest = product.lowest_price?.value ? product.lowest_price : null
  const reference = lowest?.value ?? 0
  const now = final.value ?? 0
  const isReduced = now < (regular.value ?? 0) && now < reference
  return { final, regular, lowest, percentOff: isReduced ? Math.round((1 - now / reference) * 100) : 0 }
}
