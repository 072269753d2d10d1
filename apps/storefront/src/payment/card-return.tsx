import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { useStore } from '#src/i18n/store-context.tsx'
import { href } from '#src/i18n/store-view.ts'
import { SuccessPage } from '#src/order/success-page.tsx'

/** Back from paying by card. The address alone proves no payment, so the page says what the shop itself knows. */
export function CardReturn() {
  const store = useStore()
  const navigate = useNavigate()
  useEffect(() => {
    const answer = new URLSearchParams(globalThis.location.search)
    const redirectResult = answer.get('redirectResult')
    if (redirectResult === null) return
    // Back from the page of a bank, whose answer Adyen waits for. Told or not, a reload tells it no second time.
    const isDone = (path: string) => void navigate(href(store, path), { replace: true })
    void import('./finish-redirect.ts')
      .then(({ finishRedirect }) => finishRedirect(answer.get('sessionId') ?? '', redirectResult, store))
      .then(isDone, () => undefined)
  }, [store, navigate])
  return <SuccessPage />
}
