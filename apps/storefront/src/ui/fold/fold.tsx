import type { ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import * as styles from './fold.module.css'

type Props = {
  readonly summary: ReactNode
  readonly children: ReactNode
  /** True to open the section; undefined leaves it as the shopper set it. */
  readonly isOpen?: true | undefined
}

/** A collapsed section with a summary. Uses `<details>`, so it needs no JavaScript. */
export function Fold({ summary, children, isOpen }: Props) {
  return (
    <details className={styles['fold']} open={isOpen}>
      <summary className={styles['summary']}>
        <span className={styles['words']}>{summary}</span>
        <span className={styles['mark']}>
          <Icon name="chevron-down" size={20} />
        </span>
      </summary>
      {children}
    </details>
  )
}
