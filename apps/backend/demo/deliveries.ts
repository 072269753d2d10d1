import { colon } from '@bocian/rules/colon.ts'
import { toMinor } from '@bocian/rules/money.ts'
import { formatMoney } from '#src/platform/formats.ts'
import { message } from '#src/platform/messages.ts'
import { shopNameOf } from './company.ts'
import { localeOf, takesCheques } from './stores.ts'
import type { DemoStore, Language } from './stores.ts'

/** Carrier, price, and the order total from which delivery is free (null: never), in whole units of the store's currency. */
export type Delivery = readonly [carrier: string, price: number, freeFrom: number | null]

const shops: Delivery = ['instore', 0, null]
const poland: readonly Delivery[] = [['inpostlocker', 12.99, 199], ['dpd', 15.99, 199], shops]
const romania: readonly Delivery[] = [['samedayeasybox', 14.99, 199], ['fancourier', 19.99, 249], shops]

/** The carriers of each store. They match the delivery table on the shop's content pages. */
export const deliveries: Readonly<Record<string, readonly Delivery[]>> = {
  pl: [['inpostlocker', 12.99, 199], ['dpd', 15.99, 199], ['inpostcourier', 16.99, 249], shops],
  cz: [['zasilkovna', 79, 1_299], ['dpd', 109, 1_799], shops],
  sk: [['packeta', 2.9, 49], ['dpd', 4.5, 69], shops],
  de: [['dhlpackstation', 4.49, 59], ['dhl', 4.99, 59], ['dpd', 5.49, 69], shops],
  eu: [['dpdpickup', 6.9, 99], ['dpd', 9.9, 129], ['flatrate', 14.9, null], shops],
  ro: romania,
  ua: [['novaposhtalocker', 70, 1_500], ['novaposhta', 110, 2_000], shops],
  broel_pl: poland,
  lemon_pl: poland,
  marketplaces_pl: [
    ['inpostlocker', 10.99, 149],
    ['dpd', 13.99, 149],
  ],
  marketplaces_ro: [
    ['samedayeasybox', 12.99, 149],
    ['fancourier', 17.99, 199],
  ],
  am: [['haypostlocker', 800, 25_000], ['haypost', 1_500, 35_000], shops],
  ro_cdrl: romania,
}

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
  const body = (deliveries[store.code] ?? []).map(([carrier, price, freeFrom]) => {
    const title = carrier === 'instore' ? shopNameOf(store) : message(locale, `delivery.${carrier}`)
    const method = message(locale, `delivery.${carrier}.${carrier === 'instore' ? 'pickup' : 'standard'}`)
    return row([`${title}${colon(locale)} ${method}`, money(price), freeFrom === null ? '–' : money(freeFrom)], 'td')
  })
  return `<table><thead>${row(headings, 'th')}</thead><tbody>${body.join('')}</tbody></table>`
}

const codFirst: ReadonlySet<string> = new Set(['cs', 'sk', 'ro', 'uk', 'hy'])

/** The store's payment methods as a list. */
export function paymentList(store: DemoStore): string {
  const codes = codFirst.has(store.language) ? ['cashondelivery', 'banktransfer'] : ['banktransfer', 'cashondelivery']
  if (takesCheques(store)) codes.push('checkmo')
  return `<ul>${codes.map((code) => `<li>${message(localeOf[store.language], `payment.${code}`)}</li>`).join('')}</ul>`
}
