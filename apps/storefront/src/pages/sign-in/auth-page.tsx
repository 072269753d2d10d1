import type { ReactNode } from 'react'
import { PageHead } from '#src/domains/seo/page-head.tsx'
import * as styles from './auth-page.module.css'

type Props = {
  readonly title: string
  readonly children: ReactNode
  /** Content beside the form on wide screens and below it on phones. */
  readonly aside?: ReactNode
}

/** The layout of sign-in, registration and password pages: one form, with optional content beside it. */
export function AuthPage({ title, children, aside }: Props) {
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
