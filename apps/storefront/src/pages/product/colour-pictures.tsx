import { useEffect, useRef } from 'react'
import { query } from '#src/platform/graphql/client.ts'
import { ColourPicturesDocument, type GalleryImageFragment } from '#src/platform/graphql/documents.gen.ts'
import { picturesOfColour } from './pictures-of-colour.ts'

type Images = readonly (GalleryImageFragment | null)[] | null | undefined
type Props = { readonly uid: string; readonly onPictures: (images: Images) => void }

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
