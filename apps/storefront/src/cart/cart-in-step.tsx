import { useEffect, useEffectEvent } from 'react'
import { useRevalidator } from 'react-router'
import { readToken } from '#src/customer/session-token.ts'
import { keepOpenForms } from '#src/forms/form-draft.ts'
import { CustomerCartDocument } from '#src/graphql/documents.gen.ts'
import { query } from '#src/graphql/client.ts'
import { useStore } from '#src/i18n/store-context.tsx'
import { readCartId } from './cart-id.ts'
import { keepCartId } from './keep-cart-id.ts'
import { whenFree } from './hold-reload.ts'
import { followTabs } from './tabs.ts'

const awayLong = 30_000

/**
 * Keeps the page in step with the shopper's other tabs and devices: another cart loads the page anew, keeping what was
 * typed; other items in the same cart are only looked at again, and so is everything after a while out of sight.
 */
export function CartInStep() {
  const store = useStore()
  const { revalidate } = useRevalidator()
  const loadAnew = () =>
    whenFree(() => {
      keepOpenForms()
      window.location.reload()
    })
  const hear = useEffectEvent((kind: 'cart' | 'items') => {
    if (kind === 'cart') loadAnew()
    else void revalidate()
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
      loadAnew()
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
