import { dayAfter, localDay } from '@bocian/rules/local-day.ts'
import { portion } from '@bocian/rules/money.ts'
import type { PiecesWithBuyer, ReturnedQuantity, ReturnTerms, SoldLine, SoldOrder } from './types.ts'

/** No carrier reports the delivery, so a parcel counts as delivered on the last promised day, or later if it was shipped late. */
const longestTransportDays = 7

/**
 * The last day on which a return of the order can be requested, such as `2026-12-31`; null before it ships. `returnDays` counts from
 * the delivery. A period that would end on a weekend or a holiday ends with the next working day (Regulation 1182/71, article 3(4)).
 * The day is one of the store's time zone and includes its last minute.
 */
export function calculateLastDay(
  { shippedAt, deliveryDates }: SoldOrder,
  { returnDays, timeZone, workingDay }: Omit<ReturnTerms, 'now'>,
): string | null {
  if (shippedAt === null) return null
  const arrived = dayAfter(localDay(shippedAt, timeZone), longestTransportDays)
  const delivered = deliveryDates !== null && deliveryDates.to > arrived ? deliveryDates.to : arrived
  return workingDay(dayAfter(delivered, returnDays))
}

/** Whether goods of the order can be returned now: it has shipped, is not refunded in full, and the last day is not over. */
export function canReturn(order: SoldOrder, terms: ReturnTerms): boolean {
  const last = calculateLastDay(order, terms)
  const isShipped = order.status === 'processing' || order.status === 'complete'
  return last !== null && isShipped && localDay(terms.now, terms.timeZone) <= last
}

/**
 * How many pieces of a line its returns hold: a requested piece until it arrives, and an arrived one for good or until another
 * size was sent for it.
 */
export function calculateHeld(returned: readonly ReturnedQuantity[], lineId: number): number {
  return ofLine(returned, lineId).reduce((sum, entry) => sum + heldBy(entry) - sentFor(entry), 0)
}

const ofLine = (returned: readonly ReturnedQuantity[], lineId: number): ReturnedQuantity[] =>
  returned.filter(({ orderItemId }) => orderItemId === lineId)

const holdingNothing: ReadonlySet<string> = new Set(['unconfirmed', 'denied', 'rejected', 'canceled'])

const heldBy = ({ status, requested, received }: ReturnedQuantity): number =>
  holdingNothing.has(status) ? 0 : (received ?? requested)

/** How many pieces of another size the buyer received for those of an entry. */
const sentFor = ({ exchange }: ReturnedQuantity): number => (exchange?.status === 'shipped' ? exchange.quantity : 0)

/** How many pieces of a line have come back and were not replaced by another size. */
export function calculateReceived(returned: readonly ReturnedQuantity[], lineId: number): number {
  return ofLine(returned, lineId).reduce((sum, entry) => sum + (entry.received ?? 0) - sentFor(entry), 0)
}

/** How many pieces of a line can still be returned. Gift cards are money and are never returned. */
export function calculateReturnable(line: SoldLine, returned: readonly ReturnedQuantity[]): number {
  return line.isGiftCard ? 0 : line.quantity - calculateHeld(returned, line.id)
}

/** The same pieces by size: those as they were ordered, then those received in exchanges, oldest first. */
export function calculatePieces(line: SoldLine, returned: readonly ReturnedQuantity[]): PiecesWithBuyer[] {
  if (line.isGiftCard) return []
  const entries = ofLine(returned, line.id)
  const left = (exchangeId: number | null, quantity: number): number =>
    entries.reduce((rest, entry) => rest - (entry.exchangeId === exchangeId ? heldBy(entry) : 0), quantity)
  const exchanged = entries.flatMap(({ exchange }) =>
    exchange?.status === 'shipped' ? [{ exchange, quantity: left(exchange.id, exchange.quantity) }] : [],
  )
  return [{ exchange: null, quantity: left(null, line.quantity) }, ...exchanged].filter(({ quantity }) => quantity > 0)
}

/** Divides a wanted quantity among the pieces that the buyer has, in their order. */
export function calculateTaken(pieces: readonly PiecesWithBuyer[], wanted: number): PiecesWithBuyer[] {
  let rest = wanted
  return pieces.flatMap(({ exchange, quantity }) => {
    const part = Math.min(rest, quantity)
    rest -= part
    return part > 0 ? [{ exchange, quantity: part }] : []
  })
}

/** Whether a size at this price costs less than was paid for a piece of the line. Amounts are in minor units. */
export const calculateIsCheaper = ({ paid, quantity }: SoldLine, price: number): boolean => price * quantity < paid

interface RefundInput {
  lines: readonly SoldLine[]
  /** What was paid for delivery and gift options, in minor units. */
  extras: number
  /** All returned quantities of the order, with those of this return. */
  returned: readonly ReturnedQuantity[]
  returnId: number
  /** What is not refunded yet of the order's payments, in minor units. */
  refundable: number
}

/**
 * The refund of a return in minor units: for each line, the part of what was paid for it that belongs to the returned pieces. The
 * parts of any series of returns add up to the line to the cent. Delivery and gift options follow with the last goods of the order.
 */
export function calculateRefund({ lines, extras, returned, returnId, refundable }: RefundInput): number {
  const before = (line: SoldLine): number =>
    piecesOf(
      returned.filter(({ status }) => status === 'processed'),
      line,
      returnId,
      false,
    )
  const now = (line: SoldLine): number => piecesOf(returned, line, returnId, true)
  const goods = lines.reduce((sum, line) => {
    const done = before(line)
    return sum + portion(line.paid, done + now(line), line.quantity) - portion(line.paid, done, line.quantity)
  }, 0)
  const physical = lines.filter(({ isGiftCard }) => !isGiftCard)
  const isWhole = physical.every((line) => before(line) + now(line) === line.quantity)
  const isLast = isWhole && physical.some((line) => now(line) > 0)
  return Math.min(goods + (isLast ? extras : 0), refundable)
}

function piecesOf(
  returned: readonly ReturnedQuantity[],
  line: SoldLine,
  returnId: number,
  isOfReturn: boolean,
): number {
  return returned
    .filter((entry) => entry.orderItemId === line.id && (entry.returnId === returnId) === isOfReturn)
    .reduce((sum, { received, requested }) => sum + (received ?? requested), 0)
}
