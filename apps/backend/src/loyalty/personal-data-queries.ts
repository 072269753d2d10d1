import { sql } from 'kysely'
import { rowsWhere } from '#src/platform/personal-data/ended-rows.ts'
import type { PersonalData } from '#src/platform/personal-data/personal-data.ts'
import { section } from '#src/platform/personal-data/personal-section.ts'
import { forgetMember } from './queries.ts'

const ofCustomer = (customerId: number | null) => sql`m.customer_id = ${customerId}::int`

export const personalData: PersonalData = {
  retention: [
    {
      table: 'loyalty_member',
      columns: ['customer_id'],
      purpose: 'The membership in the club, and its card.',
      period: 'with the account',
      erasure: 'kept without the customer; the points lapse',
    },
    {
      table: 'loyalty_entry',
      columns: ['note'],
      purpose: 'To explain a balance of points. A note says why staff corrected it.',
      period: 'the note with the account',
      erasure: 'kept without the note, because coupons and orders refer to the points',
      ended: rowsWhere(
        'loyalty_entry',
        () => sql`note is not null and member_id in (select id from loyalty_member where customer_id is null)`,
        sql`note = null`,
      ),
    },
  ],
  read: async (db, { customerId }) => [
    await section(
      db,
      'loyalty',
      sql`
        select m.activated_at as date, c.number, m.activated_at is not null and m.blocked_at is null as active,
          coalesce((select sum(points) from loyalty_entry e where e.member_id = m.id), 0)::int as points
        from loyalty_member m join loyalty_card c on c.member_id = m.id and c.is_current
        where ${ofCustomer(customerId)}`,
    ),
    await section(
      db,
      'loyaltyPoints',
      sql`
        select e.at as date, e.points, e.reason, coalesce(e.order_number, e.card_number) as number, e.note as text
        from loyalty_entry e join loyalty_member m on m.id = e.member_id
        where ${ofCustomer(customerId)} order by e.id`,
    ),
    await section(
      db,
      'loyaltyCoupons',
      sql`
        select o.issued_at as date, o.code as number, c.ends_at as "validUntil"
        from loyalty_coupon o join loyalty_member m on m.id = o.member_id left join pricing_coupon c on upper(c.code) = o.code
        where ${ofCustomer(customerId)} order by o.entry_id`,
    ),
  ],
  async erase(tx, { customerId }) {
    if (customerId !== null) await forgetMember(tx, customerId)
  },
}
