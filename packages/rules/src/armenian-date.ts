/** The names of the months in the genitive case, as in dates. */
export const armenianMonths = [
  'հունվարի',
  'փետրվարի',
  'մարտի',
  'ապրիլի',
  'մայիսի',
  'հունիսի',
  'հուլիսի',
  'օգոստոսի',
  'սեպտեմբերի',
  'հոկտեմբերի',
  'նոյեմբերի',
  'դեկտեմբերի',
]

const weekdays = ['կիրակի', 'երկուշաբթի', 'երեքշաբթի', 'չորեքշաբթի', 'հինգշաբթի', 'ուրբաթ', 'շաբաթ']

/**
 * Formats a date in Armenian: '2026 թ. դեկտեմբերի 1'. Not with Intl, because Chromium has no Armenian locale data and would differ
 * from the server.
 */
export function armenianDate(date: Date, timeZone: string, withTime: boolean): string {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    day: 'numeric',
    month: 'numeric',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  const parts = Object.fromEntries(format.formatToParts(date).map(({ type, value }) => [type, value]))
  const month = armenianMonths[Number(parts['month']) - 1] ?? ''
  const day = `${parts['year'] ?? ''} թ. ${month} ${Number(parts['day'])}`
  return withTime ? `${day}, ${parts['hour'] ?? ''}:${parts['minute'] ?? ''}` : day
}

/** A calendar day with its weekday: 'երեքշաբթի, դեկտեմբերի 1'. */
export function armenianDay(day: Date): string {
  return `${armenianWeekday(day)}, ${armenianMonths[day.getUTCMonth()] ?? ''} ${day.getUTCDate()}`
}

export function armenianWeekday(day: Date): string {
  return weekdays[day.getUTCDay()] ?? ''
}
