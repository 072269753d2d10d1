import { colon } from '@bocian/rules/colon.ts'
import { toMinor } from '@bocian/rules/money.ts'
import { formatMoney } from '#src/platform/formats.ts'
import { message } from '#src/platform/messages.ts'
import { describedStore } from './description.ts'
import { localeOf } from './stores.ts'
import type { DemoStore, Language } from './stores.ts'

const free: Readonly<Record<Language, string>> = {
  pl: 'gratis',
  cs: 'zdarma',
  sk: 'zadarmo',
  de: 'kostenlos',
  en: 'free',
  ro: 'gratuit',
  uk: 'безкоштовно',
  hy: 'անվճար',
}

/** Column headings of the delivery table: delivery, price, free from. */
export type DeliveryHeadings = readonly [string, string, string]

/** The store's carriers as a table. */
export function deliveryTable(store: DemoStore, headings: DeliveryHeadings): string {
  const locale = localeOf[store.language]
  const money = (price: number): string =>
    price === 0 ? free[store.language] : formatMoney(locale, store.currency, toMinor(price))
  const row = (cells: readonly string[], tag: string): string =>
    `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`
  const { delivery, settings } = describedStore(store.code)
  const body = delivery.map(({ carrier, method, price, freeFrom }) => {
    const title =
      carrier === 'instore' ? settings['general/store_information/shop_name'] : message(locale, `delivery.${carrier}`)
    const name = `${String(title)}${colon(locale)} ${message(locale, `delivery.${carrier}.${method}`)}`
    return row([name, money(price), freeFrom === undefined ? '–' : money(freeFrom)], 'td')
  })
  return `<table><thead>${row(headings, 'th')}</thead><tbody>${body.join('')}</tbody></table>`
}

/** The store's payment methods as a list. */
export function paymentList(store: DemoStore): string {
  const items = describedStore(store.code).payment.map(
    (code) => `<li>${message(localeOf[store.language], `payment.${code}`)}</li>`,
  )
  return `<ul>${items.join('')}</ul>`
}
