import { useEffect, useRef, useState } from 'react'
import { trackerClientId } from '#src/browser-storage/tracker-client.ts'
import { mediaPath, pictureSet, pictureUrl } from '#src/catalogue/media.ts'
import { query } from '#src/graphql/client.ts'
import {
  GetSyneriseRecommendationsDocument,
  type GetSyneriseRecommendationsQuery,
  type ProductPageItemFragment,
  type RecommendedItemFragment,
} from '#src/graphql/documents.gen.ts'
import { useStore } from '#src/i18n/store-context.tsx'
import { Price } from '#src/ui/price/price.tsx'
import { useNear } from '#src/ui/use-near.ts'
import { ShopLink } from '#src/url/shop-link.tsx'
import styles from './product-recommendations.module.css'
import { itemPath, itemPrices } from './recommended-item.ts'
import { useChosenSize } from './use-chosen-size.ts'

type Frames = NonNullable<GetSyneriseRecommendationsQuery['getSyneriseRecommendations']>

/** What the shop recommends beside a product and its chosen size; asked for when its place comes near, again with another size. */
export function ProductRecommendations({ product }: { readonly product: ProductPageItemFragment }) {
  const place = useRef<HTMLDivElement>(null)
  const size = useChosenSize('configurable_options' in product ? product.configurable_options : undefined)
  const frames = useFrames({ sku: product.sku ?? '', size, isWanted: useNear(place) })
  return (
    <div ref={place} className={styles['frames']}>
      {frames.map((frame, index) => (
        <section
          key={frame?.title}
          aria-labelledby={`recommended-${index}`}
          className={styles['frame']}
          data-recommended
        >
          <h2 id={`recommended-${index}`} className={styles['heading']}>
            {frame?.title}
          </h2>
          <ul className={styles['items']}>
            {(frame?.items ?? []).map((item) => (item ? <Item key={item.sku} item={item} /> : null))}
          </ul>
        </section>
      ))}
    </div>
  )
}

function Item({ item }: { readonly item: RecommendedItemFragment }) {
  const path = mediaPath(item.image_url)
  return (
    <li className={styles['item']}>
      {path ? (
        <img
          className={styles['picture']}
          src={pictureUrl(path, 320)}
          srcSet={pictureSet(path, [160, 320, 640])}
          sizes="(width > 768px) 180px, 44vw"
          width={320}
          height={480}
          alt=""
          loading="lazy"
        />
      ) : null}
      <h3 className={styles['name']}>
        <ShopLink skeleton="product" className={styles['link']} to={itemPath(item)}>
          {item.name}
        </ShopLink>
      </h3>
      <Price {...itemPrices(item)} size="small" />
    </li>
  )
}

type Question = { readonly sku: string; readonly size: string | undefined; readonly isWanted: boolean }

// A page without recommendations is a whole page: no answer says nothing, and the last one stays.
function useFrames({ sku, size, isWanted }: Question): Frames {
  const { locale } = useStore()
  const [frames, setFrames] = useState<Frames>([])
  useEffect(() => {
    if (!isWanted) return undefined
    let isCurrent = true
    const asked = { clientUuid: trackerClientId(), localization: locale, sku, ...(size ? { size } : {}) }
    query(GetSyneriseRecommendationsDocument, asked, undefined, { isOptional: true }).then(
      ({ getSyneriseRecommendations: found }) => isCurrent && setFrames(found ?? []),
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [sku, size, isWanted, locale])
  return frames
}
