import { addDays, isPublicHoliday, type Day } from './calculate-public-holidays.ts'
import { landHolidays } from './calculate-land-holidays.ts'
import { laenderOf } from './calculate-laender.ts'
import type { DeliveryDates, DeliveryPace } from './types.ts'

export interface DeliveryWay {
  /** An IANA name. */
  timeZone: string
  /** Where it is packed, two capital letters. */
  from: string
  /** Where it goes. */
  to: string
  /** Of the place where it goes, where single parts of a country rest on days of their own. */
  postcode?: string | undefined
}

/**
 * Between which days an order that is placed now arrives. It leaves on the first working day of the place where it is packed,
 * today if it is placed before the cut-off; then the working days of the country where it goes are counted.
 */
export function calculateDeliveryDates(now: Date, pace: DeliveryPace, way: DeliveryWay): DeliveryDates {
  const { day, time } = localTime(now, way.timeZone)
  const begins = time < pace.cutoff ? day : addDays(day, 1)
  const leaves = workingDay(begins, way.from)
  return { from: countOn(leaves, pace.daysFrom, way), to: countOn(leaves, pace.daysTo, way) }
}

function countOn(leaves: Day, days: number, { to, postcode }: DeliveryWay): Day {
  let day = workingDay(leaves, to, postcode)
  // What leaves on a holiday of the other country is on its way then, but nobody brings it.
  for (let left = days; left > 0; left--) day = workingDay(addDays(day, 1), to, postcode)
  return day
}

/** The day itself, or the first one after it that is neither at the weekend nor a holiday. */
function workingDay(day: Day, country: string, postcode = ''): Day {
  let found = day
  while (isFree(found, country, postcode)) found = addDays(found, 1)
  return found
}

function isFree(day: Day, country: string, postcode: string): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  return weekday === 0 || weekday === 6 || isPublicHoliday(country, day) || isLandHoliday(country, postcode, day)
}

/** Where a post code may lie in two Länder, the holidays of both count: a promise is rather kept early. */
const isLandHoliday = (country: string, postcode: string, day: Day): boolean =>
  country === 'DE' && laenderOf(postcode).some((land) => landHolidays(land, Number(day.slice(0, 4))).includes(day))

/** Day and time of an instant on the clock of a time zone, as 2026-11-24 and 13:59. */
function localTime(instant: Date, timeZone: string): { day: Day; time: string } {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  const parts = Object.fromEntries(format.formatToParts(instant).map(({ type, value }) => [type, value]))
  const of = (name: string): string => parts[name] ?? ''
  return { day: `${of('year')}-${of('month')}-${of('day')}`, time: `${of('hour')}:${of('minute')}` }
}
