import type { StoreView } from '#src/platform/context.ts'
import type { Region } from './queries.ts'
import type { Settings } from './settings.ts'
import { alpha3Of } from './country-codes.ts'

export interface CountryView {
  id: string
  two_letter_abbreviation: string
  three_letter_abbreviation: string | null
  full_name_locale: string
  full_name_english: string
  available_regions: { id: number; code: string; name: string }[] | null
}

/** The countries of the store: those in its setting, otherwise its own country. */
export function allowedCountries(store: Pick<StoreView, 'country'>, settings: Settings): readonly string[] {
  const allowed = settings['general/country/allow']
  return allowed.length === 0 ? [store.country] : allowed
}

/** A country with its names in the store's language and in English. */
export function describeCountry(code: string, locale: string, regions: readonly Region[]): CountryView {
  const own = regions.filter((region) => region.country === code && region.isOffered)
  return {
    id: code,
    two_letter_abbreviation: code,
    three_letter_abbreviation: alpha3Of(code) ?? null,
    full_name_locale: countryName(locale, code),
    full_name_english: countryName('en', code),
    available_regions: own.length === 0 ? null : own.map(({ id, code: region, name }) => ({ id, code: region, name })),
  }
}

const names = new Map<string, Intl.DisplayNames>()

/** A country's name in the language of a locale: 'Polska'. */
export function countryName(locale: string, code: string): string {
  const own = names.get(locale) ?? new Intl.DisplayNames(locale.replace('_', '-'), { type: 'region' })
  names.set(locale, own)
  return own.of(code) ?? code
}

/** The last line of an address: '00-001 Warszawa, Polska'. */
export function placeLine(
  locale: string,
  { postcode, city, countryCode }: { postcode?: string | undefined; city: string; countryCode: string },
): string {
  return `${postcode ?? ''} ${city}, ${countryName(locale, countryCode)}`.trim()
}
