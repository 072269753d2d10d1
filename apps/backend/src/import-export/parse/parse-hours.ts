import type { DayHours } from '#src/store-locator/store-locator.ts'
import { CellError } from './parse-cells.ts'

const dayNames = ['mo', 'tu', 'we', 'th', 'fr', 'sa', 'su']
const part = /^(?<from>[a-z]{2})(?:-(?<to>[a-z]{2}))? +(?<opens>\d{2}:\d{2})-(?<closes>\d{2}:\d{2})$/i
const time = /^(?:[01]\d|2[0-3]):[0-5]\d$/
const allDay = '00:00-24:00'

/**
 * Parses opening hours in OpenStreetMap's format, such as `Mo-Fr 09:00-20:00; Sa 10:00-18:00`. Days that are not listed are
 * closed; `24/7` is always open.
 */
export function parseHours(cell: string | undefined): DayHours[] {
  if (cell?.trim() === '24/7') return dayNames.map(() => allDay)
  const days: DayHours[] = dayNames.map(() => '')
  for (const text of (cell ?? '').split(';').map((piece) => piece.trim())) {
    if (text === '') continue
    const { from = '', to = from, opens = '', closes = '' } = part.exec(text)?.groups ?? {}
    const [first, last] = [from, to].map((name) => dayNames.indexOf(name.toLowerCase())) as [number, number]
    if (first < 0 || last < first || !time.test(opens) || !(time.test(closes) || closes === '24:00') || opens >= closes)
      throw new CellError(`"${text.slice(0, 40)}" is not valid opening hours`)
    days.fill(`${opens}-${closes}`, first, last + 1)
  }
  return days
}
