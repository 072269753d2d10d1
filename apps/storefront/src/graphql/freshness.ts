const lifetime = 5 * 60 * 1000
const asked = new Map<string, number>()

/** Notes that this question was answered by the server just now. */
export function noteAnswer(key: string, now: number = Date.now()): void {
  asked.set(key, now)
}

/** Whether the server answered this question during this visit and not long ago: then the cache may answer alone. */
export function isFresh(key: string, now: number = Date.now()): boolean {
  const at = asked.get(key)
  return at !== undefined && now - at < lifetime
}

/** From now on the server is asked again; the cache helps only when it does not answer. */
export function expireAnswers(): void {
  asked.clear()
}
