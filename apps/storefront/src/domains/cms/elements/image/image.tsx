import type { Image as StoredImage } from '@bocian/rules/page-builder/elements.ts'
import { ContentLink } from '../../look/content-link.tsx'
import type { ElementProps } from '../../element.ts'
import { usePictureLoading } from '../../look/first-picture.tsx'
import { inlineStyle, lookOf } from '../../look/look-of.ts'
import { phoneOnly } from '../../look/phone-only.ts'
import { storedPicture } from '../../look/pictures.ts'
import * as styles from './image.module.css'

const widest = 1280

/** A picture with its own file for phones, a caption and a link, as far as the author gave them. */
export function Image({ element }: ElementProps<'image'>) {
  const { link, caption } = element
  return (
    <figure {...lookOf(element)} className={styles['figure']}>
      {link ? (
        <ContentLink link={link} className={styles['link']}>
          <Pictures image={element} />
        </ContentLink>
      ) : (
        <Pictures image={element} />
      )}
      {caption ? <figcaption className={styles['caption']}>{caption}</figcaption> : null}
    </figure>
  )
}

function Pictures({ image }: { readonly image: StoredImage }) {
  const loading = usePictureLoading(image)
  const { source, mobileSource, alt, title, imageStyle, width, height, mobileWidth, mobileHeight } = image
  const shown = Math.min(width ?? widest, widest)
  const mobile =
    mobileSource === undefined ? undefined : storedPicture(mobileSource, 768, ratio(mobileWidth, mobileHeight))
  return (
    <picture>
      {mobile ? (
        <source
          media={phoneOnly}
          srcSet={mobile.srcSet ?? mobile.src}
          sizes="100vw"
          width={mobileWidth}
          height={mobileHeight}
        />
      ) : null}
      <img
        className={styles['image']}
        {...storedPicture(source, shown, ratio(width, height))}
        sizes={`(width <= ${shown}px) 100vw, ${shown}px`}
        width={width}
        height={height}
        alt={alt}
        title={title}
        style={inlineStyle(imageStyle)}
        decoding="async"
        {...loading}
      />
    </picture>
  )
}

const ratio = (width: number | undefined, height: number | undefined): number | undefined =>
  width && height ? height / width : undefined
