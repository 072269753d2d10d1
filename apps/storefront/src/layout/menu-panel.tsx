import { useLocation } from 'react-router'
import { CmsHtml } from '#src/cms/cms-html.tsx'
import { useStore, useT } from '#src/i18n/store-context.tsx'
import { href } from '#src/i18n/store-view.ts'
import { ShopLink } from '#src/url/shop-link.tsx'
import { MenuLabel } from './menu-label.tsx'
import styles from './menu-panel.module.css'
import type { MenuItem } from './menu-tree.ts'

type Props = {
  readonly item: MenuItem
  /** The contents of the blocks by identifier; null until the panel is open and they have come. */
  readonly blocks: ReadonlyMap<string, string> | null
}

/** What opens below a top-level category: its columns, with a content block at either side where the category has one. */
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

/** A category of the second level or below, with what is below it; the second level heads a column. */
function Branch({ item, level }: { readonly item: MenuItem; readonly level: number }) {
  const store = useStore()
  const to = href(store, item.path)
  const { pathname } = useLocation()
  return (
    <li className={styles['branch']} data-level={level} data-parent={item.children.length > 0}>
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
