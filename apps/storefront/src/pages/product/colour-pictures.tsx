import { useEffect, useRef } from 'react'
import { query } from '#src/platform/graphql/client.ts'
import {
  ColourPicturesDocument,
  type GalleryImageFragment,
  type PicturesOfColourFragment,
} from '#src/platform/graphql/documents.gen.ts'

type Images = readonly (GalleryImageFragment | null)[]
type Props = { readonly uid: string; readonly onPictures: (images: Images | undefined) => void }

const field = 'option_color'

/** Loads the pictures of the chosen colour for the gallery. If there are none or loading fails, the product's pictures stay. */
export function ColourPictures({ uid, onPictures }: Props) {
  const report = useRef(onPictures)
  useEffect(() => {
    let latest: string | undefined
    const show = (colour: string | undefined) => {
      if (colour === undefined || colour === latest) return
      latest = colour
      query(ColourPicturesDocument, { uid }, undefined, { isOptional: true }).then(
        ({ products }) => latest === colour && report.current(picturesOfColour(products?.items?.[0], colour)),
        () => undefined,
      )
    }
    const onChange = ({ target }: Event) => {
      if (target instanceof HTMLInputElement && target.name === field) show(target.value)
    }
    show(document.querySelector<HTMLInputElement>(`[name="${field}"]:checked`)?.value)
    document.addEventListener('change', onChange)
    return () => document.removeEventListener('change', onChange)
  }, [uid])
  return null
}

/** The pictures of the first variant in this colour that has pictures. */
export function picturesOfColour(
  product: PicturesOfColourFragment | null | undefined,
  colour: string,
): Images | undefined {
  const variants = product && 'variants' in product ? (product.variants ?? []) : []
  const inColour = variants.filter((variant) =>
    variant?.attributes?.some((attribute) => attribute?.code === 'color' && attribute.uid === colour),
  )
  const galleries = inColour.map((variant) => variant?.product?.media_gallery)
  return galleries.find((images) => images?.some((image) => image?.url && !image.disabled)) ?? undefined
}
