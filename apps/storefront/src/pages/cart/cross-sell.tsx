import { useEffect, useId, useRef, useState } from 'react'
import { ProductGrid } from '#src/domains/product-card/grid/product-grid.tsx'
import { query } from '#src/platform/graphql/client.ts'
import {
  CartCrossSellDocument,
  type CartCrossSellQuery,
  type ProductCardFragment,
} from '#src/platform/graphql/documents.gen.ts'
import { useT } from '#src/platform/i18n/store-context.tsx'
import { useNear } from '#src/ui/use-near.ts'
import * as styles from './cross-sell.module.css'

/** The lines whose cross-sell products are shown: the newest ones. */
const mostAsked = 6
const mostShown = 12

/** The cross-sell products of what is in the cart, loaded when they come near the viewport; renders nothing if there are none. */
export function CrossSell({ uids }: { readonly uids: readonly string[] }) {
  const t = useT()
  const id = useId()
  const place = useRef<HTMLDivElement>(null)
  const products = useCrossSell(uids, useNear(place))
  return (
    <div ref={place} className={styles['place']}>
      {products.length > 0 ? (
        <section className={styles['shelf']} aria-labelledby={id}>
          <h2 id={id} className={styles['heading']}>
            {t('cart.crossSell')}
          </h2>
          <ProductGrid products={products} gallery="crosssell" layout="shelf" heading="h3" />
        </section>
      ) : null}
    </div>
  )
}

/** Optional: after a failure the products from before stay. */
function useCrossSell(uids: readonly string[], isWanted: boolean): readonly ProductCardFragment[] {
  const [found, setFound] = useState<CartCrossSellQuery | null>(null)
  const asked = uids.slice(-mostAsked).toSorted().join(' ')
  useEffect(() => {
    if (!isWanted || asked === '') return undefined
    let isCurrent = true
    query(CartCrossSellDocument, { uids: asked.split(' ') }, undefined, { isOptional: true }).then(
      (data) => isCurrent && setFound(data),
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [asked, isWanted])
  return crossSellOf(found, uids)
}

/** Each product once, in stock and not in the cart. */
function crossSellOf(found: CartCrossSellQuery | null, uids: readonly string[]): ProductCardFragment[] {
  const offered = (found?.products?.items ?? [])
    .flatMap((product) => product?.crosssell_products ?? [])
    .filter((product) => product !== null)
    .filter(({ uid, stock_status: stock }) => stock === 'IN_STOCK' && !uids.includes(uid))
  return [...new Map(offered.map((product) => [product.uid, product])).values()].slice(0, mostShown)
}
