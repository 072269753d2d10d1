import type { ReactNode } from 'react'
import { PageHead } from '#src/seo/page-head.tsx'
import styles from './door-page.module.css'

type Props = {
  readonly title: string
  readonly children: ReactNode
  /** What stands beside the form on a wide screen and below it on a phone. */
  readonly aside?: ReactNode
}

/** A page at the door of the account: one form, quietly, and perhaps another way in beside it. */
export function DoorPage({ title, children, aside }: Props) {
  return (
    <div className={styles['page']} data-wide={Boolean(aside)}>
      <PageHead title={title} robots="NONE" />
      <div className={styles['card']}>
        <h1 className={styles['title']} tabIndex={-1}>
          {title}
        </h1>
        {children}
      </div>
      {aside ? <aside className={styles['aside']}>{aside}</aside> : null}
    </div>
  )
}
