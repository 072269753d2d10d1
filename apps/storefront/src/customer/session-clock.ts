/** Seconds before the end at which the shopper is asked whether they are still there. */
export const warningSeconds = 60
const saidAt = [60, 20]

export type SessionPhase =
  | { readonly kind: 'running' }
  | { readonly kind: 'ending'; readonly seconds: number }
  | { readonly kind: 'ended' }

/** Where a session stands; the last minute is told by the second. */
export function phaseAt(expiresAt: number, now: number): SessionPhase {
  const seconds = Math.ceil((expiresAt - now) / 1000)
  if (seconds <= 0) return { kind: 'ended' }
  return seconds <= warningSeconds ? { kind: 'ending', seconds } : { kind: 'running' }
}

/** The seconds that a screen reader says: the last of the announced ones that was passed, so each is said once. */
export function announcedSeconds(seconds: number): number {
  return saidAt.findLast((mark) => mark >= seconds) ?? warningSeconds
}
