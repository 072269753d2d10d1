import { spawn, type ChildProcess } from 'node:child_process'
import fs from 'node:fs'
import http from 'node:http'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase } from '../apps/backend/src/start/open-database.ts'
import { markDemo } from '../apps/backend/src/import-export/demo/import-demo.ts'
import { ProductionShop } from './production-shop.ts'
import { spawnShop, stopShop, untilOpen } from './start-shop.ts'

const root = path.join(import.meta.dirname, '..')
const own = new ProductionShop()
const { folder, dataDir } = own
const at = own.at.bind(own)
const settings = own.settings.bind(own)
const admin = own.admin.bind(own)
const outcomeOf = own.outcomeOf.bind(own)

beforeAll(async () => {
  await own.open()
  await own.describe()
})
afterAll(() => own.remove())

const statusWithHost = (address: string, host: string): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    http
      .get(address, { headers: { host } }, (response) => {
        response.resume()
        resolve(response.statusCode)
      })
      .on('error', reject)
  })

/** Headers of requests that arrive through a proxy with TLS. */
const proxied = { 'x-forwarded-proto': 'https', 'x-forwarded-for': '198.51.100.4' }

async function expectItSells(): Promise<void> {
  const { data } = await own.ask<{ products: { items: { sku: string; stock_status: string }[] } }>(
    '{ products(search: "", filter: {}) { items { sku stock_status } } }',
  )
  expect(data.products.items.map(({ sku }) => sku).toSorted()).toEqual(['COAT-1', 'HAT-1'])
  const makers = await own.makersHeaders()
  const page = await fetch(`${at('shop')}/plaszcz-zimowy.html`, { headers: { ...proxied, ...makers } })
  expect(page.status).toBe(200)
  expect(await page.text()).toContain('Płaszcz zimowy')
  expect(page.headers.get('strict-transport-security')).toContain('max-age=31536000')
  for (const way of ['/', '/cart', '/kurtki.html', '/cz/'])
    expect((await fetch(at('shop') + way, { headers: makers })).status, way).toBe(200)
}

describe('npm start in production, on the embedded database', () => {
  let imported: string
  let shop: ChildProcess | undefined
  beforeAll(async () => {
    imported = await admin('import', 'products.csv', '--images', 'pictures')
    shop = spawnShop(settings())
    await untilOpen(shop)
  })
  afterAll(async () => {
    if (shop !== undefined) await stopShop(shop)
  })

  it('sells the first catalogue that was imported into an empty shop, without any demo data', async () => {
    expect(imported).toContain('2')
    await expectItSells()
    const { errors } = await own.ask(
      'mutation { generateCustomerToken(email: "agent@example.com", password: "Bocian-2026!") { token } }',
    )
    expect(errors?.[0]?.message).toContain('incorrect')
    expect(await admin('agent', 'list')).toBe('')
  })

  it('takes no orders before it has a seller and legal pages, and says so in the log and to the operator', async () => {
    const { data } = await own.ask<{ storeConfig: { takes_orders: boolean } }>('{ storeConfig { takes_orders } }')
    expect(data.storeConfig.takes_orders).toBe(false)
    expect(fs.readFileSync(path.join(dataDir, 'logs/backend.log'), 'utf8')).toContain('STORE_NOT_OPEN')
    await expect(admin('ready')).rejects.toMatchObject({
      code: 1,
      stdout: expect.stringContaining("The seller's name is not set.") as string,
    })
  })

  it('shows visitors that it opens soon, and nothing to search engines', async () => {
    for (const way of ['/', '/cart', '/kurtki.html', '/cz/', '/no-such-page', '/manifest.webmanifest']) {
      const page = await fetch(at('shop') + way, { headers: proxied })
      expect(page.status, way).toBe(503)
      expect(page.headers.get('retry-after'), way).toBe('3600')
      expect(page.headers.get('x-robots-tag'), way).toContain('noindex')
      // Without a name of its own, the shop is called like its address.
      const text = await page.text()
      expect(text, way).toContain('>shop.example</h1>')
      expect(text, way).not.toMatch(/bocian/i)
    }
    expect(await (await fetch(`${at('shop')}/robots.txt`)).text()).toBe('User-agent: *\nDisallow: /\n')
  })

  it('has no sandbox, neither through the storefront nor directly', async () => {
    const headers = await own.makersHeaders()
    for (const door of [at('shop'), at('backend')]) {
      expect((await fetch(`${door}/payment/sandbox/x`, { headers })).status).toBe(404)
      const played = { method: 'POST', headers: { ...headers, 'content-type': 'application/json' }, body: '{}' }
      expect((await fetch(`${door}/payment/notify/card`, played)).status).toBe(404)
    }
    const codes = await own.paymentMethods()
    expect(codes).not.toContain('adyen_cc')
    expect(codes).not.toContain('bluepayment')
  })

  it('rejects forms of other sites', async () => {
    const post = async (origin: string) =>
      (
        await fetch(`${at('shop')}/forgot-password`, {
          method: 'POST',
          body: new URLSearchParams(),
          headers: { origin, ...(await own.makersHeaders()) },
        })
      ).status
    expect(await post('https://evil.example')).toBe(403)
    expect(await post('https://shop.example')).toBe(422)
  })

  it('serves no source maps', async () => {
    const client = path.join(root, 'apps/storefront/dist/client/assets')
    const scripts = fs.readdirSync(client).filter((name) => name.endsWith('.js'))
    expect(scripts.length).toBeGreaterThan(10)
    for (const name of scripts)
      expect(fs.readFileSync(path.join(client, name), 'utf8')).not.toContain('sourceMappingURL')
    expect((await fetch(`${at('shop')}/assets/${scripts[0]}.map`)).status).toBe(404)
  })

  it('hides its schema except for the filter types that clients read', async () => {
    expect((await own.ask('{ __schema { types { name fields { name } } } }')).errors).toBeDefined()
    const filter = '{ __type(name: "ProductAttributeFilterInput") { inputFields { name } } }'
    const { data } = await own.ask<{ __type: { inputFields: unknown[] } }>(filter)
    expect(data.__type.inputFields.length).toBeGreaterThan(3)
  })

  it('refuses an invalid Host with 400 everywhere', async () => {
    for (const address of [`${at('shop')}/`, `${at('backend')}/graphql?query={__typename}`, `${at('images')}/media/x`])
      expect(await statusWithHost(address, 'evil host'), address).toBe(400)
  })

  it('keeps its data folder private to its owner', () => {
    expect((fs.statSync(dataDir).mode & 0o777).toString(8)).toBe('700')
    expect(fs.readdirSync(dataDir)).toEqual(expect.arrayContaining(['cache', 'logs', 'media', 'pg']))
    expect(own.othersMayOpen()).toEqual([])
  })
})

describe('separately started services', () => {
  const running: ChildProcess[] = []
  const stop = (): Promise<unknown> => Promise.all(running.splice(0).map((child) => stopShop(child)))
  afterAll(stop)

  const addresses = () => ({ BACKEND_URL: at('backend'), IMAGES_URL: at('images') })
  const scripts = { backend: 'apps/backend/src/main.ts', images: 'apps/images/src/main.ts' }
  const storefront = 'apps/storefront/dist/server/server.js'

  async function start(script: string, health: string, env: Record<string, string> = {}): Promise<void> {
    const child = spawn(process.execPath, [script], {
      cwd: root,
      stdio: 'ignore',
      // MODE is not set, because production is the default.
      env: { ...process.env, ...settings(), MODE: '', ...env },
    })
    running.push(child)
    await expect
      .poll(
        () =>
          fetch(health).then(
            ({ ok }) => ok,
            () => child.exitCode,
          ),
        { timeout: 120_000, interval: 200 },
      )
      .toBe(true)
  }

  it('start on the data folder of npm start, and restrict folders that others could read', async () => {
    fs.chmodSync(dataDir, 0o755)
    fs.chmodSync(path.join(dataDir, 'media'), 0o777)
    fs.chmodSync(path.join(dataDir, 'pg/PG_VERSION'), 0o666)
    const places = { MEDIA_DIR: path.join(dataDir, 'media'), CACHE_DIR: path.join(dataDir, 'cache') }
    await Promise.all([
      start(scripts.backend, `${at('backend')}/health`, places),
      start(scripts.images, `${at('images')}/health`, places),
    ])
    await start(storefront, `${at('shop')}/health`, addresses())
    await expectItSells()
    expect(own.othersMayOpen()).toEqual([])
    await stop()
  })

  it('run React’s production build whatever NODE_ENV is', () => {
    const built = path.join(root, path.dirname(storefront))
    const sources = fs.readdirSync(built).filter((name) => name.endsWith('.js'))
    expect(sources.length).toBeGreaterThan(10)
    const developing = sources.filter((name) =>
      /process\.env\.NODE_ENV|react-stack-bottom-frame|Each child in a list should have a unique/.test(
        fs.readFileSync(path.join(built, name), 'utf8'),
      ),
    )
    expect(developing).toEqual([])
  })

  it('refuse to start and name all missing settings at once', async () => {
    const unset = { MODE: '', BASE_URL: '', TRUSTED_PROXIES: '', INTERNAL_SECRET: '' }
    const starts = async (names: readonly string[], env: Record<string, string>) =>
      Promise.all(names.map(async (script) => ({ script, ...(await outcomeOf(script, env)) })))
    const missing = { ...unset, DATA_DIR: path.join(folder, 'unset') }
    for (const { script, code, output } of await starts([storefront, scripts.backend], missing)) {
      expect(code, script).toBe(1)
      expect(output).toMatch(/BASE_URL: is not set[^]*TRUSTED_PROXIES: is not set[^]*INTERNAL_SECRET: is not set/)
    }
    const all = [storefront, scripts.backend, scripts.images]
    for (const { script, code, output } of await starts(all, { DEMO: 'off' })) {
      expect(code, script).toBe(1)
      expect(output).toContain('DEMO: was replaced by MODE')
    }
  })
})

describe('npm start in production on a demo database', () => {
  it('refuses to start with all reasons and what to do, and does not retry', async () => {
    const demo = path.join(folder, 'demo')
    const database = await openDatabase({ databaseUrl: undefined, dataDir: demo })
    await markDemo(database, new Date('2026-11-21T10:00:00Z'))
    await database.close()
    const { code, output } = await outcomeOf('tools/start.ts', { DATA_DIR: demo, TRUSTED_PROXIES: '' })
    expect(code).toBe(1)
    expect(output).toContain('Bocian does not open in production')
    expect(output).toContain('TRUSTED_PROXIES: is not set')
    expect(output).toContain('the demo shop was loaded into it on 2026-11-21')
    expect(output).toContain('start on an empty database')
    expect(output).not.toContain('starting it again')
    expect(output).not.toContain('Bocian is open')
  })
})
