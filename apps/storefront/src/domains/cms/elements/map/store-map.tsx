import { Suspense, useRef } from 'react'
import type { MappedShop } from '@bocian/rules/page-builder/elements.ts'
import { useT } from '#src/platform/i18n/store-context.tsx'
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx'
import { useEmbeds } from '../../embeds.tsx'
import type { ElementProps } from '../../element.ts'
import { lookOf } from '../../look/look-of.ts'
import * as styles from './map.module.css'

/** The shops of a carrier that hands out parcels in them, which another domain loads and draws. */
export function StoreMap({ element }: ElementProps<'store-map'>) {
  const t = useT()
  const { 'store-map': Shops } = useEmbeds()
  const within = useRef<HTMLDivElement>(null)
  return (
    <div
      ref={within}
      {...lookOf(element)}
      role="group"
      className={styles['shops']}
      aria-label={t('cms.map.shops')}
      data-needs-code=""
    >
      {Shops ? (
        <div className={styles['live']}>
          <Suspense fallback={<Skeleton height="24rem" />}>
            <Shops within={within} element={element} />
          </Suspense>
        </div>
      ) : null}
      <ul className={styles['still']}>
        {element.shops?.map((shop) => (
          <li key={`${shop.name} ${shop.address}`}>
            <ShopText shop={shop} />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** What a page without scripts tells of a shop. */
function ShopText({ shop: { name, address, phone } }: { readonly shop: MappedShop }) {
  return (
    <>
      <strong>{name}</strong>
      <address className={styles['address']}>
        {address}
        {phone ? (
          <>
            {' · '}
            <a href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>{phone}</a>
          </>
        ) : null}
      </address>
    </>
  )
}
