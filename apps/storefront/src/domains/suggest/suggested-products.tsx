import type { CurrencyEnum, RecommendedItemFragment } from '#src/platform/graphql/documents.gen.ts'
import { mediaPath, pictureUrl } from '../catalogue/media.ts'
import { pricesOf } from '../catalogue/prices.ts'
import { Price } from '#src/ui/price/price.tsx'
import { ShopLink } from '#src/ui/link/shop-link.tsx'
import * as styles from './suggest.module.css'

const most = 8
const [width, height] = [512, 768]

type Props = {
  readonly titleId: string
  readonly products: readonly (RecommendedItemFragment | null)[]
  /** Called with the SKU and the 1-based position of the chosen product. */
  readonly onChoose?: (sku: string, position: number) => void
}

/** Up to eight products with picture, name and prices. */
export function SuggestedProducts({ titleId, products, onChoose }: Props) {
  return (
    <ul className={styles['products']} aria-labelledby={titleId}>
      {products
        .filter((product) => product !== null)
        .slice(0, most)
        .map((product, place) => (
          <li key={product.sku} className={styles['product']}>
            <img
              className={styles['picture']}
              src={pictureUrl(mediaPath(product.image_url), width)}
              width={width}
              height={height}
              alt=""
              loading="lazy"
              decoding="async"
            />
            <ShopLink
              className={styles['name']}
              skeleton="product"
              to={pathOf(product.product_url)}
              onClick={() => onChoose?.(product.sku ?? '', place + 1)}
            >
              {product.name}
            </ShopLink>
            <Price {...pricesIn(product)} size="small" />
          </li>
        ))}
    </ul>
  )
}

// Only the path, so that the link stays on the current host.
function pathOf(url: string | null | undefined): string {
  return url && URL.canParse(url) ? new URL(url).pathname : '/'
}

function pricesIn({ currency_code: currency, ...product }: RecommendedItemFragment) {
  const money = (value: number | null) => ({ value, currency: currency as CurrencyEnum | null })
  return pricesOf({
    price_range: {
      minimum_price: { final_price: money(product.final_price), regular_price: money(product.regular_price) },
    },
    lowest_price: money(product.lowest_price),
  })
}
