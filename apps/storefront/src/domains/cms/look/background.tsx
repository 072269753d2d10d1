import { Suspense, type CSSProperties } from 'react'
import type { Background } from '@bocian/rules/page-builder/elements.ts'
import { lazyElement } from '../lazy-element.ts'
import * as styles from './background.module.css'
import { usePictureLoading } from './first-picture.tsx'
import { cssAddress } from './css-address.ts'
import { storedPicture } from './pictures.ts'
import { phoneOnly } from './phone-only.ts'

const BackgroundVideo = lazyElement(async () => (await import('./background-video.tsx')).BackgroundVideo)

type Props = {
  readonly background: Background | undefined
  /** The element, slide or tab with this background. */
  readonly owner: object
  /** -1 to 2, see `Row`. */
  readonly parallaxSpeed?: number | undefined
  /** How wide the element is, as in the attribute `sizes`. */
  readonly sizes?: string
}

/** The picture or video behind an element, which must be positioned. */
export function ElementBackground({ background, owner, parallaxSpeed, sizes = '100vw' }: Props) {
  if (!background) return null
  const { video } = background
  return (
    <>
      {isTiled(background) ? (
        <Tiles background={background} />
      ) : (
        <Ground {...{ background, owner, parallaxSpeed, sizes }} />
      )}
      {video ? (
        <Suspense>
          <BackgroundVideo video={video} />
        </Suspense>
      ) : null}
      {video?.overlayColor ? (
        <div className={styles['veil']} style={{ backgroundColor: video.overlayColor }} aria-hidden="true" />
      ) : null}
    </>
  )
}

const isTiled = ({ repeat, size }: Background): boolean =>
  (repeat !== undefined && repeat !== 'no-repeat') || size === 'auto'

function Ground({ background, owner, parallaxSpeed, sizes }: Props & { readonly background: Background }) {
  const loading = usePictureLoading(owner)
  const { desktopImage, mobileImage, position, size, isFixed, video } = background
  const image = desktopImage ?? video?.fallbackImage ?? mobileImage
  if (image === undefined) return null
  const style = {
    objectPosition: position,
    objectFit: size === 'contain' ? 'contain' : 'cover',
    ...(parallaxSpeed === undefined ? {} : { '--lag': 1 - parallaxSpeed }),
  } as CSSProperties
  return (
    <div
      className={styles['ground']}
      data-moves={isFixed ? 'fixed' : parallaxSpeed === undefined ? undefined : 'parallax'}
      aria-hidden="true"
    >
      <picture>
        {mobileImage ? (
          <source media={phoneOnly} srcSet={storedPicture(mobileImage, 768).srcSet ?? mobileImage} sizes="100vw" />
        ) : null}
        <img
          className={styles['picture']}
          {...storedPicture(image, 1600)}
          sizes={sizes}
          alt=""
          style={style}
          {...loading}
        />
      </picture>
    </div>
  )
}

/** A picture in its own size, repeated or not: the one thing that only CSS can draw. */
function Tiles({
  background: { desktopImage, mobileImage, position, size, repeat },
}: {
  readonly background: Background
}) {
  const image = desktopImage ?? mobileImage
  if (image === undefined) return null
  const style = {
    '--tile': cssAddress(image),
    '--phone-tile': cssAddress(mobileImage ?? image),
    backgroundPosition: position,
    backgroundSize: size,
    backgroundRepeat: repeat ?? 'no-repeat',
  } as CSSProperties
  return <div className={styles['tiles']} style={style} aria-hidden="true" />
}
