import type { MouseEvent } from 'react'
import { useStore, useT } from '#src/platform/i18n/store-context.tsx'
import { href } from '#src/platform/i18n/store-view.ts'
import { Flag } from '#src/domains/store/flag.tsx'
import { storePanelId } from '../store-switch/store-panel-id.ts'
import { useStoreConfig } from '#src/domains/store/use-store-config.ts'
import { useStores } from '#src/domains/store/use-stores.ts'
import { Icon } from '#src/ui/icon/icon.tsx'
import { ShopLink } from '#src/ui/link/shop-link.tsx'
import { useDrawers } from '../drawers/drawers.tsx'
import * as styles from './nav-links.module.css'
import { accountPath } from '#src/platform/url/shop-paths.ts'

/** The links below the categories in the drawer: account, help and, if there are any, shops of other countries. */
export function NavLinks() {
  const t = useT()
  const store = useStore()
  const { replace } = useDrawers()
  const { stores } = useStores()
  const config = useStoreConfig()
  const help = config?.top_menu_help_and_contact_enabled ? config.top_menu_help_and_contact_cms_page : null
  // The store list is in the footer, which is inert until the drawer has closed.
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
        <ShopLink className={styles['link']} to={href(store, accountPath)}>
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
      {stores?.length === 1 ? null : (
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
      )}
    </ul>
  )
}
