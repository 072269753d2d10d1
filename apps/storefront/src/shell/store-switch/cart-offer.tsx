import { useEffect, useEffectEvent, useState } from 'react'
import { useFetcher, useNavigate } from 'react-router'
import { cartElsewhere } from '#src/domains/cart/change/bring-cart.ts'
import type { CartOutcome } from '#src/domains/cart/change/change-cart.ts'
import { loadRestOfLocale } from '#src/platform/i18n/messages.ts'
import { useStore, useT } from '#src/platform/i18n/store-context.tsx'
import { href } from '#src/platform/i18n/store-view.ts'
import type { StoreView } from '#src/platform/i18n/store-views.ts'
import { useToast } from '#src/ui/toast/toast.tsx'
import { cartPath } from '#src/platform/url/shop-paths.ts'

const offerTimeout = 20_000

/** Offers to copy the items of the previous store view's cart after a switch. The previous cart stays unchanged. */
export function CartOffer({ from }: { readonly from: StoreView }) {
  const t = useT()
  const store = useStore()
  const show = useToast()
  const navigate = useNavigate()
  const fetcher = useFetcher<CartOutcome>()
  const [isTold, setTold] = useState(false)
  const stays = t('store.bring.left', { store: from.name })
  const bring = () =>
    void fetcher.submit({ intent: 'bring', from: from.code }, { method: 'post', action: href(store, cartPath) })
  const offer = useEffectEvent((count: number) =>
    show('info', `${t('store.bring.kept', { store: from.name })} ${stays}`, {
      timeout: offerTimeout,
      actionText: t('store.bring.offer', { count, store: store.name }),
      onAction: bring,
    }),
  )
  useEffect(() => {
    let isCurrent = true
    const request = new Request(window.location.href)
    void Promise.all([cartElsewhere(from, request), loadRestOfLocale(store.locale)]).then(
      ([cart]) => isCurrent && cart?.total_quantity && offer(cart.total_quantity),
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [from, store])
  const outcome = fetcher.state === 'idle' ? fetcher.data : undefined
  const showOutcome = useEffectEvent(({ errors, missing = [], brought = 0 }: CartOutcome) => {
    for (const message of errors) show('error', message)
    if (missing.length > 0)
      show('warning', t('store.bring.missing', { names: missing.join(', ') }), { timeout: offerTimeout })
    if (brought > 0) show('success', `${t('store.bring.done')} ${stays}`, { timeout: offerTimeout })
    if (errors.length === 0) void navigate(href(store, cartPath))
  })
  useEffect(() => {
    if (!outcome || isTold) return
    setTold(true)
    showOutcome(outcome)
  }, [outcome, isTold])
  return null
}
