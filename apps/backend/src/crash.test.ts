import { spawn, type ChildProcess } from 'node:child_process'
import fs from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { afterAll, describe, expect, it } from 'vitest'
import { audit } from './admin/audit-command.ts'
import { loadSmall } from './import-export/testing-rows.ts'
import { migrate } from './platform/migrate.ts'
import { openPglite } from './platform/pglite.ts'

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bocian-crash-'))
const started: ChildProcess[] = []
afterAll(() => {
  for (const child of started) child.kill('SIGKILL')
  fs.rmSync(folder, { recursive: true, force: true })
})

const port = await freePort()
const endpoint = `http://127.0.0.1:${port}/graphql`
const buyers = 100
const address = {
  firstname: 'Ada',
  lastname: 'Nowak',
  street: ['Prosta 1'],
  city: 'Warszawa',
  postcode: '00-001',
  country_code: 'PL',
  telephone: '123456789',
}

function freePort(): Promise<number> {
  const server = net.createServer()
  return new Promise((resolve) =>
    server.listen(0, '127.0.0.1', () => {
      const { port: free } = server.address() as net.AddressInfo
      server.close(() => resolve(free))
    }),
  )
}

async function startBackend(): Promise<ChildProcess> {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'main.ts')], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      BACKEND_PORT: String(port),
      DATA_DIR: folder,
      DATABASE_URL: '',
      BASE_URL: '',
      DEMO: 'off',
      LOG_LEVEL: 'silent',
    },
  })
  started.push(child)
  for (let waited = 0; waited < 120_000; waited += 100) {
    if ((await fetch(`http://127.0.0.1:${port}/health`).catch(() => undefined))?.ok === true) return child
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('the backend did not start')
}

async function ask<T>(query: string, variables: Record<string, unknown>): Promise<T> {
  const response = await fetch(endpoint, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  })
  const { data, errors } = (await response.json()) as { data: T; errors?: { message: string }[] }
  if (errors !== undefined) throw new Error(errors[0]?.message)
  return data
}

async function prepareCart(): Promise<string> {
  const { createEmptyCart: c } = await ask<{ createEmptyCart: string }>('mutation { createEmptyCart }', {})
  await ask(
    `mutation($c: String!, $a: CartAddressInput!) {
      addProductsToCart(cartId: $c, cartItems: [{ sku: "ROLE-PLENTY", quantity: 2 }]) { user_errors { code } }
      setGuestEmailOnCart(input: { cart_id: $c, email: "ada@example.com" }) { cart { id } }
      setShippingAddressesOnCart(input: { cart_id: $c, shipping_addresses: [{ address: $a }] }) { cart { id } }
      setBillingAddressOnCart(input: { cart_id: $c, billing_address: { same_as_shipping: true } }) { cart { id } }
    }`,
    { c, a: address },
  )
  const { cart } = await ask<{
    cart: {
      available_payment_methods: { code: string }[]
      shipping_addresses: { available_shipping_methods: { carrier_code: string; method_code: string }[] }[]
    }
  }>(
    '{ cart(cart_id: "' +
      c +
      '") { available_payment_methods { code } shipping_addresses { available_shipping_methods { carrier_code method_code } } } }',
    {},
  )
  await ask(
    `mutation($c: String!, $m: ShippingMethodInput!, $p: String!) {
      setShippingMethodsOnCart(input: { cart_id: $c, shipping_methods: [$m] }) { cart { id } }
      setPaymentMethodOnCart(input: { cart_id: $c, payment_method: { code: $p } }) { cart { id } }
    }`,
    { c, m: cart.shipping_addresses[0]?.available_shipping_methods[0], p: cart.available_payment_methods[0]?.code },
  )
  return c
}

async function placeOrder(cart: string): Promise<string | undefined> {
  const { placeOrder: placed } = await ask<{ placeOrder: { orderV2: { number: string } | null } }>(
    'mutation($c: String!) { placeOrder(input: { cart_id: $c }) { orderV2 { number } errors { code message } } }',
    { c: cart },
  )
  return placed.orderV2?.number
}

describe('kill -9 in the middle of a hundred checkouts', () => {
  it('keeps each confirmed order once, and stock and totals add up', async () => {
    const fresh = await openPglite(folder)
    await migrate(fresh)
    await loadSmall(fresh, new Date())
    await fresh.close()

    const first = await startBackend()
    const carts: string[] = []
    for (let i = 0; i < buyers; i += 10) carts.push(...(await Promise.all(Array.from({ length: 10 }, prepareCart))))
    const confirmed = new Map<string, string>()
    const ended = new Promise((resolve) => first.once('exit', resolve))
    const placing = carts.map(async (cart) => {
      const number = await placeOrder(cart).catch(() => undefined)
      if (number === undefined) return
      confirmed.set(cart, number)
      if (confirmed.size === buyers / 4) first.kill('SIGKILL')
    })
    await Promise.all([...placing, ended])
    expect(confirmed.size).toBeGreaterThanOrEqual(buyers / 4)
    expect(confirmed.size).toBeLessThan(buyers)

    const second = await startBackend()
    // A shopper who got no answer presses again: who had an order gets its number, the others get theirs now.
    const numbers = new Map<string, string | undefined>()
    for (const cart of carts) numbers.set(cart, await placeOrder(cart))
    const stopped = new Promise((resolve) => second.once('exit', resolve))
    second.kill('SIGTERM')
    expect(await stopped).toBe(0)

    for (const [cart, number] of confirmed) expect(numbers.get(cart)).toBe(number)
    expect(new Set(numbers.values()).size).toBe(buyers)
    await expectBalance()
  }, 900_000)
})

async function expectBalance(): Promise<void> {
  const database = await openPglite(folder)
  const { rows } = await sql<{ orders: number; ordered: number }>`
    select (select count(*)::int from order_order) as orders,
      (select coalesce(sum(quantity), 0)::int from order_item) as ordered`.execute(database.reader)
  const broken: string[] = []
  await audit(database, new Date(), ({ findings }) => broken.push(...findings))
  await database.close()
  expect(rows[0]).toEqual({ orders: buyers, ordered: buyers * 2 })
  expect(broken).toEqual([])
}
