interface DeliveryDays {
  from: string
  to: string
}

export interface DeliveryFacts {
  status: string
  /** The dates that were promised when the order was placed; null when nothing is shipped. */
  promised: DeliveryDays | null
  /** What the delivery method takes from the day of the shipment, or from today before that; null if it is no longer offered. */
  estimated: DeliveryDays | null
  /** Such as `2026-11-24`. */
  today: string
}

/**
 * When an order is expected: as promised, until the last promised day is over. Then by the usual time of its delivery method. Null once a
 * shipped order must have arrived, and for an order that has ended.
 */
export function calculateExpectedDelivery(facts: DeliveryFacts): DeliveryDays | null {
  const { status, promised, estimated, today } = facts
  if (promised === null || status === 'canceled' || status === 'closed') return null
  if (promised.to >= today) return promised
  return estimated !== null && estimated.to >= today ? estimated : null
}
