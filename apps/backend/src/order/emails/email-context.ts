import { localDay } from '@bocian/rules/local-day.ts'
import type { StoreView } from '#src/platform/context.ts'
import type { Reader } from '#src/platform/database.ts'
import { formatDays, formatMoney } from '#src/platform/formats.ts'
import { message } from '#src/platform/messages.ts'
import { baseUrlOf, mediaUrlOf, settingsOfStore, storeViewOf, type Settings } from '#src/store/store.ts'
import type { Order } from '../types.ts'

/** What an order's emails need of its store view: locale, URLs, settings, texts and money format. */
export interface EmailContext {
  /** Where its settings are read. */
  db: Reader
  store: StoreView
  locale: string
  base: string
  media: string
  settings: Settings
  say(key: string, values?: Record<string, string | number>): string
  money(minor: number): string
}

/** The email context of an order. Works for a closed store view too, since its buyers still get emails. */
export async function emailContextOf(db: Reader, order: Order): Promise<EmailContext> {
  const view = await storeViewOf(db, order.storeId)
  const [base, media, settings] = await Promise.all([
    baseUrlOf(db, view),
    mediaUrlOf(db, view),
    settingsOfStore(db, view.id),
  ])
  return {
    db,
    store: view,
    locale: view.locale,
    base,
    media,
    settings,
    say: (key, values = {}) => message(view.locale, key, values),
    money: (minor) => formatMoney(view.locale, order.currency, minor),
  }
}

/** The promised delivery dates as a sentence. Omitted if the order shipped too late to keep them. */
export function arrivalText(
  { locale, say, settings }: EmailContext,
  { deliveryDates, pickupPlace }: Order,
  shippedAt: Date | null = null,
): string[] {
  if (deliveryDates === null) return []
  const timeZone = settings['general/locale/timezone']
  if (shippedAt !== null && deliveryDates.to < localDay(shippedAt, timeZone)) return []
  const days = formatDays(locale, deliveryDates.from, deliveryDates.to)
  return [say(pickupPlace === null ? 'mail.order.arrives.door' : 'mail.order.arrives.point', { days })]
}

/** The URL of the order: by token for a guest, in the account for a customer. */
export function orderUrl({ base }: EmailContext, order: Order): string {
  return order.customerId === null ? `${base}order/track/${order.token}` : `${base}order-history/${order.number}`
}
