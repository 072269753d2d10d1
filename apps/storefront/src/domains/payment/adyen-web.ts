import { AdyenCheckout, Card, Dropin } from '@adyen/adyen-web'
import adyenStyle from '@adyen/adyen-web/styles/adyen.css?inline'
import type { StoreView } from '#src/platform/i18n/store-views.ts'
import { adyenTexts } from './adyen-texts.ts'
import { cardOutcomeOf } from './card-outcome.ts'
import type { CardSessionFragment } from '#src/platform/graphql/documents.gen.ts'

type Handlers = {
  /** `sessionResult` lets the server query the payment at Adyen; not always given. */
  readonly onCompleted: (sessionResult?: string) => void
  readonly onFailed: () => void
  /** The response was lost, so Adyen may or may not have charged the card. */
  readonly onUnclear: () => void
  readonly onBroken: () => void
}

async function openCheckout(session: CardSessionFragment, { locale }: StoreView, handlers: Handlers, hasData: boolean) {
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
      // Validation errors are shown in the fields themselves.
      if (error.name !== 'CANCEL') handlers.onBroken()
    },
  })
}

/** Mounts Adyen's card fields in the element. */
export async function showCardFields(
  element: HTMLElement,
  session: CardSessionFragment,
  store: StoreView,
  handlers: Handlers,
): Promise<{ remove: () => void }> {
  addAdyenStyle()
  const checkout = await openCheckout(session, store, handlers, true)
  // A saved card, if there is one, opens by itself.
  const hasSavedCards = checkout.paymentMethodsResponse.storedPaymentMethods.length > 0
  const dropin = new Dropin(checkout, {
    paymentMethodComponents: [Card],
    ...(hasSavedCards ? {} : { openPaymentMethod: { type: 'scheme' } }),
    onReady: () => undefined,
  })
  dropin.mount(element)
  return { remove: () => void dropin.unmount() }
}

/** Submits the result of a bank redirect to Adyen, which then notifies the shop by webhook. */
export async function submitRedirectResult(
  session: CardSessionFragment,
  redirectResult: string,
  store: StoreView,
  handlers: Handlers,
): Promise<void> {
  const checkout = await openCheckout(session, store, handlers, false)
  checkout.submitDetails({ details: { redirectResult } })
}

let hasStyle = false

// A constructed style sheet is allowed by the Content Security Policy, and only pages with card fields get it.
function addAdyenStyle(): void {
  if (hasStyle) return
  hasStyle = true
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(adyenStyle)
  document.adoptedStyleSheets.push(sheet)
}
