import { useEffect, useState } from 'react'
import { trackerClientId } from '#src/browser-storage/tracker-client.ts'
import { query } from '#src/graphql/client.ts'
import { GetSyneriseRecommendationsDocument, type GetSyneriseRecommendationsQuery } from '#src/graphql/documents.gen.ts'
import { useStore } from '#src/i18n/store-context.tsx'

export type Frames = NonNullable<GetSyneriseRecommendationsQuery['getSyneriseRecommendations']>

type Question = {
  readonly sku?: string
  readonly size?: string | undefined
  readonly cartId?: string
  /** What a cart holds: another content is asked about anew. */
  readonly content?: string
  readonly isWanted: boolean
}

/** What the shop recommends beside a product or a cart. A page without it is a whole page: no answer says nothing, the last stays. */
export function useFrames({ sku, size, cartId, content, isWanted }: Question): Frames {
  const { locale } = useStore()
  const [frames, setFrames] = useState<Frames>([])
  useEffect(() => {
    if (!isWanted) return undefined
    let isCurrent = true
    const about = cartId === undefined ? { ...(sku ? { sku } : {}), ...(size ? { size } : {}) } : { cartId }
    const asked = { clientUuid: trackerClientId(), localization: locale, ...about }
    query(GetSyneriseRecommendationsDocument, asked, undefined, {
      isOptional: true,
      ...(cartId === undefined ? {} : { policy: 'network-only' as const }),
    }).then(
      ({ getSyneriseRecommendations: found }) => isCurrent && setFrames(found ?? []),
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [sku, size, cartId, content, isWanted, locale])
  return frames
}
