import { expect, it } from 'vitest'
import { readDescription, renderDescription } from '../../shop-description/shop-description.ts'
import { canSellFrom, mainTimeZone, timeZonesOf } from './places.ts'
import { calculateDescription, newStores } from './new-description.ts'
import { readAnswers } from './read-answers.ts'

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
const countries = letters.flatMap((one) => letters.map((other) => one + other)).filter(canSellFrom)

/** What every country answers alike. */
const common = `
shop: Leptir
company: Leptir Ltd
street: Main street 1
city: Town
register: No. 1
representative: Ana Horvat
email: ana@leptir.example
delivery: '5'
payment: provider
staff: Ana Horvat
tax: '20'
`
const setUp = (country: string, more = '') => readAnswers(`country: ${country}\n${common}${more}`)

it('a shop can be set up in every country, with what the data says and with answers to the rest', () => {
  expect(countries.length).toBeGreaterThan(230)
  // Codes of countries that are no more, and of places where nobody lives.
  for (const code of ['YU', 'BU', 'AQ', 'EU', 'ZZ', 'QQ']) expect(countries).not.toContain(code)
  const lacking: string[] = []
  for (const country of countries) {
    const asked = setUp(country)
    const open = 'faults' in asked ? asked.faults.map(({ text }) => text.split(':')[0] ?? '') : []
    lacking.push(...open.map((key) => `${country} ${key}`))
    const given: Record<string, string> = { language: 'en', timezone: 'Etc/UTC', postcode: '' }
    const read = setUp(country, open.map((key) => `${key}: ${given[key]}\n`).join(''))
    // Postcodes have a form of their own in each country.
    const faults = 'faults' in read ? read.faults.filter(({ text }) => !text.startsWith('postcode')) : []
    expect(faults, country).toEqual([])
  }
  const withoutLanguage = lacking.filter((one) => one.endsWith('language')).map((one) => one.slice(0, 2))
  // The codes of their languages have three letters.
  expect(withoutLanguage).toEqual(['BQ', 'CW', 'PG', 'PH', 'PW', 'TK', 'TV'])
  const withZones = new Set(lacking.filter((one) => one.endsWith('timezone')).map((one) => one.slice(0, 2)))
  for (const country of ['US', 'CA', 'BR', 'AU', 'RU', 'MX']) expect(withZones, country).toContain(country)
  for (const country of withZones) expect(timeZonesOf(country).length, country).not.toBe(1)
})

it.each([
  ['HR', '10000', 'hr_HR', 'EUR', 'Europe/Zagreb'],
  ['CH', '8001', 'de_CH', 'CHF', 'Europe/Zurich'],
  ['ES', '28001', 'es_ES', 'EUR', 'Europe/Madrid'],
  ['GB', 'SW1A 1AA', 'en_GB', 'GBP', 'Europe/London'],
  ['JP', '100-0001', 'ja_JP', 'JPY', 'Asia/Tokyo'],
])('%s has language, currency and time zone without an answer, and a description without faults', (...row) => {
  const [country, postcode, locale, currency, timeZone] = row
  const read = setUp(country, `postcode: '${postcode}'\n`)
  if ('faults' in read) throw new Error(JSON.stringify(read.faults))
  const description = calculateDescription(newStores(read))
  expect(readDescription(renderDescription(description))).not.toHaveProperty('faults')
  expect(description.settings['general/locale/timezone']).toBe(timeZone)
  expect(description.taxes).toEqual({
    [country]: { 'Taxable Goods': { rate: 20, label: 'VAT 20%' }, None: { rate: 0, label: '0%' } },
  })
  expect(description.websites[0]?.groups[0]?.stores[0]).toMatchObject({ locale, currency, country })
})

it('a main time zone is one of its country', () => {
  for (const country of countries) {
    const zone = mainTimeZone(country)
    // ICU has the older name of Kyiv.
    if (zone !== undefined && country !== 'UA') expect(timeZonesOf(country), country).toContain(zone)
  }
})
