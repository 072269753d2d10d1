import type { ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import styles from './fold.module.css'

type Props = {
  readonly summary: ReactNode
  readonly children: ReactNode
  /** Open from now on; undefined leaves it as the shopper has it. */
  readonly isOpen?: true | undefined
}

/** What is folded away until somebody wants it; the browser's own details, so it needs no script. */
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
