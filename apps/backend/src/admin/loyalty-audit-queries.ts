import { sql } from 'kysely'
import type { Invariant } from './audit-queries.ts'

/** An event about the order waits, so the ledger may be behind. */
const isSettled = sql`not exists (
  select from platform_event e where e.type = 'order.changed' and e.delivered_at is null and e.dropped_at is null
    and (e.payload ->> 'orderId')::bigint = o.id)`

/** What the goods of a settled order earn without what was refunded. Whole numbers, as in the calculation. */
const due = sql`div(greatest(t.goods - coalesce(c.refunded, 0), 0) * t.factor, t.spend_per_point * 100)`

/** The rules of the customer club. */
export const loyaltyInvariant: Invariant = {
  number: 23,
  rule: 'orders, refunds, rewards and cards of club members are in the ledger of points once, each with the right points',
  findings: sql`
    select format('order %s was paid by a member and earned nothing', o.number) as finding
    from order_order o join loyalty_member m on m.customer_id = o.customer_id
    where o.paid_at > greatest(m.activated_at, m.created_at) and ${isSettled}
      and exists (select from order_history h where h.order_id = o.id and h.action = 'pay')
      and not exists (select from loyalty_order t where t.order_id = o.id)
    union all
    select format('order %s: %s points for goods that earn %s', o.number, coalesce(e.points, 0), ${due})
    from loyalty_order t join order_order o on o.id = t.order_id
    join loyalty_member m on m.id = t.member_id and m.customer_id = o.customer_id
    left join (
      select order_id, sum(amount) as refunded from order_credit_note group by order_id) c on c.order_id = o.id
    left join (
      select order_id, sum(points) as points from loyalty_entry where reason in ('order', 'return') group by order_id
    ) e on e.order_id = o.id
    where ${isSettled} and coalesce(e.points, 0) <> ${due}
    union all
    select format('order %s: points for %s of goods worth %s', o.number, t.goods, i.goods)
    from loyalty_order t join order_order o on o.id = t.order_id join (
      select order_id, sum(row_total - discount) filter (where gift_card is null) as goods from order_item group by order_id
    ) i on i.order_id = o.id
    where t.goods <> coalesce(i.goods, 0)
    union all
    select format('reward entry %s has no coupon', e.id) from loyalty_entry e
    where e.reason = 'reward' and e.imported_key is null and not exists (
      select from loyalty_coupon u join pricing_coupon p on p.code = u.code where u.entry_id = e.id)
    union all
    select format('coupon %s has a reward entry of another kind', u.code)
    from loyalty_coupon u join loyalty_entry e on e.id = u.entry_id
    where e.reason <> 'reward' or e.member_id <> u.member_id
    union all
    select format('reward entry %s left a balance of %s', id, balance) from (
      select id, reason, imported_key, sum(points) over (partition by member_id order by id) as balance from loyalty_entry) b
    where reason = 'reward' and imported_key is null and balance < 0
    union all
    select format('the %s points of card %s entered the ledger as %s', c.points, c.number, coalesce(e.points, 0))
    from loyalty_card c join loyalty_member m on m.id = c.member_id and m.activated_at is not null
    left join loyalty_entry e on e.card_number = c.number and e.reason = 'card'
    where c.points <> coalesce(e.points, 0)`,
}
