import type { Place, StoredMap } from '@bocian/rules/page-builder/elements.ts'
import type { Element } from 'hast'
import type { Parsing } from '../parsing.ts'
import { look } from '../reading/look.ts'
import { attribute, declarations } from '../reading/parts.ts'

const mostPlaces = 500

/** A map without places is hidden. */
export function parseMap(main: Element, parsing: Parsing): StoredMap | undefined {
  const places = placesOf(attribute(main, 'data-locations'), parsing)
  if (places.length === 0) return undefined
  return {
    type: 'map',
    ...look(main, ['height']),
    hasControls: attribute(main, 'data-show-controls') !== 'false',
    height: declarations(main).get('height') ?? '300px',
    places,
  }
}

function placesOf(text: string, parsing: Parsing): Place[] {
  const stored = [text, text.replaceAll(/\\(.)/g, '$1')].map(list).find((one) => one !== undefined)
  if (stored === undefined && text !== '') parsing.report('map')
  return (stored ?? []).slice(0, mostPlaces).flatMap((place) => placeOf(place) ?? [])
}

function list(text: string): unknown[] | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return Array.isArray(value) ? value : undefined
  } catch {
    return undefined
  }
}

function placeOf(stored: unknown): Place | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined
  const fields = stored as Record<string, unknown>
  const position = (fields['position'] ?? {}) as Record<string, unknown>
  const [latitude, longitude] = [coordinate(position['latitude'], 90), coordinate(position['longitude'], 180)]
  if (latitude === undefined || longitude === undefined) return undefined
  const optional = { address: 'address', city: 'city', postcode: 'zipcode', phone: 'phone', comment: 'comment' }
  const more = Object.entries(optional).flatMap(([name, field]) => {
    const value = words(fields[field])
    return value === '' ? [] : [[name, value] as const]
  })
  return {
    name: words(fields['location_name']),
    latitude,
    longitude,
    country: words(fields['country']),
    ...Object.fromEntries(more),
  }
}

function coordinate(value: unknown, most: number): number | undefined {
  const number = value === '' || value === null ? Number.NaN : Number(value)
  return Math.abs(number) <= most ? number : undefined
}

/** A text; the country may be a list. */
function words(value: unknown): string {
  if (Array.isArray(value)) return value.filter((one) => typeof one === 'string').join(', ')
  return typeof value === 'string' ? value.trim().slice(0, 1000) : ''
}
