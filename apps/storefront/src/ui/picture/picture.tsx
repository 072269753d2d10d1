import { useCallback, useState } from 'react'
import { Icon } from '../icon/icon.tsx'
import { pictureSources, type PictureMode } from './picture-url.ts'
import styles from './picture.module.css'

type Props = {
  readonly url: string | null | undefined
  readonly alt: string
  /** How wide it is drawn, in CSS pixels. */
  readonly width: number
  readonly sizes?: string
  readonly ratio?: number
  readonly mode?: PictureMode
  readonly isEager?: boolean
}

/** A picture from the image service that keeps its place while it loads; without one, or when it cannot be had, a quiet ground. */
export function Picture({ url, alt, width, sizes, ratio = 1.5, mode, isEager = false }: Props) {
  const height = Math.round(width * ratio)
  const { state, ref, onLoad, onError } = useLoading(url)
  if (!url || state === 'error') {
    return (
      <span
        className={styles['empty']}
        style={{ aspectRatio: `${width} / ${height}` }}
        role={alt ? 'img' : undefined}
        aria-label={alt || undefined}
      >
        <Icon name="bag" />
      </span>
    )
  }
  return (
    <img
      ref={ref}
      className={styles['picture']}
      {...pictureSources(url, width, ratio, mode)}
      sizes={sizes ?? `${width}px`}
      width={width}
      height={height}
      alt={alt}
      data-state={state}
      loading={isEager ? 'eager' : 'lazy'}
      fetchPriority={isEager ? 'high' : 'auto'}
      decoding="async"
      onLoad={onLoad}
      onError={onError}
    />
  )
}

/** What became of loading a picture; the server's markup may have been done with it before React came. */
function useLoading(url: string | null | undefined) {
  const [known, setKnown] = useState({ url, state: 'not-loaded' as 'not-loaded' | 'loaded' | 'error' })
  const tell = (state: 'loaded' | 'error') => setKnown({ url, state })
  const ref = useCallback(
    (image: HTMLImageElement | null) => {
      if (image?.complete) setKnown({ url, state: image.naturalWidth > 0 ? 'loaded' : 'error' })
    },
    [url],
  )
  const state = known.url === url ? known.state : 'not-loaded'
  return { state, ref, onLoad: () => tell('loaded'), onError: () => tell('error') }
}
