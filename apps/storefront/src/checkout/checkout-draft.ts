import type { StoreView } from '#src/i18n/store-views.ts'
import type { ContactValues } from './contact-form.ts'

export type StepName = 'contact' | 'delivery' | 'payment'
export type Draft = { readonly contact: ContactValues; readonly step: StepName }

const keyOf = (store: StoreView): string => `checkout_${store.group}`

/** What was typed in this tab before, if anything; what cannot be read is forgotten. */
export function readDraft(store: StoreView): Draft | null {
  try {
    const text = sessionStorage.getItem(keyOf(store))
    const draft: unknown = text ? JSON.parse(text) : null
    return isDraft(draft) ? draft : null
  } catch {
    return null
  }
}

function isDraft(value: unknown): value is Draft {
  if (typeof value !== 'object' || value === null || !('contact' in value) || !('step' in value)) return false
  const { contact } = value
  return typeof contact === 'object' && contact !== null && 'shipping' in contact && 'billing' in contact
}

/** Keeps what was typed for as long as the tab is open; a full or forbidden storage is no reason to stop a sale. */
export function keepDraft(store: StoreView, draft: Draft): void {
  try {
    sessionStorage.setItem(keyOf(store), JSON.stringify(draft))
  } catch {
    return
  }
}

/** Forgets it, once the order is placed. */
export function dropDraft(store: StoreView): void {
  try {
    sessionStorage.removeItem(keyOf(store))
  } catch {
    return
  }
}
