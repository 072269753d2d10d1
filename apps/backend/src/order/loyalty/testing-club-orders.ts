import { CartClient, polishAddress, type PlacedOrder } from '#src/cart/testing-client.ts'
import type { ClubClient } from '#src/loyalty/testing-club.ts'
import { deliverDueEvents } from '#src/testing/testing-events.ts'
import type { TestShop } from '#src/testing/testing.ts'
import { changeByStaff } from '../testing-orders.ts'

export const clientOf = (shop: TestShop, { headers }: ClubClient): CartClient =>
  new CartClient(shop, headers['store'], headers['authorization']?.replace('Bearer ', ''))

/** The cart of a member with some pieces of the product that never runs out and costs 10 zł, perhaps with a coupon. */
export async function clubCart(
  shop: TestShop,
  club: ClubClient,
  quantity: number,
  coupon: string | null = null,
): Promise<string> {
  const client = clientOf(shop, club)
  const { customerCart } = await client.must<{ customerCart: { id: string } }>('{ customerCart { id } }')
  const { id } = customerCart
  await client.add(id, [{ sku: 'ROLE-PLENTY', quantity }])
  await client.setAddress(id, polishAddress)
  const steps = [
    'setBillingAddressOnCart(input: { cart_id: $id, billing_address: { same_as_shipping: true } }) { cart { id } }',
    `setShippingMethodsOnCart(input: { cart_id: $id,
      shipping_methods: [{ carrier_code: "dpd", method_code: "standard" }] }) { cart { id } }`,
    'setPaymentMethodOnCart(input: { cart_id: $id, payment_method: { code: "banktransfer" } }) { cart { id } }',
    ...(coupon === null
      ? []
      : [`applyCouponToCart(input: { cart_id: $id, coupon_code: "${coupon}" }) { cart { id } }`]),
  ]
  for (const step of steps) await client.must(`mutation ($id: String!) { ${step} }`, { id })
  return id
}

/** An unpaid order of a member. */
export const clubOrder = async (
  shop: TestShop,
  club: ClubClient,
  quantity = 10,
  coupon: string | null = null,
): Promise<PlacedOrder> => clientOf(shop, club).place(await clubCart(shop, club, quantity, coupon))

/** Pays an order, and delivers the events. */
export async function pay(shop: TestShop, { number }: PlacedOrder): Promise<void> {
  await changeByStaff(shop, number, { name: 'pay', reference: null })
  await deliverDueEvents(shop.database)
}

/** Refunds an amount in minor units, or everything, and delivers the events. */
export async function refund(shop: TestShop, { number }: PlacedOrder, amount: number | null): Promise<void> {
  await changeByStaff(shop, number, { name: 'refund', amount })
  await deliverDueEvents(shop.database)
}
