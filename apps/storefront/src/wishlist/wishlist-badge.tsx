import { useT } from '#src/i18n/store-context.tsx'
import { TriggerBadge } from '#src/layout/trigger-badge.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden/visually-hidden.tsx'
import { useWishlistConfig } from './use-wish.ts'
import { useWishes } from './wishes.ts'

/** How many products stand on the customer's list; nothing for a guest, or where there are no lists. */
export function WishlistBadge() {
  return useWishlistConfig().isOffered ? <Count /> : null
}

function Count() {
  const t = useT()
  const { count } = useWishes()
  if (count === 0) return null
  return (
    <>
      <TriggerBadge count={count} />
      <VisuallyHidden>{t('wishlist.count', { count })} </VisuallyHidden>
    </>
  )
}
