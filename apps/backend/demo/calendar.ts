const day = 86_400_000

/** A date relative to today, as `YYYY-MM-DD HH:MM:SS` in UTC; negative days are in the past. */
export function dayFrom(now: Date, days: number, time: '00:00:00' | '06:00:00' | '23:59:59' = '00:00:00'): string {
  const midnight = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate())
  return `${new Date(midnight + days * day).toISOString().slice(0, 10)} ${time}`
}
