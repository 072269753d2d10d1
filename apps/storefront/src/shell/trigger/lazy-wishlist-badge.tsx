import { Suspense } from 'react'
import { lazyUntilInteraction } from '#src/platform/hydration/lazy-until-interaction.ts'

const WishlistBadge = lazyUntilInteraction(async () => (await import('./wishlist-badge.tsx')).WishlistBadge)

/** The wish list count on its buttons, loaded on the first interaction. */
export function LazyWishlistBadge() {
  return (
    <Suspense>
      <WishlistBadge />
    </Suspense>
  )
}
