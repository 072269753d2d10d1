import { Icon } from '../icon/icon.tsx'
import { pictureSources } from './picture-url.ts'
import styles from './picture.module.css'

type Props = {
  readonly url: string | null | undefined
  readonly alt: string
  /** How wide it is drawn, in CSS pixels. */
  readonly width: number
  readonly sizes?: string
  readonly ratio?: number
  readonly isEager?: boolean
}

/** A picture from the image service that keeps its place while it loads; without one, a quiet ground. */
export function Picture({ url, alt, width, sizes, ratio = 1.5, isEager = false }: Props) {
  const height = Math.round(width * ratio)
  if (!url) {
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
      className={styles['picture']}
      {...pictureSources(url, width, ratio)}
      sizes={sizes ?? `${width}px`}
      width={width}
      height={height}
      alt={alt}
      loading={isEager ? 'eager' : 'lazy'}
      fetchPriority={isEager ? 'high' : 'auto'}
      decoding="async"
    />
  )
}
