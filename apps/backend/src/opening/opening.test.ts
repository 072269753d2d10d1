import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CartClient } from '../cart/testing-client.ts'
import { openSandbox, switchMethod } from '../payment/payment.ts'
import { removeSetting, saveSettings } from '../store/store.ts'
import { deliverDueEvents } from '../testing/testing-events.ts'
import { testShop, type TestShop } from '../testing/testing.ts'
import { missingForOrders } from './opening.ts'
import { importLegalPages } from '../testing/testing-legal-pages.ts'

let shop: TestShop
let client: CartClient
beforeAll(async () => {
  shop = await testShop({ demo: 'small' })
  Object.assign(shop.database.services, { mustBePrepared: true })
  client = new CartClient(shop)
})
afterAll(() => shop.close())

const everywhere = { scope: 'default', id: 0 } as const
const set = (values: Record<string, string>) => shop.database.transaction((tx) => saveSettings(tx, everywhere, values))
const missing = async (storeId = 1) => {
  const { reader: db, services } = shop.database
  await deliverDueEvents(shop.database)
  return (await missingForOrders({ db, services }, storeId)).map(({ code }) => code)
}

interface Outcome {
  errors: { code: string; message: string; reason: { code: string } | null }[]
  orderV2: { number: string } | null
}

const fields = 'errors { code message reason { code } } orderV2 { number }'
const sentence = 'Ten sklep jeszcze nie przyjmuje zamówień. Twój koszyk zostanie zachowany.'
const closed = {
  errors: [{ code: 'UNDEFINED', message: sentence, reason: { code: 'ORDER_STORE_NOT_OPEN' } }],
  orderV2: null,
}

async function place(id: string, key?: string): Promise<Outcome> {
  const { data } = await client.execute<{ placeOrder: Outcome }>(
    `mutation ($id: String!) { placeOrder(input: { cart_id: $id }) { ${fields} } }`,
    { id },
    key === undefined ? {} : { 'idempotency-key': key },
  )
  return data.placeOrder
}

async function readyCart(): Promise<string> {
  const id = await client.newCart()
  await client.add(id, [{ sku: 'ROLE-PLENTY', quantity: 1 }])
  await client.makeReady(id)
  return id
}

const takesOrders = async (store = 'pl'): Promise<boolean> => {
  const { data } = await shop.execute<{ storeConfig: { takes_orders: boolean } }>(
    '{ storeConfig { takes_orders } }',
    {},
    { store },
  )
  return data.storeConfig.takes_orders
}

describe('a production store without its legal pages', () => {
  it('refuses the order in the shopper’s language, and keeps the cart', async () => {
    expect(await missing()).toEqual(['page-terms', 'page-privacy', 'page-imprint', 'page-returns'])
    const id = await readyCart()
    expect(await place(id)).toEqual(closed)
    expect((await client.read(id)).items).toHaveLength(1)
    expect(await takesOrders()).toBe(false)
  })

  it('refuses clients that do not select errors with a GraphQL error', async () => {
    const { errors } = await client.execute(
      'mutation ($id: String!) { placeOrder(input: { cart_id: $id }) { order { order_number } } }',
      { id: await readyCart() },
    )
    expect(errors).toMatchObject([{ message: sentence, extensions: { code: 'ORDER_STORE_NOT_OPEN' } }])
  })

  it('refuses setPaymentMethodAndPlaceOrder too', async () => {
    const { setPaymentMethodAndPlaceOrder } = await client.must<{ setPaymentMethodAndPlaceOrder: Outcome }>(
      `mutation ($id: String!) { setPaymentMethodAndPlaceOrder(
        input: { cart_id: $id, payment_method: { code: "checkmo" } }) { ${fields} } }`,
      { id: await readyCart() },
    )
    expect(setPaymentMethodAndPlaceOrder).toEqual(closed)
  })

  it('takes the order, under the same idempotency key, as soon as it has them', async () => {
    const id = await readyCart()
    expect(await place(id, 'the-same-key')).toEqual(closed)
    await importLegalPages(shop.database, 'pl')
    expect(await missing()).toEqual([])
    expect(await place(id, 'the-same-key')).toMatchObject({ errors: [], orderV2: { number: expect.any(String) } })
    expect(await takesOrders()).toBe(true)
    expect(await takesOrders('cz')).toBe(false)
  })
})

describe('a store that was ready', () => {
  it('closes when a page is deactivated, and opens when it names another page', async () => {
    await importLegalPages(shop.database, 'pl', ['terms'], { is_active: '0' })
    expect(await missing()).toEqual(['page-terms'])
    await set({ 'general/legal_pages/terms': '' })
    expect(await missing()).toEqual([])
    await shop.database.transaction((tx) => removeSetting(tx, everywhere, 'general/legal_pages/terms'))
    await importLegalPages(shop.database, 'pl', ['terms'])
    expect(await missing()).toEqual([])
  })

  it('returns an order that was placed before it closed, and takes no payment for it', async () => {
    await shop.database.transaction((tx) => openSandbox(tx))
    const { number, token, cartId } = await client.order({ payment: 'adyen_cc' })
    await set({ 'general/store_information/name': '' })
    expect(await missing()).toEqual(['seller-name'])
    expect(await place(cartId)).toMatchObject({ errors: [], orderV2: { number } })
    await expect(client.startPayment(token)).rejects.toThrow(sentence)
    await set({ 'general/store_information/name': 'Motyl s.r.o.' })
    expect(await missing()).toEqual([])
    expect(await client.startPayment(token)).toContain('/payment/sandbox/')
  })

  it('closes without a method by which customers can pay: a cheque needs a payee', async () => {
    await shop.database.transaction(async (tx) => {
      await openSandbox(tx, false)
      await switchMethod(tx, 1, 'cashondelivery', false)
      await switchMethod(tx, 1, 'banktransfer', false)
    })
    expect(await missing()).toEqual([])
    await set({ 'general/store_information/name': '' })
    expect(await missing()).toEqual(['seller-name', 'payment'])
    await set({ 'general/store_information/name': 'Motyl s.r.o.' })
    await shop.database.transaction((tx) => switchMethod(tx, 1, 'checkmo', false))
    expect(await missing()).toEqual(['payment'])
    await shop.database.transaction((tx) => switchMethod(tx, 1, 'banktransfer', true))
    expect(await missing()).toEqual([])
  })

  it('closes without deliveries and without a sender', async () => {
    await shop.database.transaction(async (tx) => {
      await sql`update checkout_delivery_method set is_active = false where store_id = 1`.execute(tx)
      await saveSettings(tx, everywhere, {})
    })
    expect(await missing()).toEqual(['delivery'])
    const { services } = shop.database
    const { mailSender } = services
    Object.assign(services, { mailSender: '' })
    await set({})
    expect(await missing()).toEqual(['delivery', 'sender'])
    Object.assign(services, { mailSender })
    await shop.database.transaction(async (tx) => {
      await sql`update checkout_delivery_method set is_active = true where store_id = 1`.execute(tx)
      await saveSettings(tx, everywhere, {})
    })
    expect(await missing()).toEqual([])
  })

  it('asks the database nothing for further orders', async () => {
    const { reader: db, services } = shop.database
    await missing()
    const first = await missingForOrders({ db, services }, 1)
    expect(await missingForOrders({ db, services }, 1)).toBe(first)
  })
})
