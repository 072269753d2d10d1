import { ExpirationPlugin } from 'workbox-expiration'
import type { WorkboxPlugin } from 'workbox-core'

export const day = 86_400

/** Holds a cache to a number of entries and an age in seconds, the longest unused first; all of it goes when the device runs out of room. */
export function expiring(maxEntries: number, maxAgeSeconds: number): WorkboxPlugin {
  return new ExpirationPlugin({ maxEntries, maxAgeSeconds, purgeOnQuotaError: true }) as WorkboxPlugin
}
