import type { DemoStore, Language } from './stores.ts'

/** The fictitious company that runs the demo shop. None of the numbers are real. */
export const company = {
  name: 'Bocian Sp. z o.o.',
  street: 'ul. Gniazdowa 7',
  postcode: '00-999',
  town: 'Warszawa',
  city: '00-999 Warszawa',
  country: 'PL',
  krs: '0000000000',
  nip: '000-000-00-00',
  vat: 'PL0000000000',
  regon: '000000000',
  email: 'kontakt@bocian.example',
  privacyEmail: 'dane@bocian.example',
  phone: '+48 22 000 00 00',
} as const

const copyrights: Readonly<Record<Language, string>> = {
  pl: 'Wszystkie prawa zastrzeżone.',
  cs: 'Všechna práva vyhrazena.',
  sk: 'Všetky práva vyhradené.',
  de: 'Alle Rechte vorbehalten.',
  en: 'All rights reserved.',
  ro: 'Toate drepturile rezervate.',
  uk: 'Усі права захищені.',
  hy: 'Բոլոր իրավունքները պաշտպանված են։',
}

const shopNames: Readonly<Record<string, string>> = { broel: 'Broel', lemon: 'Lemon' }

/** The name under which a store speaks. */
export const shopNameOf = ({ website }: DemoStore): string => shopNames[website] ?? 'Bocian'

/** The copyright line of a store. */
export const copyright = (language: Language): string => `${company.name} ${copyrights[language]}`

/** The seller's settings, the same in every store. */
export const sellerSettings: Readonly<Record<string, string>> = {
  'general/store_information/name': company.name,
  'general/store_information/street_line1': company.street,
  'general/store_information/postcode': company.postcode,
  'general/store_information/city': company.town,
  'general/store_information/country_id': company.country,
  'general/store_information/vat_number': company.vat,
  'general/store_information/email': company.email,
  'general/store_information/phone': company.phone,
}
