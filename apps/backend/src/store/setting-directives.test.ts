import { expect, test } from 'vitest'
import { fillSettings } from './setting-directives.ts'
import { settingsFrom } from './settings.ts'

const poland = { locale: 'pl_PL', currency: 'PLN' }
const filled = (html: string, values: Record<string, unknown> = {}, store = poland) =>
  fillSettings(html, settingsFrom([new Map(Object.entries(values))]), store)

const days = '{{config path="sales/rma/return_days" unit="day"}}'

test('a directive shows a setting of the store view, as in Magento', () => {
  expect(filled('<p>{{config path="sales/rma/return_days"}} dni</p>')).toBe('<p>30 dni</p>')
  expect(filled('{{config path=&quot;sales/rma/return_days&quot;}}', { 'sales/rma/return_days': 14 })).toBe('14')
  expect(filled('{{config path=sales/rma/return_days }}', { 'sales/rma/return_days': 21 })).toBe('21')
})

test.each([
  ['pl_PL', ['14 dni', '21 dni', '22 dni', '30 dni']],
  ['cs_CZ', ['14 dnů', '21 dnů', '22 dnů', '30 dnů']],
  ['sk_SK', ['14 dní', '21 dní', '22 dní', '30 dní']],
  ['de_DE', ['14 Tage', '21 Tage', '22 Tage', '30 Tage']],
  ['en_US', ['14 days', '21 days', '22 days', '30 days']],
  ['ro_RO', ['14 zile', '21 de zile', '22 de zile', '30 de zile']],
  ['uk_UA', ['14 днів', '21 день', '22 дні', '30 днів']],
  ['hy_AM', ['14 օր', '21 օր', '22 օր', '30 օր']],
])('in %s the noun agrees with the number of days', (locale, expected) => {
  const texts = [14, 21, 22, 30].map((count) => filled(days, { 'sales/rma/return_days': count }, { ...poland, locale }))
  expect(texts).toEqual(expected.map((text) => text.replace(' ', '\u00A0')))
})

test('an amount of money is in the currency of the store view', () => {
  const price = '{{config path="loyalty/points/spend_per_point" unit="money"}}'
  expect(filled(price)).toBe('1\u00A0zł')
  const amount = { 'loyalty/points/spend_per_point': 0.25 }
  expect(filled(price, amount, { locale: 'de_DE', currency: 'EUR' })).toBe('0,25\u00A0€')
})

test('a setting that is secret or unknown shows nothing, and HTML in a setting is text', () => {
  expect(filled('a{{config path="store_locator/map/api_key"}}b', { 'store_locator/map/api_key': 'x' })).toBe('ab')
  expect(filled('a{{config path="no/such/setting"}}b{{config path="constructor"}}')).toBe('ab')
  expect(
    filled('{{config path="general/store_information/name"}}', { 'general/store_information/name': 'A <b> & C' }),
  ).toBe('A &lt;b&gt; &amp; C')
})

test('a part depends on a feature of the store view', () => {
  const html = '<ul>{{depend config="loyalty/general/enabled"}}<li>Klub</li>{{/depend}}<li>Blog</li></ul>'
  expect(filled(html)).toBe('<ul><li>Klub</li><li>Blog</li></ul>')
  expect(filled(html, { 'loyalty/general/enabled': false })).toBe('<ul><li>Blog</li></ul>')
  expect(filled('a{{depend config="no/such/setting"}}x{{/depend}}b')).toBe('ab')
  expect(filled(`{{depend config="sales/rma/enabled"}}${days}{{/depend}}`)).toBe('30\u00A0dni')
})

test('other directives and unfinished ones stay for the next step', () => {
  for (const html of ['{{block id="spring"}}', '{{config path="', '{{depend config="loyalty/general/enabled"}}x'])
    expect(filled(html)).toBe(html)
})
