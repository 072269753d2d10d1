import { localDay } from '@bocian/rules/local-day.ts'
import type { Reader } from '#src/platform/database.ts'
import { settingsOfStore } from '#src/store/store.ts'
import { calculateLastDay } from './calculate-return.ts'
import type { SoldOrder } from './types.ts'
import { workingDayOf, type Delivered } from './working-day-of.ts'

/** Consumers in the EU can withdraw for at least this long (Directive 2011/83/EU, Article 9). */
const legalDays = 14

interface LastDay {
  /** Such as `2026-12-31`. */
  day: string
  isOver: boolean
}

/**
 * The last day on which the buyer of a shipped order can withdraw: that of a return, and never an earlier one than the law has.
 * Null before the dispatch, and once the order is refunded.
 */
export async function withdrawUntil(
  db: Reader,
  order: SoldOrder & Delivered & { storeId: number },
  now: Date,
): Promise<LastDay | null> {
  const settings = await settingsOfStore(db, order.storeId)
  const returnDays = settings['sales/rma/enabled'] ? settings['sales/rma/return_days'] : legalDays
  const timeZone = settings['general/locale/timezone']
  const terms = { returnDays: Math.max(returnDays, legalDays), timeZone, workingDay: workingDayOf(order) }
  const day = calculateLastDay(order, terms)
  if (day === null || (order.status !== 'processing' && order.status !== 'complete')) return null
  return { day, isOver: localDay(now, timeZone) > day }
}
