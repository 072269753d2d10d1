import { expect } from 'vitest'
import { postGraphql } from '../post-graphql.ts'

export interface FirstOrder {
  /** The address of the storefront. */
  readonly at: string
  readonly store: string
  readonly sku: string
  /** The fields of a `CartAddressInput`. */
  readonly address: Readonly<Record<string, unknown>>
  readonly carrier: string
  readonly payment: string
}

/** Orders a product as a guest. */
export async function placeOrder(order: FirstOrder): Promise<{ number: string; token: string }> {
  const ask = <T>(query: string, variables: Record<string, unknown> = {}): Promise<T> =>
    postGraphql<T>(order.at, { query, variables, headers: { store: order.store } })
  const { createEmptyCart: id } = await ask<{ createEmptyCart: string }>('mutation { createEmptyCart }')
  const steps = [
    'addProductsToCart(cartId: $id, cartItems: [{ sku: $sku, quantity: 1 }]) { user_errors { message } }',
    'setGuestEmailOnCart(input: { cart_id: $id, email: "ada@example.com" }) { cart { id } }',
    'setShippingAddressesOnCart(input: { cart_id: $id, shipping_addresses: [{ address: $address }] }) { cart { id } }',
    'setBillingAddressOnCart(input: { cart_id: $id, billing_address: { same_as_shipping: true } }) { cart { id } }',
    `setShippingMethodsOnCart(input: { cart_id: $id,
      shipping_methods: [{ carrier_code: $carrier, method_code: "standard" }] }) { cart { id } }`,
    'setPaymentMethodOnCart(input: { cart_id: $id, payment_method: { code: $payment } }) { cart { id } }',
  ]
  const types = { id: 'String!', sku: 'String!', address: 'CartAddressInput!', carrier: 'String!', payment: 'String!' }
  const values: Record<string, unknown> = { ...order, id }
  for (const step of steps) {
    const used = Object.entries(types).filter(([name]) => step.includes(`$${name}`))
    const head = used.map(([name, type]) => `$${name}: ${type}`).join(', ')
    await ask(`mutation (${head}) { ${step} }`, Object.fromEntries(used.map(([name]) => [name, values[name]])))
  }
  const { placeOrder: placed } = await ask<{
    placeOrder: { orderV2: { number: string; token: string } | null; errors: unknown[] }
  }>(
    'mutation ($id: String!) { placeOrder(input: { cart_id: $id }) { orderV2 { number token } errors { message } } }',
    { id },
  )
  expect(placed.errors).toEqual([])
  if (placed.orderV2 === null) throw new Error('The order was refused')
  return placed.orderV2
}
