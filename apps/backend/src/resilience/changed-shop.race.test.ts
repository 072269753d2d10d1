import { randomUUID } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { settingsLifetime } from '@bocian/service/settings-lifetime.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { audit } from '../admin/audit-command.ts'
import { taxWithin } from '../cart/cart.ts'
import { polishAddress } from '../cart/testing-client.ts'
import type { Database } from '../platform/database.ts'
import { openPostgres } from '../platform/engine/postgres.ts'
import { copyOnServer, server } from '../platform/testing.ts'
import { applyDescription, describeShop } from '../shop-description/shop-description.ts'
import { startNode, type ShopNode } from '../testing/testing-node.ts'
import { smallRange } from '../testing/testing.ts'

/** It takes longer than the other races, and `shop-description.race.test.ts` shows the same in one process. */
const isLong = process.env['TEST_LONG'] === '1'
const shoppers = 50
const patience = 600_000
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** What the shop asks in Poland: the price of DPD in grosze and the rate of taxes in hundredths of a percent. */
interface Terms {
  delivery: number
  rate: number
}
/** The second rate applies from today, beside the first one, and ends with the next change. */
const terms: readonly Terms[] = [
  { delivery: 15_99, rate: 23_00 },
  { delivery: 19_99, rate: 8_00 },
]

/** Times are those of `performance.now()`. */
interface Change {
  terms: Terms
  began: number
  ended: number
}

interface Bought {
  number: string
  /** The total that the shopper saw last, in minor units. */
  seen: number
  sent: number
  answered: number
  /** How often the shop said that the total has changed. */
  refusals: number
}

interface Question {
  variables?: object
  key?: string
}

interface Reply<T> {
  data: T
  errors?: { message: string }[]
}

const notFound = (store: string): string => `Requested store is not found (${store})`
/** On a slow machine the shop may have too much to do for a moment. */
const passing = new Set([
  'The shop is very busy right now. Please try again in a moment.',
  'The request took too long and was stopped. Please ask for less at once, or try again in a moment.',
])

describe.skipIf(server === undefined || !isLong)('two backends whose shop is changed while fifty shoppers buy', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bocian-changed-'))
  const nodes: ShopNode[] = []
  const changes: Change[] = []
  let database: Database
  let isBuying = true

  beforeAll(async () => {
    const url = await copyOnServer(smallRange())
    database = openPostgres(url, { readers: 2, writers: 2 })
    const start = (name: string) => startNode({ DATABASE_URL: url, DATA_DIR: path.join(folder, name) })
    nodes.push(...(await Promise.all(['one', 'other'].map(start))))
    await apply({ terms: terms[0], isCzechiaOpen: true })
  }, patience)
  afterAll(async () => {
    await Promise.all(nodes.map((node) => node.end('SIGKILL')))
    await database.close()
    fs.rmSync(folder, { recursive: true, force: true })
  }, patience)

  /** Changes the shop, as `shop apply` does it from a process of its own. */
  async function apply(wish: { terms: Terms | undefined; isCzechiaOpen: boolean }): Promise<void> {
    const [usual = { delivery: 0, rate: 0 }] = terms
    const wished = wish.terms ?? usual
    const wanted = await describeShop(database.reader)
    const stores = wanted.websites.flatMap(({ groups }) => groups.flatMap((group) => group.stores))
    for (const store of stores) {
      if (store.code === 'cz') store.active = wish.isCzechiaOpen
      for (const method of store.delivery) {
        if (store.code !== 'pl' || method.carrier !== 'dpd') continue
        method.price = wished.delivery / 100
        delete method.freeFrom
      }
    }
    const from = new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Warsaw' }).format(new Date())
    const later = wished === usual ? [] : [{ from, rate: wished.rate / 100, label: 'VAT' }]
    wanted.taxes['PL'] = { ...wanted.taxes['PL'], 'Taxable Goods': { rate: usual.rate / 100, label: 'VAT', later } }
    const began = performance.now()
    const applied = await applyDescription(database, wanted, { now: new Date(), isDryRun: false })
    if ('faults' in applied) throw new Error(applied.faults.map(({ text }) => text).join(', '))
    changes.push({ terms: wished, began, ended: performance.now() })
  }

  async function ask<T>(
    node: ShopNode | undefined,
    store: string,
    query: string,
    more: Question = {},
  ): Promise<Reply<T>> {
    const key = more.key === undefined ? {} : { 'idempotency-key': more.key }
    const response = await fetch(node?.url ?? '', {
      method: 'POST',
      headers: { 'content-type': 'application/json', store, ...key },
      body: JSON.stringify({ query, variables: more.variables }),
    })
    return (await response.json()) as Reply<T>
  }

  /** Asks one backend after the other, as a load balancer does, until the store view is there again. A retried request runs once. */
  function visitor(store: string, first: number) {
    let turn = first
    return async <T>(query: string, variables: object = {}): Promise<T> => {
      const key = randomUUID()
      for (;;) {
        turn += 1
        const { data, errors = [] } = await ask<T>(nodes[turn % nodes.length], store, query, { variables, key })
        if (errors.length === 0) return data
        const message = errors[0]?.message ?? ''
        if (!passing.has(message) && message !== notFound(store)) throw new Error(message)
        await pause(250)
      }
    }
  }

  async function fillCart(index: number, store: string): Promise<string> {
    const send = visitor(store, index)
    const { createEmptyCart: cart } = await send<{ createEmptyCart: string }>('mutation { createEmptyCart }')
    const postal = {
      ...polishAddress,
      ...(store === 'cz' ? { country_code: 'CZ', postcode: '110 00', city: 'Praha', telephone: '601234567' } : {}),
    }
    const { addProductsToCart: added } = await send<{ addProductsToCart: { user_errors: { message: string }[] } }>(
      `mutation ($cart: String!) {
        addProductsToCart(cartId: $cart, cartItems: [{ sku: "ROLE-PLENTY", quantity: 2 }]) { user_errors { message } } }`,
      { cart },
    )
    if (added.user_errors.length > 0) throw new Error(added.user_errors[0]?.message)
    await send(
      `mutation ($cart: String!, $email: String!, $postal: CartAddressInput!) {
        setGuestEmailOnCart(input: { cart_id: $cart, email: $email }) { cart { id } }
        setShippingAddressesOnCart(input: { cart_id: $cart, shipping_addresses: [{ address: $postal }] }) { cart { id } }
        setBillingAddressOnCart(input: { cart_id: $cart, billing_address: { same_as_shipping: true } }) { cart { id } }
        setShippingMethodsOnCart(input: { cart_id: $cart,
          shipping_methods: [{ carrier_code: "dpd", method_code: "standard" }] }) { cart { id } }
        setPaymentMethodOnCart(input: { cart_id: $cart, payment_method: { code: "checkmo" } }) { cart { id } }
      }`,
      { cart, email: `ada${index}@example.com`, postal },
    )
    return cart
  }

  /** Looks at the total and orders for it, again and again while the shop says that it has changed. */
  async function buy(cart: string, index: number, store: string): Promise<Bought> {
    const send = visitor(store, index)
    for (let refusals = 0; ; refusals += 1) {
      const { cart: shown } = await send<{
        cart: { total_quantity: number; prices: { grand_total: { value: number } } }
      }>('query ($cart: String!) { cart(cart_id: $cart) { total_quantity prices { grand_total { value } } } }', {
        cart,
      })
      if (shown.total_quantity !== 2) throw new Error(`The cart has lost something: ${JSON.stringify(shown)}`)
      const total = shown.prices.grand_total.value
      await pause(50)
      const sent = performance.now()
      const { placeOrder: placed } = await send<{
        placeOrder: { orderV2: { number: string } | null; errors: { reason: { code: string }; message: string }[] }
      }>(
        `mutation ($cart: String!, $total: Float!) {
          placeOrder(input: { cart_id: $cart, expected_total: $total }) { orderV2 { number } errors { reason { code } message } } }`,
        { cart, total },
      )
      const answered = performance.now()
      if (placed.orderV2 !== null)
        return { number: placed.orderV2.number, seen: Math.round(total * 100), sent, answered, refusals }
      const [{ reason, message } = { reason: { code: '' }, message: 'no reason' }] = placed.errors
      if (reason.code !== 'ORDER_TOTAL_CHANGED') throw new Error(message)
    }
  }

  it(
    'no total is wrong, no cart is lost, and the audit finds nothing',
    async () => {
      const storeOf = (index: number): string => (index % 5 === 0 ? 'cz' : 'pl')
      const indexes = Array.from({ length: shoppers }, (_, index) => index)
      // Those in Czechia have filled their carts before their store view closes.
      const filled = new Map<number, string>()
      for (const index of indexes) if (storeOf(index) === 'cz') filled.set(index, await fillCart(index, 'cz'))

      await apply({ terms: terms[1], isCzechiaOpen: false })
      const closedAt = performance.now()
      const changing = (async () => {
        for (let step = 0; isBuying || step % 2 === 1; step += 1) {
          const isClosed = performance.now() < closedAt + settingsLifetime + 1_500
          await apply({ terms: terms[step % 2], isCzechiaOpen: !isClosed })
          await pause(300)
        }
      })()
      const following = (async () => {
        await pause(settingsLifetime)
        const answers = await Promise.all(nodes.map((node) => ask(node, 'cz', '{ storeConfig { store_code } }')))
        return answers.map(({ errors }) => errors?.[0]?.message)
      })()
      const buying = Promise.all(
        indexes.map(async (index) => {
          const store = storeOf(index)
          await pause(index * 60)
          return buy(filled.get(index) ?? (await fillCart(index, store)), index, store)
        }),
      )
      const bought = await buying.finally(() => (isBuying = false))
      await changing
      expect(await following).toEqual(nodes.map(() => notFound('cz')))

      const { rows } = await sql<{
        number: string
        storeId: number
        subtotal: number
        shipping: number
        total: number
        tax: number
        row: number
        rate: number
      }>`
        select o.number, o.store_id as "storeId", o.subtotal, o.shipping, o.grand_total as total, o.tax,
          i.row_total as "row", i.tax_rate as rate
        from order_order o join order_item i on i.order_id = o.id`.execute(database.reader)
      const orders = new Map(rows.map((order) => [order.number, order]))
      expect(orders.size).toBe(shoppers)
      for (const { number, seen, sent, answered } of bought) {
        const order = orders.get(number)
        if (order === undefined) throw new Error(`There is no order ${number}`)
        expect(order.total, number).toBe(seen)
        expect(order.total, number).toBe(order.subtotal + order.shipping)
        if (order.storeId !== 1) continue
        expect(order.tax, number).toBe(taxWithin(order.row, order.rate) + taxWithin(order.shipping, order.rate))
        // What was in force at some time between the press and the answer.
        const inForce = changes.filter(
          ({ began }, index) => began <= answered && (changes[index + 1]?.ended ?? Infinity) >= sent,
        )
        expect(
          inForce.map(({ terms: { delivery, rate } }) => ({ delivery, rate })),
          number,
        ).toContainEqual({ delivery: order.shipping, rate: order.rate })
      }
      const findings: string[] = []
      await audit(database, new Date(), ({ rule, findings: found }) => {
        findings.push(...found.map((text) => `${rule}: ${text}`))
      })
      expect(findings).toEqual([])
    },
    patience,
  )
})
