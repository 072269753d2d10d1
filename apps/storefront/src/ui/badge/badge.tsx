import type { ReactNode } from 'react'
import * as styles from './badge.module.css'

type Props = { readonly tone?: 'neutral' | 'sale' | 'accent' | 'warning'; readonly children: ReactNode }

/** A short label on a coloured background. */
export function Badge({ tone = 'neutral', children }: Props) {
  return (
    <span className={styles['badge']} data-tone={tone}>
      {children}
    </span>
  )
}
