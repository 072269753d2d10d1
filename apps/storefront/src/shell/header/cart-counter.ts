import { useEffect, useReducer } from 'react'
import { useFetchers, useNavigation, useRevalidator } from 'react-router'
import { readCartId } from '#src/domains/cart-id/cart-id.ts'
import { CartBadgeDocument } from '#src/platform/graphql/documents.gen.ts'
import { query } from '#src/platform/graphql/client.ts'
import { useSession } from '#src/domains/session/session.ts'
import { useStore } from '#src/platform/i18n/store-context.tsx'
import { noteCartPieces, shownCount } from '#src/domains/cart/change/cart-count.ts'

/**
 * Loads the number of items in the cart, again after a change in any tab and when the tab becomes visible. Render it only once.
 */
export function CartCounter() {
  const store = useStore()
  const [changes, countChange] = useReducer((before: number) => before + 1, 0)
  const { isSignedIn } = useSession()
  const isPosting = [useNavigation(), ...useFetchers()].some(({ formMethod }) => formMethod === 'POST')
  const isChanging = useRevalidator().state !== 'idle' || isPosting
  useEffect(() => {
    const following = import('#src/domains/cart-id/cart-changes.ts').then(
      ({ followCart }) => followCart(store, countChange),
      () => undefined,
    )
    return () => void following.then((stop) => stop?.())
  }, [store])
  useEffect(() => {
    if (isChanging) return undefined
    let isCurrent = true
    const cartId = readCartId(store)
    const pending = cartId ? query(CartBadgeDocument, { cartId }, undefined, { policy: 'network-only' }) : undefined
    void (pending ?? Promise.resolve(undefined)).then(
      (data) => {
        const { cart, storeConfig } = data ?? {}
        const shown = shownCount(storeConfig, cart?.total_quantity, cart?.itemsV2?.total_count)
        if (isCurrent) noteCartPieces(cartId ? shown : undefined)
      },
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [changes, isChanging, isSignedIn, store])
  return null
}
