import { useEffect, useState } from 'react'
import { useFetchers, useNavigation, useRevalidator } from 'react-router'
import { readCartId } from '#src/cart/cart-id.ts'
import { CartBadgeDocument } from '#src/graphql/documents.gen.ts'
import { query } from '#src/graphql/client.ts'
import { useSession } from '#src/customer/session.ts'
import { useStore } from '#src/i18n/store-context.tsx'

/** How many pieces lie in the cart; asked for by the browser alone, and again after each change. */
export function useCartCount(): number {
  const store = useStore()
  const [count, setCount] = useState(0)
  const { isSignedIn } = useSession()
  const isPosting = [useNavigation(), ...useFetchers()].some(({ formMethod }) => formMethod === 'POST')
  const isChanging = useRevalidator().state !== 'idle' || isPosting
  useEffect(() => {
    if (isChanging) return undefined
    let isCurrent = true
    const cartId = readCartId(store)
    const asked = cartId ? query(CartBadgeDocument, { cartId }, undefined, { policy: 'network-only' }) : undefined
    void (asked ?? Promise.resolve(undefined)).then(
      (data) => isCurrent && setCount(data?.cart?.total_quantity ?? 0),
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [isChanging, isSignedIn, store])
  return count
}
