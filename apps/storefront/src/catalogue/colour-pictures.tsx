import { useEffect, useRef } from 'react'
import { query } from '#src/graphql/client.ts'
import { ColourPicturesDocument, type ProductPageItemFragment } from '#src/graphql/documents.gen.ts'
import { picturesOfColour } from './pictures-of-colour.ts'

type Images = ProductPageItemFragment['media_gallery'] | undefined
type Props = { readonly uid: string; readonly onPictures: (images: Images) => void }

const field = 'option_color'

/**
 * Tells the gallery which pictures show the colour that is chosen in the form of the page. Asked for when one is chosen; the
 * product's own stay where the colour has none or they cannot be had.
 */
export function ColourPictures({ uid, onPictures }: Props) {
  const tell = useRef(onPictures)
  useEffect(() => {
    let latest: string | undefined
    const show = (colour: string | undefined) => {
      if (colour === undefined || colour === latest) return
      latest = colour
      query(ColourPicturesDocument, { uid }, undefined, { isOptional: true }).then(
        ({ products }) => latest === colour && tell.current(picturesOfColour(products?.items?.[0], colour)),
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
