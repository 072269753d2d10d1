import { useEffect, useRef } from 'react'
import type { PickupPlaceFragment } from '#src/platform/graphql/documents.gen.ts'
import { useT } from '#src/platform/i18n/store-context.tsx'
import { PlaceMap, type Pin } from '#src/domains/store-locator/place-map.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { Notice } from '#src/ui/notice/notice.tsx'
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx'
import * as styles from './pickup-chooser.module.css'
import { PickupList } from './pickup-list.tsx'
import { PickupSearch } from './pickup-search.tsx'
import { usePickupPlaces, type PickupAddress } from './use-pickup-places.ts'

type Props = {
  readonly network: string
  readonly address: PickupAddress
  readonly picked: PickupPlaceFragment | null
  /** True if the list replaced the button that the shopper pressed, so that the list must take the focus. */
  readonly takesFocus: boolean
  readonly isSaving: boolean
  readonly error: string | undefined
  readonly onPick: (place: PickupPlaceFragment) => void
  readonly onCollect: () => void
}

/** The form to choose a pickup point: a search, the pickup points as radio buttons, and a map of them. */
export function PickupChooser(props: Props) {
  const { network, address, picked, takesFocus, isSaving, error, onPick, onCollect } = props
  const t = useT()
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus && document.activeElement === document.body) title.current?.focus()
  }, [takesFocus])
  const { places, count, typed, point, isLoading, failure, ...search } = usePickupPlaces(network, address)
  const hasPlaces = places !== undefined && places.length > 0
  const nothing = places && !hasPlaces && typed ? t('checkout.pickup.none', { place: typed }) : undefined
  return (
    <section className={styles['chooser']} aria-labelledby="pickup-title" aria-busy={isLoading}>
      <h3 ref={title} className={styles['title']} id="pickup-title" tabIndex={-1}>
        {t('checkout.pickup.title')}
      </h3>
      <PickupSearch
        typed={typed}
        isLoading={isLoading}
        error={nothing ?? (hasPlaces ? undefined : error)}
        onText={search.byText}
        onPoint={search.byPoint}
      />
      {failure ? (
        <>
          <Notice tone="error" title={failure} />
          <Button variant="secondary" onClick={search.again}>
            {t('storeLocator.again')}
          </Button>
        </>
      ) : null}
      <p role="status" className={styles['status']}>
        {hasPlaces ? t('checkout.pickup.found', { count }) : ''}
      </p>
      {places === undefined && !failure ? <Skeleton height="20rem" /> : null}
      {hasPlaces ? (
        <>
          <PickupList places={places} picked={picked} error={error} onPick={onPick} />
          <div className={styles['buttons']}>
            {picked ? (
              <Button isLoading={isSaving} onClick={onCollect}>
                {t('checkout.pickup.collect')}
              </Button>
            ) : null}
            {places.length < count ? (
              <Button variant="secondary" isLoading={isLoading} onClick={search.more}>
                {t('checkout.pickup.more')}
              </Button>
            ) : null}
          </div>
          <PlaceMap pins={pinsOf(places, picked)} point={point} reach="streets" />
        </>
      ) : null}
    </section>
  )
}

const pinsOf = (places: readonly PickupPlaceFragment[], picked: PickupPlaceFragment | null): Pin[] =>
  places.map(({ pickup_location_code: code, country_id: country, latitude, longitude }) => ({
    id: code ?? '',
    country: country ?? '',
    latitude: latitude ?? 0,
    longitude: longitude ?? 0,
    isMarked: code === picked?.pickup_location_code,
  }))
