import { useEffect, useEffectEvent } from 'react'
import { useRevalidator } from 'react-router'
import { readToken } from '../session/token/session-token.ts'
import { CustomerCartDocument } from '#src/platform/graphql/documents.gen.ts'
import { query } from '#src/platform/graphql/client.ts'
import { useStore } from '#src/platform/i18n/store-context.tsx'
import { readCartId } from '../cart-id/cart-id.ts'
import { keepCartId } from '../cart-id/keep-cart-id.ts'
import { followTabs, type CartChange } from '../cart-id/cart-changes.ts'

const longAbsence = 30_000

/** Reloads the page once no change is in flight. */
const reload = (): Promise<void> =>
  import('../session/end/reload-for-session.ts').then(
    ({ reloadForSession }) => reloadForSession(),
    () => window.location.reload(),
  )

/**
 * Synchronises the cart with the shopper's other tabs and devices. If the cart was replaced, reloads the page once no change is
 * in flight and keeps what was typed. Refreshes the cart if its items changed, if it is the first one, or if the tab was hidden for a
 * while.
 */
export function CartTabSync() {
  const store = useStore()
  const { revalidate } = useRevalidator()
  const onTabChange = useEffectEvent((kind: CartChange['kind']) => {
    if (kind !== 'session') void (kind === 'cart' ? reload() : revalidate())
  })
  // A customer who has ordered this cart on another device now has a new cart.
  const onReturn = useEffectEvent(async () => {
    const current = readCartId(store)
    if (!current) return
    const response = readToken(store)
      ? await query(CustomerCartDocument, {}, undefined, { policy: 'network-only', isOptional: true }).catch(
          () => undefined,
        )
      : undefined
    const now = response?.customerCart.id
    if (now && now !== current) {
      keepCartId(store, now)
      await reload()
    } else await revalidate()
  })
  useEffect(() => followTabs(store, (kind) => onTabChange(kind)), [store])
  useEffect(() => {
    // This component is hydrated on the first interaction, so it has missed changes made before.
    if (performance.now() > longAbsence) void onReturn()
    let hiddenAt: number | undefined
    const onVisibilityChange = () => {
      if (document.hidden) hiddenAt = Date.now()
      else if (hiddenAt !== undefined && Date.now() - hiddenAt > longAbsence) void onReturn()
    }
    document.addEventListener('visibilitychange', onVisibilityChange)
    return () => document.removeEventListener('visibilitychange', onVisibilityChange)
  }, [])
  return null
}
