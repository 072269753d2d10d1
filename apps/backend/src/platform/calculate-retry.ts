/** With the delays below, the last attempt is made about a day after the first. */
export const maxAttempts = 24

const longestDelaySeconds = 2 * 3_600

/** Seconds before the next attempt: doubles up to two hours, then spread by a quarter. `random` is from 0 to 1. */
export function calculateRetryDelay(attempts: number, random: number): number {
  return Math.min(2 ** attempts, longestDelaySeconds) * (0.75 + random / 2)
}
