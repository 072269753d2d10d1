import { sql } from 'kysely'
import type { Reader, Writer } from '#src/platform/database.ts'
import type { NewLine } from '../queries.ts'
import type { CartHead, StoredLine } from '../types.ts'

type Owner = Pick<CartHead, 'id' | 'customerId' | 'groupId'>

const own = ({ id, customerId, groupId }: Owner) =>
  customerId === null ? sql`cart_id = ${id}` : sql`customer_id = ${customerId} and group_id = ${groupId}`

/** The saved lines of the cart's owner, latest first. */
export async function selectSavedLines(db: Reader, owner: Owner): Promise<StoredLine[]> {
  const { rows } = await sql<StoredLine>`
    select id, product_id as "productId", variant_id as "variantId", quantity, gift_card as "giftCard",
      gift_wrapping_id as "giftWrappingId", wrapped_quantity as "wrappedQuantity", gift_message as "giftMessage", signature,
      created_at as "createdAt"
    from cart_saved_item where ${own(owner)} order by id desc`.execute(db)
  return rows
}

const largest = 1_000_000
const json = (value: unknown) => (value === null ? null : JSON.stringify(value))

/** Saves lines for later. Equal saved lines are summed. */
export async function insertSavedLines(tx: Writer, owner: Owner, lines: NewLine[], now: Date): Promise<void> {
  const [cartId, customerId] = owner.customerId === null ? [owner.id, null] : [null, owner.customerId]
  for (const line of lines)
    await sql`
      insert into cart_saved_item
        (cart_id, customer_id, group_id, product_id, variant_id, quantity, gift_card, gift_wrapping_id, wrapped_quantity,
          gift_message, signature, created_at)
      values (${cartId}, ${customerId}, ${owner.groupId}, ${line.productId}, ${line.variantId}, ${line.quantity},
        ${json(line.giftCard)}::jsonb, ${line.giftWrappingId}, ${line.wrappedQuantity}, ${json(line.giftMessage)}::jsonb,
        ${line.signature}, ${now})
      on conflict (cart_id, customer_id, group_id, signature)
      do update set quantity = least(${largest}, cart_saved_item.quantity + excluded.quantity),
        gift_wrapping_id = coalesce(excluded.gift_wrapping_id, cart_saved_item.gift_wrapping_id),
        wrapped_quantity = case when excluded.gift_wrapping_id is null then cart_saved_item.wrapped_quantity
          else coalesce(excluded.wrapped_quantity, excluded.quantity) end,
        gift_message = coalesce(excluded.gift_message, cart_saved_item.gift_message)`.execute(tx)
}

export async function deleteSavedLines(tx: Writer, owner: Owner, ids: number[]): Promise<void> {
  await sql`delete from cart_saved_item where ${own(owner)} and id = any(${ids}::bigint[])`.execute(tx)
}
