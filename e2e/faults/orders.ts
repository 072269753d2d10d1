import type { Page } from 'playwright-core'
import { untilInteractive } from '../browser.ts'
import { filledCart, type CartItem } from '../shop.ts'
import { textsOf } from '../texts.ts'
import { callAs, newEmail, tokenOf, type Customer } from './people.ts'

export const address = {
  firstname: 'Ada',
  lastname: 'Nowak',
  street: ['Prosta 1'],
  city: 'Warszawa',
  postcode: '00-001',
  country_code: 'PL',
  telephone: '512345678',
}

type Item = CartItem & { readonly selected_options?: readonly string[] }

export interface PlacedOrder {
  readonly number: string
  readonly token: string
  readonly email: string
}

/** A cart that is ready to be ordered, of this customer or of a guest. */
export async function readyCart(
  { customer, email = newEmail(), payment }: { customer?: Customer; email?: string; payment?: string },
  items: readonly Item[] = [{ sku: 'ROLE-PLENTY', quantity: 1 }],
): Promise<string> {
  const id = customer ? await ownCart(customer) : await filledCart(items)
  const change = async (fields: string, more: Record<string, unknown> = {}, declared = ''): Promise<unknown> =>
    callAs(customer, `mutation ($id: String!${declared}) { ${fields} }`, { id, ...more })
  if (customer)
    await change(
      'addProductsToCart(cartId: $id, cartItems: $items) { user_errors { message } }',
      { items },
      ', $items: [CartItemInput!]!',
    )
  else
    await change(
      'setGuestEmailOnCart(input: { cart_id: $id, email: $email }) { cart { id } }',
      { email },
      ', $email: String!',
    )
  await change(
    'setShippingAddressesOnCart(input: { cart_id: $id, shipping_addresses: [{ address: $address }] }) { cart { id } }',
    { address },
    ', $address: CartAddressInput!',
  )
  await change(
    'setBillingAddressOnCart(input: { cart_id: $id, billing_address: { same_as_shipping: true } }) { cart { id } }',
  )
  await change(
    'setShippingMethodsOnCart(input: { cart_id: $id, shipping_methods: [{ carrier_code: "dpd", method_code: "standard" }] }) { cart { id } }',
  )
  if (payment !== undefined)
    await change(
      'setPaymentMethodOnCart(input: { cart_id: $id, payment_method: { code: $payment } }) { cart { id } }',
      { payment },
      ', $payment: String!',
    )
  return id
}

/** The customer's cart. */
export async function ownCart(customer: Customer): Promise<string> {
  return (await callAs<{ customerCart: { id: string } }>(customer, '{ customerCart { id } }')).customerCart.id
}

/** Places an order through the API. */
export async function placedOrder(
  { customer, payment = 'cashondelivery' }: { customer?: Customer; payment?: string },
  items?: readonly Item[],
): Promise<PlacedOrder> {
  const email = customer?.email ?? newEmail()
  const id = await readyCart({ ...(customer ? { customer } : {}), email, payment }, items)
  const { placeOrder } = await callAs<{
    placeOrder: { orderV2: { number: string; token: string } | null; errors: { message: string }[] }
  }>(
    customer,
    'mutation ($id: String!) { placeOrder(input: { cart_id: $id }) { orderV2 { number token } errors { message } } }',
    { id },
  )
  if (placeOrder.orderV2 === null) throw new Error(placeOrder.errors.map(({ message }) => message).join(', '))
  return { ...placeOrder.orderV2, email }
}

/** The status of an order in the shop's language: by its token for a guest, by its number for a customer. */
export async function statusOf({ token, number }: PlacedOrder, customer?: Customer): Promise<string> {
  if (customer) {
    const own =
      'query ($number: String!) { customer { orders(filter: { number: { eq: $number } }) { items { status } } } }'
    const { customer: me } = await callAs<{ customer: { orders: { items: { status: string }[] } } }>(
      await signedInAgain(customer),
      own,
      { number },
    )
    return me.orders.items[0]?.status ?? ''
  }
  const query = 'query ($token: String!) { guestOrderByToken(input: { token: $token }) { status } }'
  return (await callAs<{ guestOrderByToken: { status: string } }>(undefined, query, { token })).guestOrderByToken.status
}

/** The same customer with a new session, which no other tab has ended. */
export const signedInAgain = async (customer: Customer): Promise<Customer> => ({
  ...customer,
  token: await tokenOf(customer.email),
})

interface Line {
  readonly uid: string
  readonly quantity: number
  readonly product: { readonly sku: string; readonly name: string }
  readonly configured_variant?: { readonly sku: string }
}

export interface HeldCart {
  readonly items: readonly Line[]
  readonly saved_items: readonly Line[]
  readonly applied_coupons: readonly { code: string }[] | null
  readonly applied_gift_cards: readonly { code: string }[] | null
  readonly gift_message: { message: string } | null
}

/** A cart and its owner, which is a guest if there is no customer. */
export interface OwnedCart {
  readonly cart: string
  readonly customer?: Customer
}

/** The current content of a cart. */
export async function cartOf({ cart: id, customer }: OwnedCart): Promise<HeldCart> {
  const line = 'uid quantity product { sku name } ... on ConfigurableCartItem { configured_variant { sku } }'
  const query = `query ($id: String!) { cart(cart_id: $id) { items { ${line} } saved_items { ${line} }
    applied_coupons { code } applied_gift_cards { code } gift_message { message } } }`
  return (await callAs<{ cart: HeldCart }>(customer, query, { id })).cart
}

/** The quantity of a product in a cart. */
export async function quantityIn(owned: OwnedCart, sku: string): Promise<number> {
  const { items } = await cartOf(owned)
  return items
    .filter((item) => item.product.sku === sku || item.configured_variant?.sku === sku)
    .reduce((sum, { quantity }) => sum + quantity, 0)
}

/** Presses the button on the page of an order that adds its items to the cart again. */
export async function orderAgain(page: Page): Promise<void> {
  const again = page.getByRole('button', { name: textsOf('pl-PL')('order.reorder') })
  await untilInteractive(again)
  await again.click()
}
