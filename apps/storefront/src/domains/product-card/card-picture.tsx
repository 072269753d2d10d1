import { pictureSet, pictureUrl } from '../catalogue/media.ts'
import * as styles from './product-card.module.css'

export const cardWidths: readonly number[] = [160, 320, 640, 960]

/** The `sizes` of a card's picture: two columns on phones, three on tablets, four on desktops. */
export const cardSizes = '(width >= 1440px) 320px, (width >= 1025px) 22vw, (width > 768px) 31vw, 46vw'

type ImageProps = { readonly path: string; readonly isFirst?: boolean; readonly isSecond?: boolean }

/** A card's picture. The first picture of a list loads eagerly with high priority, because it is probably the LCP element. */
export function CardImage({ path, isFirst = false, isSecond = false }: ImageProps) {
  if (!path) return null
  return (
    <img
      alt=""
      className={isSecond ? styles['secondPicture'] : styles['picture']}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : undefined}
      decoding="async"
      sizes={isFirst ? cardSizes : `auto, ${cardSizes}`}
      src={pictureUrl(path, 640)}
      srcSet={pictureSet(path, cardWidths)}
      width={984}
      height={1476}
    />
  )
}
