import * as styles from './skeleton.module.css'

type Props = { readonly width?: string; readonly height?: string; readonly ratio?: number }

/** A placeholder for content that is loading. */
export function Skeleton({ width = '100%', height = '1em', ratio }: Props) {
  return (
    <span
      className={styles['skeleton']}
      aria-hidden="true"
      style={{ width, ...(ratio ? { aspectRatio: ratio } : { height }) }}
    />
  )
}
