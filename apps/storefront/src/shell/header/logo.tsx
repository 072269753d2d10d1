import { useRouteLoaderData } from 'react-router'
import type { RootConfig } from '#src/domains/store/use-store-config.ts'
import { useStore, useT } from '#src/platform/i18n/store-context.tsx'
import { href } from '#src/platform/i18n/store-view.ts'
import { ShopLink } from '#src/ui/link/shop-link.tsx'
import { logoName, logoOf } from './logo-of.ts'
import * as styles from './logo.module.css'

/** The store's logo, or its name, linked to the home page. */
export function Logo() {
  const t = useT()
  const store = useStore()
  const config = useRouteLoaderData<RootConfig>('root')?.storeConfig
  const shop = logoName(store, config)
  const logo = logoOf(config)
  return (
    <ShopLink className={styles['logo']} to={href(store, '/')} aria-label={t('layout.home', { shop })}>
      {logo ? <img {...logo} alt="" fetchPriority="high" /> : <b>{shop}</b>}
    </ShopLink>
  )
}
