const dayLength = 86_400_000
const styles = { day: { dateStyle: 'short' }, time: { dateStyle: 'short', timeStyle: 'medium' } } as const

/** Kept by style and time zone, because making a format takes some thirty times as long as using it. */
const formats = new Map<string, Intl.DateTimeFormat>()

/** Writes an instant as ISO 8601 does, which is the Swedish format. */
function written(instant: Date | number, style: keyof typeof styles, timeZone: string): string {
  const name = `${style} ${timeZone}`
  const format = formats.get(name) ?? new Intl.DateTimeFormat('sv-SE', { timeZone, ...styles[style] })
  formats.set(name, format)
  return format.format(instant)
}

/** The calendar day of an instant in a time zone, such as `2026-11-30`. */
export const localDay = (instant: Date, timeZone: string): string => written(instant, 'day', timeZone)

/** The calendar year of an instant in a time zone. */
export const localYear = (instant: Date, timeZone: string): number => Number(localDay(instant, timeZone).slice(0, 4))

/** The day that is this many days after another, such as `2026-11-30`. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayLength).toISOString().slice(0, 10)

/** The last millisecond of the day that is this many days after the day of an instant in a time zone. */
export function endOfDayAfter(instant: Date, days: number, timeZone: string): Date {
  const wanted = new Date(`${dayAfter(localDay(instant, timeZone), days + 1)}T00:00:00Z`)
  return new Date(instantAt(wanted, timeZone).getTime() - 1)
}

/** The instant at which a clock in the time zone shows `reading`, which is given as if it were UTC. */
export function instantAt(reading: Date, timeZone: string): Date {
  const wanted = reading.getTime()
  let found = wanted
  // The second step is for a change of the clocks between the first guess and the result.
  for (let step = 0; step < 2; step++) found += wanted - localReading(found, timeZone)
  return new Date(found)
}

/** What a clock in the time zone shows, as if it were UTC. */
function localReading(instant: number, timeZone: string): number {
  return Date.parse(`${written(instant, 'time', timeZone).replace(' ', 'T')}Z`)
}
