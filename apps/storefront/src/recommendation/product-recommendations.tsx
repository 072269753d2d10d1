import { useRef } from 'react'
import type { ProductPageItemFragment } from '#src/graphql/documents.gen.ts'
import { useNear } from '#src/ui/use-near.ts'
import { RecommendedFrames } from './recommended-frames.tsx'
import { useChosenSize } from './use-chosen-size.ts'
import { useFrames } from './use-frames.ts'

/** What the shop recommends beside a product and its chosen size; asked for when its place comes near, again with another size. */
export function ProductRecommendations({ product }: { readonly product: ProductPageItemFragment }) {
  const place = useRef<HTMLDivElement>(null)
  const size = useChosenSize('configurable_options' in product ? product.configurable_options : undefined)
  const frames = useFrames({ sku: product.sku ?? '', size, isWanted: useNear(place) })
  return <RecommendedFrames ref={place} frames={frames} />
}
