import { keep, recall } from '#src/browser-storage/persistence.ts'
import type { PickupPlaceFragment } from '#src/graphql/documents.gen.ts'
import type { StoreView } from '#src/i18n/store-views.ts'

/** What was begun in the delivery step of this tab and is not on the cart yet. */
export type DeliveryDraft = {
  /** The delivery that waits for its place. */
  readonly wanted?: string | undefined
  /** What was last searched for. */
  readonly typed?: string | undefined
  /** The place last collected from, by country and network. */
  readonly last?: Readonly<Record<string, PickupPlaceFragment>>
}

const keyOf = (store: StoreView) => `delivery_draft:${store.group}` as const

/** What this tab knows; nothing when it cannot be read. */
export function readDeliveryDraft(store: StoreView): DeliveryDraft {
  const draft = recall<DeliveryDraft>(keyOf(store))
  return typeof draft === 'object' && draft !== null ? draft : {}
}

/** Keeps what changed for as long as the tab is open. */
export function keepDeliveryDraft(store: StoreView, change: DeliveryDraft): void {
  keep(keyOf(store), { ...readDeliveryDraft(store), ...change })
}

/** The place this tab collected from last. */
export function lastPlace(store: StoreView, country: string, network: string): PickupPlaceFragment | undefined {
  return readDeliveryDraft(store).last?.[`${country} ${network}`]
}

/** Remembers a place for the next time. */
export function keepLastPlace(store: StoreView, country: string, network: string, place: PickupPlaceFragment): void {
  keepDeliveryDraft(store, { last: { ...readDeliveryDraft(store).last, [`${country} ${network}`]: place } })
}
