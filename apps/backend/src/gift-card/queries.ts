import { sql } from 'kysely'
import { run, statement, type Reader, type Statement, type Writer } from '#src/platform/database.ts'
import type { CardPayment, GiftCard, GiftCardKind, GiftCardState } from './types.ts'

const columns = sql`id, code, kind, state, store_id as "storeId", currency, issued, balance, order_id as "orderId",
  buyer_email as "buyerEmail", recipient_email as "recipientEmail", issued_at as "issuedAt", expires_at as "expiresAt"`

export const cardOf = (code: string): Statement<GiftCard | undefined> =>
  statement(sql<GiftCard>`select ${columns} from gift_card_account where code = ${code}`, ([card]) => card)

export const selectByCode = (db: Reader, code: string): Promise<GiftCard | undefined> => run(db, cardOf(code))

export async function selectByIds(db: Reader, ids: readonly number[]): Promise<GiftCard[]> {
  const { rows } = await sql<GiftCard>`
    select ${columns} from gift_card_account where id = any(${[...ids]}::bigint[])`.execute(db)
  return rows
}

/** The newest cards first: all of them, or those of one order. */
export async function selectLatest(db: Reader, orderId: number | null, limit: number): Promise<GiftCard[]> {
  const { rows } = await sql<GiftCard>`
    select ${columns} from gift_card_account
    where ${orderId === null ? sql`true` : sql`order_id = ${orderId}`}
    order by id desc limit ${limit}`.execute(db)
  return rows
}

/** Locks the cards bought with an order, by ascending id. */
export async function lockBought(tx: Writer, orderId: number): Promise<GiftCard[]> {
  const { rows } = await sql<GiftCard>`
    select ${columns} from gift_card_account where order_id = ${orderId} order by id for update`.execute(tx)
  return rows
}

/** Locks cards by ascending id. */
export async function lockByIds(tx: Writer, ids: readonly number[]): Promise<GiftCard[]> {
  const { rows } = await sql<GiftCard>`
    select ${columns} from gift_card_account where id = any(${[...ids]}::bigint[]) order by id for update`.execute(tx)
  return rows
}

export async function updateState(tx: Writer, ids: readonly number[], state: GiftCardState): Promise<void> {
  await sql`update gift_card_account set state = ${state} where id = any(${[...ids]}::bigint[])`.execute(tx)
}

export async function selectKind(db: Reader, productId: number | null): Promise<GiftCardKind | undefined> {
  const { rows } = await sql<{ kind: GiftCardKind }>`
    select giftcard_type as kind from catalogue_product where id = ${productId} and giftcard_type is not null`.execute(
    db,
  )
  return rows[0]?.kind
}

export type NewGiftCard = Omit<GiftCard, 'id' | 'balance'> & { itemId: number; piece: number }

/** Inserts a card with its full balance. Returns `taken` if the item already has a card, `again` if the code is in use. */
export async function insertCard(tx: Writer, card: NewGiftCard): Promise<'written' | 'taken' | 'again'> {
  const { rows } = await sql<{ id: number }>`
    insert into gift_card_account (code, kind, state, store_id, currency, issued, balance, order_id, order_item_id, piece,
      buyer_email, recipient_email, issued_at, expires_at)
    values (${card.code}, ${card.kind}, ${card.state}, ${card.storeId}, ${card.currency}, ${card.issued}, ${card.issued},
      ${card.orderId}, ${card.itemId}, ${card.piece}, ${card.buyerEmail}, ${card.recipientEmail},
      ${card.issuedAt.toISOString()}::timestamptz, ${card.expiresAt?.toISOString() ?? null}::timestamptz)
    on conflict do nothing returning id`.execute(tx)
  const id = rows[0]?.id
  if (id !== undefined) {
    await insertMovement(tx, { id, orderId: card.orderId, kind: 'issued', amount: card.issued, now: card.issuedAt })
    return 'written'
  }
  const { rows: same } = await sql`
    select 1 from gift_card_account where order_item_id = ${card.itemId} and piece = ${card.piece}`.execute(tx)
  return same.length > 0 ? 'taken' : 'again'
}

/**
 * Locks the cards by ascending id, then charges those that can be spent and whose balance suffices. Results in false if any was not
 * charged.
 */
export const chargeOf = (payments: readonly CardPayment[], orderId: number, now: Date): Statement<boolean> =>
  statement(
    sql`
      with wanted as (
        select w.id, w.amount
        from unnest(${payments.map(({ id }) => id)}::bigint[], ${payments.map(({ amount }) => amount)}::bigint[]) as w (id, amount)
      ), locked as (
        select a.id, w.amount from gift_card_account a join wanted w using (id) order by a.id for update of a
      ), charged as (
        update gift_card_account a set balance = a.balance - l.amount from locked l
        where a.id = l.id and a.balance >= l.amount and a.state = 'active'
          and (a.expires_at is null or a.expires_at > ${now.toISOString()}::timestamptz)
        returning a.id, l.amount
      )
      insert into gift_card_movement (account_id, order_id, kind, amount, at)
      select id, ${orderId}::bigint, 'redeemed', amount, ${now.toISOString()}::timestamptz from charged order by id
      returning account_id`,
    (rows) => rows.length === payments.length,
  )

export async function putBack(tx: Writer, { id, amount }: CardPayment, orderId: number, now: Date): Promise<void> {
  await sql`update gift_card_account set balance = balance + ${amount} where id = ${id}`.execute(tx)
  await insertMovement(tx, { id, orderId, kind: 'returned', amount, now })
}

async function insertMovement(
  tx: Writer,
  movement: { id: number; orderId: number; kind: 'issued' | 'redeemed' | 'returned'; amount: number; now: Date },
): Promise<void> {
  await sql`
    insert into gift_card_movement (account_id, order_id, kind, amount, at)
    values (${movement.id}, ${movement.orderId}, ${movement.kind}, ${movement.amount},
      ${movement.now.toISOString()}::timestamptz)`.execute(tx)
}

export interface Movement {
  at: Date
  kind: string
  amount: number
  orderId: number
}

export async function selectMovements(db: Reader, accountId: number): Promise<Movement[]> {
  const { rows } = await sql<Movement>`
    select at, kind, amount, order_id as "orderId" from gift_card_movement where account_id = ${accountId}
    order by id`.execute(db)
  return rows
}
