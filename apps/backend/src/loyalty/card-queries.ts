import { sql } from 'kysely'
import type { Reader, Writer } from '#src/platform/database.ts'
import type { Card } from './types.ts'

const cardColumns = sql`number, website_id as "websiteId", member_id as "memberId", points, is_current as "isCurrent"`

export async function selectCard(db: Reader, number: string): Promise<Card | undefined> {
  const { rows } = await sql<Card>`select ${cardColumns} from loyalty_card where number = ${number}`.execute(db)
  return rows[0]
}

export async function lockCard(tx: Writer, number: string): Promise<Card | undefined> {
  const { rows } = await sql<Card>`
    select ${cardColumns} from loyalty_card where number = ${number} for update`.execute(tx)
  return rows[0]
}

/** Creates a card that nobody owns. Returns false if the number is taken. */
export async function insertCard(
  tx: Writer,
  card: { number: string; websiteId: number; points: number; issuedAt: Date },
): Promise<boolean> {
  const { rows } = await sql`
    insert into loyalty_card (number, website_id, points, issued_at)
    values (${card.number}, ${card.websiteId}, ${card.points}, ${card.issuedAt.toISOString()}::timestamptz)
    on conflict (number) do nothing returning number`.execute(tx)
  return rows.length > 0
}

/** Makes a card the present one of a member. */
export async function updateOwner(tx: Writer, number: string, memberId: number): Promise<void> {
  await sql`update loyalty_card set is_current = false where member_id = ${memberId} and is_current`.execute(tx)
  await sql`update loyalty_card set member_id = ${memberId}, is_current = true where number = ${number}`.execute(tx)
}

/** Sets the points of a card that nobody owns. Returns false for any other card. */
export async function updateCardPoints(tx: Writer, number: string, points: number): Promise<boolean> {
  const { rows } = await sql`
    update loyalty_card set points = ${points} where number = ${number} and member_id is null returning number`.execute(
    tx,
  )
  return rows.length > 0
}

/** The cards of a member that had collected points. */
export async function selectCollected(db: Reader, memberId: number): Promise<{ number: string; points: number }[]> {
  const { rows } = await sql<{ number: string; points: number }>`
    select number, points from loyalty_card where member_id = ${memberId} and points > 0 order by number`.execute(db)
  return rows
}

/** The newest cards that nobody owns. */
export async function selectFreeCards(db: Reader, limit: number): Promise<Card[]> {
  const { rows } = await sql<Card>`
    select ${cardColumns} from loyalty_card where member_id is null order by issued_at desc, number limit ${limit}`.execute(
    db,
  )
  return rows
}
