import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Point } from '@bocian/rules/nearby.ts'
import { failureText } from '#src/platform/forms/failure-text.ts'
import { query } from '#src/platform/graphql/client.ts'
import {
  PickupPlacesDocument,
  type CountryCodeEnum,
  type PickupPlaceFragment,
} from '#src/platform/graphql/documents.gen.ts'
import { useStore, useT } from '#src/platform/i18n/store-context.tsx'
import { keepDeliveryDraft, readDeliveryDraft } from './delivery-draft.ts'

export type PickupAddress = { readonly country: string; readonly postcode: string; readonly city: string }

type Near = { readonly text: string } | Point
type Found = { readonly near: Near; readonly places: readonly PickupPlaceFragment[]; readonly count: number }
type Failed = { readonly error: unknown; readonly locations: readonly Near[]; readonly page: number }

/** Must match the page size in the query. */
const pageSize = 8

/** Rounds to about 100 m, so that the exact location does not leave the device. */
const rounded = (degrees: number): number => Math.round(degrees * 1000) / 1000

/** The pickup points of a network near the last search in this tab, else near the shipping address. */
export function usePickupPlaces(network: string, { country, postcode, city }: PickupAddress) {
  const t = useT()
  const store = useStore()
  const { found, failed, isLoading, load } = usePlaceSearch(network, country)
  const begin = useEffectEvent(() => {
    const { typed } = readDeliveryDraft(store)
    void load((typed ? [typed, postcode, city, ''] : [postcode, city, '']).map((text) => ({ text })))
  })
  useEffect(() => begin(), [])
  const near = found?.near
  return {
    places: found?.places,
    count: found?.count ?? 0,
    typed: near && 'text' in near ? near.text : undefined,
    point: near && !('text' in near) ? near : undefined,
    isLoading,
    failure: failed && failureText(t, failed.error),
    byText: (text: string) => {
      keepDeliveryDraft(store, { typed: text })
      void load([{ text }])
    },
    byPoint: ({ latitude, longitude }: Point) =>
      void load([{ latitude: rounded(latitude), longitude: rounded(longitude) }]),
    more: () => {
      if (found) void load([found.near], Math.floor(found.places.length / pageSize) + 1)
    },
    again: () => {
      if (failed) void load(failed.locations, failed.page)
    },
  }
}

/** Loads pickup points. Tries several locations in order until one has results; responses to outdated requests are ignored. */
function usePlaceSearch(network: string, country: string) {
  const [found, setFound] = useState<Found>()
  const [failed, setFailed] = useState<Failed>()
  const [isLoading, setLoading] = useState(true)
  const latest = useRef(0)
  const load = async (locations: readonly Near[], page = 1) => {
    const request = ++latest.current
    setLoading(true)
    setFailed(undefined)
    try {
      let response: Found | undefined
      for (const near of locations) {
        response = await loadPlaces(network, country, near, page)
        if (response.count > 0) break
      }
      if (request !== latest.current || !response) return
      const next = response
      setFound((known) => (page > 1 && known ? { ...next, places: [...known.places, ...next.places] } : next))
    } catch (error) {
      if (request === latest.current) setFailed({ error, locations, page })
    } finally {
      if (request === latest.current) setLoading(false)
    }
  }
  return { found, failed, isLoading, load }
}

async function loadPlaces(network: string, country: string, near: Near, page: number): Promise<Found> {
  const variables = { network, country: country as CountryCodeEnum, near, page }
  const { deliveryPoints } = await query(PickupPlacesDocument, variables, undefined, {
    policy: 'network-only',
    isOptional: true,
  })
  const places = (deliveryPoints?.items ?? []).filter((place) => place !== null)
  return { near, places, count: deliveryPoints?.total_count ?? 0 }
}
