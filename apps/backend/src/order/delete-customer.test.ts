import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CartClient } from '../cart/testing-client.ts'
import { saveCustomers } from '../customer/customer.ts'
import { testShop, type TestShop } from '../testing/testing.ts'

let shop: TestShop
const password = 'Bocian-2026!'

beforeAll(async () => {
  shop = await testShop({ demo: 'small' })
  const drafts = ['klara', 'ewelina', 'advisor', 'olga'].map((name) => ({
    websiteId: 1,
    email: `${name}@example.com`,
    password,
    firstname: 'Anna',
    lastname: 'Nowak',
    isAgent: name === 'advisor',
  }))
  await shop.database.transaction((tx) => saveCustomers(tx, drafts, new Date()))
})
afterAll(() => shop.close())

const signIn = (email: string) =>
  shop.execute<{ generateCustomerToken: { token: string } | null }>(
    'mutation ($email: String!, $password: String!) { generateCustomerToken(email: $email, password: $password) { token } }',
    { email, password },
  )

async function signedIn(name: string): Promise<CartClient> {
  const { data } = await signIn(`${name}@example.com`)
  return new CartClient(shop, 'pl', data.generateCustomerToken?.token)
}

describe('deleting an account', () => {
  it('deletes account, addresses, sessions and carts, and keeps the orders', async () => {
    const klara = await signedIn('klara')
    const { customerCart } = await klara.must<{ customerCart: { id: string } }>('{ customerCart { id } }')
    await klara.add(customerCart.id, [{ sku: 'ROLE-PLENTY', quantity: 1 }])
    await klara.must(`mutation { createCustomerAddress(input: { firstname: "Klara", lastname: "Nowak", street: ["Prosta 1"],
      city: "Warszawa", postcode: "00-001", country_code: PL, telephone: "600100200", default_billing: true }) { id } }`)
    const ready = (step: string) => klara.must(`mutation ($id: String!) { ${step} }`, { id: customerCart.id })
    const { customer } = await klara.must<{ customer: { addresses: { id: number }[] } }>(
      '{ customer { addresses { id } } }',
    )
    await ready(`setShippingAddressesOnCart(input: { cart_id: $id,
      shipping_addresses: [{ customer_address_id: ${customer.addresses[0]?.id} }] }) { cart { id } }`)
    await ready(
      'setBillingAddressOnCart(input: { cart_id: $id, billing_address: { same_as_shipping: true } }) { cart { id } }',
    )
    await ready(`setShippingMethodsOnCart(input: { cart_id: $id,
      shipping_methods: [{ carrier_code: "dpd", method_code: "standard" }] }) { cart { id } }`)
    await ready(
      'setPaymentMethodOnCart(input: { cart_id: $id, payment_method: { code: "banktransfer" } }) { cart { id } }',
    )
    const order = await klara.place(customerCart.id)
    const { customerCart: open } = await klara.must<{ customerCart: { id: string } }>('{ customerCart { id } }')

    expect(await klara.must('mutation { deleteCustomer }')).toEqual({ deleteCustomer: true })

    expect((await klara.execute('{ customer { email } }')).errors?.[0]?.extensions['category']).toBe(
      'graphql-authorization',
    )
    expect((await signIn('klara@example.com')).data.generateCustomerToken).toBeNull()
    const { rows } = await sql<Record<string, unknown>>`
      select (select count(*)::int from customer_customer where email = 'klara@example.com') as accounts,
        (select count(*)::int from customer_address where address ->> 'firstname' = 'Klara') as addresses,
        (select count(*)::int from cart_cart where masked_id = ${open.id}) as carts,
        (select shipping_address from cart_cart where masked_id = ${customerCart.id}) as "kept",
        (select customer_id from order_order where number = ${order.number}) as owner`.execute(shop.database.reader)
    expect(rows).toEqual([{ accounts: 0, addresses: 0, carts: 0, kept: null, owner: null }])
    const asGuest = new CartClient(shop)
    expect(
      await asGuest.must(
        'query ($number: String!) { guestOrder(input: { number: $number, email: "klara@example.com", lastname: "Nowak" }) { number } }',
        { number: order.number },
      ),
    ).toEqual({ guestOrder: { number: order.number } })
    const mails = await sql<{ subject: string }>`
      select subject from platform_mail where recipient = 'klara@example.com'`.execute(shop.database.reader)
    expect(mails.rows.map(({ subject }) => subject)).toContain('Twoje konto zostało usunięte')
  })

  it('deletes once when requested twice concurrently', async () => {
    const ewelina = await signedIn('ewelina')
    const answers = await Promise.all(
      [1, 2].map(() => ewelina.execute<{ deleteCustomer: boolean }>('mutation { deleteCustomer }')),
    )
    expect(answers.filter(({ data }) => data.deleteCustomer)).toHaveLength(1)
    expect(answers.flatMap(({ errors }) => errors ?? [])).toMatchObject([
      { extensions: { category: 'graphql-authorization' } },
    ])
  })

  it('needs the password, or a fresh sign-in of clients that do not send it', async () => {
    const olga = await signedIn('olga')
    const remove = async (password: string | null) => {
      const { data, errors } = await olga.execute<{ deleteCustomer: boolean | null }>(
        'mutation ($password: String) { deleteCustomer(password: $password) }',
        { password },
      )
      return data.deleteCustomer ?? errors?.[0]?.extensions['code']
    }
    expect(await remove('Wrong-2026!')).toBe('PASSWORD_INCORRECT')
    await sql`update customer_token set signed_in_at = now() - interval '11 minutes', created_at = now() - interval '11 minutes'`.execute(
      shop.database.reader,
    )
    expect(await remove(null)).toBe('SIGN_IN_NOT_RECENT')
    expect(await remove('')).toBe('SIGN_IN_NOT_RECENT')
    expect(await remove(password)).toBe(true)
  })

  it('is refused to guests and to agents', async () => {
    const refusal = async (client: CartClient) => (await client.execute('mutation { deleteCustomer }')).errors?.[0]
    expect(await refusal(new CartClient(shop))).toMatchObject({ extensions: { category: 'graphql-authorization' } })
    expect(await refusal(await signedIn('advisor'))).toMatchObject({
      message: 'Konto doradcy może usunąć tylko sklep. Zwróć się do przełożonego.',
      extensions: { category: 'graphql-authorization' },
    })
    expect((await signIn('advisor@example.com')).errors).toBeUndefined()
  })
})
