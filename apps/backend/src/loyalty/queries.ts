import { sql } from 'kysely'
import type { Reader, Writer } from '#src/platform/database.ts'
import type { Entry, Member, NewEntry, OrderTerms } from './types.ts'

const memberColumns = sql`m.id, m.website_id as "websiteId", m.customer_id as "customerId", m.activated_at as "activatedAt",
  m.blocked_at as "blockedAt", c.number as "cardNumber"`
const withCard = sql`loyalty_member m join loyalty_card c on c.member_id = m.id and c.is_current`

export async function selectMemberOf(db: Reader, customerId: number): Promise<Member | undefined> {
  const { rows } = await sql<Member>`
    select ${memberColumns} from ${withCard} where m.customer_id = ${customerId}`.execute(db)
  return rows[0]
}

export async function selectMemberByCard(db: Reader, number: string): Promise<Member | undefined> {
  const { rows } = await sql<Member>`
    select ${memberColumns} from loyalty_card given join loyalty_member m on m.id = given.member_id
    join loyalty_card c on c.member_id = m.id and c.is_current where given.number = ${number}`.execute(db)
  return rows[0]
}

/** Locks the customer's membership until the transaction ends. Every change of a balance must first take this lock. */
export async function lockMemberOf(tx: Writer, customerId: number): Promise<Member | undefined> {
  await sql`select from loyalty_member where customer_id = ${customerId} for update`.execute(tx)
  // A second statement, because a row that waited for the lock would show an old card.
  return selectMemberOf(tx, customerId)
}

/** Creates a membership without a card. Returns null if the customer has one. */
export async function insertMember(
  tx: Writer,
  { websiteId, customerId, now }: { websiteId: number; customerId: number; now: Date },
): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    insert into loyalty_member (website_id, customer_id, created_at)
    values (${websiteId}, ${customerId}, ${now.toISOString()}::timestamptz)
    on conflict (customer_id) do nothing returning id`.execute(tx)
  return rows[0]?.id ?? null
}

export async function updateActivated(tx: Writer, memberId: number, at: Date): Promise<void> {
  await sql`update loyalty_member set activated_at = ${at.toISOString()}::timestamptz where id = ${memberId}`.execute(
    tx,
  )
}

export async function updateBlocked(tx: Writer, memberId: number, at: Date | null): Promise<void> {
  await sql`
    update loyalty_member set blocked_at = ${at?.toISOString() ?? null}::timestamptz where id = ${memberId}`.execute(tx)
}

/** The balance, and the points earned by orders since a time. */
export async function selectSums(
  db: Reader,
  memberId: number,
  since: Date,
): Promise<{ balance: number; earned: number }> {
  const { rows } = await sql<{ balance: number; earned: number }>`
    select coalesce(sum(points), 0)::int as balance, coalesce(sum(points) filter (
      where reason in ('order', 'return') and at > ${since.toISOString()}::timestamptz), 0)::int as earned
    from loyalty_entry where member_id = ${memberId}`.execute(db)
  return rows[0] ?? { balance: 0, earned: 0 }
}

/** Adds an entry to the ledger. Returns null if what it is about has its entry already. */
export async function insertEntry(tx: Writer, entry: NewEntry): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    insert into loyalty_entry (member_id, at, points, reason, order_id, order_number, credit_note_id, card_number, reward_id,
      note, imported_key)
    values (${entry.memberId}, ${entry.at.toISOString()}::timestamptz, ${entry.points}, ${entry.reason},
      ${entry.orderId ?? null}, ${entry.orderNumber ?? null}, ${entry.creditNoteId ?? null}, ${entry.cardNumber ?? null},
      ${entry.rewardId ?? null}, ${entry.note ?? null}, ${entry.importedKey ?? null})
    on conflict do nothing returning id`.execute(tx)
  return rows[0]?.id ?? null
}

/** One page of a member's entries, newest first, with the number of all. */
export async function selectEntries(
  db: Reader,
  memberId: number,
  page: { size: number; current: number },
): Promise<{ entries: Entry[]; count: number }> {
  const { rows } = await sql<Entry>`
    select e.id, e.at, e.points, e.reason, e.order_number as "orderNumber", e.card_number as "cardNumber", e.note, r.rule
    from loyalty_entry e left join loyalty_reward r on r.id = e.reward_id
    where e.member_id = ${memberId} order by e.at desc, e.id desc
    limit ${page.size} offset ${(page.current - 1) * page.size}`.execute(db)
  const counted = await sql<{ count: number }>`
    select count(*)::int as count from loyalty_entry where member_id = ${memberId}`.execute(db)
  return { entries: rows, count: counted.rows[0]?.count ?? 0 }
}

/** The terms of an order that is settled. */
export async function selectTerms(db: Reader, orderId: number): Promise<OrderTerms | undefined> {
  const { rows } = await sql<OrderTerms>`
    select goods::float8 as goods, spend_per_point::float8 as "spendPerPoint", factor::float8 as factor
    from loyalty_order where order_id = ${orderId}`.execute(db)
  return rows[0]
}

/** Stores the terms of an order. Returns false if it has been settled. */
export async function insertTerms(
  tx: Writer,
  terms: OrderTerms & { orderId: number; memberId: number; settledAt: Date },
): Promise<boolean> {
  const { rows } = await sql`
    insert into loyalty_order (order_id, member_id, goods, spend_per_point, factor, settled_at)
    values (${terms.orderId}, ${terms.memberId}, ${terms.goods}, ${terms.spendPerPoint}, ${terms.factor},
      ${terms.settledAt.toISOString()}::timestamptz)
    on conflict do nothing returning order_id`.execute(tx)
  return rows.length > 0
}

/** The points of settled orders, after returns. Orders that are not settled are left out. */
export async function selectPointsOf(db: Reader, orderIds: readonly number[]): Promise<Map<number, number>> {
  const { rows } = await sql<{ orderId: number; points: number }>`
    select o.order_id as "orderId", coalesce(sum(e.points), 0)::int as points
    from loyalty_order o left join loyalty_entry e on e.order_id = o.order_id and e.reason in ('order', 'return')
    where o.order_id = any(${[...orderIds]}::bigint[]) group by o.order_id`.execute(db)
  return new Map(rows.map(({ orderId, points }) => [Number(orderId), points]))
}

/** Removes the customer and the notes from a membership. The numbers of the ledger stay. */
export async function forgetMember(tx: Writer, customerId: number): Promise<void> {
  await sql`
    update loyalty_entry set note = null where note is not null
      and member_id = (select id from loyalty_member where customer_id = ${customerId})`.execute(tx)
  await sql`update loyalty_member set customer_id = null where customer_id = ${customerId}`.execute(tx)
}
