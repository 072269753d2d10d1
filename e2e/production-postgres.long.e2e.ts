import type { ChildProcess } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { emptyServerDatabase, server, type ServerDatabase } from '../apps/backend/src/platform/testing.ts'
import { ProductionShop } from './production-shop.ts'
import { spawnShop, stopShop, untilOpen } from './start-shop.ts'

/** The shop's default limits, which other journeys increase. */
const defaultLimits = { RATE_LIMIT: '', PAGE_RATE_LIMIT: '', ORDERS_PER_ADDRESS: '', ORDERS_PER_MAILBOX: '' }

const online = new Set(['adyen_cc', 'bluepayment'])

describe.skipIf(server === undefined)('npm start in production, on PostgreSQL', () => {
  let database: ServerDatabase
  let own: ProductionShop
  let shop: ChildProcess | undefined
  beforeAll(async () => {
    database = await emptyServerDatabase()
    own = new ProductionShop({ DATABASE_URL: database.url, ...defaultLimits })
    await own.open()
    await own.describe()
  })
  afterAll(async () => {
    await close()
    own.remove()
    await database.drop()
  })

  async function open(more: Record<string, string> = {}): Promise<void> {
    shop = spawnShop({ ...own.settings(), ...more })
    await untilOpen(shop)
  }

  async function close(): Promise<void> {
    if (shop !== undefined) await stopShop(shop)
    shop = undefined
  }

  async function change(statement: string): Promise<void> {
    const client = new pg.Client({ connectionString: database.url })
    await client.connect()
    await client.query(statement).finally(async () => client.end())
  }

  /** The message with which a start is refused. Does not restart the shop. */
  async function refusal(env: Record<string, string> = {}): Promise<string> {
    const { code, output } = await own.outcomeOf('tools/start.ts', env)
    expect(code).toBe(1)
    expect(output).toContain('Bocian does not open in production')
    expect(output).not.toContain('Bocian is open')
    expect(output).not.toContain('starting it again')
    return output
  }

  it('refuses to start without a public address and the number of proxies, naming both', async () => {
    const output = await refusal({ BASE_URL: '', TRUSTED_PROXIES: '' })
    expect(output).toContain('BASE_URL: is not set')
    expect(output).toContain('TRUSTED_PROXIES: is not set')
    expect(await refusal({ TRUSTED_PROXIES: '' })).not.toContain('BASE_URL: is not set')
  })

  it('starts with the products and settings of the operator, and sells the products', async () => {
    expect(await own.admin('import', 'products.csv', '--images', 'pictures', '--store', 'pl')).toContain('2 created')
    await own.admin('config', 'set', 'payment/banktransfer/payee', 'Shop Ltd', '--store', 'pl')
    await own.admin('config', 'set', 'payment/banktransfer/account', 'PL61109010140000071219812874', '--store', 'pl')
    await own.admin('payment', 'on', 'banktransfer', '--store', 'pl')
    await open()
    const { data } = await own.ask<{ products: { items: { sku: string }[] } }>(
      '{ products(search: "", filter: {}) { items { sku } } }',
    )
    expect(data.products.items.map(({ sku }) => sku).toSorted()).toEqual(['COAT-1', 'HAT-1'])
    const page = await fetch(`${own.at('shop')}/plaszcz-zimowy.html`, {
      headers: { 'x-forwarded-proto': 'https', ...(await own.makersHeaders()) },
    })
    expect(page.status).toBe(200)
    expect(await page.text()).toContain('Płaszcz zimowy')
    expect(page.headers.get('strict-transport-security')).toContain('max-age=31536000')
    const methods = await own.paymentMethods()
    expect(methods).toContain('banktransfer')
    expect(methods.filter((code) => online.has(code))).toEqual([])
  })

  it('has no simulated payments and no demo accounts', async () => {
    const headers = await own.makersHeaders()
    const json = { ...headers, 'content-type': 'application/json' }
    for (const door of [own.at('shop'), own.at('backend')]) {
      expect((await fetch(`${door}/payment/sandbox/x`, { headers })).status).toBe(404)
      const outcome = { method: 'POST', headers, body: new URLSearchParams({ outcome: 'accept' }) }
      // A 405 also shows that there is no sandbox route.
      expect([404, 405]).toContain((await fetch(`${door}/payment/sandbox/x`, outcome)).status)
      expect((await fetch(`${door}/payment/notify/card`, { method: 'POST', headers: json, body: '{}' })).status).toBe(
        404,
      )
    }
    for (const name of ['anna', 'olena', 'agent']) {
      const { errors } = await own.ask(
        'mutation ($email: String!) { generateCustomerToken(email: $email, password: "Bocian-2026!") { token } }',
        { email: `${name}@example.com` },
      )
      expect(errors?.[0]?.message, name).toContain('The account sign-in was incorrect')
    }
  })

  it('restricts its data folder to its owner', () => {
    expect((fs.statSync(own.dataDir).mode & 0o777).toString(8)).toBe('700')
    expect(fs.readdirSync(own.dataDir)).toEqual(expect.arrayContaining(['cache', 'logs', 'media']))
    expect(fs.existsSync(path.join(own.dataDir, 'pg'))).toBe(false)
    expect(own.othersMayOpen()).toEqual([])
  })

  it('limits a visitor with too many requests, even with forged addresses, without affecting others', async () => {
    const ask = async (forwarded: string, query = '{__typename}') =>
      fetch(`${own.at('shop')}/graphql?query=${query}`, { headers: { 'x-forwarded-for': forwarded } })
    const costly = '{products(filter:{},pageSize:300){items{uid,name,related_products{uid,name,sku}}}}'
    const responses: Response[] = []
    for (let round = 0; round < 14; round++)
      responses.push(
        ...(await Promise.all(
          Array.from({ length: 20 }, async (_, call) =>
            ask(`203.0.113.${round}, 10.0.0.${call}, 198.51.100.7`, costly),
          ),
        )),
      )
    const refused = responses.filter(({ status }) => status === 429)
    expect(refused.length).toBeGreaterThan(0)
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await ask('198.51.100.7, 198.51.100.8')).status).toBe(200)
    expect((await fetch(`${own.at('backend')}/health`)).status).toBe(200)
  })

  it('offers the method of the one configured provider only', async () => {
    await close()
    await open({ BLUEMEDIA_SERVICE_ID: '123456', BLUEMEDIA_KEY: 'k', BLUEMEDIA_URL: 'http://127.0.0.1:9' })
    expect((await own.paymentMethods()).filter((code) => online.has(code))).toEqual(['bluepayment'])
  })

  it('refuses an enabled sandbox method, and starts once it is disabled', async () => {
    await close()
    await change(`update payment_method set is_active = true, provider = 'sandbox' where code = 'adyen_cc'`)
    try {
      expect(await refusal()).toMatch(/play money \(adyen_cc in .*npm run admin -- sandbox off/)
    } finally {
      await own.admin('sandbox', 'off')
    }
    await open()
    expect(await own.paymentMethods()).not.toContain('adyen_cc')
  })

  it('refuses imported demo accounts, and a database that ever contained the demo', async () => {
    await close()
    fs.writeFileSync(
      path.join(own.folder, 'customers.csv'),
      'email,password,firstname,lastname,store_view_code\nagent@example.com,Bocian-2026!,Marek,Nowak,pl\n',
    )
    await own.admin('import', 'customers.csv', '--kind', 'customers')
    expect(await refusal()).toContain('demo accounts: agent@example.com')
    await change('delete from customer_customer')
    await change(
      `insert into import_export_mark (name, value) values ('demo', '{"now": "2026-11-21T10:00:00Z", "isDone": true}')`,
    )
    expect(await refusal()).toContain('the demo shop was loaded into it on 2026-11-21')
  })
})
