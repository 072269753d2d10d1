import { useRef } from 'react'
import { useNear } from '#src/ui/use-near.ts'
import { RecommendedFrames } from './recommended-frames.tsx'
import { useFrames } from './use-frames.ts'

type Props = { readonly cartId: string; readonly uids: readonly string[] }

/** What goes with the things in a cart; asked for when its place comes near, again when other lines are in it. */
export function CartRecommendations({ cartId, uids }: Props) {
  const place = useRef<HTMLDivElement>(null)
  const frames = useFrames({ cartId, content: uids.toSorted().join(' '), isWanted: useNear(place) })
  return <RecommendedFrames ref={place} frames={frames} />
}
