import { useCallback, useEffect, useState } from 'react'
import { MiniCartDocument, type MiniCartFragment, type MiniCartQuery } from '#src/platform/graphql/documents.gen.ts'
import { query } from '#src/platform/graphql/client.ts'
import { useStore } from '#src/platform/i18n/store-context.tsx'
import { readCartId } from '#src/domains/cart-id/cart-id.ts'
import { isInvalidCart } from '#src/domains/cart-id/invalid-cart.ts'

export type MiniCartState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'cart'; readonly cart: MiniCartFragment | null; readonly config: MiniCartQuery['storeConfig'] }

/** Loads the current cart when the mini-cart opens; `load` refreshes it. `cart` is null if the visitor has none. */
export function useMiniCart(): { readonly state: MiniCartState; readonly load: () => Promise<void> } {
  const store = useStore()
  const [state, setState] = useState<MiniCartState>({ kind: 'loading' })
  const load = useCallback(async () => {
    const cartId = readCartId(store)
    try {
      const found = cartId
        ? await query(MiniCartDocument, { cartId }, undefined, { policy: 'network-only' })
        : undefined
      setState({ kind: 'cart', cart: found?.cart ?? null, config: found?.storeConfig ?? null })
    } catch (error) {
      setState(isInvalidCart(error) ? { kind: 'cart', cart: null, config: null } : { kind: 'failed' })
    }
  }, [store])
  useEffect(() => void load(), [load])
  return { state, load }
}
