import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { CartClient } from '../cart/testing-client.ts'
import { openSandbox } from '../payment/payment.ts'
import { testShop, type TestShop } from '../testing/testing.ts'
import { deliverDueEvents } from '../testing/testing-events.ts'
import { publish } from '../platform/events.ts'
import { parseCommand } from './commands.ts'
import { selectStoreId } from './queries.ts'
import { runCommand } from './run-command.ts'

let shop: TestShop
let folder: string
let exported: string

beforeAll(async () => {
  shop = await testShop()
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'shop-description-'))
  exported = (await admin('export')).lines.join('\n')
})
afterAll(async () => {
  await shop.close()
  fs.rmSync(folder, { recursive: true })
})

async function admin(...args: string[]): Promise<{ code: number; lines: string[] }> {
  const lines: string[] = []
  const say = (text: string): unknown => lines.push(...text.split('\n'))
  const output = { line: say, error: say, progress: say }
  const setup = { database: shop.database, output, mediaDir: '/nowhere', folder }
  return { code: await runCommand(parseCommand(['shop', ...args]), setup), lines }
}

function write(text: string): string {
  fs.writeFileSync(path.join(folder, 'shop.yaml'), text)
  return 'shop.yaml'
}

/** The exported description with a part replaced; fails if the part is not there. */
function changed(from: string | RegExp, to: string): string {
  const text = exported.replace(from, to)
  expect(text).not.toBe(exported)
  return write(text)
}

/** Applies a description and takes it back after the test. */
async function apply(file: string): Promise<string[]> {
  const { code, lines } = await admin('apply', file)
  expect({ code, lines }).toMatchObject({ code: 0 })
  await deliverDueEvents(shop.database)
  onTestFinished(async () => {
    await admin('apply', write(exported))
    await deliverDueEvents(shop.database)
    expect((await admin('diff', write(exported))).lines).toEqual(['The shop is like this already.'])
  })
  return lines
}

const rows = async <T>(query: string): Promise<T[]> => (await sql.raw<T>(query).execute(shop.database.reader)).rows

describe('shop export and apply', () => {
  it('the exported description changes nothing when it is applied', async () => {
    expect(exported).toContain('code: poland')
    expect(exported).toContain('carrier: inpostlocker')
    expect(await admin('apply', write(exported))).toEqual({ code: 0, lines: ['The shop is like this already.'] })
  })

  it('changes the price of a delivery, a tax rate and a setting, and says so', async () => {
    const text = exported
      .replace(/(carrier: inpostlocker\n\s+method: standard\n\s+price: )12\.99/, '$113.49')
      .replace(/(HU:[\s\S]*?rate: )27/, '$125.5')
      .replace(/^settings:/m, 'settings:\n  sales/rma/return_days: 40')
    const lines = await apply(write(text))
    expect(lines).toEqual([
      'all stores: sales/rma/return_days: new, 40',
      'tax HU, Taxable Goods: 27 % (VAT 27%) → 25.5 % (VAT 27%)',
      'store pl, delivery inpostlocker standard, price: 12.99 → 13.49',
      '3 changes, saved. To take them back: shop undo',
    ])
    expect(
      await rows(`select price from checkout_delivery_method where store_id = 1 and carrier_code = 'inpostlocker'`),
    ).toEqual([{ price: 1349 }])
    expect(await rows(`select rate from pricing_tax_rate where country = 'HU' and tax_class <> 'None'`)).toEqual([
      { rate: 2550 },
    ])
    expect(
      await rows(`select rate from pricing_tax_rate_log where country = 'HU' and tax_class <> 'None' order by id`),
    ).toEqual([{ rate: 2700 }, { rate: 2550 }])
  })

  it('plans a tax rate from a day, which the export repeats and undo takes back', async () => {
    const later =
      'later:\n        - from: 2031-01-01\n          rate: 25\n          label: ÁFA 25%\n        - from: 2032-07-01\n          rate: 26.5\n          label: ÁFA 26.5%\n'
    const text = exported.replace(/(HU:[\s\S]*?rate: 27\n\s+label: VAT 27%\n)(\s+)/, `$1      ${later}$2`)
    expect(await apply(write(text))).toEqual([
      'tax HU, Taxable Goods, from 2031-01-01: new, 25 % (ÁFA 25%)',
      'tax HU, Taxable Goods, from 2032-07-01: new, 26.5 % (ÁFA 26.5%)',
      '2 changes, saved. To take them back: shop undo',
    ])
    expect((await admin('diff', write(text))).lines).toEqual(['The shop is like this already.'])
    expect((await admin('export')).lines.join('\n').replaceAll(/\s+/g, ' ')).toContain(
      later.trim().replaceAll(/\s+/g, ' '),
    )
    expect((await admin('undo')).lines[0]).toBe('tax HU, Taxable Goods, from 2031-01-01: removed, was 25 % (ÁFA 25%)')
    expect((await admin('export')).lines.join('\n')).toBe(exported)
  })

  it('a store view and a delivery that are left out are switched off, not deleted', async () => {
    const part = exported.slice(
      exported.indexOf('      - code: armenia'),
      exported.indexOf('      - code: romania_cdrl'),
    )
    expect(part).toContain('code: am')
    const lines = await apply(write(exported.replace(part, '')))
    expect(lines).toContain('store am, active: true → false')
    expect(await rows(`select is_active as "isActive" from store_view where code = 'am'`)).toEqual([
      { isActive: false },
    ])
    const { data } = await shop.execute<{ availableStores: { store_code: string }[] }>(
      '{ availableStores { store_code } }',
    )
    expect(data.availableStores.map(({ store_code }) => store_code)).not.toContain('am')
  })

  it('with --dry-run, check and diff nothing is saved', async () => {
    const file = changed('price: 12.99', 'price: 1')
    expect((await admin('diff', file)).lines.at(-1)).toBe('1 change; nothing was saved.')
    expect((await admin('apply', file, '--dry-run')).lines.at(-1)).toBe('1 change; nothing was saved.')
    expect(await admin('check', file)).toEqual({ code: 0, lines: ['The description has no faults.'] })
    expect((await admin('export')).lines.join('\n')).toBe(exported)
  })

  it('undo brings back what was before, and history tells of both', async () => {
    await apply(changed('price: 12.99', 'price: 9.99'))
    expect((await admin('undo')).lines[0]).toBe('store pl, delivery inpostlocker standard, price: 9.99 → 12.99')
    expect((await admin('export')).lines.join('\n')).toBe(exported)
    const { lines } = await admin('history')
    expect(lines[1]).toBe('  store pl, delivery inpostlocker standard, price: 9.99 → 12.99')
    expect(lines[3]).toBe('  store pl, delivery inpostlocker standard, price: 12.99 → 9.99')
  })

  it('leaves secrets alone and does not export them', async () => {
    await shop.database.transaction((tx) =>
      sql`insert into store_config (scope, path, value) values ('default', 'store_locator/map/api_key', '"k-1"')`.execute(
        tx,
      ),
    )
    onTestFinished(async () => {
      await shop.database.transaction((tx) =>
        sql`delete from store_config where path = 'store_locator/map/api_key'`.execute(tx),
      )
    })
    expect((await admin('export')).lines.join('\n')).not.toContain('k-1')
    await apply(changed('price: 12.99', 'price: 11.99'))
    expect(await rows(`select value from store_config where path = 'store_locator/map/api_key'`)).toEqual([
      { value: 'k-1' },
    ])
  })

  it('adds a website with a store view in another currency, which then answers', async () => {
    const added = `  - code: cipo
    name: Cipő
    groups:
      - code: hungary
        name: Magyarország
        stores:
          - code: hu
            name: Magyarország
            locale: hu_HU
            currency: HUF
            country: HU
            delivery:
              - carrier: gls
                price: 1490
                freeFrom: 20000
                countries: [HU]
            payment: [cashondelivery]
`
    const lines = await apply(write(`${exported}\n${added}`))
    expect(lines).toContain('store hu, currency: new, HUF')
    expect(lines.at(-1)).toBe('Now import products and pages for hu, then: ready hu')
    const query = '{ storeConfig { store_code website_code default_display_currency_code locale } }'
    const { data } = await shop.execute<{ storeConfig: object }>(query, {}, { store: 'hu' })
    expect(data.storeConfig).toEqual({
      store_code: 'hu',
      website_code: 'hungary',
      default_display_currency_code: 'HUF',
      locale: 'hu_HU',
    })
    expect((await admin('export')).lines.join('\n')).toContain('code: cipo')
  })

  it('a store view offers the methods with a provider that are named, or all of its currency', async () => {
    await shop.database.transaction((tx) => openSandbox(tx))
    onTestFinished(() => shop.database.transaction((tx) => openSandbox(tx, false)))
    const offered = async (store: string): Promise<string[]> => {
      const client = new CartClient(shop, store)
      const id = await client.newCart()
      const { cart } = await client.must<{ cart: { methods: { code: string }[] } }>(
        'query ($id: String!) { cart(cart_id: $id) { methods: available_payment_methods { code } } }',
        { id },
      )
      return cart.methods.map(({ code }) => code)
    }
    expect(await offered('pl')).toEqual(expect.arrayContaining(['adyen_cc', 'bluepayment']))
    const hungary = `  - {code: cipo, name: Cipő, groups: [{code: hungary, name: Magyarország, stores: [{code: hu2, name: Magyarország,
      locale: hu_HU, currency: HUF, country: HU}]}]}`
    const one = exported.replace('code: pl\n', 'code: pl\n            online: [adyen_cc]\n')
    const lines = await apply(write(`${one}\n${hungary}`))
    expect(lines).toContain('store pl, online payment: all → adyen_cc')
    expect(await offered('pl')).toContain('adyen_cc')
    expect(await offered('pl')).not.toContain('bluepayment')
    expect(await offered('hu2')).toEqual(['adyen_cc'])
    expect((await admin('export')).lines.join('\n')).toContain('online: [adyen_cc]')
    await admin('undo')
    expect(await offered('pl')).toContain('bluepayment')
  })

  it('another store view answers at "/" and to clients that name none, and undo gives the place back', async () => {
    const only = exported
      .replace('            default: true\n', '')
      .replace('code: sk\n', 'code: sk\n            default: true\n')
    const lines = await apply(write(only))
    expect(lines[0]).toBe('store view at /: pl → sk')
    const query = '{ storeConfig { store_code base_url default_display_currency_code } }'
    const config = async (headers: Record<string, string>) =>
      (await shop.execute<{ storeConfig: object }>(query, {}, headers)).data.storeConfig
    const slovakia = { store_code: 'sk', base_url: 'http://127.0.0.1:3000/', default_display_currency_code: 'EUR' }
    expect(await config({})).toEqual(slovakia)
    expect(await config({ store: 'default' })).toEqual(slovakia)
    expect(await config({ store: 'pl' })).toMatchObject({ base_url: 'http://127.0.0.1:3000/pl/' })
    expect(await selectStoreId(shop.database.reader, 'default')).toBe(3)
    await admin('undo')
    await deliverDueEvents(shop.database)
    expect(await config({})).toMatchObject({ store_code: 'pl', base_url: 'http://127.0.0.1:3000/' })
  })

  it('if the default store view is disabled without a description, the first active one answers, and the export says so', async () => {
    const setActive = (isActive: boolean): Promise<unknown> =>
      shop.database.transaction(async (tx) => {
        await sql`update store_view set is_active = ${isActive} where code = 'pl'`.execute(tx)
        await publish(tx, 'store.changed', {})
      })
    await setActive(false)
    onTestFinished(async () => {
      await setActive(true)
      await deliverDueEvents(shop.database)
    })
    await deliverDueEvents(shop.database)
    const { data } = await shop.execute<object>('{ storeConfig { store_code } }', {}, {})
    expect(data).toEqual({ storeConfig: { store_code: 'cz' } })
    const text = (await admin('export')).lines.join('\n')
    expect(text).toMatch(/code: cz\n(?:.*\n){1,8} +default: true/)
    expect(await admin('check', write(text))).toEqual({ code: 0, lines: ['The description has no faults.'] })
  })

  it('the only store view is at "/" without saying so', async () => {
    const start = exported.indexOf('      - code: slovakia')
    const part = exported.slice(start, exported.indexOf('      - code: germany'))
    await apply(write(`${exported.slice(0, exported.indexOf('    groups:'))}    groups:\n${part}`))
    const { data } = await shop.execute<object>('{ storeConfig { store_code } availableStores { store_code } }', {}, {})
    expect(data).toEqual({ storeConfig: { store_code: 'sk' }, availableStores: [{ store_code: 'sk' }] })
  })
})

const setting = (text: string): [RegExp, string] => [/^settings:/m, `settings:\n  ${text}`]

/** A fault: what is replaced in the exported description, by what, and the refusal. */
const faults: [from: string | RegExp, to: string, refusal: RegExp][] = [
  ['currency: PLN', 'currency: zł', /currency: must be a currency code/],
  ['currency: PLN', 'currency: XXZ', /XXZ is no currency/],
  ['currency: PLN', 'currency: EUR', /prices and orders of pl are in PLN/],
  ['country: PL', 'country: Poland', /country: must be a country code/],
  ['country: PL\n', 'country: ZW\n', /there are no taxes for ZW/],
  ['locale: pl_PL', 'locale: pl-PL', /locale: must be a language and a country/],
  ['price: 12.99', 'price: 12,99', /price: .*expected number/],
  ['price: 12.99', 'price: -1', /price: /],
  ['price: 12.99', 'price: 12.995', /at most two decimals/],
  ['price: 12.99', 'price: "12.99"', /price: .*expected number/],
  ['price: 12.99', 'prize: 12.99', /prize is not known here/],
  [/\n +price: 12\.99/, '', /price: .*expected number/],
  [/cutoff: "?15:00"?/, 'cutoff: 25:00', /cutoff/],
  ['days: [1, 2]', 'days: [3, 2]', /the first number is greater/],
  ['days: [1, 2]', 'days: [1]', /days/],
  ['countries: [PL]', 'countries: []', /countries/],
  ['countries: [PL]', 'countries: [pl]', /countries.0: must be a country code/],
  ['rate: 23', 'rate: 230', /rate/],
  ['rate: 23', 'rate: 23%', /rate/],
  ['rate: 23', 'rate: 23.456', /at most two decimals/],
  ['label: VAT 23%', 'label: ""', /label/],
  ['code: pl\n', 'code: PL\n', /code: must be lower-case letters/],
  ['code: cz\n', 'code: pl\n', /"pl" is there twice/],
  ['code: czechia', 'code: poland', /"poland" is there twice/],
  ['code: broel\n', 'code: bocian\n', /"bocian" is there twice/],
  ['carrier: dpd', 'carrier: inpostlocker', /"inpostlocker standard" is there twice/],
  ['name: Polska', 'name: ""', /name/],
  [/\n +name: Polska/, '', /name: .*expected string/],
  [...setting('no/such/setting: 1'), /no\/such\/setting is not known here/],
  [...setting('sales/rma/return_days: many'), /must be a whole number from 0/],
  [...setting('sales/rma/enabled: ja'), /must be true or false/],
  [...setting('general/locale/timezone: Mars/Base'), /must be the name of a time zone/],
  [...setting('store_locator/map/api_key: x'), /a secret does not belong into the file/],
  [...setting('sales/rma/return_days: 1\n  sales/rma/return_days: 2'), /unique/i],
  [/^taxes:/m, 'surprise: 1\ntaxes:', /surprise is not known here/],
  [/^websites:/m, 'websites: []\nothers:', /websites/],
  [/^taxes:/m, 'taxes', /./],
  [/^taxes:/m, '\ttaxes:', /./],
  ['code: broel_pl', 'code: pl2\n            active: maybe', /active/],
  ['payment: [', 'payment: [gold, ', /payment/],
  ['code: cz\n', 'code: cz\n            online: [gold]\n', /online.0: gold is no method with a provider: bluepayment/],
  ['code: cz\n', 'code: cz\n            online: [bluepayment]\n', /online.0: bluepayment cannot be paid in CZK/],
  ['label: VAT 23%', 'label: VAT 23%\n      later: [{from: 2031-02-30, rate: 5, label: x}]', /from: must be a day/],
  [
    'label: VAT 23%',
    'label: VAT 23%\n      later: [{from: 2031-02-01, rate: 5, label: x}, {from: 2031-01-01, rate: 6, label: x}]',
    /later.1.from: must be after the day before it/,
  ],
  ['            default: true\n', '', /one store view must have "default: true"/],
  ['code: sk\n', 'code: sk\n            default: true\n', /only one store view can be the default, and pl is/],
  ['default: true\n', 'default: true\n            active: false\n', /the default store view must be active/],
  [/^[\s\S]*$/, '', /./],
]

const countChanges = async (): Promise<number> => (await rows('select id from shop_description_change')).length

describe('a faulty description', () => {
  it.each(faults)('%s → %s is refused by line and changes nothing', async (from, to, refusal) => {
    const file = changed(from, to)
    const before = await countChanges()
    const { code, lines } = await admin('apply', file)
    expect(code).toBe(1)
    expect(lines.at(-1)).toMatch(/^\d+ faults?; nothing was changed\.$/)
    for (const line of lines.slice(0, -1)) expect(line).toMatch(/^shop\.yaml:\d+: /)
    expect(lines.join('\n')).toMatch(refusal)
    expect(await countChanges()).toBe(before)
  })

  it('names the line of the fault', async () => {
    const file = changed('price: 12.99', 'price: twelve')
    const line =
      fs
        .readFileSync(path.join(folder, file), 'utf8')
        .split('\n')
        .findIndex((text) => text.includes('twelve')) + 1
    expect((await admin('check', file)).lines[0]).toMatch(new RegExp(`^shop\\.yaml:${line}: `))
  })

  it('a bank transfer without an account is refused', async () => {
    const file = changed(/(code: ua\n[\s\S]*?payment: \[)/, '$1banktransfer, ')
    expect((await admin('apply', file)).lines[0]).toMatch(
      /payment: banktransfer needs the settings payment\/banktransfer/,
    )
  })

  it('colours that cannot be read are refused for each store view, with the nearest that can', async () => {
    const file = changed(...setting("design/theme/accent: '#ff8800'"))
    const { lines } = await admin('apply', file)
    expect(lines[0]).toMatch(
      /^shop\.yaml:\d+: .*accent": the contrast of #ff8800 .* nearest colour that passes is #\w{6}$/,
    )
    expect((await admin('apply', changed(...setting("design/theme/accent: '#a65900'")))).code).toBe(0)
    expect((await admin('undo')).code).toBe(0)
  })

  it('a file that is not there', async () => {
    expect(await admin('apply', 'none.yaml')).toEqual({ code: 1, lines: ['The file none.yaml does not exist.'] })
  })
})
