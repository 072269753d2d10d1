import { useId, type Ref } from 'react'
import { mediaPath, pictureSet, pictureUrl } from '../catalogue/media.ts'
import type { RecommendedItemFragment } from '#src/platform/graphql/documents.gen.ts'
import { Price } from '#src/ui/price/price.tsx'
import { ShopLink } from '#src/ui/link/shop-link.tsx'
import * as styles from './recommended-frames.module.css'
import { itemPath, itemPrices } from './recommended-item.ts'
import type { Frames } from './use-frames.ts'

type Props = { readonly frames: Frames | undefined; readonly ref: Ref<HTMLDivElement> }

/** Recommended products in titled rows that scroll sideways. */
export function RecommendedFrames({ frames, ref }: Props) {
  const id = useId()
  return (
    <div ref={ref} className={styles['frames']} data-answered={frames !== undefined}>
      {frames?.map((frame, index) => (
        <section key={frame?.title} aria-labelledby={`${id}-${index}`} className={styles['frame']} data-recommended>
          <h2 id={`${id}-${index}`} className={styles['heading']}>
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
