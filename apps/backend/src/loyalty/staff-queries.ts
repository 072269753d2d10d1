import { sql } from 'kysely'
import type { Reader } from '#src/platform/database.ts'
import type { Member } from './types.ts'

export interface MemberRow extends Member {
  /** Null if the account no longer exists. */
  email: string | null
  balance: number
}

const rowColumns = sql`m.id, m.website_id as "websiteId", m.customer_id as "customerId", m.activated_at as "activatedAt",
  m.blocked_at as "blockedAt", c.number as "cardNumber", p.email,
  coalesce((select sum(points) from loyalty_entry e where e.member_id = m.id), 0)::int as balance`
const people = sql`loyalty_member m join loyalty_card c on c.member_id = m.id and c.is_current
  left join customer_customer p on p.id = m.customer_id`

/** The newest members whose card or email address contains the text. */
export async function selectMembers(db: Reader, text: string, limit: number): Promise<MemberRow[]> {
  const { rows } = await sql<MemberRow>`
    select ${rowColumns} from ${people}
    where strpos(c.number, ${text}::text) > 0 or strpos(lower(p.email), lower(${text}::text)) > 0
    order by m.id desc limit ${limit}`.execute(db)
  return rows
}

export async function selectMemberRow(db: Reader, memberId: number): Promise<MemberRow | undefined> {
  const { rows } = await sql<MemberRow>`select ${rowColumns} from ${people} where m.id = ${memberId}`.execute(db)
  return rows[0]
}
