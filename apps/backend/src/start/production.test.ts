import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createLog } from '@bocian/service/log.ts'
import { undeclaredSettings } from '@bocian/service/mode.ts'
import { demoRows, type DemoTable } from '#demo/demo-shop.ts'
import { CartClient } from '../cart/testing-client.ts'
import { chooseDemoPassword, saveDemoPassword } from './demo-password.ts'
import { readEnv } from './env.ts'
import { httpServer } from '../testing/testing-http.ts'
import { unverifiedPictures } from '../import-export/batch/copy-pictures.ts'
import { markDemo, numberRows } from '../import-export/demo/import-demo.ts'
import { importTable } from '../import-export/run/import-table.ts'
import { openSandbox } from '../payment/payment.ts'
import { testAdyen, useAccounts } from '../payment/testing-accounts.ts'
import { AdyenDouble } from '../payment/providers/adyen/testing-adyen.ts'
import { openForCustomers, refuseDemoForCustomers } from './production.ts'
import { testShop, type TestShop } from '../testing/testing.ts'

const now = new Date('2026-11-21T10:00:00Z')
const declared = {
  MODE: 'production',
  BASE_URL: 'https://shop.example',
  TRUSTED_PROXIES: '1',
  INTERNAL_SECRET: 'a-long-text-of-our-services',
}

let shop: TestShop
beforeAll(async () => {
  shop = await testShop()
})
afterAll(() => shop.close())

async function reasons(undeclared: string[] = []): Promise<string[]> {
  return openForCustomers(shop.database, undeclared).then(
    () => [],
    (error: Error) => error.message.split('\n').slice(1),
  )
}

const change = (text: string) =>
  shop.database.transaction(async (tx) => {
    for (const statement of text.split(';')) await sql.raw(statement).execute(tx)
  })

async function load(table: DemoTable): Promise<void> {
  await importTable(shop.database, table, numberRows(demoRows(table, { now, password: 'Bocian-2026!' })), {
    now,
    storeCode: 'pl',
    pictures: unverifiedPictures,
    isIndexLater: true,
  })
}

describe('production', () => {
  it('starts on a database that never contained the demo', async () => {
    expect(await reasons(undeclaredSettings('production', declared))).toEqual([])
  })

  it.each([['BASE_URL'], ['TRUSTED_PROXIES'], ['INTERNAL_SECRET']])('refuses to start without %s', async (name) => {
    const { undeclared } = readEnv({ ...declared, [name]: '' })
    expect(await reasons(undeclared)).toEqual([expect.stringMatching(`^ {2}${name}: is not set; it is `)])
  })

  it.each([
    'http://shop.example',
    'https://shop.example/pl',
    'https://shop.example?store=pl',
    'https://user:password@shop.example',
    'https://localhost',
    'https://shop.localhost:3000',
    'https://127.0.0.1',
    'https://[::1]',
  ])('refuses %s as its public address', async (address) => {
    const { undeclared } = readEnv({ ...declared, BASE_URL: address })
    expect(await reasons(undeclared)).toEqual([
      '  BASE_URL: must be a public https address without a path, such as https://shop.example (its value is not shown)',
    ])
    expect(readEnv({ MODE: 'demo', BASE_URL: address }).undeclared).toEqual([])
  })

  it.each(['https://shop.example', 'https://shop.example/', 'https://shop.example:8443', 'https://localhost.example'])(
    'accepts %s as its public address',
    (address) => expect(readEnv({ ...declared, BASE_URL: address }).undeclared).toEqual([]),
  )

  it('refuses a database that ever contained the demo, even with all of its rows deleted', async () => {
    await markDemo(shop.database, now)
    expect(await reasons()).toEqual([expect.stringContaining('the demo shop was loaded into it on 2026-11-21')])
    await change(`delete from import_export_mark where name = 'demo'`)
  })

  it('refuses an active sandbox method and says how to turn it off', async () => {
    await shop.database.transaction((tx) => openSandbox(tx))
    const [reason, ...more] = await reasons()
    expect(reason).toMatch(/play money \(adyen_cc in pl, .*bluepayment in pl.*npm run admin -- sandbox off/)
    expect(more).toEqual([])
    await shop.database.transaction((tx) => openSandbox(tx, false))
    expect(await reasons()).toEqual([])
  })

  it('refuses unmarked demo accounts and agents, and lists all reasons at once', async () => {
    await load('customers')
    await change(`update payment_method set is_active = true where code = 'adyen_cc' and store_id = 1`)
    const found = await reasons(readEnv({ MODE: 'production' }).undeclared)
    expect(found.map((line) => line.trim().slice(0, 24))).toEqual([
      'BASE_URL: is not set; it',
      'TRUSTED_PROXIES: is not ',
      'INTERNAL_SECRET: is not ',
      'The database is a demo: ',
      'The database is a demo: ',
      'Orders would be paid wit',
    ])
    expect(found.join('\n')).toContain(
      'demo accounts: agent@example.com, anna@example.com, beata@example.com, gustaw@example.com',
    )
    expect(found.join('\n')).toContain('demo sales agents: agent@example.com')
    await change(`update payment_method set is_active = false where code = 'adyen_cc'`)
    await change('delete from customer_customer')
  })

  it('refuses demo coupons, but not a shop’s own coupon with the same code', async () => {
    await change(`with rule as (insert into pricing_cart_rule (code, action, labels)
      values ('welcome', 'by_percent', '{"pl_PL": "Witaj w naszym sklepie"}') returning id)
      insert into pricing_coupon (rule_id, code) select id, 'WELCOME10' from rule`)
    expect(await reasons()).toEqual([])
    await change('delete from pricing_coupon; delete from pricing_cart_rule')
    await load('categories')
    await load('cart-rules')
    expect(await reasons()).toEqual([expect.stringContaining('demo coupons: 3FOR2, BOCIAN20')])
    await change('delete from pricing_coupon; delete from pricing_cart_rule')
  })

  it('refuses bank transfers to the accounts of the demo, but not to others', async () => {
    const set = (account: string) =>
      change(`insert into store_config (scope, scope_id, path, value)
        values ('view', 1, 'payment/banktransfer/account', '"${account}"')
        on conflict (scope, scope_id, path) do update set value = excluded.value`)
    await set('PL61109010140000071219812874')
    expect(await reasons()).toEqual([])
    await set('PL47 0000 0000 0000 0012 3456 7890')
    expect(await reasons()).toEqual([expect.stringContaining('demo accounts for bank transfers: pl')])
    await change(`delete from store_config where path = 'payment/banktransfer/account'`)
  })

  it('refuses demo products and gift cards', async () => {
    await change(`insert into catalogue_product (sku, type, giftcard_type, is_visible)
      values ('COAT', 'simple', null, true), ('CARD', 'giftcard', 'VIRTUAL', true);
      insert into catalogue_product_picture (product_id, file, position)
      select id, 'c/o/coat.jpg', 0 from catalogue_product`)
    expect(await reasons()).toEqual([])
    await change(`update catalogue_product_picture set file = 'drawn/dress/1-c0392b-f5e6d3-front.svg'`)
    expect((await reasons()).map((line) => /: (.*);/.exec(line)?.[1])).toEqual(['1 demo products', '1 demo gift cards'])
    await change('delete from catalogue_product')
  })

  it('still starts after a stranger has registered with a demo account’s email address', async () => {
    const { errors } = await shop.execute(`mutation { createCustomerV2(input: { email: "agent@example.com",
      firstname: "Marek", lastname: "Zieliński", password: "Bocian-2026!" }) { customer { email } } }`)
    expect(errors).toBeUndefined()
    expect(await reasons()).toEqual([])
    await change('delete from customer_customer')
  })
})

describe('the demo', () => {
  const refusal = ({ database }: TestShop) =>
    refuseDemoForCustomers(database).then(
      () => '',
      (error: Error) => error.message,
    )
  const forget = ({ database }: TestShop) =>
    database.transaction((tx) => sql`delete from import_export_mark`.execute(tx))

  it('refuses a database that was opened for customers, and accepts an empty one or a demo', async () => {
    await forget(shop)
    expect(await refusal(shop)).toBe('')
    expect(await reasons()).toEqual([])
    expect(await refusal(shop)).toContain('it was opened for customers before. Set MODE=production')
    await markDemo(shop.database, now)
    expect(await refusal(shop)).toBe('')
    await forget(shop)
  })

  it('refuses a database with orders that never contained the demo', async () => {
    const sold = await testShop({ demo: 'small' })
    await new CartClient(sold, 'pl').order({ quantity: 1 })
    expect(await refusal(sold)).toBe('')
    await forget(sold)
    expect(await refusal(sold)).toContain('it holds orders')
    await sold.close()
  })
})

describe('payment in production', () => {
  let adyen: AdyenDouble
  beforeAll(async () => {
    adyen = await AdyenDouble.open()
  })
  afterAll(() => adyen.close())
  afterEach(async () => {
    await useAccounts(shop.database)
    await shop.database.transaction((tx) => openSandbox(tx, false))
  })
  const bluemedia = { serviceId: '123456', key: 'k', url: 'https://pay.example' }
  const active = async () => {
    const { rows } = await sql<{ line: string }>`select distinct code || ' by ' || provider as line from payment_method
      where is_active and provider <> 'offline' order by 1`.execute(shop.database.reader)
    return rows.map(({ line }) => line)
  }

  it('has none of the sandbox’s routes, whatever the database contains', async () => {
    const statuses = async (isDemo: boolean) => {
      await useAccounts(shop.database, { isDemo })
      const server = await httpServer(
        shop.database,
        isDemo ? { MODE: 'demo' } : declared,
        createLog('backend', 'silent'),
      )
      const form = { 'content-type': 'application/x-www-form-urlencoded' }
      const json = { 'content-type': 'application/json' }
      const session = '/payment/sandbox/abc'
      const responses = [
        await server.inject(session),
        await server.inject({ method: 'POST', url: session, headers: form, payload: 'outcome=accept' }),
        await server.inject({ method: 'POST', url: '/payment/notify/card', headers: json, payload: '{}' }),
      ]
      await server.close()
      return responses.map(({ statusCode, body }) => (statusCode === 404 ? body : statusCode))
    }
    await change(`insert into payment_sandbox_session (id, kind, reference, amount, currency, locale, success_path,
      failed_path, created_at) values ('abc', 'card', '1T1', 1000, 'PLN', 'pl_PL', '/', '/', now())`)
    const missing = expect.stringContaining('Not found')
    expect(await statuses(false)).toEqual([missing, missing, missing])
    expect(await statuses(true)).toEqual([200, 303, 400])
    await change('delete from payment_sandbox_session')
  })

  it('turns the other method off if only Adyen or only Blue Media is configured', async () => {
    await useAccounts(shop.database, { adyen: testAdyen(adyen.settings), isDemo: false })
    expect(await active()).toEqual(['adyen_cc by adyen'])
    await useAccounts(shop.database, { bluemedia, isDemo: false })
    expect(await active()).toEqual(['bluepayment by bluemedia'])
    await useAccounts(shop.database, { isDemo: false })
    expect(await active()).toEqual([])
  })

  it('does not offer a sandbox method that was enabled directly in the database', async () => {
    const offered = async () => {
      const { data } = await shop.execute<{ cart: { available_payment_methods: { code: string }[] } }>(
        'query ($id: String!) { cart(cart_id: $id) { available_payment_methods { code } } }',
        { id: (await shop.execute<{ createEmptyCart: string }>('mutation { createEmptyCart }')).data.createEmptyCart },
      )
      return data.cart.available_payment_methods.map(({ code }) => code)
    }
    await shop.database.transaction((tx) => openSandbox(tx))
    await useAccounts(shop.database)
    expect(await offered()).toContain('adyen_cc')
    await useAccounts(shop.database, { isDemo: false })
    expect(await offered()).not.toContain('adyen_cc')
    expect(await offered()).not.toContain('bluepayment')
  })
})

describe('introspection', () => {
  it('is enabled in a demo and disabled in production by default', () => {
    const isOpen = (env: NodeJS.ProcessEnv) => readEnv(env).isIntrospectionOpen
    expect(isOpen({})).toBe(false)
    expect(isOpen({ MODE: 'demo' })).toBe(true)
    expect(isOpen({ MODE: 'demo', GRAPHQL_INTROSPECTION: 'off' })).toBe(false)
    expect(isOpen({ GRAPHQL_INTROSPECTION: 'on' })).toBe(true)
  })
})

describe('the demo password', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bocian-demo-password-'))
  const file = path.join(folder, 'demo-password')
  afterAll(() => fs.rmSync(folder, { recursive: true, force: true }))
  const signIn = async (password: string) => {
    const { errors } = await shop.execute(
      'mutation ($password: String!) { generateCustomerToken(email: "anna@example.com", password: $password) { token } }',
      { password },
    )
    return errors === undefined
  }

  it('is generated once, replaces a published one, and is shown again by later starts', async () => {
    await load('customers')
    expect(await signIn('Bocian-2026!')).toBe(true)
    const password = chooseDemoPassword(folder, undefined)
    expect(password).toMatch(/^(\w{5}-){3}\w{5}$/)
    expect(chooseDemoPassword(folder, undefined)).not.toBe(password)
    await saveDemoPassword(shop.database, folder, password)
    expect(await signIn('Bocian-2026!')).toBe(false)
    expect(await signIn(password)).toBe(true)
    expect(chooseDemoPassword(folder, undefined)).toBe(password)
    expect(fs.readFileSync(file, 'utf8')).toBe(`${password}\n`)
    expect((fs.statSync(file).mode & 0o777).toString(8)).toBe('600')
  })

  it('is the value of DEMO_PASSWORD if it is set; production refuses that setting without printing its value', async () => {
    expect(readEnv({ MODE: 'demo', DEMO_PASSWORD: 'Testing-2026' }).demoPassword).toBe('Testing-2026')
    expect(() => readEnv({ DEMO_PASSWORD: 'Testing-2026' })).toThrow(/DEMO_PASSWORD: is for demo accounts/)
    expect(() => readEnv({ DEMO_PASSWORD: 'Testing-2026' })).not.toThrow(/Testing-2026/)
    const password = chooseDemoPassword(folder, 'Testing-2026')
    await saveDemoPassword(shop.database, folder, password)
    expect(await signIn('Testing-2026')).toBe(true)
  })
})
