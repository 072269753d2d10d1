import { expect, it } from 'vitest'
import { anyDevice, expectAccessible, shop, untilInteractive, visit } from './browser.ts'
import { textsOf } from './texts.ts'

const t = textsOf('pl-PL')
const buyer = { email: 'anna@example.com', password: 'Bocian-2026!' }

async function callAs<T>(token: string, query: string, variables: Record<string, unknown> = {}): Promise<T> {
  const response = await fetch(`${shop}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      store: 'pl',
      ...(token === '' ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ query, variables }),
  })
  const { data, errors } = (await response.json()) as { data: T; errors?: { message: string }[] }
  if (errors !== undefined) throw new Error(errors.map(({ message }) => message).join(', '))
  return data
}

/** Places an order of two items as the customer; the cart is empty afterwards. */
async function ordered(): Promise<string> {
  const { generateCustomerToken: session } = await callAs<{ generateCustomerToken: { token: string } }>(
    '',
    'mutation ($email: String!, $password: String!) { generateCustomerToken(email: $email, password: $password) { token } }',
    buyer,
  )
  const token = session.token
  const { customerCart } = await callAs<{ customerCart: { id: string; items: { uid: string }[] } }>(
    token,
    '{ customerCart { id items { uid } } }',
  )
  const { id } = customerCart
  for (const { uid } of customerCart.items)
    await callAs(
      token,
      'mutation ($id: String!, $uid: ID!) { removeItemFromCart(input: { cart_id: $id, cart_item_uid: $uid }) { cart { id } } }',
      { id, uid },
    )
  const address = `{ firstname: "Anna", lastname: "Nowak", street: ["Prosta 1"], city: "Warszawa", postcode: "00-001",
    country_code: "PL", telephone: "123456789" }`
  const steps = [
    'addProductsToCart(cartId: $id, cartItems: [{ sku: "ROLE-PLENTY", quantity: 2 }]) { user_errors { message } }',
    `setShippingAddressesOnCart(input: { cart_id: $id, shipping_addresses: [{ address: ${address} }] }) { cart { id } }`,
    'setBillingAddressOnCart(input: { cart_id: $id, billing_address: { same_as_shipping: true } }) { cart { id } }',
    `setShippingMethodsOnCart(input: { cart_id: $id, shipping_methods: [{ carrier_code: "dpd", method_code: "standard" }] }) {
      cart { id } }`,
    'setPaymentMethodOnCart(input: { cart_id: $id, payment_method: { code: "banktransfer" } }) { cart { id } }',
  ]
  for (const step of steps) await callAs(token, `mutation ($id: String!) { ${step} }`, { id })
  const { placeOrder } = await callAs<{ placeOrder: { orderV2: { number: string } } }>(
    token,
    'mutation ($id: String!) { placeOrder(input: { cart_id: $id }) { orderV2 { number } } }',
    { id },
  )
  return placeOrder.orderV2.number
}

it.each(anyDevice)('CHK-09 a customer repeats an order by keyboard on a %s', async (_device, viewport) => {
  const number = await ordered()
  const { page, complaints } = await visit({ viewport, locale: 'pl-PL' })
  await page.goto(`/sign-in?from=%2Forder-history%2F${number}`)
  await page.locator('main input[name="email"]').fill(buyer.email)
  await page.locator('main input[name="password"]').fill(buyer.password)
  await page.locator('main input[name="password"]').press('Enter')
  const again = page.getByRole('button', { name: t('order.reorder') })
  await again.waitFor({ timeout: 20_000 })
  await expectAccessible(page)
  await untilInteractive(again)
  await again.press('Enter')
  await page.waitForURL(/\/cart$/)
  await page.locator('main article').first().waitFor()
  expect(await page.locator('main article').count()).toBe(1)
  expect(complaints).toEqual([])
  await page.context().close()
})
