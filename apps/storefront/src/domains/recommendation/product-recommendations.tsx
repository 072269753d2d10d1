import { useRef } from 'react'
import type { ProductRecommendationsFragment } from '#src/platform/graphql/documents.gen.ts'
import { useNear } from '#src/ui/use-near.ts'
import { RecommendedFrames } from './recommended-frames.tsx'
import { useChosenSize } from './use-chosen-size.ts'
import { useFrames } from './use-frames.ts'

/** Recommendations for a product and its chosen size. Loaded when they come near the viewport, and again for another size. */
export function ProductRecommendations({ product }: { readonly product: ProductRecommendationsFragment }) {
  const place = useRef<HTMLDivElement>(null)
  const size = useChosenSize('configurable_options' in product ? product.configurable_options : undefined)
  const frames = useFrames({ sku: product.sku ?? '', size, isWanted: useNear(place) })
  return <RecommendedFrames ref={place} frames={frames} />
}
