import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { useStore } from '#src/i18n/store-context.tsx'
import { href } from '#src/i18n/store-view.ts'
import { readLastOrder } from '#src/order/last-order.ts'
import { SuccessPage } from '#src/order/success-page.tsx'

/** Back from paying by card. The address alone proves no payment, so the page says what the shop itself knows. */
export function CardReturn() {
  const store = useStore()
  const navigate = useNavigate()
  useEffect(() => {
    const redirectResult = new URLSearchParams(globalThis.location.search).get('redirectResult')
    const token = readLastOrder()?.token
    if (redirectResult === null || token === undefined) return
    // Back from the page of a bank, whose answer Adyen waits for. Told or not, a reload tells it no second time.
    const isDone = (path: '/checkout/adyen_success' | '/checkout/adyen_failed') =>
      void navigate(href(store, path), { replace: true })
    void import('./finish-redirect.ts')
      .then(({ finishRedirect }) => finishRedirect(token, redirectResult, store))
      .then(
        (isAccepted) => isDone(isAccepted ? '/checkout/adyen_success' : '/checkout/adyen_failed'),
        () => undefined,
      )
  }, [store, navigate])
  return <SuccessPage />
}
