/** What happened, by its name and with what belongs to it. */
export type ShopEvent = {
  readonly event: 'add_to_cart'
  readonly cart_id: string
  readonly product_uid: string
  readonly selected_options: readonly string[]
  readonly quantity: number
}

/** Notes an event in `window.dataLayer`. It stays on the page: whoever may read it on has to be let in there by consent. */
export function tellAnalytics(event: ShopEvent): void {
  const place = globalThis as { dataLayer?: unknown[] }
  place.dataLayer ??= []
  place.dataLayer.push(event)
}
