import { useRef, type PointerEvent } from 'react'
import { useLocation } from 'react-router'
import { useStore, useT } from '#src/i18n/store-context.tsx'
import { href } from '#src/i18n/store-view.ts'
import styles from './mega-menu.module.css'
import { MenuEntry } from './menu-entry.tsx'
import { askMegaMenu } from './menu-questions.ts'
import type { MenuItem } from './menu-tree.ts'
import { useLiveMenu } from './use-live-menu.ts'
import { useMenuBlocks } from './use-menu-blocks.ts'
import { useMenuKeys } from './use-menu-keys.ts'
import { useMenuPanel } from './use-menu-panel.ts'

/** The desktop menu: top-level links, each with a panel of columns. Without scripts the panels open on hover and focus. */
export function MegaMenu({ menu: first }: { readonly menu: readonly MenuItem[] }) {
  const t = useT()
  const store = useStore()
  const { pathname, search } = useLocation()
  const nav = useRef<HTMLElement>(null)
  const { menu, wake } = useLiveMenu(first, askMegaMenu)
  const { blocks, wakeBlocks } = useMenuBlocks(menu)
  const { panel, ...act } = useMenuPanel(nav, pathname + search)
  const prepare = () => {
    wake()
    wakeBlocks()
  }
  const keys = useMenuKeys(nav, panel.open, act)
  return (
    // The keys and the focus bubble up from the links inside; the nav itself is not operated.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <nav
      ref={nav}
      className={styles['nav']}
      aria-label={t('layout.mainMenu')}
      onPointerEnter={prepare}
      onPointerMove={(event) => act.track(pointOf(event))}
      onFocus={(event) => {
        prepare()
        keys.onFocus(event)
      }}
      onBlur={(event) => {
        if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) act.close()
      }}
      onKeyDown={keys.onKeyDown}
    >
      <ul className={styles['top']}>
        {menu.map((item) => (
          <MenuEntry
            key={item.uid}
            item={item}
            blocks={blocks}
            isOpen={panel.open === item.uid}
            isEntered={panel.open === item.uid && panel.isEntered}
            current={isWithin(pathname, href(store, item.path))}
            onEnter={() => {
              prepare()
              act.enter(item.uid)
            }}
            onClose={act.close}
            onHover={(event, hasPanel) => act.hover(hasPanel ? item.uid : null, pointOf(event))}
            onLeave={(event) => act.leave(pointOf(event), isIn(event.relatedTarget, nav.current))}
          />
        ))}
      </ul>
    </nav>
  )
}

const pointOf = (event: PointerEvent) => ({ x: event.clientX, y: event.clientY })

const isIn = (target: EventTarget | null, nav: HTMLElement | null): boolean =>
  target instanceof Node && nav?.contains(target) === true

/** Whether the page is the category at `to`, or stands below it. */
function isWithin(pathname: string, to: string): 'page' | 'above' | undefined {
  if (pathname === to) return 'page'
  return pathname.startsWith(`${to.replace(/\.\w+$/, '')}/`) ? 'above' : undefined
}
