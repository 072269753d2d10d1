import type { ShopDescription } from '../../shop-description/shop-description.ts'
import type { Country } from './countries.ts'
import { placeOf } from './places.ts'
import type { Answers } from './questions.ts'
import type { ShopAnswers } from './read-answers.ts'

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

/**
 * The codes of a new shop's first store view. They are those of the shop, because a database of an earlier version has store views that
 * are called like countries.
 */
export function codesOf({ shop, country }: Answers): ShopCodes {
  const website = codeOf(shop)
  return { website, group: website, store: `${website}_${country.toLowerCase()}` }
}

/** A store view to be described, with its country. */
export interface NewStore {
  answers: Answers
  hasOwnSeller: boolean
  place: Country
  codes: ShopCodes
}

/** The store views that the answers describe, the default one first. Each further one is a group of its own. */
export function newStores({ answers, also }: ShopAnswers): NewStore[] {
  const first = codesOf(answers)
  return [{ answers, hasOwnSeller: true }, ...also].map((one, index) => {
    const codes = codesOf(one.answers)
    return { ...one, place: placeOf(one.answers), codes: index === 0 ? first : { ...codes, group: codes.store } }
  })
}

/** The description of a shop. Store views with the name of a shop are a website of its own. */
export function calculateDescription(stores: readonly NewStore[]): ShopDescription {
  const [first] = stores
  const common = first === undefined ? {} : settingsOf(first.answers, first.place)
  return {
    settings: common,
    taxes: Object.fromEntries(stores.map(({ answers, place }) => [answers.country, taxesOf(answers, place)])),
    websites: [...Map.groupBy(stores, ({ codes }) => codes.website)].map(([code, ofWebsite]) => ({
      code,
      name: ofWebsite[0]?.answers.shop ?? code,
      settings: {},
      groups: ofWebsite.map((store) => ({
        code: store.codes.group,
        name: nameOf(store, stores),
        settings: {},
        stores: [
          {
            ...storeOf(store.answers, store.place, store.codes.store),
            name: nameOf(store, stores),
            default: store === first,
            settings: store === first ? {} : ownSettings(store, common),
          },
        ],
      })),
    })),
  }
}

/** The name of the shop or, if it sells in several countries, of the country in its language. */
function nameOf({ answers, place }: NewStore, all: readonly NewStore[]): string {
  if (all.filter(({ codes }) => codes.website === codeOf(answers.shop)).length === 1) return answers.shop
  const names = new Intl.DisplayNames(place.locale.replace('_', '-'), { type: 'region' })
  return names.of(answers.country) ?? answers.country
}

const taxesOf = ({ tax }: Answers, { taxName }: Country) => ({
  'Taxable Goods': { rate: Number(tax), label: `${taxName} ${tax}%` },
  None: { rate: 0, label: '0%' },
})

type Settings = ShopDescription['settings']

/** What differs from the settings of all store views. The company's country stays with the company. */
function ownSettings({ answers, place, hasOwnSeller }: NewStore, common: Settings): Settings {
  const own: Settings = settingsOf(answers, place)
  const paths = [...new Set([...Object.keys(own), ...Object.keys(common)])] as (keyof Settings)[]
  const kept = paths.filter((path) => hasOwnSeller || path !== 'general/store_information/country_id')
  return Object.fromEntries(
    kept.flatMap((path) => {
      const value = own[path] ?? (typeof common[path] === 'boolean' ? false : '')
      return value === common[path] ? [] : [[path, value]]
    }),
  )
}

/**
 * What a new shop does not promise before its owner has decided: more days than the law gives, points, and stock of shops in town.
 */
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
