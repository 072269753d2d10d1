import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Point } from '@bocian/rules/nearby.ts'
import { failureText } from '#src/forms/failure-text.ts'
import { query } from '#src/graphql/client.ts'
import { PickupPlacesDocument, type CountryCodeEnum, type PickupPlaceFragment } from '#src/graphql/documents.gen.ts'
import { useStore, useT } from '#src/i18n/store-context.tsx'
import { keepDeliveryDraft, readDeliveryDraft } from './delivery-draft.ts'

export type PickupAddress = { readonly country: string; readonly postcode: string; readonly city: string }

type Near = { readonly text: string } | Point
type Found = { readonly near: Near; readonly places: readonly PickupPlaceFragment[]; readonly count: number }
type Failed = { readonly error: unknown; readonly nears: readonly Near[]; readonly page: number }

/** As the question asks. */
const pageSize = 8

/** A hundred metres are near enough; more of where somebody is does not leave the device. */
const rounded = (degrees: number): number => Math.round(degrees * 1000) / 1000

/** The places of a network around what was last searched for in this tab, else around the address, and around what is asked then. */
export function usePickupPlaces(network: string, { country, postcode, city }: PickupAddress) {
  const t = useT()
  const store = useStore()
  const { found, failed, isLoading, load } = useQuestions(network, country)
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
      if (failed) void load(failed.nears, failed.page)
    },
  }
}

/** Asks for places; of several places to look around it takes the first where there is anything, and only the last asking counts. */
function useQuestions(network: string, country: string) {
  const [found, setFound] = useState<Found>()
  const [failed, setFailed] = useState<Failed>()
  const [isLoading, setLoading] = useState(true)
  const turn = useRef(0)
  const load = async (nears: readonly Near[], page = 1) => {
    const own = ++turn.current
    setLoading(true)
    setFailed(undefined)
    try {
      let answer: Found | undefined
      for (const near of nears) {
        answer = await askPlaces(network, country, near, page)
        if (answer.count > 0) break
      }
      if (own !== turn.current || !answer) return
      const next = answer
      setFound((known) => (page > 1 && known ? { ...next, places: [...known.places, ...next.places] } : next))
    } catch (error) {
      if (own === turn.current) setFailed({ error, nears, page })
    } finally {
      if (own === turn.current) setLoading(false)
    }
  }
  return { found, failed, isLoading, load }
}

async function askPlaces(network: string, country: string, near: Near, page: number): Promise<Found> {
  const variables = { network, country: country as CountryCodeEnum, near, page }
  const { deliveryPoints } = await query(PickupPlacesDocument, variables, undefined, {
    policy: 'network-only',
    isOptional: true,
  })
  const places = (deliveryPoints?.items ?? []).filter((place) => place !== null)
  return { near, places, count: deliveryPoints?.total_count ?? 0 }
}
