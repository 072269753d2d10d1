import { useLocation } from 'react-router'
import { CmsHtml } from '#src/domains/cms/cms-html.tsx'
import { useStore, useT } from '#src/platform/i18n/store-context.tsx'
import { href } from '#src/platform/i18n/store-view.ts'
import { ShopLink } from '#src/ui/link/shop-link.tsx'
import { MenuLabel } from './menu-label.tsx'
import * as styles from './menu-panel.module.css'
import type { MenuItem } from '#src/domains/catalogue/menu-tree.ts'

type Props = {
  readonly item: MenuItem
  /** The content blocks by identifier; null until the panel is open and they have loaded. */
  readonly blocks: ReadonlyMap<string, string> | null
}

/** The panel of a top-level category: its columns, with an optional content block on either side. */
export function MenuPanel({ item, blocks }: Props) {
  const t = useT()
  const store = useStore()
  const block = (identifier: string | null) =>
    identifier ? <CmsHtml className={styles['block']} html={blocks?.get(identifier) ?? ''} /> : null
  return (
    <div className={styles['inner']} data-left={item.leftBlock !== null} data-right={item.rightBlock !== null}>
      {block(item.leftBlock)}
      <div>
        <ShopLink skeleton="category" className={styles['all']} to={href(store, item.path)}>
          {t('layout.allOf', { name: item.name })}
        </ShopLink>
        <ul className={styles['columns']}>
          {item.children.map((child) => (
            <Branch key={child.uid} item={child} level={2} />
          ))}
        </ul>
      </div>
      {block(item.rightBlock)}
    </div>
  )
}

/** A category from the second level down, with its descendants; second-level categories are column headings. */
function Branch({ item, level }: { readonly item: MenuItem; readonly level: number }) {
  const store = useStore()
  const to = href(store, item.path)
  const { pathname } = useLocation()
  return (
    <li className={styles['branch']} data-level={level}>
      <ShopLink
        skeleton="category"
        className={styles['link']}
        to={to}
        aria-current={pathname === to ? 'page' : undefined}
      >
        <MenuLabel item={item} />
      </ShopLink>
      {item.children.length > 0 ? (
        <ul>
          {item.children.map((child) => (
            <Branch key={child.uid} item={child} level={level + 1} />
          ))}
        </ul>
      ) : null}
    </li>
  )
}
