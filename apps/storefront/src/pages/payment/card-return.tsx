import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { GraphqlFailure } from '#src/platform/graphql/graphql-failure.ts'
import { useStore } from '#src/platform/i18n/store-context.tsx'
import { href } from '#src/platform/i18n/store-view.ts'
import { SuccessPage } from '#src/domains/order-placed/success-page.tsx'
import { PaymentReceivedElsewhere } from './payment-received-elsewhere.tsx'
import { ReturnFailedPage } from './return-failed-page.tsx'

/**
 * The return page from a card payment. The URL proves no payment, so the page shows the status that the shop knows; a browser
 * that did not place the order sees only its number.
 */
export function CardReturn() {
  const store = useStore()
  const navigate = useNavigate()
  const { state } = useLocation()
  const [failure, setFailure] = useState<GraphqlFailure>()
  const [isBusy, setBusy] = useState(false)
  const [attempt, setAttempt] = useState(1)
  const finish = useEffectEvent(async () => {
    const parameters = new URLSearchParams(globalThis.location.search)
    const redirectResult = parameters.get('redirectResult')
    if (redirectResult === null) return
    setBusy(true)
    try {
      // After a redirect to the bank, pass its result on to Adyen. A second attempt is safe.
      const { finishRedirect } = await import('#src/domains/payment/finish-redirect.ts')
      const { path, number } = await finishRedirect(parameters.get('sessionId') ?? '', redirectResult, store)
      setFailure(undefined)
      void navigate(href(store, path), { replace: true, state: { handedIn: number } })
    } catch (error) {
      // Retry only a failed call to our own backend; otherwise the payment result stays unknown.
      setFailure(error instanceof GraphqlFailure ? error : undefined)
    } finally {
      setBusy(false)
    }
  })
  useEffect(() => void finish(), [attempt])
  if (failure) return <ReturnFailedPage error={failure} isBusy={isBusy} onAgain={() => setAttempt(attempt + 1)} />
  const { handedIn } = (state ?? {}) as { handedIn?: string }
  return handedIn === undefined ? (
    <SuccessPage isReturning isHandingIn={isBusy} />
  ) : (
    <PaymentReceivedElsewhere number={handedIn} />
  )
}
