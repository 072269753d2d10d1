import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useStore } from '#src/i18n/store-context.tsx'
import { href } from '#src/i18n/store-view.ts'
import { SuccessPage } from '#src/order/success-page.tsx'
import { HandedInPage } from './handed-in-page.tsx'

/**
 * Back from paying by card. The address alone proves no payment, so the page says what the shop itself knows; a browser
 * that knows nothing of the order is told its number alone.
 */
export function CardReturn() {
  const store = useStore()
  const navigate = useNavigate()
  const { state } = useLocation()
  useEffect(() => {
    const answer = new URLSearchParams(globalThis.location.search)
    const redirectResult = answer.get('redirectResult')
    if (redirectResult === null) return
    // Back from the page of a bank, whose answer Adyen waits for. Told or not, a reload tells it no second time.
    void import('./finish-redirect.ts')
      .then(({ finishRedirect }) => finishRedirect(answer.get('sessionId') ?? '', redirectResult, store))
      .then(
        ({ path, number }) => void navigate(href(store, path), { replace: true, state: { handedIn: number } }),
        () => undefined,
      )
  }, [store, navigate])
  const { handedIn } = (state ?? {}) as { handedIn?: string }
  return handedIn === undefined ? <SuccessPage /> : <HandedInPage number={handedIn} />
}
