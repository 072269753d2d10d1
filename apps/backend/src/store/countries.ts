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
  const own = regions.filter((region) => region.country === code)
  return {
    id: code,
    two_letter_abbreviation: code,
    three_letter_abbreviation: alpha3Of(code) ?? null,
    full_name_locale: nameOf(code, locale.replace('_', '-')),
    full_name_english: nameOf(code, 'en'),
    available_regions: own.length === 0 ? null : own.map(({ id, code: region, name }) => ({ id, code: region, name })),
  }
}

function nameOf(code: string, language: string): string {
  return new Intl.DisplayNames([language], { type: 'region' }).of(code) ?? code
}
