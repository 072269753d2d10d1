import { AdyenDouble, type NotificationFields } from '../apps/backend/src/payment/providers/adyen/testing-adyen.ts'
import { postGraphql } from './post-graphql.ts'
import { callGraphql } from './shop.ts'
import { openSmallShop } from './small-shop.ts'

export interface CardOrder {
  readonly number: string
  readonly token: string
  /** The path of the page with the card form. */
  readonly path: string
}

export interface CardShop {
  readonly address: string
  readonly adyen: AdyenDouble
  /** Places an order by card through the API, and starts its payment: as a guest, or as the customer with this token. */
  placeOrder(customerToken?: string): Promise<CardOrder>
  /** The payment status of an order. */
  statusOf(order: CardOrder): Promise<string>
  /** Posts a notification to the shop, as Adyen does. */
  deliverNotification(notification: NotificationFields): Promise<void>
  close(): Promise<void>
}

/** Starts a shop that takes cards with Adyen, replaced by our test double. */
export async function openCardShop(): Promise<CardShop> {
  const adyen = await AdyenDouble.open()
  const { apiKey, merchantAccount, clientKey, hmacKeys, apiUrl = '' } = adyen.settings
  const shop = await openSmallShop({
    ADYEN_API_KEY: apiKey,
    ADYEN_MERCHANT_ACCOUNT: merchantAccount,
    ADYEN_CLIENT_KEY: clientKey,
    ADYEN_HMAC_KEY: hmacKeys.join(','),
    ADYEN_API_URL: apiUrl,
  })
  return {
    address: shop.address,
    adyen,
    placeOrder: (customerToken) => placeOrder(shop.address, customerToken),
    async statusOf({ token }) {
      const query = 'query ($token: String!) { orderPayment(input: { token: $token }) { status } }'
      const { orderPayment } = await callGraphql<{ orderPayment: { status: string } }>(
        query,
        { token },
        'pl',
        shop.address,
      )
      return orderPayment.status
    },
    async deliverNotification(notification) {
      const response = await fetch(`${shop.address}/payment/notify/adyen`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: adyen.webhook(notification),
      })
      if ((await response.text()) !== '[accepted]')
        throw new Error(`The shop rejected Adyen's notification: ${response.status}`)
    },
    close: async () => {
      await shop.close()
      await adyen.close()
    },
  }
}

async function placeOrder(address: string, customerToken?: string): Promise<CardOrder> {
  const authorization = customerToken === undefined ? {} : { authorization: `Bearer ${customerToken}` }
  const call = <T>(query: string, variables: Record<string, unknown> = {}): Promise<T> =>
    postGraphql(address, { query, variables, headers: { store: 'pl', ...authorization } })
  const id =
    customerToken === undefined
      ? (await call<{ id: string }>('mutation { id: createEmptyCart }')).id
      : (await call<{ cart: { id: string } }>('{ cart: customerCart { id } }')).cart.id
  const email =
    customerToken === undefined
      ? 'setGuestEmailOnCart(input: { cart_id: $id, email: "ada@example.com" }) { cart { id } }'
      : ''
  const { placed } = await call<{ placed: { orderV2: { number: string; token: string } } }>(
    `mutation ($id: String!) {
      addProductsToCart(cartId: $id, cartItems: [{ sku: "ROLE-PLENTY", quantity: 1 }]) { user_errors { message } }
      ${email}
      setShippingAddressesOnCart(input: { cart_id: $id, shipping_addresses: [{ address: { firstname: "Ada",
        lastname: "Nowak", street: ["Prosta 1"], city: "Warszawa", postcode: "00-001", country_code: "PL",
        telephone: "512345678" } }] }) { cart { id } }
      setBillingAddressOnCart(input: { cart_id: $id, billing_address: { same_as_shipping: true } }) { cart { id } }
      setShippingMethodsOnCart(input: { cart_id: $id, shipping_methods: [{ carrier_code: "dpd",
        method_code: "standard" }] }) { cart { id } }
      setPaymentMethodOnCart(input: { cart_id: $id, payment_method: { code: "adyen_cc" } }) { cart { id } }
      placed: placeOrder(input: { cart_id: $id }) { orderV2 { number token } } }`,
    { id },
  )
  const order = placed.orderV2
  const { startPayment } = await call<{ startPayment: { redirect_url: string } }>(
    'mutation ($token: String!) { startPayment(input: { token: $token }) { redirect_url } }',
    { token: order.token },
  )
  return { ...order, path: startPayment.redirect_url }
}
