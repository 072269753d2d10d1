import { forget, keep, recall } from '#src/platform/storage/persistence.ts'
import type { StoreView } from '#src/platform/i18n/store-views.ts'
import type { ContactValues } from './contact-form.ts'

export type StepName = 'contact' | 'delivery' | 'payment'
export type Draft = { readonly contact: ContactValues; readonly step: StepName }

const keyOf = (store: StoreView) => `checkout_draft:${store.group}` as const

/** The contact form as typed in this tab; null if there is none or it is unreadable. */
export function readDraft(store: StoreView): Draft | null {
  const draft = recall(keyOf(store))
  return isDraft(draft) ? draft : null
}

function isDraft(value: unknown): value is Draft {
  if (typeof value !== 'object' || value === null || !('contact' in value) || !('step' in value)) return false
  const { contact } = value
  return typeof contact === 'object' && contact !== null && 'shipping' in contact && 'billing' in contact
}

/** Stores the draft for as long as the tab is open. */
export function keepDraft(store: StoreView, draft: Draft): void {
  keep(keyOf(store), draft)
}

/** Deletes the draft once the order is placed. */
export function dropDraft(store: StoreView): void {
  forget(keyOf(store))
}
