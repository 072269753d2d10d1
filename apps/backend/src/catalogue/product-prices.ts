import { toDecimal } from '@bocian/rules/money.ts'
import type { Context } from '#src/platform/context.ts'
import type { CurrencyEnum } from '#src/platform/resolvers.gen.ts'
import type { Product } from './product-in-store.ts'

export function moneyOf(ctx: Context, minor: number) {
  return { value: toDecimal(minor), currency: ctx.store.currency as CurrencyEnum }
}

function priceOf(ctx: Context, regular: number, final: number) {
  const percent = regular === 0 ? 0 : Math.round(((regular - final) * 10_000) / regular) / 100
  return {
    regular_price: moneyOf(ctx, regular),
    final_price: moneyOf(ctx, final),
    discount: { amount_off: toDecimal(regular - final), percent_off: percent },
    fixed_product_taxes: [],
  }
}

/** The lowest price in the 30 days before the reduction; null if the price is not reduced. */
export function lowestPrice(ctx: Context, product: Product) {
  return product.lowest === null ? null : moneyOf(ctx, product.lowest)
}

/** The range from the cheapest to the most expensive variant. */
export function priceRange(ctx: Context, product: Product) {
  return {
    minimum_price: priceOf(ctx, product.regular, product.final),
    maximum_price: priceOf(ctx, product.maximumRegular, product.maximumFinal),
    lowest_price: lowestPrice(ctx, product),
  }
}

/** Magento's oldest form of prices, which some clients still request. */
export function oldPrices(ctx: Context, product: Product) {
  const price = (minor: number) => ({ amount: moneyOf(ctx, minor), adjustments: [] })
  return {
    regularPrice: price(product.regular),
    minimalPrice: price(product.final),
    maximalPrice: price(product.maximumFinal),
  }
}
