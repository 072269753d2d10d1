import { useStore, useT } from '#src/platform/i18n/store-context.tsx'
import { href } from '#src/platform/i18n/store-view.ts'
import { ShopLink } from '../link/shop-link.tsx'
import * as styles from './breadcrumbs.module.css'

export type Crumb = { readonly name: string; readonly path: string }

/** The ancestors of the current page as links. */
export function Breadcrumbs({ crumbs, current }: { readonly crumbs: readonly Crumb[]; readonly current: string }) {
  const t = useT()
  const store = useStore()
  return (
    <nav className={styles['nav']} aria-label={t('layout.breadcrumbs')}>
      <ol className={styles['list']}>
        {[{ name: t('layout.homeShort'), path: '/' }, ...crumbs].map((crumb) => (
          <li key={crumb.path}>
            <ShopLink skeleton="category" className={styles['link']} to={href(store, crumb.path)}>
              {crumb.name}
            </ShopLink>
          </li>
        ))}
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  )
}
