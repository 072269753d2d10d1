/** The delays below are such that the last attempt is made about a day after the first. */
export const maxAttempts = 24

const longestDelaySeconds = 2 * 3_600

/** The seconds until the next attempt: they double up to two hours, with 25 % of jitter. `random` is from 0 to 1. */
export function calculateRetryDelay(attempts: number, random: number): number {
  return Math.min(2 ** attempts, longestDelaySeconds) * (0.75 + random / 2)
}
