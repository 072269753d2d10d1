const lifetime = 5 * 60 * 1000
const receivedAt = new Map<string, number>()

/** Records the time of a server response to this query. */
export function markFresh(key: string, now: number = Date.now()): void {
  receivedAt.set(key, now)
}

/** Whether the cached response is less than five minutes old, so that no request is needed. */
export function isFresh(key: string, now: number = Date.now()): boolean {
  const at = receivedAt.get(key)
  return at !== undefined && now - at < lifetime
}

/** Marks all cached responses as stale. */
export function expireResponses(): void {
  receivedAt.clear()
}
