import { keep, recall } from '#src/platform/storage/persistence.ts'
import type { PickupPlaceFragment } from '#src/platform/graphql/documents.gen.ts'
import type { StoreView } from '#src/platform/i18n/store-views.ts'

/** The state of the delivery step in this tab that is not saved to the cart yet. */
export type DeliveryDraft = {
  /** The key of the chosen pickup delivery, for which no pickup point is chosen yet. */
  readonly wanted?: string | undefined
  /** The last search text for pickup points. */
  readonly typed?: string | undefined
  /** The pickup point chosen last, by country and network. */
  readonly last?: Readonly<Record<string, PickupPlaceFragment>>
}

const keyOf = (store: StoreView) => `delivery_draft:${store.group}` as const

/** The stored draft; empty if it is missing or unreadable. */
export function readDeliveryDraft(store: StoreView): DeliveryDraft {
  const draft = recall<DeliveryDraft>(keyOf(store))
  return typeof draft === 'object' && draft !== null ? draft : {}
}

/** Merges a change into the draft, which lasts as long as the tab is open. */
export function keepDeliveryDraft(store: StoreView, change: DeliveryDraft): void {
  keep(keyOf(store), { ...readDeliveryDraft(store), ...change })
}

/** The pickup point that the shopper chose last in a network. */
export function lastPlace(store: StoreView, country: string, network: string): PickupPlaceFragment | undefined {
  return readDeliveryDraft(store).last?.[`${country} ${network}`]
}

/** Stores the pickup point that was chosen last in its network. */
export function keepLastPlace(store: StoreView, country: string, network: string, place: PickupPlaceFragment): void {
  keepDeliveryDraft(store, { last: { ...readDeliveryDraft(store).last, [`${country} ${network}`]: place } })
}
