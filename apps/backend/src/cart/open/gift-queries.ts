import { sql } from 'kysely'
import type { Reader, Writer } from '#src/platform/database.ts'
import type { GiftMessage, GiftWrapping } from '../types.ts'

/** The gift wrappings with a price in this currency, with texts in the locale or else in English. */
export async function selectWrappings(db: Reader, currency: string, locale: string): Promise<GiftWrapping[]> {
  const { rows } = await sql<GiftWrapping>`
    select id, coalesce(designs ->> ${locale}::text, designs ->> 'en_US', code) as design,
      coalesce(default_messages ->> ${locale}::text, default_messages ->> 'en_US') as "defaultMessage",
      (prices ->> ${currency}::text)::int as price, image
    from cart_gift_wrapping where is_active and prices ->> ${currency}::text is not null order by position, id`.execute(
    db,
  )
  return rows
}

export interface ItemGifts {
  id: number
  wrappingId: number | null
  wrappedQuantity: number | null
  message: GiftMessage | null
}

/** Saves the gift wrapping and message of cart lines. */
export async function updateItemGifts(tx: Writer, cartId: number, items: ItemGifts[]): Promise<void> {
  await sql`
    update cart_item i set gift_wrapping_id = r."wrappingId", wrapped_quantity = r."wrappedQuantity", gift_message = r.message
    from json_to_recordset(${JSON.stringify(items)}::json)
      as r(id bigint, "wrappingId" int, "wrappedQuantity" int, message jsonb)
    where i.cart_id = ${cartId} and i.id = r.id`.execute(tx)
}

/** A gift wrapping as imported: gross prices in minor units by currency, texts by locale. */
export interface GiftWrappingDraft {
  code: string
  designs: Record<string, string>
  defaultMessages: Record<string, string>
  prices: Record<string, number>
  image: string | null
  position: number
  isActive: boolean
}

/** Saves gift wrappings by code. Returns how many were created and updated. */
export async function upsertWrappings(
  tx: Writer,
  drafts: GiftWrappingDraft[],
): Promise<{ created: number; changed: number }> {
  const { rows } = await sql<{ isNew: boolean }>`
    insert into cart_gift_wrapping as w (code, designs, default_messages, prices, image, position, is_active)
    select code, designs, "defaultMessages", prices, image, position, "isActive"
    from json_to_recordset(${JSON.stringify(drafts)}::json) as r(code text, designs jsonb, "defaultMessages" jsonb,
      prices jsonb, image text, position int, "isActive" boolean)
    on conflict (code) do update set designs = excluded.designs, default_messages = excluded.default_messages,
      prices = excluded.prices, image = excluded.image, position = excluded.position, is_active = excluded.is_active
    where (w.designs, w.default_messages, w.prices, w.image, w.position, w.is_active) is distinct from
      (excluded.designs, excluded.default_messages, excluded.prices, excluded.image, excluded.position, excluded.is_active)
    returning xmax = 0 as "isNew"`.execute(tx)
  const created = rows.filter(({ isNew }) => isNew).length
  return { created, changed: rows.length - created }
}
