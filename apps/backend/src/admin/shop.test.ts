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
