import fs from 'node:fs'
import Fastify, { type FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { parse, stringify } from 'yaml'
import { parseCommand } from '../admin/commands.ts'
import { runCommand } from '../admin/run-command.ts'
import { CartClient } from '../cart/testing-client.ts'
import { eventHandlers } from '../event-handlers.ts'
import { changeOrder, type OrderAction } from '../order/order.ts'
import { paymentRoutes, sendRefunds } from '../payment/payment.ts'
import { paymentProviders } from '../payment-providers.ts'
import { pluginPayments } from '../payment/providers/plugin/registration.ts'
import { endBackOff } from '../platform/event-queue/testing-events.ts'
import { ownPlugins } from './open-plugins.ts'
import { settingsNow } from '../store/store.ts'
import { deliverDueEvents } from '../testing/testing-events.ts'
import { testShop, type TestShop } from '../testing/testing.ts'
import { pluginHandlers } from '../plugins/plugins.ts'
import { installPayLater, PayLaterDouble } from './testing-pay-later.ts'

let installed: ReturnType<typeof installPayLater>
let provider: PayLaterDouble
let shop: TestShop
let server: FastifyInstance
let client: CartClient
let deliver: () => Promise<void>

beforeAll(async () => {
  installed = installPayLater()
  provider = await PayLaterDouble.open()
  const { plugins } = await ownPlugins({ SHOP_DESCRIPTION: installed.file, ...provider.environment })
  Object.assign(process.env, provider.environment)
  shop = await testShop({ demo: 'small', plugins })
  shop.database.services.paymentProviders = [...paymentProviders, ...plugins.flatMap(pluginPayments)]
  const handlers = [...eventHandlers, ...plugins.flatMap(pluginHandlers)]
  deliver = () => deliverDueEvents(shop.database, handlers)
  server = Fastify()
  await paymentRoutes(server, shop.database)
  client = new CartClient(shop)
})
afterAll(async () => {
  for (const name of Object.keys(provider.environment)) delete process.env[name]
  await server.close()
  await shop.close()
  await provider.close()
  installed.remove()
})

async function admin(...args: string[]): Promise<{ code: number; lines: string[] }> {
  const lines: string[] = []
  const say = (text: string): unknown => lines.push(...text.split('\n'))
  const output = { line: say, error: say, progress: say }
  const setup = { database: shop.database, output, mediaDir: '/nowhere', folder: installed.folder }
  return { code: await runCommand(parseCommand(args), setup), lines }
}

interface Described {
  plugins: string[]
  settings: Record<string, unknown>
  websites: { groups: { stores: { online?: string[] }[] }[] }[]
}

/** The exported description with changes, as a file of the installation. */
async function describeShop(change: (shop: Described) => void): Promise<void> {
  const described = parse((await admin('shop', 'export')).lines.join('\n')) as Described
  for (const { groups } of described.websites)
    for (const { stores } of groups) for (const store of stores) delete store.online
  change(described)
  fs.writeFileSync(installed.file, stringify(described))
}

const change = async (number: string, action: OrderAction): Promise<void> => {
  const { rows } = await sql<{ id: number }>`select id from order_order where number = ${number}`.execute(
    shop.database.reader,
  )
  await shop.database.transaction((tx) =>
    changeOrder(tx, rows[0]?.id ?? 0, action, { reason: '', actor: 'staff', now: new Date() }),
  )
}

const offerQuery = `{ products(filter: { price: { from: "0" } }, pageSize: 1) { items { pay_later { days } } } storeConfig { pay_later_days } }`

it('its setting is in the description, changes its field, and is public', async () => {
  await describeShop((described) => (described.settings = { ...described.settings, 'plugins/pay_later/days': 14 }))
  expect(await admin('shop', 'apply', 'shop.yaml')).toMatchObject({ code: 0 })
  await deliver()
  const { data, errors } = await shop.execute(offerQuery)
  expect(errors).toBeUndefined()
  expect(data).toEqual({
    products: { items: [{ pay_later: { days: 14 } }] },
    storeConfig: { pay_later_days: 14 },
  })
  const exported = (await admin('shop', 'export')).lines.join('\n')
  expect(exported).toContain('plugins: [pay-later]')
  expect(exported).toContain('plugins/pay_later/days: 14')
})

it('a description with a missing plugin and a wrong setting is refused by line', async () => {
  await describeShop((described) => {
    described.plugins = ['pay-later', 'gone']
    described.settings = { ...described.settings, 'plugins/pay_later/days': 'many', 'plugins/gone/days': 1 }
  })
  const { code, lines } = await admin('shop', 'check', 'shop.yaml')
  expect(code).toBe(1)
  expect(lines).toEqual([
    `shop.yaml:3: plugins 2: is not installed for ${installed.folder}: run npm install there`,
    expect.stringMatching(/^shop\.yaml:\d+: all stores, plugins\/pay_later\/days: must be a whole number from 0$/),
    expect.stringMatching(/^shop\.yaml:\d+: all stores, plugins\/gone\/days: is not known$/),
    '3 faults; nothing was changed.',
  ])
})

it('an order is paid with its method, captured on shipment in spite of a failure, and refunded', async () => {
  const { number, token, total } = await client.order({ payment: 'pay_later' })
  const reference = `${number}T1`
  expect(await client.startPayment(token)).toBe(`${provider.environment.PAY_LATER_URL}/pay?reference=${reference}`)
  expect(provider.calls.at(-1)).toMatchObject({ path: '/payments', body: { amount: total, currency: 'PLN' } })

  const { body, signature } = provider.report(reference)
  const post = (own: string) =>
    server.inject({
      method: 'POST',
      url: '/payment/notify/plugins/pay_later',
      headers: { 'content-type': 'application/json', 'x-signature': own },
      payload: body,
    })
  expect((await post('0'.repeat(64))).statusCode).toBe(401)
  for (const _repetition of [1, 2]) expect((await post(signature)).statusCode).toBe(200)
  await deliver()
  const paid = await client.must('query ($token: String!) { orderPayment(input: { token: $token }) { status } }', {
    token,
  })
  expect(paid).toEqual({ orderPayment: { status: 'PAID' } })

  provider.failures = 1
  await change(number, { name: 'ship', carrier: 'dpd', title: 'DPD', trackingNumber: null })
  await expect(deliver()).rejects.toThrow(/^plugin\.pay_later\.capture: The provider responds with 503/)
  await endBackOff(shop.database)
  await deliver()
  const captures = provider.calls.filter(({ path }) => path === '/captures')
  expect(captures.map(({ body: capture }) => capture)).toEqual(
    Array.from({ length: 2 }, () => ({ payment: `P-${reference}`, amount: total })),
  )
  expect(new Set(captures.map(({ key }) => key)).size).toBe(1)

  await change(number, { name: 'refund', amount: 500 })
  await deliver()
  expect(await sendRefunds(shop.database, new Date())).toEqual([])
  expect(provider.calls.at(-1)).toMatchObject({ path: '/refunds', body: { payment: `P-${reference}`, amount: 500 } })
})

it('a provider that does not respond leaves the order to be paid in another way', async () => {
  const { token } = await client.order({ payment: 'pay_later' })
  provider.failures = 1
  const { errors } = await client.execute(
    'mutation ($token: String!) { startPayment(input: { token: $token }) { redirect_url } }',
    { token },
  )
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'PAYMENT_UNAVAILABLE' })
})

it('a shop without the plugin any more goes on with its stored settings', async () => {
  await shop.database.transaction((tx) =>
    sql`insert into store_config (scope, scope_id, path, value) values ('default', 0, 'plugins/gone/days', '1')`.execute(
      tx,
    ),
  )
  expect((await settingsNow(shop.database.reader)).size).toBeGreaterThan(1)
})
