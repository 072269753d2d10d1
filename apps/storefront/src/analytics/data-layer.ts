import { keepForTrackers, settleWaiting } from './waiting-events.ts'

/** A product as analytics knows it: prices gross in whole units of the currency, per piece. */
export type AnalyticsItem = {
  readonly item_id: string
  readonly item_name: string
  readonly item_brand?: string
  /** The chosen size and colour, in the shopper's words. */
  readonly item_variant?: string
  readonly price: number
  readonly quantity: number
}

type Sum = { readonly currency: string; readonly value: number; readonly items: readonly AnalyticsItem[] }

/** Where a cart was looked at: beside the page, or on the page of its own. The names are those of the shop's reports. */
export type CartType = 'Koszyk podgląd' | 'Koszyk podsumowanie'

/** What happened, by its name and with what belongs to it. */
export type ShopEvent =
  | {
      readonly event: 'add_to_cart'
      readonly cart_id: string
      readonly product_uid: string
      readonly selected_options: readonly string[]
      readonly quantity: number
    }
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

/** A product of a list, with its place counted from one. */
export type ListedItem = Omit<AnalyticsItem, 'quantity' | 'item_variant'> & { readonly index: number }

/**
 * Adds an event to `window.dataLayer`, which trackers read where the visitor has agreed to them. Where they may not load it also
 * waits for the next page where they may.
 */
export function tellAnalytics(event: ShopEvent): void {
  addToLayer(event)
  keepForTrackers({ layer: event })
}

function addToLayer(event: unknown): void {
  const place = globalThis as { dataLayer?: unknown[] }
  place.dataLayer ??= []
  place.dataLayer.push(event)
}

/** Empties the data layer, so that trackers the next visitor agrees to cannot read it. */
export function forgetEvents(): void {
  const { dataLayer } = globalThis as { dataLayer?: unknown[] }
  if (dataLayer) dataLayer.length = 0
}

/** Tells the ads pixel, which is there only where the store has one and the visitor has agreed to it; elsewhere it waits. */
export function tellPixel(event: 'InitiateCheckout', facts: Readonly<Record<string, unknown>>): void {
  track(event, facts)
  keepForTrackers({ pixel: event, facts })
}

/** Hands trackers what happened on pages of this tab that they were not on. */
export function tellWaiting(): void {
  settleWaiting((event) => ('layer' in event ? addToLayer(event.layer) : track(event.pixel, event.facts)))
}

function track(event: string, facts: object): void {
  const { fbq } = globalThis as { fbq?: (kind: 'track', name: string, facts: object) => void }
  fbq?.('track', event, facts)
}
