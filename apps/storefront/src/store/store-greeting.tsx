import { Suspense, useEffect, useRef, useState } from 'react'
import { keep } from '#src/browser-storage/persistence.ts'
import { readCartId } from '#src/cart/cart-id.ts'
import { useStore, useT } from '#src/i18n/store-context.tsx'
import { storeByCode, type StoreView } from '#src/i18n/store-views.ts'
import { useToast } from '#src/notices/toast.tsx'
import { whenIdle } from '#src/service-worker/idle.ts'
import { keepChoice, wayToStored } from './stored-choice.ts'
import { noticeCookie, readNotice } from './switch-cookie.ts'
import { useStoreConfig } from './use-store-config.ts'
import { onDemand } from '#src/layout/later.ts'

const CartOffer = onDemand(async () => (await import('./cart-offer.tsx')).CartOffer)

/** On the first page of a visit to a store view: keeps the choice in the browser and says, once, what a switch could not keep. */
export function StoreGreeting() {
  const t = useT()
  const store = useStore()
  const show = useToast()
  const mediaUrl = useStoreConfig()?.secure_base_media_url
  const [left, setLeft] = useState<StoreView>()
  const isGreeted = useRef(false)
  useEffect(() => {
    const { pathname, search } = window.location
    const way = wayToStored({ pathname, search, cookies: document.cookie, code: store.code })
    if (way) return window.location.replace(way)
    whenIdle(() => keepChoice({ code: store.code, currency: store.currency, mediaUrl }))
  }, [store, mediaUrl])
  useEffect(() => {
    // What the server says on the way to the next page is not for this one, which may still be here when it arrives.
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
