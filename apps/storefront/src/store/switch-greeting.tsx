import { Suspense, useEffect, useRef, useState } from 'react'
import { keep } from '#src/browser-storage/persistence.ts'
import { readCartId } from '#src/cart/cart-id.ts'
import { useStore, useT } from '#src/i18n/store-context.tsx'
import { storeByCode, type StoreView } from '#src/i18n/store-views.ts'
import { onDemand } from '#src/layout/later.ts'
import { useToast } from '#src/notices/toast.tsx'
import { noticeCookie, readNotice } from './switch-cookie.ts'

const CartOffer = onDemand(async () => (await import('./cart-offer.tsx')).CartOffer)

/** Says, once, what a switch of stores could not keep, and offers the cart that was left behind. */
export function SwitchGreeting() {
  const t = useT()
  const store = useStore()
  const show = useToast()
  const [left, setLeft] = useState<StoreView>()
  const isGreeted = useRef(false)
  useEffect(() => {
    if (isGreeted.current) return
    isGreeted.current = true
    const switched = readNotice(document.cookie)
    if (!switched) return
    // Who chose a shop wants no other one suggested.
    keep('language_hint', store.code)
    document.cookie = `${noticeCookie}=; Path=/; Max-Age=0; SameSite=Lax`
    const from = storeByCode(switched.from)
    if (from && from.group !== store.group && readCartId(from)) setLeft(from)
    if (switched.notice !== 'same') show('info', t(`store.notice.${switched.notice}`), { timeout: 9000 })
  }, [show, store, t])
  if (!left) return null
  return (
    <Suspense fallback={null}>
      <CartOffer from={left} />
    </Suspense>
  )
}
