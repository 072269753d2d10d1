import { AdyenCheckout, Card, Dropin } from '@adyen/adyen-web'
import adyenStyle from '@adyen/adyen-web/styles/adyen.css?inline'
import type { StoreView } from '#src/i18n/store-views.ts'
import { adyenTexts } from './adyen-texts.ts'
import { cardOutcomeOf } from './card-outcome.ts'
import type { CardSession } from './open-card-session.ts'

type Handlers = {
  /** With what Adyen can be asked about the payment, where it gives that. */
  readonly onCompleted: (sessionResult?: string) => void
  readonly onFailed: () => void
  /** The answer was lost: Adyen may have taken the money, or not. */
  readonly onUnclear: () => void
  readonly onBroken: () => void
}

async function openCheckout(session: CardSession, { locale }: StoreView, handlers: Handlers, hasData: boolean) {
  const texts = adyenTexts[locale]
  return AdyenCheckout({
    session: { id: session.id, ...(hasData ? { sessionData: session.session_data } : {}) },
    clientKey: session.client_key,
    environment: session.environment as 'test',
    locale,
    ...(texts ? { translations: { [locale]: texts } } : {}),
    analytics: { enabled: false },
    exposeLibraryMetadata: false,
    onPaymentCompleted: (result) => handlers.onCompleted('sessionResult' in result ? result.sessionResult : undefined),
    onPaymentFailed: (failure) => (cardOutcomeOf(failure) === 'refused' ? handlers.onFailed() : handlers.onUnclear()),
    onError: (error) => {
      // What is wrong in a field, the field says itself.
      if (error.name !== 'CANCEL') handlers.onBroken()
    },
  })
}

/** Shows Adyen's card fields in the element. */
export async function showCardFields(
  element: HTMLElement,
  session: CardSession,
  store: StoreView,
  handlers: Handlers,
): Promise<{ remove: () => void }> {
  wearStyle()
  const checkout = await openCheckout(session, store, handlers, true)
  const dropin = new Dropin(checkout, {
    paymentMethodComponents: [Card],
    openPaymentMethod: { type: 'scheme' },
    onReady: () => undefined,
  })
  dropin.mount(element)
  return { remove: () => void dropin.unmount() }
}

/** Tells Adyen what a bank's page has answered, so that Adyen can tell the shop. */
export async function submitRedirectResult(
  session: CardSession,
  redirectResult: string,
  store: StoreView,
  handlers: Handlers,
): Promise<void> {
  const checkout = await openCheckout(session, store, handlers, false)
  checkout.submitDetails({ details: { redirectResult } })
}

let isWorn = false

// A sheet of its own: it stands in no other page's style, and needs no leave of the Content Security Policy.
function wearStyle(): void {
  if (isWorn) return
  isWorn = true
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(adyenStyle)
  document.adoptedStyleSheets.push(sheet)
}
