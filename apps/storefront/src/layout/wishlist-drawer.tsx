import { Suspense } from 'react'
import { useT } from '#src/i18n/store-context.tsx'
import { Drawer } from './drawer.tsx'
import { onDemand } from './later.ts'

const WishlistMenu = onDemand(async () => (await import('#src/wishlist/wishlist-menu.tsx')).WishlistMenu)

/** The newest of the wish list beside the page. */
export function WishlistDrawer() {
  return (
    <Drawer name="wishlistMenu" side="end" title={<Title />}>
      <Suspense>
        <WishlistMenu />
      </Suspense>
    </Drawer>
  )
}

// Asked for when the drawer is open: the texts of a first page do without it.
function Title() {
  return useT()('wishlist.menu.title')
}
