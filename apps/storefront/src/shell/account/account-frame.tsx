import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { useStore, useT } from '#src/platform/i18n/store-context.tsx'
import { href, pathInStore } from '#src/platform/i18n/store-view.ts'
import { PageHead } from '#src/domains/seo/page-head.tsx'
import { Icon } from '#src/ui/icon/icon.tsx'
import { ShopLink } from '#src/ui/link/shop-link.tsx'
import * as styles from './account-frame.module.css'
import { AccountNav } from './account-nav.tsx'
import { accountPath } from '#src/platform/url/shop-paths.ts'

type Props = { readonly title: string; readonly children: ReactNode }

/**
 * The layout of an account page. On wide screens the menu is beside the content; on phones it is on the first page, and the
 * other pages link back to that.
 */
export function AccountFrame({ title, children }: Props) {
  const t = useT()
  const store = useStore()
  const isPanel = pathInStore(store, useLocation().pathname).replace(/\/$/, '') === accountPath
  return (
    <div className={styles['page']} data-panel={isPanel}>
      <PageHead title={title} robots="NONE" />
      <div className={styles['main']}>
        {isPanel ? null : (
          <ShopLink className={styles['back']} to={href(store, accountPath)}>
            <Icon name="chevron-left" size={20} />
            {t('customer.account.title')}
          </ShopLink>
        )}
        <h1 className={styles['title']} tabIndex={-1}>
          {title}
        </h1>
        {children}
      </div>
      <div className={styles['nav']}>
        <AccountNav />
      </div>
    </div>
  )
}
