import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parseCommand } from './commands.ts'
import { runCommand } from './run-command.ts'
import { CartClient, type PlacedOrder } from '../cart/testing-client.ts'
import { deliverDueEvents } from '#src/testing/testing-events.ts'
import { testShop, type TestShop } from '../testing/testing.ts'
import { expireOrders } from '../order/change/expire-orders.ts'

let shop: TestShop
let asAda: Record<string, string>
let asEve: Record<string, string>

beforeAll(async () => {
  shop = await testShop({ demo: 'small' })
  asAda = await account('ada@example.com')
  asEve = await account('eve@example.com')
})
afterAll(() => shop.close())

async function account(email: string): Promise<Record<string, string>> {
  const input = { email, firstname: 'Ada', lastname: 'Nowak', password: 'Bocian-2026!' }
  const create = 'mutation ($input: CustomerCreateInput!) { createCustomerV2(input: $input) { customer { id } } }'
  await shop.execute(create, { input })
  const { data } = await shop.execute<{ generateCustomerToken: { token: string } }>(
    'mutation ($email: String!) { generateCustomerToken(email: $email, password: "Bocian-2026!") { token } }',
    { email },
  )
  return { authorization: `Bearer ${data.generateCustomerToken.token}` }
}

async function place(owner: string | null = 'ada@example.com', payment = 'banktransfer'): Promise<PlacedOrder> {
  const order = await new CartClient(shop).order({ quantity: 2, payment })
  if (owner !== null)
    await sql`update order_order set customer_id = (select id from customer_customer where email = ${owner})
      where number = ${order.number}`.execute(shop.database.reader)
  return order
}

async function admin(...args: string[]): Promise<{ exit: number; printed: string }> {
  let printed = ''
  const say = (text: string): void => void (printed += `${text}\n`)
  const output = { line: say, error: say, progress: say }
  const exit = await runCommand(parseCommand(args), { database: shop.database, output, mediaDir: '', folder: '' })
  return { exit, printed }
}

async function stock(): Promise<number> {
  const { rows } = await sql<{ on_hand: number }>`
    select on_hand from inventory_stock s join catalogue_product p on p.id = s.product_id where sku = 'ROLE-PLENTY'`.execute(
    shop.database.reader,
  )
  return rows[0]?.on_hand ?? -1
}

async function read(number: string): Promise<Record<string, unknown>> {
  const { data } = await shop.execute<{ customer: { orders: { items: Record<string, unknown>[] } } }>(
    `query ($number: String!) { customer { orders(filter: { number: { eq: $number } }) { items {
      status state available_actions shipments { tracking { carrier title number } }
      items { status quantity_shipped quantity_canceled quantity_invoiced quantity_refunded } } } } }`,
    { number },
    asAda,
  )
  return data.customer.orders.items[0] ?? {}
}

async function cancel(id: string, headers: Record<string, string>) {
  const { data } = await shop.execute<{ cancelOrder: unknown }>(
    `mutation ($id: ID!) { cancelOrder(input: { order_id: $id, reason: "Another reason" }) {
      error errorV2 { code message } order { status state } } }`,
    { id },
    headers,
  )
  return data.cancelOrder
}

async function trail(number: string): Promise<string[]> {
  const { rows } = await sql<{ line: string }>`
    select concat_ws(' ', h.actor, h.action, h.from_status, h.to_status, nullif(h.reason, '')) as line
    from order_history h join order_order o on o.id = h.order_id where o.number = ${number} order by h.id`.execute(
    shop.database.reader,
  )
  return rows.map(({ line }) => line)
}

describe('the operator', () => {
  it('takes an order to completion, and every step adds a history line', async () => {
    const { number } = await place()
    expect((await admin('order', 'ship', number)).printed).toBe('It is not paid. The order is pending.\n')
    expect((await admin('order', 'pay', number, '--reason', 'statement 21')).printed).toBe(
      `${number}: pending → processing\n`,
    )
    expect((await admin('order', 'pay', number)).exit).toBe(1)
    expect((await admin('order', 'ship', number, 'JJD1')).printed).toBe(`${number}: processing → complete\n`)
    expect(await read(number)).toMatchObject({
      status: 'Zrealizowane',
      state: 'complete',
      available_actions: ['REORDER', 'RETURN'],
      shipments: [{ tracking: [{ carrier: 'dpd', number: 'JJD1' }] }],
      items: [{ status: 'Wysłane', quantity_shipped: 2, quantity_invoiced: 2 }],
    })
    expect((await admin('order', 'refund', number, '5')).exit).toBe(0)
    expect((await admin('order', 'refund', number, '100000')).exit).toBe(1)
    expect((await admin('order', 'refund', number)).printed).toBe(`${number}: complete → closed\n`)
    const { printed } = await admin('order', 'show', number)
    expect(printed).toMatch(/^ {2}invoice 1\/\d{4}\/\d{6}$/m)
    expect(printed).toMatch(/^ {2}credit note 1\/\d{4}\/C\d{6} over 5\.00 PLN$/m)
    expect(await trail(number)).toEqual([
      'guest place pending banktransfer',
      'staff pay pending processing statement 21',
      'staff ship processing complete',
      'staff refund complete complete',
      'staff refund complete closed',
    ])
    const shown = (await admin('order', 'show', number)).printed
    for (const words of ['2 × ROLE-PLENTY', 'JJD1', 'pay by staff  pending → processing  statement 21'])
      expect(shown).toContain(words)
    const { rows } = await sql<{ refunded: number; total: number; parts: number }>`
      select o.refunded, o.grand_total as total, sum(r.amount)::int as parts
      from order_order o join order_refund r on r.order_id = o.id where o.number = ${number}
      group by o.id`.execute(shop.database.reader)
    expect(rows[0]?.refunded).toBe(rows[0]?.total)
    expect(rows[0]?.parts).toBe(rows[0]?.total)
  })

  it('cancels once and restocks the goods', async () => {
    const before = await stock()
    const { number } = await place()
    expect(await stock()).toBe(before - 2)
    expect(await Promise.all([1, 2, 3].map(() => admin('order', 'cancel', number)))).toEqual(
      expect.arrayContaining([expect.objectContaining({ exit: 0 }), expect.objectContaining({ exit: 1 })]),
    )
    expect(await stock()).toBe(before)
    expect(await read(number)).toMatchObject({ state: 'canceled', items: [{ quantity_canceled: 2 }] })
  })

  it('reserves the goods again when the payment arrives late, and refunds it when they are sold out', async () => {
    const [first, second] = [await place(), await place()]
    for (const { number } of [first, second]) await admin('order', 'cancel', number)
    const before = await stock()
    expect((await admin('order', 'pay', first.number)).printed).toContain('canceled → processing')
    expect(await stock()).toBe(before - 2)
    await admin('stock', 'ROLE-PLENTY', '1')
    expect((await admin('order', 'pay', second.number)).printed).toContain('canceled → closed')
    expect(await stock()).toBe(1)
    await admin('stock', 'ROLE-PLENTY', String(before))
  })
})

describe('the customer', () => {
  it('cancels their own order before it is packed', async () => {
    const before = await stock()
    const { id, number } = await place()
    expect(await read(number)).toMatchObject({ available_actions: ['REORDER', 'CANCEL'] })
    expect(await cancel(id, asEve)).toMatchObject({ errorV2: { code: 'ORDER_NOT_FOUND' }, order: null })
    // Without a customer there is an error instead, of Magento's category for it.
    expect(await cancel(id, {})).toBeNull()
    expect(await cancel(id, asAda)).toEqual({
      error: null,
      errorV2: null,
      order: { status: 'Anulowane', state: 'canceled' },
    })
    expect(await cancel(id, asAda)).toMatchObject({
      error: 'Order already closed, complete, cancelled or on hold',
      errorV2: { code: 'INVALID_ORDER_STATUS' },
    })
    expect(await stock()).toBe(before)
    expect((await trail(number)).at(-1)).toBe('customer cancel pending canceled Another reason')
  })

  it('cannot cancel a shipped order', async () => {
    const { id, number } = await place('ada@example.com', 'cashondelivery')
    await admin('order', 'ship', number)
    expect(await cancel(id, asAda)).toMatchObject({ errorV2: { code: 'PARTIAL_ORDER_ITEM_SHIPPED' }, order: null })
    expect((await admin('order', 'pay', number)).printed).toContain('processing → complete')
  })

  it('cannot cancel where the store disables it', async () => {
    const { id, number } = await place()
    const set = (value: boolean) =>
      sql`insert into store_config (scope, path, value) values ('default', 'sales/cancellation/enabled', ${value}::text::jsonb)
        on conflict (scope, scope_id, path) do update set value = excluded.value`.execute(shop.database.reader)
    await set(false)
    const { invalidateStores } = await import('../store/stores.ts')
    invalidateStores(shop.database.reader)
    expect(await cancel(id, asAda)).toMatchObject({ errorV2: { code: 'ORDER_CANCELLATION_DISABLED' } })
    expect(await read(number)).toMatchObject({ available_actions: ['REORDER'] })
    await set(true)
    invalidateStores(shop.database.reader)
  })
})

describe('an unpaid order', () => {
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000)

  it('is cancelled after the store’s time limit, except with cash on delivery', async () => {
    const before = await stock()
    const [transfer, endpoint] = [await place(), await place('ada@example.com', 'cashondelivery')]
    await expireOrders(shop.database, inDays(6))
    expect(await read(transfer.number)).toMatchObject({ state: 'new' })
    expect(await expireOrders(shop.database, inDays(8))).toBeGreaterThan(0)
    expect(await read(transfer.number)).toMatchObject({ state: 'canceled' })
    expect(await read(endpoint.number)).toMatchObject({ state: 'new' })
    expect(await stock()).toBeGreaterThanOrEqual(before - 2)
    expect(await expireOrders(shop.database, inDays(8))).toBe(0)
  })

  it('with cash on delivery is cancelled after 14 days with a message to the buyer, unless it was shipped', async () => {
    const [left, sent] = [
      await place('ada@example.com', 'cashondelivery'),
      await place('ada@example.com', 'cashondelivery'),
    ]
    await admin('order', 'ship', sent.number)
    await expireOrders(shop.database, inDays(13))
    expect(await read(left.number)).toMatchObject({ state: 'new' })
    const before = await stock()
    await expireOrders(shop.database, inDays(15))
    expect(await read(left.number)).toMatchObject({ state: 'canceled' })
    expect(await stock()).toBeGreaterThan(before)
    expect(await read(sent.number)).toMatchObject({ state: 'processing' })
    await deliverDueEvents(shop.database)
    const { rows } = await sql<{ text: string }>`
      select text from platform_mail where subject like ${`%${left.number}%`} order by id desc limit 1`.execute(
      shop.database.reader,
    )
    expect(rows[0]?.text).toContain(`Nie zdążyliśmy wysłać zamówienia ${left.number}`)
  })
})
