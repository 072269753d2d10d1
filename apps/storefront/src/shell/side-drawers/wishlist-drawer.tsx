import { Suspense } from 'react'
import { useT } from '#src/platform/i18n/store-context.tsx'
import { Drawer } from '../drawers/drawer.tsx'
import { lazyOnRender } from '#src/platform/hydration/lazy-until-interaction.ts'

const WishlistMenu = lazyOnRender(async () => (await import('#src/domains/wishlist/wishlist-menu.tsx')).WishlistMenu)

/** The drawer with the latest wish list items. */
export function WishlistDrawer() {
  return (
    <Drawer name="wishlistMenu" side="end" title={<Title />}>
      <Suspense>
        <WishlistMenu />
      </Suspense>
    </Drawer>
  )
}

// Translated when the drawer opens, because this message is not in the first part of the catalogue.
function Title() {
  return useT()('wishlist.menu.title')
}
