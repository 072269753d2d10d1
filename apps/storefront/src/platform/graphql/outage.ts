import { observable } from '../observable/observable.ts'
import type { GraphqlFailure } from './graphql-failure.ts'
import { isMaintenance } from './maintenance-status.ts'

export type Outage = {
  /** `maintenance` after a 502 or 503, `error` after any other network failure; `none` again when a request succeeds. */
  readonly state: 'none' | 'error' | 'maintenance'
  /** The last unexpected failure. */
  readonly failure?: GraphqlFailure
}

/** No known outage. */
export const noOutage: Outage = { state: 'none' }

const outage = observable(noOutage)

/** Reports that a required request failed. Ignored when offline, which says nothing about the shop. */
export function reportFailure(failure: GraphqlFailure): void {
  if (import.meta.env.SSR || !navigator.onLine || failure.refusals.length > 0) return
  if (isMaintenance(failure.status)) outage.set({ state: 'maintenance', failure })
  else outage.set({ state: failure.category === 'network' ? 'error' : outage.get().state, failure })
}

/** Reports that a request succeeded. */
export function reportSuccess(): void {
  if (!import.meta.env.SSR && outage.get().state !== 'none') outage.set(noOutage)
}

/** The current outage. */
export const currentOutage = outage.get

/** Calls the listener on every change; returns a function that unsubscribes it. */
export const followOutage = outage.follow
