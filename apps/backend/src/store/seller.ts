import { hasPostCodes } from '@bocian/rules/post-code-forms.ts'
import type { StoreView } from '#src/platform/context.ts'
import { message } from '#src/platform/messages.ts'
import { countryName } from './countries.ts'
import type { Settings } from './settings.ts'
import { urlsOf } from './urls.ts'

const setting = (settings: Settings, key: SellerKey): string => settings[`general/store_information/${key}`].trim()

type SellerKey =
  | 'name'
  | 'street_line1'
  | 'street_line2'
  | 'postcode'
  | 'city'
  | 'country_id'
  | 'address'
  | 'vat_number'
  | 'register_number'
  | 'email'
  | 'phone'
  | 'shop_name'

const joined = (parts: readonly string[], between = ', '): string => parts.filter((part) => part !== '').join(between)

/** The seller of a store. What is not set is an empty text. */
export interface Seller {
  name: string
  vatNumber: string
  registerNumber: string
  email: string
  phone: string
}

export function sellerOf(settings: Settings): Seller {
  const of = (key: SellerKey): string => setting(settings, key)
  return {
    name: of('name'),
    vatNumber: of('vat_number'),
    registerNumber: of('register_number'),
    email: of('email'),
    phone: of('phone'),
  }
}

/** The seller's address in one line, with its country in the language of the locale. */
export function sellerAddressLine(settings: Settings, locale: string): string {
  const of = (key: SellerKey): string => setting(settings, key)
  const [place, country] = [joined([of('postcode'), of('city')], ' '), of('country_id')]
  const parts = [of('street_line1'), of('street_line2'), place, country === '' ? '' : countryName(locale, country)]
  return of('address') || joined(parts)
}

/** The settings that the seller's address still needs; empty if it is complete, also as one line. Some countries have no post codes. */
export function missingOfAddress(settings: Settings): string[] {
  if (setting(settings, 'address') !== '') return []
  const postcode = hasPostCodes(setting(settings, 'country_id')) ? (['postcode'] as const) : []
  const parts = ['street_line1', ...postcode, 'city', 'country_id'] as const
  return parts.filter((part) => setting(settings, part) === '').map((part) => `general/store_information/${part}`)
}

interface SellerAddress {
  name: string
  street: string[]
  postcode: string
  city: string
  country: string
  phone: string
}

/** The seller's address by its parts; null if one is missing, or if it is set as one line. */
export function sellerAddress(settings: Settings): SellerAddress | null {
  const of = (key: SellerKey): string => setting(settings, key)
  if (of('address') !== '' || missingOfAddress(settings).length > 0) return null
  return {
    name: of('name'),
    street: [of('street_line1'), of('street_line2')].filter((line) => line !== ''),
    postcode: of('postcode'),
    city: of('city'),
    country: of('country_id'),
    phone: of('phone'),
  }
}

/** The seller's name and address in one line. */
export function sellerPlace(settings: Settings, locale: string): string {
  return joined([sellerOf(settings).name, sellerAddressLine(settings, locale)])
}

/** The seller's name, address, numbers and contact in one line. */
export function sellerLine(settings: Settings, locale: string): string {
  const { name, vatNumber, registerNumber, email, phone } = sellerOf(settings)
  const vat = vatNumber === '' ? '' : message(locale, 'seller.vat', { number: vatNumber })
  return joined([name, sellerAddressLine(settings, locale), vat, registerNumber, email, phone])
}

/** The name under which a store speaks to its customers: its own, or the seller's, or the host of its pages. */
export function shopName(store: Pick<StoreView, 'code' | 'isDefault'>, settings: Settings): string {
  return setting(settings, 'shop_name') || setting(settings, 'name') || new URL(urlsOf(store, settings).base).hostname
}

/** Who a store's emails are from. Without an email address, the mail server's sender is used. */
export function senderOf(
  store: Pick<StoreView, 'code' | 'isDefault'>,
  settings: Settings,
): { name: string; email: string } {
  const [name, email] = [settings['trans_email/ident_general/name'], settings['trans_email/ident_general/email']]
  return { name: name.trim() || shopName(store, settings), email: email.trim() }
}
