import type { ReactNode } from 'react'
import { SmallIcon } from '#src/ui/icon/icon.tsx'
import * as styles from './facet-panel.module.css'

type Props = {
  readonly title: ReactNode
  /** A short summary of the chosen values. */
  readonly chosen: ReactNode
  readonly kind?: 'sort' | undefined
  readonly children: ReactNode
}

/** A collapsible section of the filters; only one of a list is open at a time. */
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
