import { sql, type RawBuilder } from 'kysely'
import type { Reader } from '#src/platform/database.ts'
import type {
  EndedRows,
  PersonalSection,
  ReadPerson,
  TableRetention,
} from '#src/platform/personal-data/personal-data.ts'
import { settingByStore } from '#src/store/store.ts'
import { byStore } from '#src/platform/personal-data/by-store.ts'
import { section } from '#src/platform/personal-data/personal-section.ts'

/** Full calendar years after the declaration, in which claims from it expire. The trigger of the table has the same period. */
const claimYears = 3

const claimsEnd = (zone: RawBuilder<unknown>) =>
  sql`extract(year from submitted_at at time zone ${zone}) + ${claimYears}::int`

/** A year is one of the store's time zone. The database permits no earlier deletion by its own clock, and in UTC. */
async function endedAt(db: Reader, now: Date): Promise<RawBuilder<unknown>> {
  const own = byStore(await settingByStore(db, 'general/locale/timezone'), 'store_id')
  const past = (zone: RawBuilder<unknown>) => sql`
    ${claimsEnd(zone)} < extract(year from least(${now.toISOString()}::timestamptz, now()) at time zone ${zone})`
  return sql`(${past(own)} and ${past(sql`'UTC'`)})`
}

const endedWithdrawals: EndedRows = {
  async count(db, now) {
    const isEnded = await endedAt(db, now)
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from order_withdrawal where ${isEnded}`.execute(db)
    return rows[0]?.count ?? 0
  },
  async clear(tx, now) {
    const isEnded = await endedAt(tx, now)
    await sql`
      delete from order_withdrawal_handling
      where withdrawal_id in (select id from order_withdrawal where ${isEnded})`.execute(tx)
    const { numAffectedRows } = await sql`delete from order_withdrawal where ${isEnded}`.execute(tx)
    return Number(numAffectedRows ?? 0)
  },
}

export const withdrawalRetention: readonly TableRetention[] = [
  {
    table: 'order_withdrawal',
    columns: ['declaration_hash', 'customer_id', 'name', 'email', 'order_number', 'items', 'wording'],
    purpose: 'To prove when a consumer withdrew from a contract, and in which words.',
    period: `${claimYears} full calendar years after the declaration, when claims from it expire`,
    erasure: 'kept as evidence of a legal claim (GDPR, Article 17(3)(e)) until its period ends',
    ended: endedWithdrawals,
  },
  {
    table: 'order_withdrawal_handling',
    columns: ['note'],
    purpose: 'What staff did about a withdrawal.',
    period: 'with the withdrawal',
    erasure: 'kept with the withdrawal until its period ends',
  },
]

const isOwn = ({ websiteId, email, customerId, orderIds }: ReadPerson): RawBuilder<unknown> => sql`(
  w.customer_id = ${customerId}::bigint or w.order_id = any(${[...orderIds]}::bigint[])
  or (lower(w.email) = ${email} and w.store_id in (
    select v.id from store_view v join store_group g on g.id = v.group_id where g.website_id = ${websiteId})))`

export function readWithdrawals(db: Reader, person: ReadPerson): Promise<PersonalSection> {
  return section(
    db,
    'withdrawals',
    sql`
      select w.submitted_at as date, w.reference as number, w.name, w.email, string_to_array(w.wording, E'\n') as text,
        h.note as remark, h.handled_at as "endedAt"
      from order_withdrawal w left join order_withdrawal_handling h on h.withdrawal_id = w.id
      where ${isOwn(person)} order by w.id`,
  )
}

/** The last year in which the declarations of a person are kept; null if there are none. */
export async function selectWithdrawalsKeptUntil(db: Reader, person: ReadPerson): Promise<number | null> {
  const own = byStore(await settingByStore(db, 'general/locale/timezone'), 'w.store_id')
  const { rows } = await sql<{ year: number | null }>`
    select max(${claimsEnd(own)})::int as year from order_withdrawal w where ${isOwn(person)}`.execute(db)
  return rows[0]?.year ?? null
}
