import type { PageSources } from './security-headers.server.ts'

/** Adyen's data centres; each has hosts of its own. */
export const cardEnvironments = ['test', 'live', 'live-us', 'live-au', 'live-apse', 'live-in', 'live-nea']

/**
 * Additional sources in the Content Security Policy of a page with Adyen's card fields; undefined for all other pages, or without
 * an `environment`. Frames and form posts may use any host, because strong authentication shows a page of the card's bank in a
 * frame, and there is no list of all banks.
 */
export function cardSources(address: string, environment: string | undefined): PageSources | undefined {
  if (environment === undefined || !/^[^?]*\/checkout\/(?:card|adyen_success)\/?(?:\?|$)/.test(address))
    return undefined
  const hosts = [
    `https://checkoutshopper-${environment}.adyen.com`,
    `https://checkoutshopper-${environment}.cdn.adyen.com`,
  ]
  return { images: hosts, connections: hosts, frames: ['https:'], forms: ['https:'] }
}
