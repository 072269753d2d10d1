export type Details = { readonly isAgent: boolean; readonly firstname: string | undefined }

const unknown: Details = { isAgent: false, firstname: undefined }
let details = unknown
const listeners = new Set<() => void>()

/** What is known of the customer; kept in memory alone, so that nothing personal stays on the device. */
export function customerDetails(): Details {
  return details
}

/** Sets what is known, or forgets it. */
export function setCustomerDetails(known: Details | undefined): void {
  details = known ?? unknown
  for (const listener of listeners) listener()
}

/** Calls the listener at each change; returns the way to stop. */
export function followDetails(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
