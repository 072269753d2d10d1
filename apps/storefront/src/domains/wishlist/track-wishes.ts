import { trackEvent, type ShopEvent } from '#src/platform/analytics/data-layer.ts'
import { query } from '#src/platform/graphql/client.ts'
import { WishedProductsDocument, type WishedProductFragment } from '#src/platform/graphql/documents.gen.ts'

/** GQL-12: loads the products that were put on a wish list, because a heart knows only the SKU, and sends add_to_wishlist. */
export async function trackWishes(skus: readonly string[]): Promise<void> {
  const { products } = await query(WishedProductsDocument, { skus: [...skus], most: skus.length })
  const items = (products?.items ?? []).filter((product) => product !== null)
  if (items.length > 0) trackEvent(addToWishlist(items))
}

/** The add_to_wishlist event; its value is the sum of the prices. */
export function addToWishlist(
  products: readonly WishedProductFragment[],
): Extract<ShopEvent, { event: 'add_to_wishlist' }> {
  const prices = products.map(({ price_range: range }) => range.minimum_price.final_price)
  const cents = prices.reduce((sum, { value }) => sum + Math.round((value ?? 0) * 100), 0)
  return {
    event: 'add_to_wishlist',
    ecommerce: {
      currency: prices[0]?.currency ?? '',
      value: cents / 100,
      items: products.map(({ sku, name, cdrl_brand: brand }, index) => ({
        item_id: sku ?? '',
        item_name: name ?? '',
        ...(brand ? { item_brand: brand } : {}),
        price: prices[index]?.value ?? 0,
        quantity: 1,
      })),
    },
  }
}
