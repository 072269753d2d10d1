import { useRef } from 'react'
import { useNear } from '#src/ui/use-near.ts'
import { RecommendedFrames } from './recommended-frames.tsx'
import { useFrames } from './use-frames.ts'

type Props = { readonly cartId: string; readonly uids: readonly string[] }

/** Recommendations for a cart. Loaded when they come near the viewport, and again when the cart's products change. */
export function CartRecommendations({ cartId, uids }: Props) {
  const place = useRef<HTMLDivElement>(null)
  const frames = useFrames({ cartId, content: uids.toSorted().join(' '), isWanted: useNear(place) })
  return <RecommendedFrames ref={place} frames={frames} />
}
