import { useT } from '#src/platform/i18n/store-context.tsx'
import { TriggerBadge } from './trigger-badge.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden/visually-hidden.tsx'
import { useWishlistConfig } from '#src/domains/wishlist/use-wish.ts'
import { useKeptWishes } from '#src/domains/wishlist/use-kept-wishes.ts'
import { countWishes, useWishes } from '#src/domains/wishlist/wishes.ts'

/** The number of products on the customer's wish list; nothing for guests or without the wish list feature. */
export function WishlistBadge() {
  return useWishlistConfig().isOffered ? <Count /> : null
}

function Count() {
  const t = useT()
  const count = countWishes(useWishes())
  useKeptWishes()
  if (count === 0) return null
  return (
    <>
      <TriggerBadge count={count} />
      <VisuallyHidden>{t('wishlist.count', { count })} </VisuallyHidden>
    </>
  )
}
