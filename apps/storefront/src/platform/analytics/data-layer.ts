import { queueForTrackers, flushQueuedEvents } from './waiting-events.ts'

/** A product in analytics events. The price is gross, per piece, in major currency units. */
export type AnalyticsItem = {
  readonly item_id: string
  readonly item_name: string
  readonly item_brand?: string
  /** The chosen size and colour as shown to the shopper. */
  readonly item_variant?: string
  readonly price: number
  readonly quantity: number
}

type Sum = { readonly currency: string; readonly value: number; readonly items: readonly AnalyticsItem[] }

/** Where the shopper viewed the cart: in the drawer or on the cart page. The shop's analytics reports use these names. */
export type CartType = 'Koszyk podgląd' | 'Koszyk podsumowanie'

/** An analytics event with its parameters, as the data layer expects it. */
export type ShopEvent =
  | {
      readonly event: 'add_to_cart'
      readonly cart_id: string
      readonly product_uid: string
      readonly selected_options: readonly string[]
      readonly quantity: number
    }
  | { readonly event: 'add_to_wishlist'; readonly ecommerce: Sum }
  | { readonly event: 'view_cart'; readonly cart_type: CartType; readonly ecommerce: Sum }
  | { readonly event: 'remove_from_cart'; readonly ecommerce: Sum }
  | { readonly event: 'begin_checkout'; readonly ecommerce: Sum & { readonly coupon?: string } }
  | {
      readonly event: 'purchase'
      readonly ecommerce: Sum & {
        readonly transaction_id: string
        readonly tax: number
        readonly shipping: number
        readonly payment_type?: string
        readonly coupon?: string
      }
    }
  | {
      readonly event: 'view_item_list'
      readonly ecommerce: { readonly item_list_name: string; readonly items: readonly ListedItem[] }
    }

/** A product in a list; `index` starts at 1. */
export type ListedItem = Omit<AnalyticsItem, 'quantity' | 'item_variant'> & { readonly index: number }

/**
 * Pushes an event to `window.dataLayer`, which trackers read once the visitor has consented. On a page that does not allow
 * trackers, the event is also queued for the next page that does.
 */
export function trackEvent(event: ShopEvent): void {
  pushToDataLayer(event)
  queueForTrackers({ layer: event })
}

function pushToDataLayer(event: unknown): void {
  const place = globalThis as { dataLayer?: unknown[] }
  place.dataLayer ??= []
  place.dataLayer.push(event)
}

/** Empties the data layer on sign-out, so that trackers loaded for the next visitor cannot read it. */
export function clearDataLayer(): void {
  const { dataLayer } = globalThis as { dataLayer?: unknown[] }
  if (dataLayer) dataLayer.length = 0
}

/** Sends an event to the ads pixel, if the store has one and the visitor has consented; otherwise queues it. */
export function trackPixelEvent(event: 'InitiateCheckout', facts: Readonly<Record<string, unknown>>): void {
  track(event, facts)
  queueForTrackers({ pixel: event, facts })
}

/** Sends trackers the queued events of pages in this tab where they were not allowed. */
export function sendQueuedEvents(): void {
  flushQueuedEvents((event) => ('layer' in event ? pushToDataLayer(event.layer) : track(event.pixel, event.facts)))
}

function track(event: string, facts: object): void {
  const { fbq } = globalThis as { fbq?: (kind: 'track', name: string, facts: object) => void }
  fbq?.('track', event, facts)
}
