import type { ShopDescription } from '../../shop-description/shop-description.ts'
import type { Country } from './countries.ts'
import type { Answers } from './questions.ts'

/** The codes of the website, its group and its store view. */
export interface ShopCodes {
  website: string
  group: string
  store: string
}

type DescribedStore = ShopDescription['websites'][number]['groups'][number]['stores'][number]

/** A code of the shop's name: `kleiner_baer` of „Kleiner Bär“. */
export function codeOf(name: string): string {
  const latin = name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ł', 'l')
    .replaceAll(/[^a-z0-9]+/g, '_')
    .replaceAll(/^[_0-9]+|_+$/g, '')
    .slice(0, 24)
  return latin === '' ? 'shop' : latin
}

/** The codes of a new shop. The store view's names the shop too, because a new database may have store views that are called like countries. */
export function codesOf({ shop, country }: Answers): ShopCodes {
  const website = codeOf(shop)
  return { website, group: website, store: `${website}_${country.toLowerCase()}` }
}

/** The description of a shop with one store view. */
export function calculateDescription(
  answers: Answers,
  place: Country,
  { website, group, store }: ShopCodes,
): ShopDescription {
  return {
    settings: settingsOf(answers, place),
    taxes: {
      [answers.country]: {
        'Taxable Goods': { rate: Number(answers.tax), label: `${place.taxName} ${answers.tax}%` },
        None: { rate: 0, label: '0%' },
      },
    },
    websites: [
      {
        code: website,
        name: answers.shop,
        settings: {},
        groups: [{ code: group, name: answers.shop, settings: {}, stores: [storeOf(answers, place, store)] }],
      },
    ],
  }
}

/** What a new shop does not promise before its owner has decided: more days than the law gives, points, and stock of shops in town. */
const begun = {
  'sales/rma/return_days': 14,
  'loyalty/general/enabled': false,
  'catalog/availability/status_enabled': false,
} as const

function settingsOf(answers: Answers, { timeZone, hasPriceNote = false }: Country): ShopDescription['settings'] {
  const { shop, company, street, postcode, city, country, vat, register, email, phone, payment, account, staff } =
    answers
  const written = {
    'general/store_information/name': company,
    'general/store_information/street_line1': street,
    'general/store_information/postcode': postcode,
    'general/store_information/city': city,
    'general/store_information/country_id': country,
    'general/store_information/vat_number': vat,
    'general/store_information/register_number': register,
    'general/store_information/email': email,
    'general/store_information/phone': phone,
    'general/store_information/shop_name': shop,
    'general/locale/timezone': timeZone,
    'general/legal_pages/delivery': 'delivery',
    'general/staff/name': staff,
    'design/head/default_title': shop,
    ...(payment === 'banktransfer'
      ? { 'payment/banktransfer/payee': company, 'payment/banktransfer/account': account }
      : {}),
  }
  return {
    ...begun,
    ...Object.fromEntries(Object.entries(written).filter(([, value]) => value !== '')),
    ...(hasPriceNote ? { 'tax/display/price_note': true } : {}),
  }
}

function storeOf(answers: Answers, { locale, currency }: Country, code: string): DescribedStore {
  const { shop, country, carrier, delivery, free, payment } = answers
  return {
    code,
    name: shop,
    locale,
    currency,
    country,
    theme: 'base',
    active: true,
    default: true,
    settings: {},
    delivery: [
      {
        carrier,
        method: 'standard',
        price: Number(delivery),
        ...(free === '' ? {} : { freeFrom: Number(free) }),
        countries: [country],
        cutoff: '14:00',
        days: [1, 3],
      },
    ],
    payment: payment === 'cashondelivery' || payment === 'banktransfer' ? [payment] : [],
  }
}
