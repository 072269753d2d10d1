import { toDecimal } from '@bocian/rules/money.ts'
import type { Reader } from '#src/platform/database.ts'
import { message } from '#src/platform/messages.ts'
import { baseUrlOf, settingsOfStore, storeViewOf, type Settings } from '#src/store/store.ts'
import type { Order } from './types.ts'

/** Where an order was placed, for what is written about it: the store's words, money and addresses. */
export interface LetterPlace {
  locale: string
  base: string
  settings: Settings
  say(key: string, values?: Record<string, string | number>): string
  money(minor: number): string
}

/** The store view of an order, which may have been closed since: who bought there is still written to. */
export async function placeOfOrder(db: Reader, order: Order): Promise<LetterPlace> {
  const view = await storeViewOf(db, order.storeId)
  const [base, settings] = await Promise.all([baseUrlOf(db, view), settingsOfStore(db, view.id)])
  const format = new Intl.NumberFormat(view.locale.replace('_', '-'), { style: 'currency', currency: order.currency })
  return {
    locale: view.locale,
    base,
    settings,
    say: (key, values = {}) => message(view.locale, `mail.order.${key}`, values),
    money: (minor) => format.format(toDecimal(minor)),
  }
}

/**
 * When it was promised to be at the door, or at the point. What was promised for days before it was shipped is not
 * promised again.
 */
export function arrivalOf(
  { locale, say }: LetterPlace,
  { deliveryDates, pickupPlace }: Order,
  shippedAt: Date | null = null,
): string[] {
  if (deliveryDates === null) return []
  if (shippedAt !== null && deliveryDates.to < shippedAt.toISOString().slice(0, 10)) return []
  const days = formatDays(locale, deliveryDates.from, deliveryDates.to)
  return [say(pickupPlace === null ? 'arrives.door' : 'arrives.point', { days })]
}

/** Days of the calendar with their days of the week; one day alone when both are the same. */
function formatDays(locale: string, from: string, to: string): string {
  const format = new Intl.DateTimeFormat(locale.replace('_', '-'), {
    weekday: 'short',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  })
  const [first, last] = [new Date(`${from}T00:00:00Z`), new Date(`${to}T00:00:00Z`)]
  return from === to ? format.format(first) : format.formatRange(first, last).replaceAll(/[\u2009\u202f]/g, ' ')
}

/** Where the order can be seen: by its token for a guest, in the account for a customer. */
export function orderUrl({ base }: LetterPlace, order: Order): string {
  return order.customerId === null ? `${base}order/track/${order.token}` : `${base}order-history/${order.number}`
}

/** Who sells, in one line. */
export function sellerOf({ settings }: LetterPlace): string {
  const of = (key: 'name' | 'address' | 'vat_number' | 'email' | 'phone') =>
    settings[`general/store_information/${key}`]
  return [of('name'), of('address'), of('vat_number'), of('email'), of('phone')]
    .filter((part) => part !== '')
    .join(', ')
}
