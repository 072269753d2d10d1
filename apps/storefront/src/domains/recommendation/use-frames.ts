import { useEffect, useState } from 'react'
import { trackerClientId } from '#src/platform/storage/tracker-client.ts'
import { query } from '#src/platform/graphql/client.ts'
import {
  GetSyneriseRecommendationsDocument,
  type RecommendedFrameFragment,
} from '#src/platform/graphql/documents.gen.ts'
import { useStore } from '#src/platform/i18n/store-context.tsx'

export type Frames = readonly (RecommendedFrameFragment | null)[]

type Options = {
  readonly sku?: string
  readonly size?: string | undefined
  /** The path of a listing. */
  readonly listingPath?: string
  readonly cartId?: string
  /** The products of the cart; a change reloads the recommendations. */
  readonly content?: string
  readonly isWanted: boolean
}

/**
 * Loads recommendations; undefined until there is an answer. They are optional: on failure the previous recommendations stay and no error
 * is shown.
 */
export function useFrames({ sku, size, listingPath, cartId, content, isWanted }: Options): Frames | undefined {
  const { locale } = useStore()
  const [frames, setFrames] = useState<Frames>()
  useEffect(() => {
    if (!isWanted) return undefined
    let isCurrent = true
    const listingUrl = listingPath === undefined ? undefined : window.location.host + listingPath
    const given = Object.entries({ sku, size, listingUrl, cartId }).filter(([, value]) => value)
    const variables = { clientUuid: trackerClientId(), localization: locale, ...Object.fromEntries(given) }
    query(GetSyneriseRecommendationsDocument, variables, undefined, {
      isOptional: true,
      ...(cartId === undefined ? {} : { policy: 'network-only' as const }),
    }).then(
      ({ getSyneriseRecommendations: found }) => isCurrent && setFrames(found ?? []),
      () => isCurrent && setFrames((known) => known ?? []),
    )
    return () => {
      isCurrent = false
    }
  }, [sku, size, listingPath, cartId, content, isWanted, locale])
  return frames
}
