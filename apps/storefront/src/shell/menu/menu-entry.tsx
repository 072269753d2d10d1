import { useRef, type MouseEvent, type PointerEvent } from 'react'
import { useStore, useT } from '#src/platform/i18n/store-context.tsx'
import { href } from '#src/platform/i18n/store-view.ts'
import { Icon } from '#src/ui/icon/icon.tsx'
import { ShopLink } from '#src/ui/link/shop-link.tsx'
import * as styles from './mega-menu.module.css'
import { MenuLabel } from './menu-label.tsx'
import { MenuPanel } from './menu-panel.tsx'
import type { MenuItem } from '#src/domains/catalogue/menu-tree.ts'

type Props = {
  readonly item: MenuItem
  readonly blocks: ReadonlyMap<string, string> | null
  readonly isOpen: boolean
  /** Whether the links of the open panel are focusable; a panel opened by focus alone is only visible. */
  readonly isEntered: boolean
  /** Whether this category is the current page, or an ancestor of it. */
  readonly current: 'page' | 'above' | undefined
  readonly onEnter: () => void
  readonly onClose: () => void
  readonly onHover: (event: PointerEvent, hasPanel: boolean) => void
  readonly onLeave: (event: PointerEvent) => void
}

/** A top-level category: a link, a button that opens its panel, and the panel. */
export function MenuEntry({ item, blocks, isOpen, isEntered, current, ...act }: Props) {
  const t = useT()
  const store = useStore()
  const firstTap = useRef(false)
  const panelId = `menu-${item.path.replaceAll(/\W/g, '-')}`
  const hasPanel = item.children.length > 0 || Boolean(item.leftBlock ?? item.rightBlock)
  const onPointerDown = (event: PointerEvent) => {
    firstTap.current = event.pointerType === 'touch' && hasPanel && !isEntered
  }
  // On a touch screen the first tap opens the panel, which contains a link to the category itself.
  const onClick = (event: MouseEvent) => {
    if (firstTap.current) event.preventDefault()
    if (firstTap.current) act.onEnter()
    firstTap.current = false
  }
  return (
    <li
      className={styles['item']}
      data-entry={item.uid}
      data-open={isOpen}
      onPointerEnter={(event) => {
        if (event.pointerType === 'mouse') act.onHover(event, hasPanel)
      }}
      onPointerLeave={(event) => {
        if (event.pointerType === 'mouse') act.onLeave(event)
      }}
    >
      <ShopLink
        skeleton="category"
        className={styles['topLink']}
        to={href(store, item.path)}
        data-top={item.uid}
        data-within={current && true}
        aria-current={current === 'page' ? 'page' : undefined}
        onPointerDown={onPointerDown}
        onClick={onClick}
      >
        <MenuLabel item={item} />
      </ShopLink>
      {hasPanel ? (
        <>
          <button
            type="button"
            className={styles['toggle']}
            aria-expanded={isEntered}
            aria-controls={panelId}
            aria-label={t('layout.showSubmenu', { name: item.name })}
            onClick={isEntered ? act.onClose : act.onEnter}
          >
            <Icon name="chevron-down" size={16} />
          </button>
          <div id={panelId} className={styles['panel']} data-panel="" inert={isOpen && !isEntered}>
            <MenuPanel item={item} blocks={isOpen ? blocks : null} />
          </div>
        </>
      ) : null}
    </li>
  )
}
