import { Suspense, useEffect, useRef, useState } from 'react'
import { keep } from '#src/browser-storage/persistence.ts'
import { readCartId } from '#src/cart/cart-id.ts'
import { loadAllMessages, translatorOf } from '#src/i18n/messages.ts'
import { useStore } from '#src/i18n/store-context.tsx'
import { storeByCode, type StoreView } from '#src/i18n/store-views.ts'
import { onDemand } from '#src/layout/later.ts'
import { useToast } from '#src/notices/toast.tsx'
import { readNotice } from './switch-cookie.ts'

const CartOffer = onDemand(async () => (await import('./cart-offer.tsx')).CartOffer)

/**
 * Says, once, what a switch of stores could not keep, and offers the cart that was left behind. `cookies` are those that the page
 * came with.
 */
export function SwitchGreeting({ cookies }: { readonly cookies: string }) {
  const store = useStore()
  const show = useToast()
  const [left, setLeft] = useState<StoreView>()
  const isGreeted = useRef(false)
  useEffect(() => {
    if (isGreeted.current) return
    isGreeted.current = true
    const switched = readNotice(cookies)
    if (!switched) return
    // Who chose a shop wants no other one suggested.
    keep('language_hint', store.code)
    const from = storeByCode(switched.from)
    if (from && from.group !== store.group && readCartId(from)) setLeft(from)
    if (switched.notice === 'same') return
    const text = `store.notice.${switched.notice}`
    loadAllMessages(store.locale).then(
      () => show('info', translatorOf(store.locale)(text), { timeout: 9000 }),
      () => undefined,
    )
  }, [cookies, show, store])
  if (!left) return null
  return (
    <Suspense>
      <CartOffer from={left} />
    </Suspense>
  )
}
