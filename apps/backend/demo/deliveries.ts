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

/** The line about the hour by which an order is packed on the same day. */
const packed: Readonly<Record<Language, (time: string) => string>> = {
  pl: (time) => `Zamów przed\u00A0${time}`,
  cs: (time) => `Objednávky do\u00A0${time}`,
  sk: (time) => `Objednávky do\u00A0${time}`,
  de: (time) => `Bestellschluss: ${time}\u00A0Uhr`,
  en: (time) => `Order before\u00A0${time}`,
  ro: (time) => `Comandă până la\u00A0${time}`,
  uk: (time) => `Замовте до\u00A0${time}`,
  hy: (time) => `Պատվիրեք մինչև ${time}‑ն`,
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
  const body = delivery.map(({ carrier, method, price, freeFrom, cutoff }) => {
    const title =
      carrier === 'instore' ? settings['general/store_information/shop_name'] : message(locale, `delivery.${carrier}`)
    const name = `${String(title)}${colon(locale)} ${message(locale, `delivery.${carrier}.${method}`)}`
    const first = `${name}<br>${packed[store.language](cutoff)}`
    return row([first, money(price), freeFrom === undefined ? '–' : money(freeFrom)], 'td')
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
