import { addDays, isPublicHoliday, type Day } from './calculate-public-holidays.ts'
import { landHolidays } from './calculate-land-holidays.ts'
import { laenderOf } from './calculate-laender.ts'
import type { DeliveryDates, DeliveryPace } from './types.ts'

export interface DeliveryWay {
  /** An IANA time zone name. */
  timeZone: string
  /** The origin country, such as `PL`. */
  from: string
  /** The destination country, such as `PL`. */
  to: string
  /** The destination's postcode, for countries with regional holidays. */
  postcode?: string | undefined
}

/**
 * The delivery dates of an order placed now. It ships on the next working day of the origin country (today if placed before
 * the cut-off), and the transit time counts the working days of the destination country.
 */
export function calculateDeliveryDates(now: Date, pace: DeliveryPace, way: DeliveryWay): DeliveryDates {
  const { day, time } = localTime(now, way.timeZone)
  const begins = time < pace.cutoff ? day : addDays(day, 1)
  const leaves = workingDay(begins, way.from)
  return { from: countOn(leaves, pace.daysFrom, way), to: countOn(leaves, pace.daysTo, way) }
}

function countOn(leaves: Day, days: number, { to, postcode }: DeliveryWay): Day {
  let day = workingDay(leaves, to, postcode)
  // A parcel can be sent on a holiday of the destination country, but it is not delivered on one.
  for (let left = days; left > 0; left--) day = workingDay(addDays(day, 1), to, postcode)
  return day
}

/** This day or the next one that is neither a weekend nor a holiday. */
export function workingDay(day: Day, country: string, postcode = ''): Day {
  let found = day
  while (isFree(found, country, postcode)) found = addDays(found, 1)
  return found
}

function isFree(day: Day, country: string, postcode: string): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  return weekday === 0 || weekday === 6 || isPublicHoliday(country, day) || isLandHoliday(country, postcode, day)
}

/** Some postcodes may belong to two Länder. Then the holidays of both count, so that no date is promised that is too early. */
const isLandHoliday = (country: string, postcode: string, day: Day): boolean =>
  country === 'DE' && laenderOf(postcode).some((land) => landHolidays(land, Number(day.slice(0, 4))).includes(day))

interface LocalTime {
  day: Day
  time: string
}

interface Clock {
  format: Intl.DateTimeFormat
  minute: number
  shown: LocalTime
}

const clocks = new Map<string, Clock>()

/** The local day and time of an instant, such as 2026-11-24 and 13:59. Formatting is dear, so it is done once a minute. */
export function localTime(instant: Date, timeZone: string): LocalTime {
  const minute = Math.floor(instant.getTime() / 60_000)
  const known = clocks.get(timeZone)
  if (known?.minute === minute) return known.shown
  const format = known?.format ?? createFormat(timeZone)
  const parts = Object.fromEntries(format.formatToParts(instant).map(({ type, value }) => [type, value]))
  const of = (name: string): string => parts[name] ?? ''
  const shown = { day: `${of('year')}-${of('month')}-${of('day')}`, time: `${of('hour')}:${of('minute')}` }
  clocks.set(timeZone, { format, minute, shown })
  return shown
}

function createFormat(timeZone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en-GB', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
}
