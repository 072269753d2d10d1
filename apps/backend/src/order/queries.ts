import { sql } from 'kysely'
import { cartIdOf, type CartKey } from '#src/cart/cart.ts'
import { statement, type Reader, type Statement, type Writer } from '#src/platform/database.ts'
import type { Order, OrderItem } from './types.ts'

export const orderColumns = sql`id, number, token, cart_id as "cartId", store_id as "storeId", customer_id as "customerId",
  email, status, currency, subtotal, subtotal_excluding_tax as "subtotalExcludingTax", shipping,
  shipping_excluding_tax as "shippingExcludingTax", shipping_discount as "shippingDiscount", discount, discounts, coupon_codes as "couponCodes",
  gift_options as "giftOptions", gifts, tax, grand_total as "grandTotal",
  gift_cards as "cardPayments", gift_card_total as "cardTotal", gift_card_returned as "cardReturned", taxes,
  shipping_address as "shippingAddress", billing_address as "billingAddress", carrier_code as "carrierCode",
  method_code as "methodCode", delivery_title as "deliveryTitle", pickup_place as "pickupPlace",
  delivery_dates as "deliveryDates", payment_code as "paymentCode",
  payment_title as "paymentTitle", transfer, placed_at as "placedAt", status_changed_at as "statusChangedAt", paid_at as "paidAt",
  paid_reference as "paidReference",
  shipped_at as "shippedAt", refunded`

export const itemColumns = sql`id, product_id as "productId", variant_id as "variantId", sku, parent_sku as "parentSku", type, name,
  url_key as "urlKey", options, gift_card as "giftCard", quantity, price, price_excluding_tax as "priceExcludingTax",
  row_total as "rowTotal", row_total_excluding_tax as "rowTotalExcludingTax", discount, discounts, gifts, tax,
  tax_rate as "taxRate", picture`

export const orderByCart = (cart: CartKey): Statement<Order | undefined> =>
  statement(sql<Order>`select ${orderColumns} from order_order where cart_id = ${cartIdOf(cart)}`, ([order]) => order)

export async function selectOrderByNumber(db: Reader, number: string): Promise<Order | undefined> {
  const { rows } = await sql<Order>`select ${orderColumns} from order_order where number = ${number}`.execute(db)
  return rows[0]
}

export async function selectOrderByToken(db: Reader, token: string): Promise<Order | undefined> {
  const { rows } = await sql<Order>`select ${orderColumns} from order_order where token = ${token}`.execute(db)
  return rows[0]
}

export async function selectOrdersById(db: Reader, ids: readonly number[]): Promise<Order[]> {
  const { rows } = await sql<Order>`
    select ${orderColumns} from order_order where id = any(${[...ids]}::bigint[])`.execute(db)
  return rows
}

export interface OrderSelection {
  customerId: number
  storeId: number | null
  numbers: string[] | null
  match: string | null
  statuses: string[] | null
  /** A range of totals in minor units. */
  total: { from: number | null; to: number | null }
  placed: { from: Date | null; to: Date | null }
}

/** One page of a customer's filtered orders, with the total count and the date of the first order. */
export async function selectOrdersOf(
  db: Reader,
  chosen: OrderSelection,
  page: { size: number; current: number; field: 'NUMBER' | 'CREATED_AT'; direction: 'ASC' | 'DESC' },
): Promise<{ orders: Order[]; count: number; first: Date | null }> {
  const placed = { from: chosen.placed.from?.toISOString() ?? null, to: chosen.placed.to?.toISOString() ?? null }
  const where = sql`customer_id = ${chosen.customerId}
    and (${chosen.storeId}::int is null or store_id = ${chosen.storeId}::int)
    and (${chosen.numbers}::text[] is null or number = any(${chosen.numbers}::text[]))
    and (${chosen.match}::text is null or strpos(lower(number), lower(${chosen.match}::text)) > 0)
    and (${chosen.statuses}::text[] is null or status = any(${chosen.statuses}::text[]))
    and (${chosen.total.from}::bigint is null or grand_total >= ${chosen.total.from}::bigint)
    and (${chosen.total.to}::bigint is null or grand_total <= ${chosen.total.to}::bigint)
    and (${placed.from}::timestamptz is null or placed_at >= ${placed.from}::timestamptz)
    and (${placed.to}::timestamptz is null or placed_at <= ${placed.to}::timestamptz)`
  const order = sql.raw(`${page.field === 'NUMBER' ? 'number' : 'placed_at'} ${page.direction}, id ${page.direction}`)
  const { rows } = await sql<Order>`
    select ${orderColumns} from order_order where ${where}
    order by ${order} limit ${page.size} offset ${(page.current - 1) * page.size}`.execute(db)
  const counted = await sql<{ count: number; first: Date | null }>`
    select count(*)::int as count, (select min(placed_at) from order_order where customer_id = ${chosen.customerId}) as first
    from order_order where ${where}`.execute(db)
  return { orders: rows, count: counted.rows[0]?.count ?? 0, first: counted.rows[0]?.first ?? null }
}

/** The items of several orders in one query. */
export async function selectItemsOf(
  db: Reader,
  orderIds: readonly number[],
): Promise<(OrderItem & { orderId: number })[]> {
  const { rows } = await sql<OrderItem & { orderId: number }>`
    select order_id as "orderId", ${itemColumns} from order_item where order_id = any(${[...orderIds]}::bigint[])
    order by id`.execute(db)
  return rows
}

export async function selectItems(db: Reader, orderId: number): Promise<OrderItem[]> {
  const { rows } = await sql<OrderItem>`
    select ${itemColumns} from order_item where order_id = ${orderId} order by id`.execute(db)
  return rows
}

/**
 * Keeps the description of the shop as it is until the order is stored; orders do not wait for each other. Results in the next order id,
 * which is reserved so that the stock ledger can name the order before it is stored.
 */
export const holdShop: Statement<number> = statement(
  sql<{ id: number }>`
    select pg_advisory_xact_lock_shared(hashtext('shop_of_orders')), nextval('order_order_id_seq') as id`,
  ([row]) => Number(row?.id),
)

/**
 * Waits for the orders that are being placed, and lets none begin before the transaction ends: an order never has the delivery price of
 * one description and the tax of another. To be called last in the transaction, because buyers wait for it.
 */
export async function waitForOrders(tx: Writer): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('shop_of_orders'))`.execute(tx)
}

/** The store view's next order number. The counter stays locked until the transaction ends: no gaps, no duplicates. */
export const nextNumberOf = (storeId: number): Statement<number> =>
  statement(
    sql<{ last: number }>`
      insert into order_sequence (store_id, last_number) values (${storeId}, 1)
      on conflict (store_id) do update set last_number = order_sequence.last_number + 1
      returning last_number as last`,
    ([row]) => Number(row?.last),
  )

export function orderRowOf(order: Order): Statement<void> {
  const json = (value: unknown) => (value === null ? sql`null` : sql`${JSON.stringify(value)}::jsonb`)
  return statement(
    sql`
    insert into order_order (id, number, token, cart_id, store_id, customer_id, email, status, currency, subtotal,
      subtotal_excluding_tax, shipping, shipping_excluding_tax, discount, discounts, coupon_codes, gift_options,
      gifts, tax, grand_total, gift_cards, gift_card_total, taxes, shipping_address,
      billing_address, carrier_code, method_code, delivery_title, pickup_place, delivery_dates, payment_code, payment_title,
      transfer, placed_at, shipping_discount)
    overriding system value
    values (${order.id}, ${order.number}, ${order.token}, ${order.cartId}, ${order.storeId}, ${order.customerId},
      ${order.email}, ${order.status}, ${order.currency}, ${order.subtotal}, ${order.subtotalExcludingTax},
      ${order.shipping}, ${order.shippingExcludingTax}, ${order.discount}, ${json(order.discounts)},
      ${order.couponCodes}::text[], ${order.giftOptions}, ${json(order.gifts)}, ${order.tax}, ${order.grandTotal},
      ${json(order.cardPayments)}, ${order.cardTotal}, ${json(order.taxes)}, ${json(order.shippingAddress)}, ${json(order.billingAddress)}, ${order.carrierCode},
      ${order.methodCode}, ${order.deliveryTitle}, ${json(order.pickupPlace)}, ${json(order.deliveryDates)},
      ${order.paymentCode}, ${order.paymentTitle}, ${json(order.transfer)}, ${order.placedAt}, ${order.shippingDiscount})`,
    () => undefined,
  )
}

/** Results in the stored items, in their order. */
export const itemRowsOf = (orderId: number, items: Omit<OrderItem, 'id'>[]): Statement<OrderItem[]> =>
  statement(
    sql<OrderItem>`
    insert into order_item (order_id, product_id, variant_id, sku, parent_sku, type, name, url_key, options, gift_card,
      quantity, price, price_excluding_tax, row_total, row_total_excluding_tax, discount, discounts, gifts, tax, tax_rate,
      picture)
    select ${orderId}::bigint, "productId", "variantId", sku, "parentSku", type, name, "urlKey", options, "giftCard",
      quantity, price, "priceExcludingTax", "rowTotal", "rowTotalExcludingTax", discount, discounts, gifts, tax, "taxRate", picture
    from json_to_recordset(${JSON.stringify(items.map((item, place) => ({ ...item, place })))}::json) as r(place int,
      "productId" int, "variantId" int, sku text, "parentSku" text, type text, name text, "urlKey" text, options jsonb,
      "giftCard" jsonb, quantity int, price bigint, "priceExcludingTax" bigint, "rowTotal" bigint,
      "rowTotalExcludingTax" bigint, discount bigint, discounts jsonb, gifts jsonb, tax bigint, "taxRate" int, picture text)
    order by place returning ${itemColumns}`,
    (rows) => rows,
  )

/** A signed-in customer as a buyer. */
export const buyerOf = (customerId: number): Statement<{ email: string; isAgent: boolean } | undefined> =>
  statement(
    sql<{ email: string; isAgent: boolean }>`
      select email, is_agent as "isAgent" from customer_customer where id = ${customerId}`,
    ([row]) => row,
  )
