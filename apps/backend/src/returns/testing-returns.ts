import { sql } from 'kysely'
import { CartClient, type PlacedOrder } from '../cart/testing-client.ts'
import { changeByStaff } from '../order/testing-orders.ts'
import type { TestShop } from '../testing/testing.ts'

export const account = 'PL61 1090 1014 0000 0712 1981 2874'

export interface SentOrder extends PlacedOrder {
  /** The uids of its items. */
  items: string[]
}

interface OrderOptions {
  /** The account of the buyer; a guest if omitted. */
  email?: string | null
  quantity?: number
  sku?: string
  /** The reference of the payment, if a provider was paid. */
  reference?: string | null
  /** The code of the gift card that pays. */
  card?: string
}

/** Places, pays and ships an order. */
export async function sentOrder(
  shop: TestShop,
  { email = null, quantity = 2, sku = 'ROLE-PLENTY', reference = null, card }: OrderOptions,
): Promise<SentOrder> {
  const order = await placeOrder(new CartClient(shop), { sku, quantity }, card)
  if (email !== null)
    await sql`update order_order set customer_id = (select id from customer_customer where email = ${email})
      where number = ${order.number}`.execute(shop.database.reader)
  await changeByStaff(shop, order.number, { name: 'pay', reference })
  await changeByStaff(shop, order.number, { name: 'ship', carrier: 'dpd', title: 'DPD', trackingNumber: null })
  const { rows } = await sql<{ uid: string }>`
    select encode(i.id::text::bytea, 'base64') as uid from order_item i join order_order o on o.id = i.order_id
    where o.number = ${order.number} order by i.id`.execute(shop.database.reader)
  return { ...order, items: rows.map(({ uid }) => uid) }
}

async function placeOrder(
  client: CartClient,
  item: { sku: string; quantity: number },
  card: string | undefined,
): Promise<PlacedOrder> {
  const id = await client.newCart()
  await client.add(id, [item])
  await client.makeReady(id)
  if (card !== undefined)
    await client.must(
      `mutation ($id: String!, $card: String!) {
        applyGiftCardToCart(input: { cart_id: $id, gift_card_code: $card }) { cart { id } } }`,
      { id, card },
    )
  return client.place(id)
}

/** The input of a request for pieces of one item. */
export const returnItem = (uid: string, quantity = 1, bankAccount: string | null = account) => ({
  order_item_uid: uid,
  quantity_to_return: quantity,
  selected_custom_attributes: [{ attribute_code: 'reason', value: 'too_small' }],
  entered_custom_attributes: bankAccount === null ? [] : [{ attribute_code: 'bank_account', value: bankAccount }],
})

export interface ReturnAnswer {
  uid: string
  number: string
  status: string
  bank_account_ending: string | null
  exchange: {
    uid: string
    sku: string
    quantity: number
    status: string
    held_until: string | null
    tracking_number: string | null
    can_cancel: boolean
    selected_options: { label: string; value: string }[]
  } | null
  refund_amount: { value: number; currency: string }
  customer: { email: string; firstname: string }
  order: { number: string }
  items: {
    status: string
    quantity: number
    request_quantity: number
    order_item: { id: string; product_sku: string }
    custom_attributesV2: { code: string; selected_options: { label: string; value: string }[] }[]
  }[]
  comments: { author_name: string; text: string }[]
  available_shipping_carriers: { uid: string; label: string }[]
  shipping: { send_to: string; tracking: { uid: string; tracking_number: string; carrier: { label: string } }[] }
}

export const returnSelection = `uid number status bank_account_ending
  exchange { uid sku quantity status held_until tracking_number can_cancel selected_options { label value } } refund_amount { value currency }
  customer { email firstname } order { number }
  items { status quantity request_quantity order_item { id product_sku }
    custom_attributesV2 { code ... on AttributeSelectedOptions { selected_options { label value } } } }
  comments { author_name text } available_shipping_carriers { uid label }
  shipping { send_to tracking { uid tracking_number carrier { label } } }`

type Headers = Record<string, string>

export const requestReturn = (
  shop: TestShop,
  order: { id: string },
  items: readonly object[],
  headers: Headers,
  comment: string | null = null,
) =>
  shop.execute<{ requestReturn: { return: ReturnAnswer } | null }>(
    `mutation ($input: RequestReturnInput!) { requestReturn(input: $input) { return { ${returnSelection} } } }`,
    { input: { order_uid: order.id, items, comment_text: comment } },
    headers,
  )

/** Requests the exchange of one piece of an order for another size. */
export const requestExchange = (
  shop: TestShop,
  order: SentOrder,
  { sku, ...more }: { sku: string; quantity?: number; exchange_uid?: string; order_item_uid?: string },
  headers: Headers,
) =>
  shop.execute<{ requestExchange: { return: ReturnAnswer } | null }>(
    `mutation ($input: RequestExchangeInput!) { requestExchange(input: $input) { return { ${returnSelection} } } }`,
    { input: { order_uid: order.id, order_item_uid: order.items[0], sku, ...more } },
    headers,
  )
