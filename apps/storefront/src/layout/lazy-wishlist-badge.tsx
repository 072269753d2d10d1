import { Suspense } from 'react'
import { later } from './later.ts'

const WishlistBadge = later(async () => (await import('#src/wishlist/wishlist-badge.tsx')).WishlistBadge)

/** The number on the wish list's triggers, which comes with the visitor's first sign. */
export function LazyWishlistBadge() {
  return (
    <Suspense>
      <WishlistBadge />
    </Suspense>
  )
}
