import { pricesOf, type Prices } from '../catalogue/prices.ts'
import type { RecommendedItemFragment } from '#src/platform/graphql/documents.gen.ts'

/** The path of a recommended product on this host; empty if its URL is invalid. */
export function itemPath({ product_url: url }: Pick<RecommendedItemFragment, 'product_url'>): string {
  return url && URL.canParse(url) ? new URL(url).pathname : ''
}

/** The prices of a recommended product in the same form as on cards. */
export function itemPrices(item: RecommendedItemFragment): Prices {
  const money = (value: number | null | undefined) =>
    ({ value: value ?? null, currency: item.currency_code ?? null }) as Prices['final']
  return pricesOf({
    __typename: 'SimpleProduct',
    price_range: {
      minimum_price: { final_price: money(item.final_price), regular_price: money(item.regular_price) },
    },
    lowest_price: item.lowest_price ? money(item.lowest_price) : null,
  } as Parameters<typeof pricesOf>[0])
}
