import { useEffect, useRef, useState } from 'react'
import { query } from '#src/platform/graphql/client.ts'
import { CardDetailsDocument, type ProductCardFragment } from '#src/platform/graphql/documents.gen.ts'
import { CardImage } from './card-picture.tsx'
import { mediaPath } from '../catalogue/media.ts'

type Props = {
  readonly product: ProductCardFragment
  /** The uid of the product whose swatch is hovered. */
  readonly pointedAt: string | undefined
}

/**
 * The picture that covers a card's first picture on hover or focus: the second picture of the product, or the picture of the
 * hovered colour. Stays mounted after the first hover, so that the colours are loaded only once.
 */
export function SecondPicture({ product, pointedAt }: Props) {
  const colours = useColours(product)
  const first = mediaPath(product.small_image?.url)
  const second = (pointedAt ? colours.get(pointedAt) : undefined) ?? mediaPath(product.secondary_image?.url)
  return second && second !== first ? <CardImage path={second} isSecond /> : null
}

/** Pictures of the design's other colours by product uid. Loaded on demand, since few cards of a list are ever hovered. */
function useColours({ uid, color_siblings }: ProductCardFragment): ReadonlyMap<string, string> {
  const [colours, setColours] = useState<ReadonlyMap<string, string>>(new Map())
  const isRequested = useRef(false)
  const hasColours = (color_siblings?.length ?? 0) > 1
  useEffect(() => {
    if (!hasColours || isRequested.current) return
    isRequested.current = true
    query(CardDetailsDocument, { uid }).then(
      ({ products }) => {
        const siblings = (products?.items?.[0]?.color_siblings ?? []).filter((sibling) => sibling !== null)
        setColours(new Map(siblings.map((sibling) => [sibling.uid, mediaPath(sibling.small_image?.url)])))
      },
      () => undefined,
    )
  }, [uid, hasColours])
  return colours
}
