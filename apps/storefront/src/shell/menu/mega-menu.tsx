import { useRef, type PointerEvent, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { useStore, useT } from '#src/platform/i18n/store-context.tsx'
import { href } from '#src/platform/i18n/store-view.ts'
import { trustedHtml } from '#src/platform/html/trusted-types.ts'
import * as styles from './mega-menu.module.css'
import { MenuEntry } from './menu-entry.tsx'
import { keptPart } from '#src/platform/kept-parts/kept-parts.ts'
import { isWithin, markedIn } from './marked-entries.ts'
import { loadMegaMenu } from './menu-queries.ts'
import type { MenuItem } from '#src/domains/catalogue/menu-tree.ts'
import { useLiveMenu } from './use-live-menu.ts'
import { useMenuBlocks } from './use-menu-blocks.ts'
import { useMenuKeys } from './use-menu-keys.ts'
import { useMenuPanel } from './use-menu-panel.ts'
import { useWideOnce } from './use-wide-once.ts'

// What the server sent stays as it is.
const untouched = { __html: trustedHtml('') }

/**
 * The desktop menu: top-level links, each with a panel of columns. Without JavaScript the panels open on hover and focus. On a phone,
 * which does not show it, its several hundred elements are not hydrated.
 */
export function MegaMenu({ menu: first }: { readonly menu: readonly MenuItem[] }) {
  const t = useT()
  const store = useStore()
  const { pathname, search } = useLocation()
  const nav = useRef<HTMLElement>(null)
  const { menu, loadMenu } = useLiveMenu(first, loadMegaMenu)
  const { blocks, loadBlocks } = useMenuBlocks(menu)
  const { panel, ...act } = useMenuPanel(nav, pathname + search)
  const prepare = () => {
    loadMenu()
    loadBlocks()
  }
  const keys = useMenuKeys(nav, panel.open, act)
  const entries = menu.map((item) => (
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
      onHover={(event, hasPanel) => {
        // The pointer may have entered the bar before it was hydrated.
        prepare()
        act.hover(hasPanel ? item.uid : null, pointOf(event))
      }}
      onLeave={(event) => act.leave(pointOf(event), isIn(event.relatedTarget, nav.current))}
    />
  ))
  const kept = import.meta.env.SSR
    ? keptPart(menu, `mega menu ${markedIn(menu, store, pathname)}`, <>{entries}</>, { store, pathname })
    : undefined
  return (
    // Key and focus events bubble up from the links; the nav itself is not interactive.
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
      <Entries kept={kept}>{entries}</Entries>
    </nav>
  )
}

type EntriesProps = { readonly kept: { readonly __html: string } | undefined; readonly children: ReactNode }

function Entries({ kept, children }: EntriesProps) {
  const isShown = useWideOnce()
  // `data-stored`, because React knows only the list where the entries stay untouched.
  const list = { className: styles['top'], 'data-stored': '' }
  if (kept || !isShown) return <ul {...list} dangerouslySetInnerHTML={kept ?? untouched} suppressHydrationWarning />
  return (
    <ul key="shown" {...list}>
      {children}
    </ul>
  )
}

const pointOf = (event: PointerEvent) => ({ x: event.clientX, y: event.clientY })

const isIn = (target: EventTarget | null, nav: HTMLElement | null): boolean =>
  target instanceof Node && nav?.contains(target) === true
