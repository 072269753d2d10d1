import { Suspense, useRef, useState } from 'react'
import type { GalleryImageFragment } from '#src/platform/graphql/documents.gen.ts'
import { useT } from '#src/platform/i18n/store-context.tsx'
import * as styles from './gallery.module.css'
import { mediaPath, pictureSet, pictureUrl } from '#src/domains/catalogue/media.ts'
import { lazyUntilInteraction, lazyOnRender } from '#src/platform/hydration/lazy-until-interaction.ts'

const ZoomDialog = lazyOnRender(async () => (await import('./zoom-dialog.tsx')).ZoomDialog)
const ColourPictures = lazyUntilInteraction(async () => (await import('./colour-pictures.tsx')).ColourPictures)
const PictureLabels = lazyUntilInteraction(
  async () => (await import('#src/domains/label/picture-labels.tsx')).PictureLabels,
)
const widths = [320, 640, 960, 1280]

// A picture is as wide as a phone. Screens of three pixels per CSS pixel load 960 px, because nobody would see more.
const sizes =
  '(width >= 1440px) 400px, (width >= 1025px) 28vw, (width > 768px) 45vw, (resolution >= 2.5dppx) 320px, 100vw'

type Props = {
  readonly uid: string
  readonly images: readonly (GalleryImageFragment | null)[] | null
  readonly name: string
}

/** The product's pictures: two columns on desktops, a carousel with a counter on phones; a click enlarges them. */
export function Gallery({ uid, images, name }: Props) {
  const t = useT()
  const [ofColour, setOfColour] = useState<Props['images']>()
  const list = useRef<HTMLUListElement>(null)
  const [current, setCurrent] = useState(0)
  const [zoomed, setZoomed] = useState<number | null>(null)
  const pictures = (ofColour ?? images ?? [])
    .filter((image) => image !== null && !image.disabled)
    .map((image) => ({ path: mediaPath(image?.url), label: image?.label || name }))
    .filter((picture) => picture.path)
  const onScroll = () => {
    const element = list.current
    if (element) setCurrent(Math.round(Math.abs(element.scrollLeft) / element.clientWidth))
  }
  return (
    <section className={styles['gallery']} aria-label={t('catalogue.gallery')}>
      <ul ref={list} className={styles['pictures']} onScroll={onScroll} data-count={pictures.length}>
        {pictures.map((picture, index) => (
          <li key={picture.path} className={styles['cell']}>
            <button
              type="button"
              className={styles['zoom']}
              aria-label={t('catalogue.zoom', { number: index + 1 })}
              onClick={() => setZoomed(index)}
            >
              <img
                className={styles['picture']}
                src={pictureUrl(picture.path, 640)}
                srcSet={pictureSet(picture.path, widths)}
                sizes={sizes}
                width={984}
                height={1476}
                alt={picture.label}
                loading={index === 0 ? 'eager' : 'lazy'}
                fetchPriority={index === 0 ? 'high' : undefined}
              />
            </button>
            <Suspense>{index === 0 ? <PictureLabels uid={uid} /> : null}</Suspense>
          </li>
        ))}
      </ul>
      {pictures.length > 1 ? (
        <p className={styles['counter']} aria-hidden="true">
          {`${Math.min(current + 1, pictures.length)} / ${pictures.length}`}
        </p>
      ) : null}
      <Suspense>
        <ColourPictures uid={uid} onPictures={setOfColour} />
      </Suspense>
      {zoomed === null ? null : (
        <Suspense>
          <ZoomDialog pictures={pictures} start={zoomed} onClose={() => setZoomed(null)} />
        </Suspense>
      )}
    </section>
  )
}
