import { useCallback, useState } from 'react'
import { Icon } from '../icon/icon.tsx'
import { pictureSources } from './picture-url.ts'
import * as styles from './picture.module.css'

type Props = {
  readonly url: string | null | undefined
  readonly alt: string
  /** The displayed width in CSS pixels. */
  readonly width: number
  readonly sizes?: string
  readonly ratio?: number
  readonly isEager?: boolean
}

/** A picture from the image service with reserved space. Without a URL, or when loading fails, a placeholder. */
export function Picture({ url, alt, width, sizes, ratio = 1.5, isEager = false }: Props) {
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
      {...pictureSources(url, width, ratio)}
      sizes={sizes ?? `${width}px`}
      width={width}
      height={height}
      alt={alt}
      data-state={state}
      loading={isEager ? 'eager' : 'lazy'}
      fetchPriority={isEager ? 'high' : undefined}
      decoding="async"
      onLoad={onLoad}
      onError={onError}
    />
  )
}

/** The loading state of a picture, which may have finished before hydration. */
function useLoading(url: string | null | undefined) {
  const [known, setKnown] = useState({ url, state: 'not-loaded' as 'not-loaded' | 'loaded' | 'error' })
  const setState = (state: 'loaded' | 'error') => setKnown({ url, state })
  const ref = useCallback(
    (image: HTMLImageElement | null) => {
      if (image?.complete) setKnown({ url, state: image.naturalWidth > 0 ? 'loaded' : 'error' })
    },
    [url],
  )
  const state = known.url === url ? known.state : 'not-loaded'
  return { state, ref, onLoad: () => setState('loaded'), onError: () => setState('error') }
}
