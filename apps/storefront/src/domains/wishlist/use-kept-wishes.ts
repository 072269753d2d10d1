import { useEffect, useEffectEvent } from 'react'
import { useSession } from '../session/session.ts'
import { useT } from '#src/platform/i18n/store-context.tsx'
import { useToast } from '#src/ui/toast/toast.tsx'
import { keepWishes, takeWishes } from './kept-wishes.ts'
import { useWishlistConfig } from './use-wish.ts'
import { addWishes, firstList, isWished, loadWishes, readWishes, trackAdded } from './wishes.ts'

/** Adds the products whose hearts a guest has pressed to their first list, once they have signed in. */
export function useKeptWishes(): void {
  const t = useT()
  const toast = useToast()
  const { isSignedIn } = useSession()
  const { most } = useWishlistConfig()
  const addKept = useEffectEvent(async () => {
    const kept = takeWishes()
    if (kept.length === 0) return
    await loadWishes()
    const skus = kept.filter((sku) => !isWished(readWishes(), sku))
    if (skus.length === 0) return
    const items = skus.map((sku) => ({ sku, quantity: 1 }))
    try {
      await addWishes(firstList, skus, items, most)
      trackAdded(skus)
      toast('success', t('wishlist.added'))
    } catch {
      keepWishes(skus)
      toast('error', t('wishlist.failed'))
    }
  })
  useEffect(() => {
    if (isSignedIn) void addKept()
  }, [isSignedIn])
}
