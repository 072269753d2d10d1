import { Suspense, useRef } from 'react'
import { useStore } from '#src/platform/i18n/store-context.tsx'
import { useEmbeds } from '../../embeds.tsx'
import { storedHref } from '../../stored-href.ts'
import type { ElementProps } from '../../element.ts'
import { lookOf } from '../../look/look-of.ts'
import * as styles from './products.module.css'
import { usualPageSize } from './usual-page-size.ts'

/**
 * Products, as the placeholder that the embed of another domain replaces with cards. Until they have loaded, and without JavaScript,
 * these are links in boxes of the same size.
 */
export function Products({ element }: ElementProps<'products'>) {
  const store = useStore()
  const { products: Cards } = useEmbeds()
  const within = useRef<HTMLDivElement>(null)
  const { appearance, products, listName, pageSize, carousel } = element
  const first = appearance === 'carousel' ? products.length : (pageSize ?? usualPageSize)
  if (products.length === 0) return null
  return (
    <div ref={within} {...lookOf(element)} className={styles['products']}>
      <div
        data-content-type="products"
        data-appearance={appearance}
        data-list-name={listName}
        data-page-size={pageSize}
        data-autoplay={carousel?.autoplays}
        data-autoplay-speed={carousel?.speed}
        data-infinite-loop={carousel?.isInfinite}
        data-show-arrows={carousel?.hasArrows}
        data-show-dots={carousel?.hasDots}
        data-carousel-mode={carousel?.isContinuous ? 'continuous' : 'default'}
        data-center-padding={carousel?.centerPadding}
      >
        <ul
          className={styles['links']}
          data-appearance={appearance}
          data-arrows={carousel?.hasArrows}
          data-dots={carousel?.hasDots}
        >
          {products.map(({ sku, name, href }, index) => (
            <li key={sku} data-later={index >= first || undefined}>
              <a className={styles['link']} href={storedHref(store, href)} data-product-sku={sku}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      </div>
      {Cards ? (
        <Suspense>
          <Cards within={within} />
        </Suspense>
      ) : null}
    </div>
  )
}
