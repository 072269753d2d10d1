import { useEffect, useRef, useState } from 'react'
import { query } from '#src/graphql/client.ts'
import { CardDetailsDocument, type ProductCardFragment } from '#src/graphql/documents.gen.ts'
import { CardImage } from './card-picture.tsx'
import { mediaPath } from './media.ts'

type Props = {
  readonly product: ProductCardFragment
  /** The product whose swatch the mouse is on. */
  readonly pointedAt: string | undefined
}

/**
 * What a card that is looked at shows over its picture: the second one, or that of the colour pointed at. Stands from the
 * first look on, so that the colours are asked for once.
 */
export function SecondPicture({ product, pointedAt }: Props) {
  const colours = useColours(product)
  const first = mediaPath(product.small_image?.url)
  const second = (pointedAt ? colours.get(pointedAt) : undefined) ?? mediaPath(product.secondary_image?.url)
  return second && second !== first ? <CardImage path={second} isSecond /> : null
}

/** The pictures of a design's other colours by the uid of their products; most cards of a list are never asked for them. */
function useColours({ uid, color_siblings }: ProductCardFragment): ReadonlyMap<string, string> {
  const [colours, setColours] = useState<ReadonlyMap<string, string>>(new Map())
  const isAsked = useRef(false)
  const hasColours = (color_siblings?.length ?? 0) > 1
  useEffect(() => {
    if (!hasColours || isAsked.current) return
    isAsked.current = true
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
