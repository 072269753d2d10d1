import { ExpirationPlugin } from 'workbox-expiration'
import type { WorkboxPlugin } from 'workbox-core'

export const day = 86_400

/**
 * Limits a cache by number of entries (least recently used first) and age in seconds; cleared when the storage quota is
 * exceeded.
 */
export function expiring(maxEntries: number, maxAgeSeconds: number): WorkboxPlugin {
  return new ExpirationPlugin({ maxEntries, maxAgeSeconds, purgeOnQuotaError: true }) as WorkboxPlugin
}
