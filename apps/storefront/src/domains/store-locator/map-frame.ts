import type { Point } from '@bocian/rules/nearby.ts'

type XY = readonly [x: number, y: number]

export type MapFrame = {
  /** In map units: 1/100 of a degree of latitude by default. */
  readonly width: number
  readonly height: number
  readonly place: (point: Point) => XY
}

const margin = 0.04

/**
 * A projection that fits all points. Scales longitude by the cosine of the middle latitude, so that countries keep their
 * proportions.
 */
export function mapFrame(points: readonly Point[], unit = 100): MapFrame {
  const [south = 0, north = 0] = rangeOf(points.map(({ latitude }) => latitude))
  const [west = 0, east = 0] = rangeOf(points.map(({ longitude }) => longitude))
  const across = Math.cos((((south + north) / 2) * Math.PI) / 180)
  const [width, height] = [(east - west) * across * unit, (north - south) * unit]
  const edge = Math.max(width, height, 1) * margin
  return {
    width: Math.round(width + 2 * edge),
    height: Math.round(height + 2 * edge),
    place: ({ latitude, longitude }) => [
      Math.round(((longitude - west) * across * unit + edge) * 10) / 10,
      Math.round(((north - latitude) * unit + edge) * 10) / 10,
    ],
  }
}

function rangeOf(values: readonly number[]): readonly number[] {
  return values.length === 0 ? [] : [Math.min(...values), Math.max(...values)]
}

/** Parses a ring of alternating longitudes and latitudes. */
export function pointsOf(ring: string): Point[] {
  const numbers = ring.split(' ').map(Number)
  return Array.from({ length: numbers.length / 2 }, (_, index) => ({
    longitude: numbers[2 * index] ?? 0,
    latitude: numbers[2 * index + 1] ?? 0,
  }))
}

/** The rings as SVG path data. */
export function pathOf(rings: readonly (readonly Point[])[], { place }: Pick<MapFrame, 'place'>): string {
  return rings.map((ring) => `M${ring.map((point) => place(point).join(' ')).join('L')}Z`).join('')
}
