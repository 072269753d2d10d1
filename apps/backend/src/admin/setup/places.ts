import { isCountry, isLanguage } from '#src/store/store.ts'
import { countries, hasTemplates, type Country } from './countries.ts'
import { currencyOf } from './currencies.ts'

/** The zone of most people, in countries with several (CLDR); elsewhere the merchant says which. */
const mainZones: ReadonlyMap<string, string> = new Map(
  Object.entries({
    CL: 'America/Santiago',
    CN: 'Asia/Shanghai',
    CY: 'Asia/Nicosia',
    DE: 'Europe/Berlin',
    EC: 'America/Guayaquil',
    ES: 'Europe/Madrid',
    MH: 'Pacific/Majuro',
    MY: 'Asia/Kuala_Lumpur',
    NZ: 'Pacific/Auckland',
    PT: 'Europe/Lisbon',
    UA: 'Europe/Kyiv',
    UZ: 'Asia/Tashkent',
  }),
)

const inUnion = new Set('AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '))

/** Whether a shop can be set up in this country. */
export const canSellFrom = (code: string): boolean => isCountry(code) && currencyOf(code) !== undefined

/** The language that most people of a country speak, such as `hr`; undefined if its code has three letters. */
export function mainLanguage(country: string): string | undefined {
  const { language } = new Intl.Locale(`und-${country}`).maximize()
  return isLanguage(language) ? language : undefined
}

/** The time zones of a country, such as `Europe/Zagreb`. */
export function timeZonesOf(country: string): readonly string[] {
  const locale: Intl.Locale & { getTimeZones?: () => string[] | undefined } = new Intl.Locale(`und-${country}`)
  return locale.getTimeZones?.() ?? []
}

/** The time zone that is meant if none is named; undefined in a country with several that are alike important. */
export function mainTimeZone(country: string): string | undefined {
  const zones = timeZonesOf(country)
  return mainZones.get(country) ?? (zones.length === 1 ? zones[0] : undefined)
}

/** What a country without templates is asked for. */
interface OtherCountry {
  country: string
  language: string
  currency: string
  timezone: string
  taxname: string
}

/** What a country brings: from the list, or from the answers. */
export const placeOf = (answers: OtherCountry): Country =>
  hasTemplates(answers.country) ? countries[answers.country] : otherCountry(answers)

function otherCountry({ country, language, currency, timezone, taxname }: OtherCountry): Country {
  const name = new Intl.DisplayNames('en', { type: 'region' }).of(country) ?? country
  const isInUnion = inUnion.has(country)
  const actOf = (subject: string, directive: string): string =>
    isInUnion
      ? `${directive}, [[the act of your country that transposes it]]`
      : `[[the act of your country on ${subject}]]`
  const rules = isInUnion
    ? 'the rules of the European Union'
    : 'the rules of the European Union, of which it is no part'
  return {
    locale: `${language}_${country}`,
    currency,
    timeZone: timezone,
    taxName: taxname,
    language: 'en',
    mark: `[[Draft, not written for this country (${name}): have it checked and translated, then remove this line]]`,
    caution: `No templates are written for ${name}: its legal pages are English and follow ${rules}. Each says so, and has gaps to fill in.`,
    law: {
      law: '[[the law of your country]]',
      infoAct: actOf('electronic commerce', 'Directive 2000/31/EC, Article 5'),
      consumerAct: actOf('consumer rights', 'Directive 2011/83/EU'),
      guaranteeAct: actOf('the sale of goods to consumers', 'Directive (EU) 2019/771'),
      authority: '[[the data protection authority of your country]]',
      dispute: '[[the body of your country that resolves consumer disputes]]',
      years: '[[how many]]',
      supervision: '',
    },
  }
}
