import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { customerRoles } from '#demo/roles.ts'
import { checkRules } from '../admin/audit-command.ts'
import { saveCustomers } from '../customer/customer.ts'
import { setStock } from '../inventory/inventory.ts'
import { openSandbox } from '../payment/payment.ts'
import { publish } from '../platform/events.ts'
import { deliverDueEvents } from '../testing/testing-events.ts'
import { testShop, type TestShop } from '../testing/testing.ts'
import { selectSizedProducts } from './demo-order-queries.ts'
import { loadDemoBuyers } from './demo-buyers.ts'
import { loadDemoOrders } from './demo-orders.ts'

const sizes = async (_db: unknown, _store: number, most: number) =>
  Array.from({ length: most }, () => ({ sku: 'ROLE-C1-98', otherSku: 'ROLE-C1-110' }))

let shop: TestShop
let ordersWithoutCustomer: number
beforeAll(async () => {
  shop = await testShop({ demo: 'small' })
  await loadDemoOrders(shop.database, new Date(), sizes)
  await loadDemoBuyers(shop.database, new Date(), sizes)
  const { rows: orders } = await sql`select from order_order`.execute(shop.database.reader)
  ordersWithoutCustomer = orders.length
  const person = { websiteId: 1, password: 'Bocian-2026!', firstname: 'Zofia', lastname: 'Lewandowska', isAgent: false }
  await shop.database.transaction(async (tx) => {
    await saveCustomers(tx, [{ ...person, email: customerRoles.RT }], new Date())
    const { rows } = await sql<{ id: number }>`
      select id from catalogue_product where sku in ('ROLE-C1-98', 'ROLE-C1-110')`.execute(tx)
    await setStock(
      tx,
      rows.map(({ id }) => ({ productId: id, quantity: 60 })),
    )
    await publish(tx, 'stock.changed', { productIds: rows.map(({ id }) => id) })
  })
  await deliverDueEvents(shop.database)
})
afterAll(() => shop.close())

it('a shop with its own customers gets no demo orders', () => {
  expect(ordersWithoutCustomer).toBe(0)
})

it('the demo orders products in two sizes, without those that journeys rely on', async () => {
  expect(await selectSizedProducts(shop.database.reader, 1, 9)).toEqual([])
  const undone = new Error('undone')
  const found = shop.database.transaction(async (tx) => {
    await sql`update catalogue_listing set sku = 'DRESS' where sku = 'ROLE-C1'`.execute(tx)
    expect(await selectSizedProducts(tx, 1, 9)).toEqual([{ sku: 'ROLE-C1-98', otherSku: 'ROLE-C1-110' }])
    throw undone
  })
  await expect(found).rejects.toBe(undone)
})

it('ACC-02 the demo has a return in every state, an exchange and a withdrawal, and keeps all invariants', async () => {
  for (const _load of [1, 2]) await loadDemoOrders(shop.database, new Date(), sizes)
  const { rows } = await sql<{ status: string; size: string | null; owned: boolean }>`
    select r.status, e.status as size, o.customer_id is not null as owned from returns_return r
    join order_order o on o.id = r.order_id join returns_item i on i.return_id = r.id
    left join returns_exchange e on e.item_id = i.id order by r.id`.execute(shop.database.reader)
  const returned = (status: string, size: string | null = null) => ({ status, size, owned: status !== 'unconfirmed' })
  expect(rows).toEqual([
    returned('pending'),
    returned('authorized'),
    returned('received'),
    returned('processed'),
    returned('denied'),
    returned('rejected'),
    returned('authorized', 'held'),
    returned('exchanged', 'shipped'),
    returned('canceled', 'released'),
    returned('unconfirmed'),
  ])
  const withdrawals = await sql`select from order_withdrawal where order_id is not null`.execute(shop.database.reader)
  expect(withdrawals.rows).toHaveLength(1)
  await deliverDueEvents(shop.database)
  const findings: string[] = []
  await shop.database.transaction((tx) => checkRules(tx, new Date(), (result) => findings.push(...result.findings)))
  expect(findings).toEqual([])
})

it('the demo has orders in every state, of several buyers who pay in different ways, and keeps all invariants', async () => {
  await shop.database.transaction((tx) => openSandbox(tx))
  for (const _load of [1, 2]) await loadDemoBuyers(shop.database, new Date(), sizes)
  const { rows } = await sql<{ status: string; payment: string; email: string }>`
    select status, payment_code as payment, email from order_order where email <> ${customerRoles.RT} order by id`.execute(
    shop.database.reader,
  )
  expect(rows.map(({ status, payment }) => [status, payment])).toEqual([
    ['pending', 'banktransfer'],
    ['pending', 'cashondelivery'],
    ['processing', 'cashondelivery'],
    ['pending_payment', expect.stringMatching(/^(?:adyen_cc|bluepayment)$/)],
    ['processing', 'checkmo'],
    ['complete', 'banktransfer'],
    ['canceled', 'banktransfer'],
    ['closed', 'checkmo'],
  ])
  expect(new Set(rows.map(({ email }) => email)).size).toBe(3)
  await deliverDueEvents(shop.database)
  const findings: string[] = []
  await shop.database.transaction((tx) => checkRules(tx, new Date(), (result) => findings.push(...result.findings)))
  expect(findings).toEqual([])
})
