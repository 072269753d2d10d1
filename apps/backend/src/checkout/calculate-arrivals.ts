import { calculateDeliveryDates, localTime, type DeliveryWay } from './calculate-delivery-dates.ts'
import { addDays, type Day } from './calculate-public-holidays.ts'
import type { Arrival, DeliveryPace } from './types.ts'

const minute = 60_000

/**
 * When orders arrive that are placed from now on: before the next cut-off, and after it, before the one that follows. So a client that keeps
 * the result for a few hours still knows the days. Between two cut-offs the days stay the same.
 */
export function calculateArrivals(now: Date, pace: DeliveryPace, way: DeliveryWay): Arrival[] {
  const next = nextCutoff(now, pace.cutoff, way.timeZone)
  return [
    { orderBefore: next, ...calculateDeliveryDates(now, pace, way) },
    { orderBefore: nextCutoff(next, pace.cutoff, way.timeZone), ...calculateDeliveryDates(next, pace, way) },
  ]
}

/** The first cut-off after an instant. */
function nextCutoff(now: Date, cutoff: string, timeZone: string): Date {
  const { day, time } = localTime(now, timeZone)
  return instantOf(time < cutoff ? day : addDays(day, 1), cutoff, timeZone)
}

/** The instant of a local day and time; `24:00` is the end of the day. */
function instantOf(day: Day, time: string, timeZone: string): Date {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const wanted = Date.parse(`${day}T00:00:00Z`) + (hours * 60 + minutes) * minute
  let instant = wanted
  // The second step is for a change of the clocks between the first guess and the result.
  for (let step = 0; step < 2; step++) {
    const local = localTime(new Date(instant), timeZone)
    instant += wanted - Date.parse(`${local.day}T${local.time}:00Z`)
  }
  return new Date(instant)
}
