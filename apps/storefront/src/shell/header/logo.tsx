import { useRouteLoaderData } from 'react-router'
import type { RootConfig } from '#src/domains/store/use-store-config.ts'
import { useStore, useT } from '#src/platform/i18n/store-context.tsx'
import { href } from '#src/platform/i18n/store-view.ts'
import { ShopLink } from '#src/ui/link/shop-link.tsx'
import { logoName, logoOf } from './logo-of.ts'
import * as styles from './logo.module.css'

/** The store's logo, linked to the home page. */
export function Logo() {
  const t = useT()
  const store = useStore()
  const config = useRouteLoaderData<RootConfig>('root')?.storeConfig
  return (
    <ShopLink
      className={styles['logo']}
      to={href(store, '/')}
      aria-label={t('layout.home', { shop: logoName(config) })}
    >
      <img {...logoOf(store, config)} alt="" fetchPriority="high" />
    </ShopLink>
  )
}
