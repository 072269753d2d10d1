import { useRef } from 'react'
import { useLocation } from 'react-router'
import { useNear } from '#src/ui/use-near.ts'
import { RecommendedFrames } from './recommended-frames.tsx'
import { useFrames } from './use-frames.ts'

/** Recommendations for the listing at the current URL. Loaded when they come near the viewport. */
export function ListingRecommendations() {
  const place = useRef<HTMLDivElement>(null)
  const frames = useFrames({ listingPath: useLocation().pathname, isWanted: useNear(place) })
  return <RecommendedFrames ref={place} frames={frames} />
}
