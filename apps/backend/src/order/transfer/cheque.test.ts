import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { testShop, type TestShop } from '#src/testing/testing.ts'
import { sendConfirmation } from '../emails/send-emails.ts'

let shop: TestShop
beforeAll(async () => (shop = await testShop({ demo: 'small' })))
afterAll(() => shop.close())

const address = {
  firstname: 'Ada',
  lastname: 'Nowak',
  street: ['ul. Prosta 1'],
  city: 'Warszawa',
  postcode: '00-001',
  telephone: '500600700',
  country_code: 'PL',
}

interface Placed {
  placeOrder: {
    orderV2: { number: string; payment_methods: { type: string; additional_data: { name: string; value: string }[] }[] }
  }
}

async function order(code: string): Promise<Placed['placeOrder']['orderV2']> {
  const { data: made } = await shop.execute<{ id: string }>('mutation { id: createEmptyCart }')
  const { data, errors } = await shop.execute<Placed>(
    `mutation ($id: String!, $address: CartAddressInput!, $code: String!) {
      addProductsToCart(cartId: $id, cartItems: [{ sku: "ROLE-S1", quantity: 1 }]) { user_errors { code } }
      setGuestEmailOnCart(input: { cart_id: $id, email: "ada@example.com" }) { cart { id } }
      setShippingAddressesOnCart(input: { cart_id: $id, shipping_addresses: [{ address: $address }] }) { cart { id } }
      setBillingAddressOnCart(input: { cart_id: $id, billing_address: { address: $address } }) { cart { id } }
      setShippingMethodsOnCart(input: {
        cart_id: $id, shipping_methods: [{ carrier_code: "dpd", method_code: "standard" }] }) { cart { id } }
      setPaymentMethodOnCart(input: { cart_id: $id, payment_method: { code: $code } }) { cart { id } }
      placeOrder(input: { cart_id: $id }) {
        orderV2 { number payment_methods { type additional_data { name value } } } } }`,
    { id: made.id, address, code },
  )
  expect(errors).toBeUndefined()
  return data.placeOrder.orderV2
}

async function set(path: string, value: string): Promise<void> {
  await shop.database.transaction(async (tx) => {
    await sql`insert into store_config (scope, scope_id, path, value)
      values ('view', 1, ${path}, ${JSON.stringify(value)}::jsonb)`.execute(tx)
  })
}

const config = '{ storeConfig { check_money_order_make_check_payable_to check_money_order_send_check_to } }'

it('an order paid by cheque shows the payee and the postal address, in the email too', async () => {
  await set('payment/checkmo/payable_to', 'Bocian Payments')
  await set('payment/checkmo/mailing_address', 'ul. Czekowa 3, 00-950 Warszawa')
  expect((await shop.execute(config)).data).toEqual({
    storeConfig: {
      check_money_order_make_check_payable_to: 'Bocian Payments',
      check_money_order_send_check_to: 'ul. Czekowa 3, 00-950 Warszawa',
    },
  })
  const { number, payment_methods: methods } = await order('checkmo')
  expect(methods).toEqual([
    {
      type: 'checkmo',
      additional_data: [
        { name: 'Czek wystawiony na', value: 'Bocian Payments' },
        { name: 'Adres do wysyłki czeku', value: 'ul. Czekowa 3, 00-950 Warszawa' },
      ],
    },
  ])
  const { rows } = await sql<{ id: number }>`select id from order_order where number = ${number}`.execute(
    shop.database.reader,
  )
  await sendConfirmation(shop.database, rows[0]?.id ?? 0, new Date())
  const mails = await sql<{ text: string }>`select text from platform_mail order by id desc limit 1`.execute(
    shop.database.reader,
  )
  expect(mails.rows[0]?.text).toContain('Bocian Payments')
  expect(mails.rows[0]?.text).toContain(`napisz na odwrocie ${number}`)
})

it('an order with another payment method does not mention cheques', async () => {
  expect((await order('cashondelivery')).payment_methods).toEqual([{ type: 'cashondelivery', additional_data: [] }])
})
