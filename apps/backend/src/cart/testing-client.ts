import { expect } from 'vitest'
import type { TestAnswer, TestShop } from '../testing.ts'

interface MoneyAnswer {
  value: number
  currency: string
}

/** What the tests of cart, checkout and order ask for. */
export interface CartAnswer {
  id: string
  email: string | null
  is_virtual: boolean
  total_quantity: number
  total_summary_quantity_including_config: number
  items: CartItemAnswer[]
  prices: {
    grand_total: MoneyAnswer
    grand_total_excluding_tax: MoneyAnswer
    subtotal_excluding_tax: MoneyAnswer
    subtotal_including_tax: MoneyAnswer
    applied_taxes: { label: string; amount: { value: number } }[]
  }
  free_shipping: {
    amount_missing: { value: number; currency: string }
    has_free_shipping: boolean
    percent: number
  } | null
}

export interface CartItemAnswer {
  __typename: string
  id: string
  uid: string
  quantity: number
  is_available: boolean
  max_qty: number
  not_available_message: string | null
  errors: { code: string; message: string }[]
  product: { sku: string; name: string }
  configured_variant?: { sku: string }
  configurable_options?: { option_label: string; value_label: string; configurable_product_option_value_uid: string }[]
  prices: {
    price: MoneyAnswer
    price_including_tax: MoneyAnswer
    row_total: MoneyAnswer
    row_total_including_tax: MoneyAnswer
  }
  sender_name?: string
  sender_email?: string
  recipient_name?: string
  recipient_email?: string
  amount?: { value: number }
}

const money = '{ value currency }'
export const cartFields = `
  id email is_virtual total_quantity total_summary_quantity_including_config
  items {
    __typename id uid quantity is_available max_qty not_available_message errors { code message }
    product { sku name }
    prices { price ${money} price_including_tax ${money} row_total ${money} row_total_including_tax ${money} }
    ... on ConfigurableCartItem {
      configured_variant { sku }
      configurable_options { option_label value_label configurable_product_option_value_uid }
    }
    ... on GiftCardCartItem { amount { value } sender_name sender_email recipient_name recipient_email }
  }
  prices {
    grand_total ${money} grand_total_excluding_tax ${money} subtotal_excluding_tax ${money}
    subtotal_including_tax ${money} applied_taxes { label amount { value } }
  }
  free_shipping { amount_missing ${money} has_free_shipping percent }`

export interface ItemInput {
  sku: string
  quantity: number
  parent_sku?: string
  selected_options?: string[]
  entered_options?: { uid: string; value: string }[]
}

export interface AddAnswer {
  addProductsToCart: { cart: CartAnswer; user_errors: { __typename: string; code: string; message: string }[] }
}

export const polishAddress = {
  firstname: 'Ada',
  lastname: 'Nowak',
  street: ['Prosta 1'],
  city: 'Warszawa',
  postcode: '00-001',
  country_code: 'PL',
  telephone: '123456789',
}

/** Talks to the shop as a guest of one store view. */
export function cartClient(shop: TestShop, store = 'pl') {
  const headers = { store }
  const execute = <T>(
    query: string,
    variables: object = {},
    more: Record<string, string> = {},
  ): Promise<TestAnswer<T>> => shop.execute<T>(query, { ...variables }, { ...headers, ...more })

  async function must<T>(query: string, variables: object = {}): Promise<T> {
    const { data, errors } = await execute<T>(query, variables)
    expect(errors).toBeUndefined()
    return data
  }

  return {
    execute,
    must,
    async newCart(): Promise<string> {
      return (await must<{ createEmptyCart: string }>('mutation { createEmptyCart }')).createEmptyCart
    },
    async read(id: string): Promise<CartAnswer> {
      return (await must<{ cart: CartAnswer }>(`query ($id: String!) { cart(cart_id: $id) { ${cartFields} } }`, { id }))
        .cart
    },
    add(id: string, items: ItemInput[], more: Record<string, string> = {}): Promise<TestAnswer<AddAnswer>> {
      const query = `mutation ($id: String!, $items: [CartItemInput!]!) {
        addProductsToCart(cartId: $id, cartItems: $items) {
          cart { ${cartFields} } user_errors { __typename code message }
        } }`
      return execute(query, { id, items }, more)
    },
    update(id: string, uid: string, quantity: number) {
      return execute<{ updateCartItems: { cart: CartAnswer } }>(
        `mutation ($id: String!, $uid: ID, $quantity: Float) {
          updateCartItems(input: { cart_id: $id, cart_items: [{ cart_item_uid: $uid, quantity: $quantity }] }) {
            cart { ${cartFields} } } }`,
        { id, uid, quantity },
      )
    },
    remove(id: string, uid: string) {
      return execute<{ removeItemFromCart: { cart: CartAnswer } }>(
        `mutation ($id: String!, $uid: ID) {
          removeItemFromCart(input: { cart_id: $id, cart_item_uid: $uid }) { cart { ${cartFields} } } }`,
        { id, uid },
      )
    },
    setAddress(id: string, address: object) {
      return execute<{ setShippingAddressesOnCart: { cart: { shipping_addresses: Record<string, unknown>[] } } }>(
        `mutation ($id: String!, $address: CartAddressInput!) {
          setShippingAddressesOnCart(input: { cart_id: $id, shipping_addresses: [{ address: $address }] }) {
            cart { shipping_addresses { firstname street postcode telephone country { code label }
              region { code label region_id }
              available_shipping_methods { carrier_code method_code carrier_title method_title amount { value currency } } } }
          } }`,
        { id, address },
      )
    },
    /** Email, addresses, the given delivery and payment: everything that an order needs. */
    async makeReady(
      id: string,
      carrier = 'dpd',
      payment = 'banktransfer',
      address: object = polishAddress,
    ): Promise<void> {
      await must(
        `mutation ($id: String!) { setGuestEmailOnCart(input: { cart_id: $id, email: "ada@example.com" }) { cart { id } } }`,
        { id },
      )
      expect((await this.setAddress(id, address)).errors).toBeUndefined()
      await must(
        `mutation ($id: String!) {
          setBillingAddressOnCart(input: { cart_id: $id, billing_address: { same_as_shipping: true } }) { cart { id } } }`,
        { id },
      )
      await must(
        `mutation ($id: String!, $carrier: String!) {
          setShippingMethodsOnCart(input: { cart_id: $id,
            shipping_methods: [{ carrier_code: $carrier, method_code: "standard" }] }) { cart { id } } }`,
        { id, carrier },
      )
      await must(
        `mutation ($id: String!, $code: String!) {
          setPaymentMethodOnCart(input: { cart_id: $id, payment_method: { code: $code } }) { cart { id } } }`,
        { id, code: payment },
      )
    },
  }
}
