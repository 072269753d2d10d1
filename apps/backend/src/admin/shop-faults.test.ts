import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { savePickupPoints } from '../store-locator/store-locator.ts'
import { testShop, type TestShop } from '../testing/testing.ts'
import { parseCommand } from './commands.ts'
import { runCommand } from './run-command.ts'

/** A shop of two brands. Every line is there once, so that a line can be named by its text. */
const good = `settings:
  general/store_information/name: Cipő Kft.
  general/store_information/vat_number: HU12345678
  general/store_information/email: info@cipo.example
  sales/rma/return_days: 30
  payment/banktransfer/payee: Cipő Kft.
  payment/banktransfer/account: PL61109010140000071219812874
taxes:
  HU:
    Taxable Goods:
      rate: 27
      label: ÁFA 27%
      later: [{ from: 2031-01-01, rate: 25, label: ÁFA 25% }]
    None: { rate: 0, label: 0% }
  SI:
    Taxable Goods: { rate: 22, label: DDV 22% }
    None: { rate: 0, label: brez DDV }
websites:
  - code: cipo
    name: Cipő
    groups:
      - code: hungary
        name: Magyarország
        stores:
          - code: hu
            name: Cipő Magyarország
            locale: hu_HU
            currency: HUF
            country: HU
            default: true
            delivery:
              - { carrier: gls, price: 1490, freeFrom: 20000, countries: [HU], cutoff: '14:00', days: [1, 2] }
              - { carrier: glslocker, price: 990, countries: [HU], network: gls, days: [1, 3] }
            payment: [cashondelivery, banktransfer]
            online: []
  - code: copat
    name: Copat
    groups:
      - code: slovenia
        name: Slovenija
        stores:
          - code: si
            name: Copat Slovenija
            locale: sl_SI
            currency: EUR
            country: SI
            settings: { web/secure/base_url: https://copat.example }
            delivery: [{ carrier: posta, price: 4.9, countries: [SI] }]
            payment: [checkmo]
`

let shop: TestShop
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'shop-faults-'))

beforeAll(async () => {
  shop = await testShop()
  const point = { network: 'gls', code: 'BUD01', name: 'GLS', street: 'Fő utca 1', postcode: '1011', city: 'Budapest' }
  await shop.database.transaction((tx) =>
    savePickupPoints(tx, [{ ...point, country: 'HU', latitude: 47.5, longitude: 19, description: '', hours: [] }]),
  )
  const { code, lines } = await apply(good)
  if (code !== 0) throw new Error(lines.join('\n'))
})
afterAll(async () => {
  await shop.close()
  fs.rmSync(folder, { recursive: true })
})

async function apply(text: string): Promise<{ code: number; lines: string[] }> {
  fs.writeFileSync(path.join(folder, 'shop.yaml'), text)
  const lines: string[] = []
  const say = (line: string): unknown => lines.push(line)
  const output = { line: say, error: say, progress: say }
  const setup = { database: shop.database, output, mediaDir: '/nowhere', folder }
  return { code: await runCommand(parseCommand(['shop', 'apply', 'shop.yaml']), setup), lines }
}

/** A number for everything that is stored: it changes with any row of any table. */
async function stored(): Promise<string> {
  const { rows: tables } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' order by tablename`.execute(
    shop.database.reader,
  )
  const parts = tables.map(
    ({ name }) => `(select md5(coalesce(string_agg(t::text, ',' order by t::text), '')) from "${name}" t)`,
  )
  const { rows } = await sql
    .raw<{ hash: string }>(`select md5(${parts.join(' || ')}) as hash`)
    .execute(shop.database.reader)
  return rows[0]?.hash ?? ''
}

/** What is replaced in the good description, by what, and the refusals, each with the text of its line. */
type Breakage = [what: string, from: string | RegExp, to: string, ...refusals: [line: string, words: string][]]

const parts = 'must have parts of its own, each as "name: value" in a line'
const misfit =
  'cannot be read: each line is "name: value" or "- value", with as many spaces in front as the others of its part'
const price = 'must be a number with a point, such as 12.99, and without quotation marks'
const setting = (line: string): [from: RegExp, to: string] => [/^settings:/, `settings:\n  ${line}`]

const breakages: Breakage[] = [
  // The file itself
  ['an empty file', /^[^]*$/, '', ['', `the file ${parts}`]],
  ['a sentence', /^[^]*$/, 'my shop', ['my shop', `the file ${parts}`]],
  ['a tab', '  - code: cipo', '\t- code: cipo', ['\t- code', 'a tab is in front; use spaces']],
  [
    'a quotation mark that is not closed',
    "cutoff: '14:00'",
    "cutoff: '14:00",
    ['carrier: gls,', 'a quotation mark or bracket that opens here is not closed'],
  ],
  ['a colon that is missing', 'name: Cipő\n', 'name Cipő\n', ['    name Cipő\n', misfit]],
  [
    'a line too far to the right',
    '    groups:\n      - code: hungary',
    '      groups:\n      - code: hungary',
    ['name: Cipő\n', misfit],
  ],
  ['a setting twice', ...setting('sales/rma/return_days: 14'), ['return_days: 30', 'this stands here a second time']],
  ['two shops', /$/, '---\nsettings: {}\n', ['---', 'the file may describe one shop only: "---" is there twice']],
  // Keys
  [
    'a misspelled key',
    'price: 1490',
    'prize: 1490',
    ['prize', 'store hu, delivery gls, price: is missing'],
    ['prize', 'store hu, delivery gls, prize: is not known here'],
  ],
  ['an unknown part', 'taxes:', 'surprise: 1\ntaxes:', ['surprise', 'surprise: is not known here']],
  ['no taxes', /taxes:[^]*(?=websites:)/, '', ['', 'tax: is missing']],
  ['no name', '            name: Cipő Magyarország\n', '', ['code: hu\n', 'store hu, name: is missing']],
  [
    'an unknown setting',
    ...setting('sales/rma/return_weeks: 2'),
    ['return_weeks', 'all stores, sales/rma/return_weeks: is not known here'],
  ],
  // Regions
  [
    'regions of no country',
    'taxes:',
    'regions:\n  QQ: [{ code: A, name: Aba }]\ntaxes:',
    ['  QQ:', 'region QQ: QQ is no country'],
  ],
  [
    'a country without regions',
    'taxes:',
    'regions:\n  HR: []\ntaxes:',
    ['  HR:', 'region HR: must have at least one entry'],
  ],
  [
    'a region twice',
    'taxes:',
    'regions:\n  HU:\n    - { code: BU, name: Buda }\n    - { code: BU, name: Pest }\ntaxes:',
    ['Pest', 'region HU 2, code: "BU" is there twice'],
  ],
  // Secrets
  [
    'a secret of the shop',
    ...setting('store_locator/map/api_key: k'),
    [
      'api_key',
      'all stores, store_locator/map/api_key: a secret does not belong into the file: config set store_locator/map/api_key',
    ],
  ],
  [
    'the secret of a provider',
    ...setting('payment/adyen/api_key: k'),
    [
      'api_key',
      'all stores, payment/adyen/api_key: a secret does not belong into the file: docs/production.md says where',
    ],
  ],
  // Types and ranges
  [
    'a price with a comma',
    'price: 4.9,',
    'price: "4,9",',
    ['carrier: posta', `store si, delivery posta, price: ${price}`],
  ],
  [
    'a price below zero',
    'price: 1490',
    'price: -1',
    ['price: -1', 'store hu, delivery gls, price: must be at least 0'],
  ],
  [
    'a price with three decimals',
    'price: 4.9',
    'price: 4.905',
    ['4.905', 'store si, delivery posta, price: must have at most two decimals'],
  ],
  [
    'free delivery from a word',
    'freeFrom: 20000',
    'freeFrom: never',
    ['never', `store hu, delivery gls, freeFrom: ${price}`],
  ],
  [
    'a time that no clock shows',
    "'14:00'",
    "'24:30'",
    ['24:30', 'store hu, delivery gls, cutoff: must be a time of day in quotation marks, such as "14:00"'],
  ],
  [
    'days in reverse',
    'days: [1, 2]',
    'days: [3, 2]',
    ['[3, 2]', 'store hu, delivery gls, days: the first number is greater than the second'],
  ],
  ['one day', 'days: [1, 2]', 'days: [1]', ['days: [1]', 'store hu, delivery gls, days: must have 2 entries']],
  ['half days', 'days: [1, 2]', 'days: [0.5, 2]', ['0.5', 'store hu, delivery gls, days 1: must be a whole number']],
  ['a switch in words', 'default: true', 'default: yes', ['default: yes', 'store hu, default: must be true or false']],
  [
    'a name that is a number',
    'name: Copat\n',
    'name: 12\n',
    ['name: 12', 'website copat, name: must be a text; put numbers and yes or no into quotation marks'],
  ],
  ['an empty label', 'label: ÁFA 27%', 'label: ""', ['label: ""', 'tax HU, Taxable Goods, label: must not be empty']],
  [
    'no countries of a delivery',
    'countries: [SI]',
    'countries: []',
    ['countries: []', 'store si, delivery posta, countries: must have at least one entry'],
  ],
  [
    'one country without brackets',
    'countries: [SI]',
    'countries: SI',
    ['countries: SI', 'store si, delivery posta, countries: must be a list'],
  ],
  [
    'a payment that nobody knows',
    '[checkmo]',
    '[gold]',
    ['[gold]', 'store si, payment 1: must be one of banktransfer, cashondelivery, checkmo'],
  ],
  // Taxes
  [
    'a rate above everything',
    'rate: 27',
    'rate: 270',
    ['rate: 270', 'tax HU, Taxable Goods, rate: must be at most 100'],
  ],
  ['a rate with its sign', 'rate: 27\n', 'rate: 27%\n', ['rate: 27%', `tax HU, Taxable Goods, rate: ${price}`]],
  [
    'a day that no calendar has',
    '2031-01-01',
    '2031-02-30',
    ['2031-02-30', 'tax HU, Taxable Goods, later 1, from: must be a day, such as 2027-01-01'],
  ],
  [
    'two rates from one day',
    'label: ÁFA 25% }]',
    'label: ÁFA 25% }, { from: 2031-01-01, rate: 20, label: x }]',
    ['later: [', 'tax HU, Taxable Goods, later 2, from: must be after the day before it'],
  ],
  [
    'taxes of no country',
    '  SI:\n',
    '  Slovenia:\n',
    ['Slovenia:', 'tax Slovenia: must be a country code of two capital letters, such as PL'],
  ],
  [
    'taxes without the usual class',
    'Taxable Goods: { rate: 22',
    'Goods: { rate: 22',
    ['            country: SI', 'store si, country: the taxes of SI lack "Taxable Goods"'],
    ['carrier: posta', 'store si, delivery posta, countries 1: the taxes of SI lack "Taxable Goods"'],
  ],
  [
    'a delivery to where no tax is known',
    'countries: [SI]',
    'countries: [SI, HR]',
    ['HR', 'store si, delivery posta, countries 2: there are no taxes for HR'],
  ],
  // Countries, currencies, languages
  [
    'a currency by its sign',
    'currency: EUR',
    'currency: €',
    ['€', 'store si, currency: must be a currency code of three capital letters, such as PLN'],
  ],
  ['a currency that is none', 'currency: EUR', 'currency: EUX', ['EUX', 'store si, currency: EUX is no currency']],
  [
    'a country that is none',
    'country: SI',
    'country: XX',
    ['country: XX', 'store si, country: XX is no country'],
    ['country: XX', 'store si, country: there are no taxes for XX'],
  ],
  ['a language that is none', 'locale: sl_SI', 'locale: xx_SI', ['xx_SI', 'store si, locale: xx is no language']],
  [
    'a locale with a hyphen',
    'locale: sl_SI',
    'locale: sl-SI',
    ['sl-SI', 'store si, locale: must be a language and a country, such as pl_PL'],
  ],
  // Codes and addresses
  [
    'a code in capitals',
    'code: si\n',
    'code: SI\n',
    ['code: SI', 'store SI, code: must be lower-case letters, digits and _, such as pl or shoes_hu'],
  ],
  [
    'the code of a page',
    'code: si\n',
    'code: cart\n',
    ['code: cart', 'store cart, code: the shop has pages at /cart; take another code'],
  ],
  [
    'one code twice',
    'code: si\n',
    'code: hu\n',
    ['code: hu\n            name: Copat', 'store hu, code: "hu" is there twice'],
  ],
  [
    'a website twice',
    'code: copat',
    'code: cipo',
    ['code: cipo\n    name: Copat', 'website cipo, code: "cipo" is there twice'],
  ],
  [
    'a delivery twice',
    'carrier: glslocker',
    'carrier: gls',
    ['price: 990', 'store hu, delivery gls: "gls standard" is there twice'],
  ],
  [
    'a payment twice',
    '[checkmo]',
    '[checkmo, checkmo]',
    ['[checkmo, ', 'store si, payment 2: "checkmo" is there twice'],
  ],
  [
    'two store views at one address',
    ...setting('web/secure/base_url: https://copat.example/'),
    ['settings: { web', 'store si, web/secure/base_url: hu is at copat.example already'],
  ],
  [
    'an address with a path',
    'https://copat.example',
    'https://example.com/copat',
    [
      'example.com',
      'store si, web/secure/base_url: must be an address without a path, such as https://shop.example, or empty',
    ],
  ],
  [
    'two default store views',
    'code: si\n',
    'code: si\n            default: true\n',
    ['default: true\n            name: Copat', 'store si, default: only one store view can be the default, and hu is'],
  ],
  [
    'no default store view',
    '            default: true\n',
    '',
    ['websites:', 'websites: one store view must have "default: true": the one at "/"'],
  ],
  [
    'a default store view that is off',
    'default: true\n',
    'default: true\n            active: false\n',
    ['default: true', 'store hu, default: the default store view must be active'],
  ],
  [
    'only store views that are off',
    /(code: (?:si|hu))\n/g,
    '$1\n            active: false\n',
    ['websites:', 'websites: no store view is active'],
    ['default: true', 'store hu, default: the default store view must be active'],
  ],
  // Values of settings
  [
    'an account with a wrong digit',
    'PL61109010140000071219812874',
    'PL61109010140000071219812875',
    [
      'banktransfer/account',
      'all stores, payment/banktransfer/account: must be an IBAN with valid check digits, or the digits of a domestic account number',
    ],
  ],
  [
    'a VAT number that is too short',
    'HU12345678',
    'HU1234',
    [
      'vat_number',
      'all stores, general/store_information/vat_number: must be a VAT number with the letters of its country, such as CZ12345678, or empty',
    ],
  ],
  [
    'an email address without a host',
    'info@cipo.example',
    'info@',
    ['info@', 'all stores, general/store_information/email: must be an email address, or empty'],
  ],
  [
    'a time zone that is none',
    ...setting('general/locale/timezone: Mars/Base'),
    ['Mars', 'all stores, general/locale/timezone: must be the name of a time zone, such as Europe/Warsaw'],
  ],
  [
    'colours that cannot be read',
    ...setting("design/theme/accent: '#ff8800'"),
    [
      'accent',
      'all stores, design/theme/accent: the contrast of #ff8800 and #fff3e6 is 2.19, and text needs 4.5. The nearest colour that passes is #a65900',
    ],
  ],
  [
    'a theme that is not there',
    'code: si\n',
    'code: si\n            theme: neon\n',
    ['neon', 'store si, theme: there is no theme "neon"'],
  ],
  // What only the shop knows
  [
    'another currency of a store view that sells',
    'currency: EUR',
    'currency: CZK',
    ['CZK', 'store si, currency: prices and orders of si are in EUR; add another store view'],
  ],
  [
    'a store view in another group',
    'code: slovenia',
    'code: triglav',
    ['code: si\n', 'store si, code: si belongs to copat, slovenia, with its carts and customers'],
  ],
  [
    'a network without pickup points',
    'network: gls,',
    'network: gsl,',
    [
      'gsl',
      'store hu, delivery glslocker, network: there are no pickup points of gsl: import them first, or is it gls, instore?',
    ],
  ],
  [
    'a bank transfer to nobody',
    '  payment/banktransfer/payee: Cipő Kft.\n',
    '',
    ['payment: [cash', 'store hu, payment: banktransfer needs the settings payment/banktransfer/payee'],
  ],
  [
    'a provider that is not there',
    'online: []',
    'online: [gold]',
    ['gold', 'store hu, online 1: gold is no method with a provider: bluepayment, adyen_cc'],
  ],
  [
    'a provider of another currency',
    'online: []',
    'online: [bluepayment]',
    ['bluepayment', 'store hu, online 1: bluepayment cannot be paid in HUF'],
  ],
]

it('there are more than forty', () => expect(breakages.length).toBeGreaterThan(60))

it.each(breakages)('%s is refused by line and changes nothing', async (_what, from, to, ...refusals) => {
  const text = good.replace(from, to)
  expect(text).not.toBe(good)
  const rows = await stored()
  const { code, lines } = await apply(text)
  const lineOf = (part: string): number => {
    const before = text.split(part)
    expect(part === '' ? 2 : before.length, part).toBe(2)
    return part === '' ? 1 : (before[0] ?? '').split('\n').length
  }
  expect(lines).toEqual([
    ...refusals.map(([line, words]) => `shop.yaml:${lineOf(line)}: ${words}`),
    `${refusals.length} ${refusals.length === 1 ? 'fault' : 'faults'}; nothing was changed.`,
  ])
  expect(code).toBe(1)
  expect(await stored()).toBe(rows)
})
