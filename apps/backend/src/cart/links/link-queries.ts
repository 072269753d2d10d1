import { sql } from 'kysely'
import type { Reader, Writer } from '#src/platform/database.ts'

export interface CartLink {
  cartId: number
  /** The masked id of the copy. */
  maskedId: string
  groupId: number
  sourceCartId: number | null
  expiresAt: Date
  isTaken: boolean
  /** The cart that got the lines; null if it no longer exists. */
  takenBy: number | null
}

const linkColumns = sql`l.cart_id as "cartId", c.masked_id as "maskedId", c.group_id as "groupId",
  l.source_cart_id as "sourceCartId", l.expires_at as "expiresAt", l.taken_at is not null as "isTaken",
  l.taken_by as "takenBy"`

export async function insertLink(
  tx: Writer,
  link: { codeHash: string; cartId: number; sourceCartId: number; agentId: number; now: Date; expiresAt: Date },
): Promise<void> {
  await tx
    .insertInto('cart_link')
    .values({
      code_hash: link.codeHash,
      cart_id: link.cartId,
      source_cart_id: link.sourceCartId,
      agent_id: link.agentId,
      created_at: link.now,
      expires_at: link.expiresAt,
    })
    .execute()
}

/** Deletes links that expired without being used, together with their carts. */
export async function deleteExpiredLinks(tx: Writer, now: Date): Promise<void> {
  await sql`
    delete from cart_cart where id in (
      select cart_id from cart_link where expires_at <= ${now.toISOString()}::timestamptz and taken_at is null
    )`.execute(tx)
}

export async function selectLink(db: Reader, codeHash: string): Promise<CartLink | undefined> {
  const { rows } = await sql<CartLink>`
    select ${linkColumns} from cart_link l join cart_cart c on c.id = l.cart_id
    where l.code_hash = ${codeHash}`.execute(db)
  return rows[0]
}

/** Like `selectLink`, but locks the link until the transaction ends. */
export async function lockLink(tx: Writer, codeHash: string): Promise<CartLink | undefined> {
  const { rows } = await sql<CartLink>`
    select ${linkColumns} from cart_link l join cart_cart c on c.id = l.cart_id
    where l.code_hash = ${codeHash} for update of l`.execute(tx)
  return rows[0]
}

export async function markTaken(tx: Writer, codeHash: string, cartId: number, now: Date): Promise<void> {
  await tx.updateTable('cart_link').set({ taken_by: cartId, taken_at: now }).where('code_hash', '=', codeHash).execute()
}
