import { toDecimal } from '@bocian/rules/money.ts'
import type { Reader } from '#src/platform/database.ts'
import { message } from '#src/platform/messages.ts'
import { baseUrlOf, settingsOfStore, storeViews, type Settings } from '#src/store/store.ts'
import type { Order } from './types.ts'

/** Where an order was placed, for what is written about it: the store's words, money and addresses. */
export interface LetterPlace {
  locale: string
  base: string
  settings: Settings
  say(key: string, values?: Record<string, string | number>): string
  money(minor: number): string
}

/** The store view of an order; undefined when it has been closed since. */
export async function placeOfOrder(db: Reader, order: Order): Promise<LetterPlace | undefined> {
  const view = (await storeViews(db)).find(({ id }) => id === order.storeId)
  if (view === undefined) return undefined
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
