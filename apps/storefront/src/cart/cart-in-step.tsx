import { useEffect, useEffectEvent } from 'react'
import { useRevalidator } from 'react-router'
import { readToken } from '#src/customer/session-token.ts'
import { CustomerCartDocument } from '#src/graphql/documents.gen.ts'
import { query } from '#src/graphql/client.ts'
import { useStore } from '#src/i18n/store-context.tsx'
import { readCartId } from './cart-id.ts'
import { keepCartId } from './keep-cart-id.ts'
import { followTabs } from './tabs.ts'

const awayLong = 30_000

/** Once no change is in flight. */
const reload = (): Promise<void> =>
  import('#src/customer/reload-for-session.ts').then(
    ({ reloadForSession }) => reloadForSession(),
    () => window.location.reload(),
  )

/**
 * Keeps the page in step with the shopper's other tabs and devices: another cart reloads the page once no change is in
 * flight, and keeps what was typed; other items in the same cart only refresh it, and so does a while out of sight.
 */
export function CartInStep() {
  const store = useStore()
  const { revalidate } = useRevalidator()
  const hear = useEffectEvent((kind: 'cart' | 'items') => {
    void (kind === 'cart' ? reload() : revalidate())
  })
  // A customer's cart may have been ordered on another device, and then there is another one.
  const comeBack = useEffectEvent(async () => {
    const known = readCartId(store)
    if (!known) return
    const answer = readToken(store)
      ? await query(CustomerCartDocument, {}, undefined, { policy: 'network-only', isOptional: true }).catch(
          () => undefined,
        )
      : undefined
    const now = answer?.customerCart.id
    if (now && now !== known) {
      keepCartId(store, now)
      await reload()
    } else await revalidate()
  })
  useEffect(() => followTabs(store, (kind) => hear(kind)), [store])
  useEffect(() => {
    // This code comes with the first sign of life: until then nobody listened.
    if (performance.now() > awayLong) void comeBack()
    let hiddenAt: number | undefined
    const look = () => {
      if (document.hidden) hiddenAt = Date.now()
      else if (hiddenAt !== undefined && Date.now() - hiddenAt > awayLong) void comeBack()
    }
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])
  return null
}
