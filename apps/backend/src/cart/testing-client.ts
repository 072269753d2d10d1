import type { TestResponse, TestShop } from '../testing/testing.ts'

interface MoneyAnswer {
  value: number
  currency: string
}

/** The cart fields that the tests of cart, checkout and order select. */
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
  uid?: string | undefined
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

/** A cart item with delivery and payment method. */
interface OrderedItem extends Partial<ItemInput> {
  carrier?: string
  payment?: string
}

export interface PlacedOrder {
  id: string
  number: string
  token: string
  state: string
  /** In minor units, like the tax. */
  total: number
  tax: number
  cartId: string
}

/** A GraphQL client for one visitor of one store view. */
export class CartClient {
  readonly #shop: TestShop
  readonly #headers: Record<string, string>

  constructor(shop: TestShop, store = 'pl', token?: string) {
    this.#shop = shop
    this.#headers = { store, ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) }
  }

  execute<T>(query: string, variables: object = {}, more: Record<string, string> = {}): Promise<TestResponse<T>> {
    return this.#shop.execute<T>(query, { ...variables }, { ...this.#headers, ...more })
  }

  /** Executes a query and returns its data. Throws on errors. */
  async must<T>(query: string, variables: object = {}): Promise<T> {
    const { data, errors } = await this.execute<T>(query, variables)
    if (errors !== undefined) throw new Error(errors.map((error) => error.message).join(', '))
    return data
  }

  async newCart(): Promise<string> {
    return (await this.must<{ createEmptyCart: string }>('mutation { createEmptyCart }')).createEmptyCart
  }

  async read(id: string): Promise<CartAnswer> {
    const query = `query ($id: String!) { cart(cart_id: $id) { ${cartFields} } }`
    return (await this.must<{ cart: CartAnswer }>(query, { id })).cart
  }

  add(id: string, items: ItemInput[], more: Record<string, string> = {}): Promise<TestResponse<AddAnswer>> {
    const query = `mutation ($id: String!, $items: [CartItemInput!]!) {
      addProductsToCart(cartId: $id, cartItems: $items) {
        cart { ${cartFields} } user_errors { __typename code message } } }`
    return this.execute(query, { id, items }, more)
  }

  update(id: string, uid: string, quantity: number) {
    const query = `mutation ($id: String!, $uid: ID, $quantity: Float) {
      updateCartItems(input: { cart_id: $id, cart_items: [{ cart_item_uid: $uid, quantity: $quantity }] }) {
        cart { ${cartFields} } } }`
    return this.execute<{ updateCartItems: { cart: CartAnswer } }>(query, { id, uid, quantity })
  }

  remove(id: string, uid: string) {
    const query = `mutation ($id: String!, $uid: ID) {
      removeItemFromCart(input: { cart_id: $id, cart_item_uid: $uid }) { cart { ${cartFields} } } }`
    return this.execute<{ removeItemFromCart: { cart: CartAnswer } }>(query, { id, uid })
  }

  setAddress(id: string, address: object) {
    const query = `mutation ($id: String!, $address: CartAddressInput!) {
      setShippingAddressesOnCart(input: { cart_id: $id, shipping_addresses: [{ address: $address }] }) {
        cart { shipping_addresses { firstname street postcode telephone country { code label }
          region { code label region_id } available_shipping_methods {
            carrier_code method_code carrier_title method_title service_title amount { value currency } } } } } }`
    return this.execute<{ setShippingAddressesOnCart: { cart: { shipping_addresses: Record<string, unknown>[] } } }>(
      query,
      { id, address },
    )
  }

  /** Sets everything that an order needs: email, addresses, delivery and payment. */
  async makeReady(id: string, carrier = 'dpd', payment = 'banktransfer'): Promise<void> {
    const email = `setGuestEmailOnCart(input: { cart_id: $id, email: "ada@example.com" }) { cart { id } }`
    const bill = `setBillingAddressOnCart(input: { cart_id: $id, billing_address: { same_as_shipping: true } }) {
      cart { id } }`
    const deliver = `setShippingMethodsOnCart(input: { cart_id: $id,
      shipping_methods: [{ carrier_code: "${carrier}", method_code: "standard" }] }) { cart { id } }`
    const pay = `setPaymentMethodOnCart(input: { cart_id: $id, payment_method: { code: "${payment}" } }) { cart { id } }`
    const [refusal] = (await this.setAddress(id, polishAddress)).errors ?? []
    if (refusal !== undefined) throw new Error(refusal.message)
    for (const step of [email, bill, deliver, pay]) await this.must(`mutation ($id: String!) { ${step} }`, { id })
  }

  /** Orders one product as a guest, by default one that never runs out. */
  async order({ carrier, payment, ...item }: OrderedItem = {}): Promise<PlacedOrder> {
    const cartId = await this.newCart()
    await this.add(cartId, [{ sku: 'ROLE-PLENTY', quantity: 1, ...item }])
    await this.makeReady(cartId, carrier, payment)
    return this.place(cartId)
  }

  /** Places the order of a cart that has everything it needs. */
  async place(cartId: string): Promise<PlacedOrder> {
    const { placeOrder } = await this.must<{
      placeOrder: {
        orderV2:
          | (Omit<PlacedOrder, 'total' | 'tax' | 'cartId'> & {
              total: { grand_total: MoneyAnswer; total_tax: MoneyAnswer }
            })
          | null
        errors: { message: string }[]
      }
    }>(
      `mutation ($id: String!) { placeOrder(input: { cart_id: $id }) {
        orderV2 { id number token state total { grand_total ${money} total_tax ${money} } } errors { message } } }`,
      { id: cartId },
    )
    if (placeOrder.orderV2 === null) throw new Error(placeOrder.errors.map((error) => error.message).join(', '))
    const { total, ...order } = placeOrder.orderV2
    const cents = ({ value }: MoneyAnswer): number => Math.round(value * 100)
    return { ...order, total: cents(total.grand_total), tax: cents(total.total_tax), cartId }
  }

  /** Starts a payment and returns the URL of its payment page. */
  async startPayment(token: string, method: string | null = null): Promise<string | null> {
    const { startPayment } = await this.must<{ startPayment: { redirect_url: string | null } }>(
      `mutation ($token: String!, $method: PaymentMethodInput) {
        startPayment(input: { token: $token, payment_method: $method }) { redirect_url } }`,
      { token, method: method === null ? null : { code: method } },
    )
    return startPayment.redirect_url
  }
}
