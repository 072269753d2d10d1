import type { Point } from '@bocian/rules/nearby.ts'
import type { PickupPlaceFragment } from '#src/graphql/documents.gen.ts'
import { mapFrame, pathOf, pointsOf } from '#src/store-locator/map-frame.ts'
import { outlines } from '#src/store-locator/outlines.ts'
import styles from './pickup-chooser.module.css'

type Props = {
  readonly places: readonly PickupPlaceFragment[]
  readonly point: Point | undefined
  readonly picked: string
}

/** A degree of latitude is so many units: fine enough for streets. */
const unit = 10_000
/** Degrees around the outermost places, so that a single one has ground to stand on. */
const around = 0.008

/** The places by their numbers in the list, drawn from their own data alone. */
export function PickupMap({ places, point, picked }: Props) {
  const pins = places.map(({ latitude, longitude }) => ({ latitude: latitude ?? 0, longitude: longitude ?? 0 }))
  const corners = [...pins, ...(point ? [point] : [])].flatMap(({ latitude, longitude }) => [
    { latitude: latitude - around, longitude: longitude - around },
    { latitude: latitude + around, longitude: longitude + around },
  ])
  const frame = mapFrame(corners, unit)
  const countries = [...new Set(places.map((place) => place.country_id ?? ''))]
  const rings = countries.flatMap((country) => outlines[country] ?? []).map(pointsOf)
  const size = Math.max(frame.width, frame.height) / 24
  const here = point && frame.place(point)
  return (
    <svg className={styles['map']} viewBox={`0 0 ${frame.width} ${frame.height}`} aria-hidden="true">
      <path className={styles['land']} d={pathOf(rings, frame)} />
      {here ? <circle className={styles['here']} cx={here[0]} cy={here[1]} r={size / 2} /> : null}
      {places
        .map((place, index) => {
          const [x, y] = frame.place(pins[index] ?? { latitude: 0, longitude: 0 })
          const isPicked = place.pickup_location_code === picked
          return (
            <g key={place.pickup_location_code} className={styles['pin']} data-picked={isPicked}>
              <circle cx={x} cy={y} r={size} />
              <text x={x} y={y} fontSize={size * 1.1} dy="0.36em">
                {index + 1}
              </text>
            </g>
          )
        })
        .toReversed()}
    </svg>
  )
}
