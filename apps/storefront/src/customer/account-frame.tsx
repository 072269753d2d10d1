import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { useStore, useT } from '#src/i18n/store-context.tsx'
import { href, pathInStore } from '#src/i18n/store-view.ts'
import { PageHead } from '#src/seo/page-head.tsx'
import { Icon } from '#src/ui/icon/icon.tsx'
import { ShopLink } from '#src/url/shop-link.tsx'
import styles from './account-frame.module.css'
import { AccountNav } from './account-nav.tsx'

type Props = { readonly title: string; readonly children: ReactNode }

const panel = '/customer/account'

/** A page of the account: its menu beside it on a wide screen; on a phone the menu stands on the first page and the others lead back to it. */
export function AccountFrame({ title, children }: Props) {
  const t = useT()
  const store = useStore()
  const isPanel = pathInStore(store, useLocation().pathname).replace(/\/$/, '') === panel
  return (
    <div className={styles['page']} data-panel={isPanel}>
      <PageHead title={title} robots="NONE" />
      <div className={styles['main']}>
        {isPanel ? null : (
          <ShopLink className={styles['back']} to={href(store, panel)}>
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
