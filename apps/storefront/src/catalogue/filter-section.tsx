import type { ReactNode } from 'react'
import { SmallIcon } from '#src/ui/icon/icon.tsx'
import styles from './facet-panel.module.css'

type Props = {
  readonly title: ReactNode
  /** What is chosen in it, in short. */
  readonly chosen: ReactNode
  readonly kind?: 'sort' | undefined
  readonly children: ReactNode
}

/** One part of the filters that folds; of those of a list only one is open. */
export function FilterSection({ title, chosen, kind, children }: Props) {
  return (
    <details className={styles['facet']} name="listing-filter" data-sort={kind === 'sort' || undefined}>
      <summary className={styles['summary']}>
        <span>
          {title}
          {chosen ? <span className={styles['chosen']}>{chosen}</span> : null}
        </span>
        <SmallIcon name="down" />
      </summary>
      <div className={styles['body']}>{children}</div>
    </details>
  )
}
