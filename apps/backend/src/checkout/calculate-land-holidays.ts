import { addDays, westernEaster, type Day } from './calculate-public-holidays.ts'
import type { Land } from './calculate-laender.ts'

const corpusChristi = 60

/** Regional holidays with fixed dates, according to the laws in force since 2023. */
const fixed: readonly (readonly [day: string, laender: readonly Land[]])[] = [
  ['01-06', ['BW', 'BY', 'ST']],
  ['03-08', ['BE', 'MV']],
  // In Bavaria it is a holiday only in mostly Catholic municipalities, which are nearly all of them.
  ['08-15', ['BY', 'SL']],
  ['09-20', ['TH']],
  ['10-31', ['BB', 'HB', 'HH', 'MV', 'NI', 'SH', 'SN', 'ST', 'TH']],
  ['11-01', ['BW', 'BY', 'NW', 'RP', 'SL']],
]
const catholic: readonly Land[] = ['BW', 'BY', 'HE', 'NW', 'RP', 'SL']

/** The additional holidays of a Land, in date order. */
export function landHolidays(land: Land, year: number): Day[] {
  return [
    ...fixed.flatMap(([day, laender]) => (laender.includes(land) ? [`${year}-${day}`] : [])),
    ...(catholic.includes(land) ? [addDays(westernEaster(year), corpusChristi)] : []),
    ...(land === 'SN' ? [repentanceDay(year)] : []),
  ].toSorted()
}

/** The Wednesday before the 23rd of November. */
function repentanceDay(year: number): Day {
  const last = `${year}-11-22`
  const weekday = new Date(`${last}T00:00:00Z`).getUTCDay()
  const wednesday = 3
  return addDays(last, -((weekday - wednesday + 7) % 7))
}
