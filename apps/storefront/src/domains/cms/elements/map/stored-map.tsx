import { Suspense, useRef } from 'react'
import type { Place } from '@bocian/rules/page-builder/elements.ts'
import { useT } from '#src/platform/i18n/store-context.tsx'
import { useEmbeds } from '../../embeds.tsx'
import type { ElementProps } from '../../element.ts'
import { lookOf } from '../../look/look-of.ts'
import * as styles from './map.module.css'

/** Places as a list, with a map beside it that another domain draws. */
export function StoredMap({ element }: ElementProps<'map'>) {
  const t = useT()
  const { map: Map } = useEmbeds()
  const within = useRef<HTMLDivElement>(null)
  const { places, height } = element
  if (places.length === 0) return null
  return (
    <div {...lookOf(element)} role="group" className={styles['map']} aria-label={t('cms.map.name')}>
      <div ref={within} className={styles['drawing']} style={{ minBlockSize: height }}>
        {Map ? (
          <Suspense>
            <Map within={within} element={element} />
          </Suspense>
        ) : null}
      </div>
      <ol className={styles['places']}>
        {places.map((place, index) => (
          <li key={index} className={styles['place']}>
            <PlaceEntry place={place} number={index + 1} />
          </li>
        ))}
      </ol>
    </div>
  )
}

function PlaceEntry({ place, number }: { readonly place: Place; readonly number: number }) {
  const { name, address, postcode, city, country, phone, comment } = place
  const town = [postcode, city].filter(Boolean).join(' ')
  return (
    <>
      <span className={styles['number']} aria-hidden="true">
        {number}
      </span>
      <div>
        <strong>{name}</strong>
        <address className={styles['address']}>
          {[address, town, country].filter(Boolean).join(', ')}
          {phone ? (
            <>
              {' · '}
              <a href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>{phone}</a>
            </>
          ) : null}
        </address>
        {comment ? <p className={styles['comment']}>{comment}</p> : null}
      </div>
    </>
  )
}
