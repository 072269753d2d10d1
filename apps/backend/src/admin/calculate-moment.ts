/**
 * A moment such as `2026-12-24T08:00` by the clock of a time zone, or of the offset that it names, and the minutes by which the zone's
 * clock is ahead of UTC then; undefined if it is none.
 */
export function momentIn(zone: string, text: string): { at: Date; offset: number } | undefined {
  if (!/^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d)?(?:Z|[+-]\d\d:\d\d)?)?$/.test(text)) return undefined
  const hasOffset = /T.*(?:Z|[+-]\d\d:\d\d)$/.test(text)
  const given = new Date(hasOffset ? text : `${text.includes('T') ? text : `${text}T00:00`}Z`)
  if (Number.isNaN(given.getTime())) return undefined
  // Close to a change of the clocks, the first guess may lie on its other side.
  const guess = minutesAhead(zone, given)
  const at = hasOffset ? given : earlier(given, minutesAhead(zone, earlier(given, guess)))
  return { at, offset: minutesAhead(zone, at) }
}

const earlier = (date: Date, minutes: number): Date => new Date(date.getTime() - minutes * 60_000)

function minutesAhead(zone: string, at: Date): number {
  const shown = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' }).format(at)
  return Math.round((Date.parse(`${shown.replace(' ', 'T')}Z`) - at.getTime()) / 60_000)
}
