import { sql } from 'kysely'
import { run, statement, type Reader, type Statement, type Writer } from '#src/platform/database.ts'
import type { CartAddress, CartHead, GiftMessage, SeenCard, StoredLine } from './types.ts'

type Sql = ReturnType<typeof sql>

const headColumns = sql`id, masked_id as "maskedId", store_id as "storeId", group_id as "groupId",
  customer_id as "customerId", email, is_active as "isActive", shipping_address as "shippingAddress",
  billing_address as "billingAddress", billing_same_as_shipping as "billingSameAsShipping",
  carrier_code as "carrierCode", method_code as "methodCode", payment_code as "paymentCode",
  coupon_codes as "couponCodes", gift_cards as "seenCards", gift_wrapping_id as "giftWrappingId", gift_message as "giftMessage",
  gift_receipt as "giftReceipt", printed_card as "printedCard"`

/** A cart that is known by either of its ids, or the active cart of a customer. */
export type CartKey =
  | { readonly id: number }
  | { readonly maskedId: string }
  | { readonly customerId: number; readonly groupId: number }

export function cartIdOf(key: CartKey): Sql {
  if ('id' in key) return sql`${key.id}::bigint`
  if ('maskedId' in key) return sql`(select id from cart_cart where masked_id = ${key.maskedId})`
  return sql`(select id from cart_cart where ${isActiveOf(key)})`
}

const isActiveOf = ({ customerId, groupId }: { customerId: number; groupId: number }) =>
  sql`customer_id = ${customerId} and group_id = ${groupId} and is_active`

export interface NewCart {
  maskedId: string
  storeId: number
  groupId: number
  customerId: number | null
}

/** Results in false if the id is taken or the customer already has an active cart in the group. */
export const insertionOf = (cart: NewCart): Statement<boolean> =>
  statement(
    sql`
      insert into cart_cart (masked_id, store_id, group_id, customer_id)
      values (${cart.maskedId}, ${cart.storeId}, ${cart.groupId}, ${cart.customerId})
      on conflict do nothing returning id`,
    (rows) => rows.length > 0,
  )

export const insertCart = (tx: Writer, cart: NewCart): Promise<boolean> => run(tx, insertionOf(cart))

export const cartOf = (maskedId: string): Statement<CartHead | undefined> =>
  statement(sql<CartHead>`select ${headColumns} from cart_cart where masked_id = ${maskedId}`, ([head]) => head)

export const selectCart = (db: Reader, maskedId: string): Promise<CartHead | undefined> => run(db, cartOf(maskedId))

export async function selectCartById(db: Reader, id: number): Promise<CartHead | undefined> {
  const { rows } = await sql<CartHead>`select ${headColumns} from cart_cart where id = ${id}`.execute(db)
  return rows[0]
}

export const lockOf = (maskedId: string): Statement<CartHead | undefined> =>
  statement(
    sql<CartHead>`select ${headColumns} from cart_cart where masked_id = ${maskedId} for update`,
    ([head]) => head,
  )

/** Locks the carts in ascending order of id, which prevents deadlocks. */
export async function lockCarts(tx: Writer, maskedIds: string[]): Promise<CartHead[]> {
  const { rows } = await sql<CartHead>`
    select ${headColumns} from cart_cart where masked_id = any(${maskedIds}::text[]) order by id for update`.execute(tx)
  return rows
}

export const activeCartOf = (customerId: number, groupId: number): Statement<CartHead | undefined> =>
  statement(
    sql<CartHead>`select ${headColumns} from cart_cart where ${isActiveOf({ customerId, groupId })}`,
    ([head]) => head,
  )

const lineColumns = sql`id, product_id as "productId", variant_id as "variantId", quantity, gift_card as "giftCard",
  gift_wrapping_id as "giftWrappingId", wrapped_quantity as "wrappedQuantity", gift_message as "giftMessage", signature,
  created_at as "createdAt"`

export const linesOf = (cart: CartKey): Statement<StoredLine[]> =>
  statement(
    sql<StoredLine>`select ${lineColumns} from cart_item where cart_id = ${cartIdOf(cart)} order by id`,
    (rows) => rows,
  )

export const selectLines = (db: Reader, id: number): Promise<StoredLine[]> => run(db, linesOf({ id }))

export type NewLine = Omit<StoredLine, 'id' | 'createdAt'>

/** Inserts lines, or updates those with the same signature. Results in the stored lines. */
export const savingOf = (cartId: number, lines: NewLine[]): Statement<StoredLine[]> =>
  statement(
    sql<StoredLine>`
      insert into cart_item (cart_id, product_id, variant_id, quantity, gift_card, gift_wrapping_id, wrapped_quantity,
        gift_message, signature)
      select ${cartId}::bigint, r.product, r.variant, r.quantity, r.gift_card, r.wrapping, r.wrapped, r.message, r.signature
      from json_to_recordset(${JSON.stringify(lines.map(record))}::json)
        as r(place int, product int, variant int, quantity int, gift_card jsonb,
          wrapping int, wrapped int, message jsonb, signature text)
      order by r.place
      on conflict (cart_id, signature) do update set quantity = excluded.quantity returning ${lineColumns}`,
    (rows) => rows,
  )

export async function saveLines(tx: Writer, cartId: number, lines: NewLine[]): Promise<void> {
  await run(tx, savingOf(cartId, lines))
}

function record(line: NewLine, place: number): Record<string, unknown> {
  return {
    place,
    product: line.productId,
    variant: line.variantId,
    quantity: line.quantity,
    gift_card: line.giftCard,
    wrapping: line.giftWrappingId,
    wrapped: line.wrappedQuantity,
    message: line.giftMessage,
    signature: line.signature,
  }
}

/** Changes the variant of a line, which keeps its position in the cart. */
export async function updateLine(
  tx: Writer,
  cartId: number,
  id: number,
  line: Pick<NewLine, 'variantId' | 'signature' | 'quantity'>,
): Promise<void> {
  await sql`
    update cart_item set variant_id = ${line.variantId}, signature = ${line.signature}, quantity = ${line.quantity}
    where cart_id = ${cartId} and id = ${id}`.execute(tx)
}

export async function deleteLines(tx: Writer, cartId: number, ids: number[]): Promise<void> {
  await sql`delete from cart_item where cart_id = ${cartId} and id = any(${ids}::bigint[])`.execute(tx)
}

/** Changes to a cart by checkout and payment. Undefined fields keep their value. */
export interface CartChanges {
  storeId?: number
  email?: string
  shippingAddress?: CartAddress
  billingAddress?: CartAddress | null
  billingSameAsShipping?: boolean
  delivery?: { carrierCode: string; methodCode: string } | null
  paymentCode?: string
  isActive?: boolean
  couponCodes?: string[]
  seenCards?: SeenCard[]
  giftWrappingId?: number | null
  giftMessage?: GiftMessage | null
  giftReceipt?: boolean
  printedCard?: boolean
}

export async function updateCart(tx: Writer, cartId: number, changes: CartChanges, now: Date): Promise<void> {
  await run(tx, updateOf(cartId, changes, now))
}

/** Results in the changed cart. */
export const updateOf = (cartId: number, changes: CartChanges, now: Date): Statement<CartHead | undefined> =>
  updateWhere(sql`id = ${cartId}`, changes, now)

/** The caller of a request: a customer, or a guest of a store group. */
interface Caller {
  customerId: number | null
  groupId: number
}

/** What a cart must be for a change that is made without reading the cart first. */
const conditions = {
  any: sql``,
  hasShippingAddress: sql`and shipping_address is not null`,
  // Without virtual goods and a delivery that another address could end.
  hasNoDelivery: sql`and carrier_code is null and not exists (
    select from cart_item i join catalogue_product p on p.id = i.product_id where i.cart_id = cart_cart.id
      and (p.type = 'virtual' or (p.type = 'giftcard' and p.giftcard_type = 'VIRTUAL')))`,
} satisfies Record<string, Sql>

export type CartCondition = keyof typeof conditions

/** Changes the cart if it is active, the caller may use it and the condition holds. Otherwise results in undefined, and changes nothing. */
export const ownUpdateOf = (
  { customerId, groupId }: Caller,
  maskedId: string,
  condition: CartCondition,
  changes: CartChanges,
  now: Date,
): Statement<CartHead | undefined> =>
  updateWhere(
    sql`masked_id = ${maskedId} and is_active and group_id = ${groupId}
      and (customer_id is null or customer_id = ${customerId}::int)
      ${conditions[condition]}`,
    changes,
    now,
  )

/** Closes a cart that has become an order. */
export const closureOf = (cartId: number, now: Date): Statement<void> =>
  statement(sql`update cart_cart set is_active = false, updated_at = ${now} where id = ${cartId}`, () => undefined)

function updateWhere(condition: Sql, changes: CartChanges, now: Date): Statement<CartHead | undefined> {
  const { delivery } = changes
  const sets = [
    sql`updated_at = ${now}`,
    changes.storeId === undefined ? undefined : sql`store_id = ${changes.storeId}`,
    changes.email === undefined ? undefined : sql`email = ${changes.email}`,
    changes.shippingAddress === undefined ? undefined : sql`shipping_address = ${asJson(changes.shippingAddress)}`,
    changes.billingAddress === undefined ? undefined : sql`billing_address = ${asJson(changes.billingAddress)}`,
    changes.billingSameAsShipping === undefined
      ? undefined
      : sql`billing_same_as_shipping = ${changes.billingSameAsShipping}`,
    delivery === undefined
      ? undefined
      : sql`carrier_code = ${delivery?.carrierCode ?? null}, method_code = ${delivery?.methodCode ?? null}`,
    changes.paymentCode === undefined ? undefined : sql`payment_code = ${changes.paymentCode}`,
    changes.isActive === undefined ? undefined : sql`is_active = ${changes.isActive}`,
    changes.couponCodes === undefined ? undefined : sql`coupon_codes = ${changes.couponCodes}::text[]`,
    changes.seenCards === undefined ? undefined : sql`gift_cards = ${asJson(changes.seenCards)}`,
    changes.giftWrappingId === undefined ? undefined : sql`gift_wrapping_id = ${changes.giftWrappingId}`,
    changes.giftMessage === undefined ? undefined : sql`gift_message = ${asJson(changes.giftMessage)}`,
    changes.giftReceipt === undefined ? undefined : sql`gift_receipt = ${changes.giftReceipt}`,
    changes.printedCard === undefined ? undefined : sql`printed_card = ${changes.printedCard}`,
  ].filter((set) => set !== undefined)
  return statement(
    sql<CartHead>`update cart_cart set ${sql.join(sets)} where ${condition} returning ${headColumns}`,
    ([head]) => head,
  )
}

function asJson(value: CartAddress | GiftMessage | SeenCard[] | null): Sql {
  return value === null ? sql`null` : sql`${JSON.stringify(value)}::jsonb`
}

export interface RepeatedRequest {
  requestHash: string
  errors: unknown
}

/** The outcome of an earlier request with the same Idempotency-Key. */
export const repeatedRequestOf = (
  cart: CartKey,
  { key, since }: { key: string; since: Date },
): Statement<RepeatedRequest | undefined> =>
  statement(
    sql<RepeatedRequest>`
      select request_hash as "requestHash", errors from cart_repeated_request
      where cart_id = ${cartIdOf(cart)} and key = ${key} and created_at > ${since}`,
    ([row]) => row,
  )

/** Moves the idempotency keys of a merged cart to the target, so that a retry there has no further effect. */
export async function moveRepeatedRequests(tx: Writer, sourceId: number, targetId: number): Promise<void> {
  await sql`
    insert into cart_repeated_request (cart_id, key, request_hash, errors, created_at)
    select ${targetId}, key, request_hash, errors, created_at from cart_repeated_request where cart_id = ${sourceId}
    on conflict (cart_id, key) do nothing`.execute(tx)
}

/** Stores the outcome of a request with an Idempotency-Key, and deletes some that have expired. */
export const rememberingOf = (request: {
  cartId: number
  key: string
  requestHash: string
  errors: unknown
  now: Date
  since: Date
}): readonly [Statement<void>, Statement<void>] => [
  statement(
    sql`
      insert into cart_repeated_request (cart_id, key, request_hash, errors, created_at)
      values (${request.cartId}, ${request.key}, ${request.requestHash}, ${JSON.stringify(request.errors)}::jsonb, ${request.now})
      on conflict (cart_id, key) do update
      set request_hash = excluded.request_hash, errors = excluded.errors, created_at = excluded.created_at`,
    () => undefined,
  ),
  statement(
    sql`
      delete from cart_repeated_request where (cart_id, key) in (
        select cart_id, key from cart_repeated_request where created_at <= ${request.since}
        limit 50 for update skip locked
      )`,
    () => undefined,
  ),
]

/** Deletes a customer's carts. An ordered cart keeps its row without customer and addresses, because its order refers to it. */
export async function forgetCarts(tx: Writer, customerId: number): Promise<void> {
  await sql`
    update cart_cart set customer_id = null, is_active = false, shipping_address = null, billing_address = null
    where customer_id = ${customerId} and exists (select from order_order o where o.cart_id = cart_cart.id)`.execute(tx)
  await sql`delete from cart_cart where customer_id = ${customerId}`.execute(tx)
}
