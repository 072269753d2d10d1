import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CartClient, polishAddress, type PlacedOrder } from '#src/cart/testing-client.ts'
import { saveCustomers } from '#src/customer/customer.ts'
import { listMails } from '#src/platform/email/email-queue.ts'
import { deliverDueEvents } from '#src/testing/testing-events.ts'
import { testShop, type TestShop } from '#src/testing/testing.ts'
import { changeByStaff } from '../testing-orders.ts'

let shop: TestShop
let guest: CartClient
beforeAll(async () => {
  shop = await testShop({ demo: 'small' })
  guest = new CartClient(shop)
})
afterAll(() => shop.close())

const moved = { ...polishAddress, street: ['Długa 2'], city: 'Kraków', postcode: '30001', telephone: '+48 600 100 200' }

interface Changed {
  changeOrderAddress: {
    order: { shipping_address: Record<string, unknown>; billing_address: { street: string[] } }
  }
}

const change = (token: string, address: object = moved, client = guest) =>
  client.execute<Changed>(
    `mutation ($input: ChangeOrderAddressInput!) { changeOrderAddress(input: $input) { order {
      shipping_address { street city postcode telephone country_code } billing_address { street } } } }`,
    { input: { token, address } },
  )

const codeOf = ({ errors }: { errors?: { extensions: Record<string, unknown> }[] }) => errors?.[0]?.extensions['code']

async function trail(number: string): Promise<string[]> {
  const { rows } = await sql<{ line: string }>`
    select concat_ws(' ', h.actor, h.action, h.to_status, nullif(h.reason, '')) as line
    from order_history h join order_order o on o.id = h.order_id where o.number = ${number} order by h.id`.execute(
    shop.database.reader,
  )
  return rows.map(({ line }) => line)
}

const streetOf = async (order: PlacedOrder): Promise<string | undefined> => {
  const { guestOrderByToken: read } = await guest.must<{
    guestOrderByToken: { shipping_address: { street: string[] } | null; total: unknown }
  }>(`query ($token: String!) { guestOrderByToken(input: { token: $token }) { shipping_address { street } } }`, order)
  return read.shipping_address?.street[0]
}

const pay = (order: PlacedOrder) => changeByStaff(shop, order.number, { name: 'pay', reference: null })
const ship = (order: PlacedOrder) =>
  changeByStaff(shop, order.number, { name: 'ship', carrier: 'dpd', title: 'DPD', trackingNumber: null })

describe('the delivery address of an order', () => {
  it('is changed before packing, with the rules of the checkout; the invoice address and the total stay', async () => {
    const order = await guest.order()
    const { data } = await change(order.token)
    expect(data.changeOrderAddress.order).toEqual({
      shipping_address: {
        street: ['Długa 2'],
        city: 'Kraków',
        postcode: '30-001',
        telephone: '600100200',
        country_code: 'PL',
      },
      billing_address: { street: ['Prosta 1'] },
    })
    expect((await trail(order.number)).at(-1)).toBe(
      'guest changeAddress pending Ada Nowak, Prosta 1, 00-001 Warszawa, PL, 123456789 → ' +
        'Ada Nowak, Długa 2, 30-001 Kraków, PL, 600100200',
    )
    const { rows } = await sql<{ total: string }>`
      select grand_total as total from order_order where number = ${order.number}`.execute(shop.database.reader)
    expect(Number(rows[0]?.total)).toBe(order.total)
  })

  it('is changed once however often it is repeated: one entry and one email to the buyer and to staff', async () => {
    const order = await guest.order()
    const first = await change(order.token)
    expect((await change(order.token)).data).toEqual(first.data)
    expect(await trail(order.number)).toHaveLength(2)
    await deliverDueEvents(shop.database)
    await deliverDueEvents(shop.database)
    const mails = (await listMails(shop.database.reader, 200)).filter(({ subject }) => subject.includes(order.number))
    expect(mails.map(({ to, subject }) => `${to}: ${subject}`).toSorted()).toEqual([
      `ada@example.com: Nowy adres dostawy: zamówienie ${order.number}`,
      expect.stringMatching(/^ada@example.com: /),
      `kontakt@bocian.example: Zmieniony adres dostawy: zamówienie ${order.number}`,
    ])
    const texts = mails.filter(({ subject }) => subject.includes('adres')).map(({ text }) => text)
    for (const text of texts) expect(text).toContain('Długa 2')
    expect(texts.join('')).toContain('Prosta 1')
  })

  it('cannot be changed once the order has shipped, or has ended', async () => {
    const [shipped, canceled] = [await guest.order(), await guest.order()]
    await pay(shipped)
    await ship(shipped)
    await changeByStaff(shop, canceled.number, { name: 'cancel' })
    for (const order of [shipped, canceled]) {
      expect(codeOf(await change(order.token))).toBe('ORDER_ADDRESS_FIXED')
      expect(await streetOf(order)).toBe('Prosta 1')
    }
  })

  it('can be changed again until the order ships, also after the payment', async () => {
    const order = await guest.order()
    await pay(order)
    await change(order.token)
    await change(order.token, polishAddress)
    expect(await streetOf(order)).toBe('Prosta 1')
    await ship(order)
    expect(codeOf(await change(order.token))).toBe('ORDER_ADDRESS_FIXED')
  })

  it('stays in its country', async () => {
    const order = await guest.order()
    const abroad = { ...moved, country_code: 'CZ', postcode: '11000', telephone: '601123456' }
    expect(codeOf(await change(order.token, abroad))).toBe('ORDER_ADDRESS_COUNTRY_FIXED')
  })

  it.each<[string, unknown, string]>([
    ['postcode', '1', 'POST_CODE_INVALID'],
    ['telephone', '012', 'PHONE_INVALID'],
    ['telephone', '', 'FIELD_REQUIRED'],
    ['city', ' ', 'FIELD_REQUIRED'],
    ['lastname', 'x'.repeat(300), 'FIELD_TOO_LONG'],
    ['street', [], 'FIELD_REQUIRED'],
  ])('is refused with the %s %j', async (field, value, code) => {
    const order = await guest.order()
    expect(codeOf(await change(order.token, { ...moved, [field]: value }))).toBe(code)
    expect(await streetOf(order)).toBe('Prosta 1')
  })

  it('of an order to a pickup location cannot be changed', async () => {
    const order = await guest.order()
    await shop.database.transaction((tx) =>
      sql`update order_order set pickup_place = '{"code": "1", "name": "Sklep"}' where number = ${order.number}`.execute(
        tx,
      ),
    )
    expect(codeOf(await change(order.token))).toBe('ORDER_ADDRESS_OF_PICKUP')
  })

  it('of somebody’s account is changed by that customer only, and missing orders are refused', async () => {
    const customer = await signIn('anna@example.com')
    const stranger = await signIn('ola@example.com')
    const order = await orderOf(customer)
    expect(codeOf(await change(order.token))).toBe('ORDER_NOT_FOUND')
    expect(codeOf(await change(order.token, moved, stranger))).toBe('ORDER_NOT_FOUND')
    expect(codeOf(await change('0'.repeat(43)))).toBe('ORDER_NOT_FOUND')
    expect((await change(order.token, moved, customer)).data.changeOrderAddress.order.shipping_address).toMatchObject({
      city: 'Kraków',
    })
    expect((await trail(order.number)).at(-1)).toMatch(/^customer changeAddress/)
  })

  it('is validated by the rules of the store view where the order was placed, whichever one is open', async () => {
    const order = await guest.order()
    expect((await change(order.token, moved, new CartClient(shop, 'cz'))).errors).toBeUndefined()
    expect(await streetOf(order)).toBe('Długa 2')
  })

  it('is changed at most ten times an hour, because each change sends emails', async () => {
    const order = await guest.order()
    const codes: unknown[] = []
    for (let house = 1; house <= 11; house++)
      codes.push(codeOf(await change(order.token, { ...moved, street: [`Długa ${house}0`] })))
    expect(codes).toEqual([...Array.from({ length: 10 }, () => undefined), 'TOO_MANY_ATTEMPTS'])
    expect(await streetOf(order)).toBe('Długa 100')
  })
})

async function signIn(email: string): Promise<CartClient> {
  const draft = { email, password: 'Bocian-2026!', websiteId: 1, firstname: 'Anna', lastname: 'Nowak' }
  await shop.database.transaction((tx) => saveCustomers(tx, [draft], new Date()))
  const { generateCustomerToken: given } = await guest.must<{ generateCustomerToken: { token: string } }>(
    'mutation ($email: String!, $password: String!) { generateCustomerToken(email: $email, password: $password) { token } }',
    draft,
  )
  return new CartClient(shop, 'pl', given.token)
}

async function orderOf(customer: CartClient): Promise<PlacedOrder> {
  const { customerCart } = await customer.must<{ customerCart: { id: string } }>('{ customerCart { id } }')
  const { id } = customerCart
  await customer.add(id, [{ sku: 'ROLE-PLENTY', quantity: 1 }])
  await customer.setAddress(id, polishAddress)
  for (const step of [
    'setBillingAddressOnCart(input: { cart_id: $id, billing_address: { same_as_shipping: true } }) { cart { id } }',
    `setShippingMethodsOnCart(input: { cart_id: $id,
      shipping_methods: [{ carrier_code: "dpd", method_code: "standard" }] }) { cart { id } }`,
    'setPaymentMethodOnCart(input: { cart_id: $id, payment_method: { code: "banktransfer" } }) { cart { id } }',
  ])
    await customer.must(`mutation ($id: String!) { ${step} }`, { id })
  return customer.place(id)
}
