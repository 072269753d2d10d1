import type { ReactNode } from 'react'
import { useStore, useT } from '#src/platform/i18n/store-context.tsx'
import { href } from '#src/platform/i18n/store-view.ts'
import { useMenu } from '#src/domains/catalogue/menu-tree.ts'
import { ButtonLink } from '#src/ui/link/button-link.tsx'
import { ShopMark } from '#src/ui/icon/icon.tsx'
import * as styles from './empty-account.module.css'

type Props = {
  readonly text: string
  /** A sentence that suggests the next step. */
  readonly next: string
  /** Links in addition to the first categories. */
  readonly children?: ReactNode
}

/** An empty state with a suggestion and links to continue. */
export function EmptyAccount({ text, next, children }: Props) {
  const t = useT()
  const store = useStore()
  const [first] = useMenu()
  return (
    <section className={styles['empty']}>
      <ShopMark size={72} />
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
