import type { ReactNode } from 'react'
import { useRouteLoaderData } from 'react-router'
import type { LayoutQuery } from '#src/graphql/documents.gen.ts'
import { useStore, useT } from '#src/i18n/store-context.tsx'
import { href } from '#src/i18n/store-view.ts'
import { menuOf } from '#src/layout/menu-tree.ts'
import { ButtonLink } from '#src/url/button-link.tsx'
import { StorkMark } from '#src/ui/icon/icon.tsx'
import styles from './empty-account.module.css'

type Props = {
  readonly text: string
  /** What to do next, in a sentence. */
  readonly next: string
  /** Ways on besides the first categories of the shop. */
  readonly children?: ReactNode
}

/** Nothing is here yet: what to do next, and something to do it with. */
export function EmptyAccount({ text, next, children }: Props) {
  const t = useT()
  const store = useStore()
  const [first] = menuOf(useRouteLoaderData<LayoutQuery>('root'))
  return (
    <section className={styles['empty']}>
      <StorkMark size={72} />
      <p className={styles['text']}>{text}</p>
      <p className={styles['next']}>{next}</p>
      <div className={styles['ways']}>
        {children}
        <ButtonLink variant="secondary" skeleton="category" to={href(store, first?.path ?? '/')}>
          {first?.name ?? t('notices.home')}
        </ButtonLink>
      </div>
    </section>
  )
}
