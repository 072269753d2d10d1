import { Suspense, useEffect, useRef, useState } from 'react'
import { keep } from '#src/platform/storage/persistence.ts'
import { readCartId } from '#src/domains/cart-id/cart-id.ts'
import { loadRestOfLocale, translatorOf } from '#src/platform/i18n/messages.ts'
import { useStore } from '#src/platform/i18n/store-context.tsx'
import { storeByCode, type StoreView } from '#src/platform/i18n/store-views.ts'
import { lazyOnRender } from '#src/platform/hydration/lazy-until-interaction.ts'
import { useToast } from '#src/ui/toast/toast.tsx'
import { readNotice } from './switch-cookie.ts'

const CartOffer = lazyOnRender(async () => (await import('./cart-offer.tsx')).CartOffer)

/**
 * Shows once what was lost in a store switch, and offers the cart of the previous store. `cookies` are the cookies at page load.
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
    // A visitor who has chosen a store view needs no language hint.
    keep('language_hint', store.code)
    const from = storeByCode(switched.from)
    if (from && from.group !== store.group && readCartId(from)) setLeft(from)
    if (switched.notice === 'same') return
    const text = `store.notice.${switched.notice}` as const
    loadRestOfLocale(store.locale).then(
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
