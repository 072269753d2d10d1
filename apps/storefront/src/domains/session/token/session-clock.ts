/** How many seconds before the end of the session the shopper is warned. */
export const warningSeconds = 60
const announcedAt = [60, 20]

export type SessionPhase =
  | { readonly kind: 'running' }
  | { readonly kind: 'ending'; readonly seconds: number }
  | { readonly kind: 'ended' }

/** The phase of a session; in the last minute with the remaining seconds. */
export function phaseAt(expiresAt: number, now: number): SessionPhase {
  const seconds = Math.ceil((expiresAt - now) / 1000)
  if (seconds <= 0) return { kind: 'ended' }
  return seconds <= warningSeconds ? { kind: 'ending', seconds } : { kind: 'running' }
}

/** The remaining seconds for screen readers, in steps, so that they announce each step only once. */
export function announcedSeconds(seconds: number): number {
  return announcedAt.findLast((mark) => mark >= seconds) ?? warningSeconds
}
