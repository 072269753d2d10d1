import { isMaintenance, type GraphqlFailure } from './graphql-failure.ts'

export type Outage = {
  /** `maintenance` after 502 or 503, `error` after any other failure of the network, until a call succeeds. */
  readonly state: 'none' | 'error' | 'maintenance'
  /** The last failure that nobody expected. */
  readonly failure?: GraphqlFailure
}

/** The shop answers, as far as anybody knows. */
export const noOutage: Outage = { state: 'none' }

const listeners = new Set<() => void>()
let outage: Outage = noOutage

function become(next: Outage): void {
  outage = next
  for (const listener of listeners) listener()
}

/** A call failed that a page depends on; without a connection that says nothing about the shop. */
export function reportFailure(failure: GraphqlFailure): void {
  if (import.meta.env.SSR || !navigator.onLine || failure.messages.length > 0) return
  if (isMaintenance(failure.status)) become({ state: 'maintenance', failure })
  else become({ state: failure.category === 'network' ? 'error' : outage.state, failure })
}

/** A call succeeded, or the shop was found open again. */
export function reportSuccess(): void {
  if (!import.meta.env.SSR && outage.state !== 'none') become(noOutage)
}

/** The state of the connection to the shop at this moment. */
export const currentOutage = (): Outage => outage

/** Calls back at every change; returns the way to stop it. */
export function followOutage(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
