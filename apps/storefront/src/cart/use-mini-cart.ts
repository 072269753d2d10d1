import { useCallback, useEffect, useState } from 'react'
import { MiniCartDocument, type MiniCartQuery } from '#src/graphql/documents.gen.ts'
import { query } from '#src/graphql/client.ts'
import { useStore } from '#src/i18n/store-context.tsx'
import { readCartId } from './cart-id.ts'
import { isInvalidCart } from './invalid-cart.ts'

type Cart = NonNullable<MiniCartQuery['cart']>
export type MiniCartState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'cart'; readonly cart: Cart | null }

/** The cart as it is now, asked for when the mini-cart opens and again by `load`; no cart at all is `null`. */
export function useMiniCart(): { readonly state: MiniCartState; readonly load: () => Promise<void> } {
  const store = useStore()
  const [state, setState] = useState<MiniCartState>({ kind: 'loading' })
  const load = useCallback(async () => {
    const cartId = readCartId(store)
    try {
      const found = cartId
        ? await query(MiniCartDocument, { cartId }, undefined, { policy: 'network-only' })
        : undefined
      setState({ kind: 'cart', cart: found?.cart ?? null })
    } catch (error) {
      setState(isInvalidCart(error) ? { kind: 'cart', cart: null } : { kind: 'failed' })
    }
  }, [store])
  useEffect(() => void load(), [load])
  return { state, load }
}
