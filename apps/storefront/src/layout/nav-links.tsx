import type { MouseEvent } from 'react'
import { useStore, useT } from '#src/i18n/store-context.tsx'
import { href } from '#src/i18n/store-view.ts'
import { Flag } from '#src/store/flag.tsx'
import { storePanelId } from '#src/store/store-panel-id.ts'
import { useStoreConfig } from '#src/store/use-store-config.ts'
import { Icon } from '#src/ui/icon/icon.tsx'
import { ShopLink } from '#src/url/shop-link.tsx'
import { useDrawers } from './drawers.tsx'
import styles from './nav-links.module.css'

/** What stands below the categories in the drawer: the account, help, and the shops of other countries. */
export function NavLinks() {
  const t = useT()
  const store = useStore()
  const { replace } = useDrawers()
  const config = useStoreConfig()
  const help = config?.top_menu_help_and_contact_enabled ? config.top_menu_help_and_contact_cms_page : null
  // The list of shops belongs to the footer, which can be reached again once the drawer has closed.
  const showShops = (event: MouseEvent) => {
    event.preventDefault()
    replace()
    requestAnimationFrame(() =>
      requestAnimationFrame(() => document.querySelector<HTMLElement>(`#${storePanelId}`)?.showPopover()),
    )
  }
  return (
    <ul className={styles['links']}>
      <li>
        <ShopLink className={styles['link']} to={href(store, '/customer/account')}>
          <Icon name="user" />
          {t('layout.account')}
        </ShopLink>
      </li>
      {help ? (
        <li>
          <ShopLink className={styles['link']} to={href(store, `/${help}`)}>
            <Icon name="info" />
            {config?.top_menu_help_and_contact_title?.trim() || t('contact.title')}
          </ShopLink>
        </li>
      ) : null}
      <li>
        <button type="button" className={styles['link']} popoverTarget={storePanelId} onClick={showShops}>
          <Flag country={store.country} code={store.code} />
          <span>
            {t('layout.stores')}
            <span className={styles['store']}>
              {store.name} · {store.currency}
            </span>
          </span>
        </button>
      </li>
    </ul>
  )
}
