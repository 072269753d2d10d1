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

/** Formats a date in Armenian. Not with Intl, because Chromium has no Armenian locale data and would differ from the server. */
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
  const day = `${Number(parts['day'])} ${armenianMonths[Number(parts['month']) - 1] ?? ''}, ${parts['year'] ?? ''} թ.`
  return withTime ? `${day}, ${parts['hour'] ?? ''}:${parts['minute'] ?? ''}` : day
}
