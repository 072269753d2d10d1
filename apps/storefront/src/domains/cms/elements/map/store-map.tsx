import { Suspense, useRef } from 'react'
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
    <div ref={within} {...lookOf(element)} role="group" className={styles['shops']} aria-label={t('cms.map.shops')}>
      {Shops ? (
        <Suspense fallback={<Skeleton height="24rem" />}>
          <Shops within={within} element={element} />
        </Suspense>
      ) : null}
    </div>
  )
}
