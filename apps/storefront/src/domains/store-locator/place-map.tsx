import type { Point } from '@bocian/rules/nearby.ts'
import { mapFrame, pathOf, pointsOf, type MapFrame } from './map-frame.ts'
import { outlines } from './outlines.ts'
import * as styles from './place-map.module.css'

export type Pin = Point & {
  readonly id: string
  /** Two-letter country code. */
  readonly country: string
  readonly isMarked: boolean
}

type Props = {
  readonly pins: readonly Pin[]
  /** The shopper's location. */
  readonly point: Point | undefined
  /** Whether to show whole countries or only the streets around the pins. */
  readonly reach: 'countries' | 'streets'
}

/** A map with numbered pins as in the list beside it, drawn without a third-party map service. */
export function PlaceMap({ pins, point, reach }: Props) {
  const countries = [...new Set(pins.map(({ country }) => country))]
  const rings = countries.flatMap((country) => outlines[country] ?? []).map(pointsOf)
  const frame =
    reach === 'countries' ? mapFrame([...rings.flat(), ...pins]) : streetFrame(point ? [...pins, point] : pins)
  const size = Math.max(frame.width, frame.height) / 24
  const here = point && frame.place(point)
  return (
    <svg className={styles['map']} viewBox={`0 0 ${frame.width} ${frame.height}`} data-reach={reach} aria-hidden="true">
      <path className={styles['land']} d={pathOf(rings, frame)} />
      {here ? <circle className={styles['here']} cx={here[0]} cy={here[1]} r={size / 2} /> : null}
      {pins
        .map((pin, index) => {
          const [x, y] = frame.place(pin)
          return (
            <g key={pin.id} className={styles['pin']} data-marked={pin.isMarked}>
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

/** Map units per degree of latitude, fine enough for streets. */
const unit = 10_000
/** Padding around the pins in degrees, so that a single pin has some map around it. */
const around = 0.008

function streetFrame(points: readonly Point[]): MapFrame {
  const corners = points.flatMap(({ latitude, longitude }) => [
    { latitude: latitude - around, longitude: longitude - around },
    { latitude: latitude + around, longitude: longitude + around },
  ])
  return mapFrame(corners, unit)
}
