import type { PickupPlaceFragment } from '#src/platform/graphql/documents.gen.ts'
import { useStore, useT } from '#src/platform/i18n/store-context.tsx'
import { Choice } from '#src/ui/choice/choice.tsx'
import * as styles from './pickup-chooser.module.css'
import { distanceLine, hoursLine } from './pickup-text.ts'

type Props = {
  readonly places: readonly PickupPlaceFragment[]
  readonly picked: PickupPlaceFragment | null
  readonly error: string | undefined
  readonly onPick: (place: PickupPlaceFragment) => void
}

const codeOf = (place: PickupPlaceFragment): string => place.pickup_location_code ?? ''

/** The pickup points as radio buttons, numbered as on the map. */
export function PickupList({ places, picked, error, onPick }: Props) {
  const t = useT()
  const store = useStore()
  return (
    <Choice
      legend={t('checkout.pickup.title')}
      isLegendHidden
      name="pickup"
      value={picked ? codeOf(picked) : ''}
      error={error}
      options={places.map((place, index) => ({
        value: codeOf(place),
        label: `${index + 1}. ${place.name ?? ''}`,
        detail: <PlaceDetail place={place} />,
        aside: <span className={styles['distance']}>{distanceLine(t, store, place.distance)}</span>,
      }))}
      onChange={(code) => {
        const place = places.find((known) => codeOf(known) === code)
        if (place) onPick(place)
      }}
    />
  )
}

function PlaceDetail({ place }: { readonly place: PickupPlaceFragment }) {
  return (
    <>
      {place.street}, {place.postcode} {place.city}
      {place.description ? <span className={styles['line']}>{place.description}</span> : null}
      <span className={styles['line']}>{hoursLine(useT(), place)}</span>
    </>
  )
}
