import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { GraphqlFailure } from '#src/graphql/graphql-failure.ts'
import { useStore } from '#src/i18n/store-context.tsx'
import { href } from '#src/i18n/store-view.ts'
import { SuccessPage } from '#src/order/success-page.tsx'
import { HandedInPage } from './handed-in-page.tsx'
import { ReturnFailedPage } from './return-failed-page.tsx'

/**
 * Back from paying by card. The address alone proves no payment, so the page says what the shop itself knows; a browser
 * that knows nothing of the order is told its number alone.
 */
export function CardReturn() {
  const store = useStore()
  const navigate = useNavigate()
  const { state } = useLocation()
  const [failure, setFailure] = useState<GraphqlFailure>()
  const [isBusy, setBusy] = useState(false)
  const [attempt, setAttempt] = useState(1)
  const finish = useEffectEvent(async () => {
    const answer = new URLSearchParams(globalThis.location.search)
    const redirectResult = answer.get('redirectResult')
    if (redirectResult === null) return
    setBusy(true)
    try {
      // Back from the page of a bank, whose answer Adyen waits for. A second attempt tells Adyen nothing twice.
      const { finishRedirect } = await import('./finish-redirect.ts')
      const { path, number } = await finishRedirect(answer.get('sessionId') ?? '', redirectResult, store)
      setFailure(undefined)
      void navigate(href(store, path), { replace: true, state: { handedIn: number } })
    } catch (error) {
      // Only the shop's own failure can be retried; an answer that nobody knows stays unknown.
      setFailure(error instanceof GraphqlFailure ? error : undefined)
    } finally {
      setBusy(false)
    }
  })
  useEffect(() => void finish(), [attempt])
  if (failure) return <ReturnFailedPage error={failure} isBusy={isBusy} onAgain={() => setAttempt(attempt + 1)} />
  const { handedIn } = (state ?? {}) as { handedIn?: string }
  return handedIn === undefined ? <SuccessPage isReturning isHandingIn={isBusy} /> : <HandedInPage number={handedIn} />
}
