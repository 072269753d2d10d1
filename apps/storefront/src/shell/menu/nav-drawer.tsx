import { Suspense } from 'react'
import { useT } from '#src/platform/i18n/store-context.tsx'
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx'
import { Drawer } from '../drawers/drawer.tsx'
import { lazyUntilInteraction } from '#src/platform/hydration/lazy-until-interaction.ts'
import type { MenuItem } from '#src/domains/catalogue/menu-tree.ts'

const NavTree = lazyUntilInteraction(async () => (await import('./nav-tree.tsx')).NavTree)
const NavLinks = lazyUntilInteraction(async () => (await import('./nav-links.tsx')).NavLinks)

export const navDrawerId = 'nav-drawer'

/** The menu of phones and tablets in a drawer. Without JavaScript, the button of the drawer is a link to it. */
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
