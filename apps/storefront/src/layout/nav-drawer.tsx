import { Suspense } from 'react'
import { useT } from '#src/i18n/store-context.tsx'
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx'
import { Drawer } from './drawer.tsx'
import { later } from './later.ts'
import type { MenuItem } from './menu-tree.ts'

const NavTree = later(async () => (await import('./nav-tree.tsx')).NavTree)
const NavLinks = later(async () => (await import('./nav-links.tsx')).NavLinks)

export const navDrawerId = 'nav-drawer'

/** The menu of phones and tablets, in a drawer; without scripts its trigger is a link to it. */
export function NavDrawer({ menu }: { readonly menu: readonly MenuItem[] }) {
  const t = useT()
  return (
    <Drawer name="nav" id={navDrawerId} side="start" title={t('layout.menu')} isKept>
      <nav aria-label={t('layout.mainMenu')}>
        <Suspense fallback={<Skeleton width="100%" height="20rem" />}>
          <NavTree menu={menu} />
        </Suspense>
      </nav>
      <Suspense>
        <NavLinks />
      </Suspense>
    </Drawer>
  )
}
