import { sql, type RawBuilder } from 'kysely'
import type { Reader, Writer } from '#src/platform/database.ts'
import { keptDays } from '#src/platform/event-queue/event-admin.ts'

/** A rule that every committed state of the shop obeys. The query returns one row per violation. */
export interface Invariant {
  number: number
  rule: string
  findings: RawBuilder<{ finding: string }>
}

/** An event undelivered for longer than this counts as stuck. */
const stuckAfter = sql`interval '15 minutes'`

/** An event that is neither delivered nor dropped. */
const isOpen = sql`e.delivered_at is null and e.dropped_at is null`

/** Cut-off for events that must still exist. One day less than the retention, so that the clean-up job cannot race the audit. */
const eventRetention = sql`now() - ${sql.lit(keptDays - 1)} * interval '1 day'`

/** Concurrent orders get their numbers in lock order, which may differ from their times by at most the request timeout. */
const clockTolerance = sql`interval '1 minute'`
// How far the day of a store view can be ahead of and behind the one of UTC.
const aheadOfUtc = sql`interval '14 hours'`
const behindUtc = sql`interval '12 hours'`

/** The rules that SQL alone can check; their numbers are those of docs/audit.md. */
export const invariants: readonly Invariant[] = [
  {
    number: 1,
    rule: 'the stock of a product equals its deliveries, less sales, plus returns',
    findings: sql`
      select format('%s: %s in stock, %s in the ledger', p.sku, coalesce(s.on_hand, 0), coalesce(m.due, 0)) as finding
      from catalogue_product p left join inventory_stock s on s.product_id = p.id left join (
        select product_id, sum(case kind when 'sold' then -quantity else quantity end) as due
        from inventory_movement group by product_id) m on m.product_id = p.id
      where coalesce(s.on_hand, 0) <> coalesce(m.due, 0)`,
  },
  {
    number: 2,
    rule: 'an order takes its items from stock once, a cancelled order returns them, a received return its pieces, an exchange takes another size, and no unpaid order holds stock past its time limit',
    findings: sql`
      select format('order %s (%s): %s due, %s taken of %s', o.number, o.status, i.due, coalesce(m.taken, 0), i.sku)
        as finding
      from (
        select order_id, variant_id, min(sku) as sku, sum(due) as due from (
          select order_id, variant_id, sku, quantity as due from order_item
          union all
          select l.order_id, coalesce(p.variant_id, l.variant_id), coalesce(p.sku, l.sku), -r.received
          from returns_item r join order_item l on l.id = r.order_item_id
          left join returns_exchange p on p.id = r.exchange_id where r.received > 0
          union all
          select l.order_id, e.variant_id, e.sku, e.quantity
          from returns_exchange e join returns_item r on r.id = e.item_id join order_item l on l.id = r.order_item_id
          where e.status in ('held', 'shipped')) d
        where variant_id is not null group by order_id, variant_id) i
      join order_order o on o.id = i.order_id
      join inventory_stock s on s.product_id = i.variant_id
      left join (
        select order_id, product_id, sum(case kind when 'sold' then quantity else -quantity end) as taken
        from inventory_movement group by order_id, product_id) m
        on m.order_id = i.order_id and m.product_id = i.variant_id
      where coalesce(m.taken, 0) <>
        case when o.status = 'canceled' or o.status = 'closed' and o.shipped_at is null then 0 else i.due end`,
  },
  {
    number: 4,
    rule: 'order numbers are unique and increase within a store view',
    findings: sql`
      select format('order %s of store view %s is older than the orders before it', number, store_id) as finding from (
        select number, store_id, placed_at, max(placed_at) over (
          partition by store_id order by length(number), number rows between unbounded preceding and 1 preceding) as latest
        from order_order) o
      where placed_at < latest - ${clockTolerance}
      union all
      select format('order %s of store view %s is above the count of %s', o.number, o.store_id, s.last_number)
      from order_order o join order_sequence s on s.store_id = o.store_id
      where substr(o.number, length(o.store_id::text) + 1)::bigint > s.last_number`,
  },
  {
    number: 5,
    rule: 'an order total is its lines, less discounts, plus delivery and gift options, less gift cards, and payments request exactly that amount',
    findings: sql`
      select format('order %s: %s, but its parts make %s', o.number, o.grand_total,
        coalesce(i.rows, 0) - o.discount + o.shipping - o.shipping_discount + o.gift_options - o.gift_card_total) as finding
      from order_order o left join (
        select order_id, sum(row_total) as rows from order_item group by order_id) i on i.order_id = o.id
      where o.grand_total <> coalesce(i.rows, 0) - o.discount + o.shipping - o.shipping_discount + o.gift_options - o.gift_card_total
        or o.subtotal <> coalesce(i.rows, 0)
      union all
      select format('order %s: %s %s instead of %s %s was requested by %s', o.number, a.amount, a.currency, o.grand_total,
        o.currency, a.reference)
      from payment_attempt a join order_order o on o.id = a.order_id
      where a.amount <> o.grand_total or a.currency <> o.currency`,
  },
  {
    number: 6,
    rule: 'the discount of an order is the sum of its line discounts, and none is negative or above its line',
    findings: sql`
      select format('order %s: discount %s, by line %s', o.number, o.discount, i.discount) as finding
      from order_order o join (
        select order_id, sum(discount) as discount from order_item group by order_id) i on i.order_id = o.id
      where i.discount <> o.discount
      union all
      select format('order %s: %s has a discount of %s', o.number, i.sku, i.discount)
      from order_item i join order_order o on o.id = i.order_id where i.discount not between 0 and i.row_total
      union all
      select format('order %s: the delivery has a discount of %s', number, shipping_discount)
      from order_order where shipping_discount not between 0 and shipping`,
  },
  {
    number: 7,
    rule: 'the tax of an order is the sum by rate, and by line, delivery and gift options; its country had those rates on that day',
    findings: sql`
      select format('order %s: tax %s, by rate %s, by line %s', o.number, o.tax, t.rates, 
        coalesce(i.rows, 0) + t.shipping + t.gifts) as finding
      from order_order o cross join lateral (
        select coalesce(sum((rate ->> 'amount')::bigint), 0) as rates,
          coalesce(sum((rate ->> 'shipping')::bigint), 0) as shipping,
          o.gift_options - coalesce((o.gifts #>> '{totals,itemsExcludingTax}')::bigint
            + (o.gifts #>> '{totals,orderExcludingTax}')::bigint + (o.gifts #>> '{totals,cardExcludingTax}')::bigint, 0) as gifts
        from jsonb_array_elements(o.taxes) as e (rate)) t
      left join (select order_id, sum(tax) as rows from order_item group by order_id) i on i.order_id = o.id
      where o.tax <> t.rates or o.tax <> coalesce(i.rows, 0) + t.shipping + t.gifts
      union all
      select format('order %s: %s had no rate of %s %% then', o.number, c.country, round((e.line ->> 'rate')::numeric / 100, 2))
      from order_order o join store_view v on v.id = o.store_id join cart_cart k on k.id = o.cart_id
      cross join lateral (
        select coalesce(o.shipping_address ->> 'countryCode', k.shipping_address ->> 'countryCode',
          o.billing_address ->> 'countryCode', v.country) as country) c
      cross join lateral jsonb_array_elements(o.taxes) as e (line)
      where not exists (
        with r as (
          select tax_class, valid_from, rate, at, lead(at, 1, 'infinity') over (partition by tax_class, valid_from order by id) as until
          from pricing_tax_rate_log where country = c.country)
        select from r
        where r.rate = (e.line ->> 'rate')::integer and r.at <= o.placed_at + ${clockTolerance} and r.until >= o.placed_at - ${clockTolerance}
          and r.valid_from <= to_char(o.placed_at at time zone 'UTC' + ${aheadOfUtc}, 'YYYY-MM-DD')
          and not exists (
            select from r n where n.tax_class = r.tax_class and n.rate is not null and n.valid_from > r.valid_from
              and n.valid_from <= to_char(o.placed_at at time zone 'UTC' - ${behindUtc}, 'YYYY-MM-DD')
              and n.at <= o.placed_at - ${clockTolerance} and n.until >= o.placed_at + ${clockTolerance}))
        and ((e.line ->> 'rate')::integer > 0 or exists (select from pricing_tax_rate_log where country = c.country))`,
  },
  {
    number: 8,
    rule: 'the uses of a coupon match the orders that hold it, per buyer and in total',
    findings: sql`
      select format('%s: counted %s, held by %s orders', c.code, c.used, coalesce(u.held, 0)) as finding
      from pricing_coupon c left join (
        select coupon_id, count(*) as held from pricing_coupon_use where returned_at is null group by coupon_id) u
        on u.coupon_id = c.id
      where c.used <> coalesce(u.held, 0)
      union all
      select format('%s: counted %s for a buyer, held by %s orders', c.code, b.used, coalesce(u.held, 0))
      from pricing_coupon_buyer b join pricing_coupon c on c.id = b.coupon_id left join (
        select coupon_id, buyer, count(*) as held from pricing_coupon_use, unnest(buyers) as buyer
        where returned_at is null group by coupon_id, buyer) u on u.coupon_id = b.coupon_id and u.buyer = b.buyer
      where b.used <> coalesce(u.held, 0)
      union all
      select format('%s is held by the cancelled order %s', c.code, o.number)
      from pricing_coupon_use u join pricing_coupon c on c.id = u.coupon_id join order_order o on o.id = u.order_id
      where u.returned_at is null and o.status = 'canceled'`,
  },
  {
    number: 9,
    rule: 'a gift card balance is the sum of its movements, and each movement has an order',
    findings: sql`
      select format('gift card %s of order %s: balance %s of %s, %s in the ledger', a.id, a.order_id, a.balance, a.issued,
        coalesce(m.due, 0)) as finding
      from gift_card_account a left join (
        select account_id, sum(case kind when 'redeemed' then -amount else amount end) as due,
          sum(amount) filter (where kind = 'issued') as issued
        from gift_card_movement group by account_id) m on m.account_id = a.id
      where a.balance <> coalesce(m.due, 0) or a.issued is distinct from m.issued or a.balance not between 0 and a.issued
      union all
      select format('gift card %s: %s %s for no order', m.account_id, m.amount, m.kind) from gift_card_movement m
      where not exists (select from order_order o where o.id = m.order_id)
      union all
      select format('order %s: gift cards paid %s, %s in the ledger', o.number, o.gift_card_total - o.gift_card_returned,
        coalesce(m.paid, 0))
      from order_order o left join (
        select order_id, sum(case kind when 'redeemed' then amount else -amount end) as paid
        from gift_card_movement where kind <> 'issued' group by order_id) m on m.order_id = o.id
      where o.gift_card_total - o.gift_card_returned <> coalesce(m.paid, 0)
        or o.status = 'canceled' and coalesce(m.paid, 0) <> 0
      union all
      select format('gift card %s of the closed order %s can be spent', a.id, o.number)
      from gift_card_account a join order_order o on o.id = a.order_id
      where o.status in ('canceled', 'closed') and a.state <> 'voided'`,
  },
  {
    number: 10,
    rule: 'only a provider’s confirmation marks an order paid, in full; every payment received pays an order or is refunded, and never more than was received',
    findings: sql`
      select format('order %s: no confirmation that %s paid it', o.number, o.paid_reference) as finding from order_order o
      where o.paid_reference is not null and not exists (
        select from payment_attempt a join payment_notice n on n.provider = a.provider and n.reference = a.reference
        where a.reference = o.paid_reference and a.order_id = o.id and a.amount = o.grand_total
          and a.currency = o.currency and a.state = 'paid' and n.result = 'paid')
      union all
      select format('order %s: %s was paid, but neither applied nor refunded', o.number, a.reference)
      from payment_attempt a join order_order o on o.id = a.order_id
      where a.state = 'paid' and o.paid_reference is distinct from a.reference
        and not exists (select from payment_refund r where r.attempt_id = a.id)
        and not exists (
          select from platform_event e where e.type in ('payment.notified', 'payment.surplus')
            and e.payload ->> 'reference' = a.reference and ${isOpen})
      union all
      select format('order %s: no request to %s to refund %s', o.number, a.provider, b.amount)
      from order_refund b join order_order o on o.id = b.order_id
      join payment_attempt a on a.order_id = o.id and a.reference = o.paid_reference
      where not exists (select from payment_refund r where r.key = 'refund-' || b.id)
        and not exists (
          select from platform_event e where e.type = 'order.refunded' and (e.payload ->> 'refundId')::bigint = b.id
            and ${isOpen})
      union all
      select format('order %s: %s of %s refunded, but its refunds add up to %s', o.number, o.refunded, o.grand_total,
        coalesce(r.amount, 0))
      from order_order o left join (
        select order_id, sum(amount) as amount from order_refund group by order_id) r on r.order_id = o.id
      where o.refunded <> coalesce(r.amount, 0) or o.refunded > o.grand_total`,
  },
  {
    number: 11,
    rule: 'an order has the status at the end of its trail, and every provider notification is handled or queued',
    findings: sql`
      select format('order %s is %s, its trail ends with %s', o.number, o.status, h.to_status) as finding
      from order_order o join (
        select distinct on (order_id) order_id, to_status from order_history order by order_id, id desc) h on h.order_id = o.id
      where h.to_status <> o.status
      union all
      select format('%s of %s was never handled', n.event_code, n.merchant_reference) from payment_adyen_notice n
      where n.handled_at is null and not exists (
        select from platform_event e where e.type = 'payment.adyenNotice' and (e.payload ->> 'id')::bigint = n.id
          and ${isOpen})
      union all
      select format('%s of %s was never handled', n.result, n.reference) from payment_notice n
      where n.outcome in ('heard', 'mismatch') and n.received_at > ${eventRetention} and not exists (
        select from platform_event e where e.type = 'payment.notified' and e.payload ->> 'reference' = n.reference)`,
  },
  {
    number: 12,
    rule: 'every order has published its event and emailed its buyer, and no event is stuck',
    findings: sql`
      select format('order %s has no order.placed event', o.number) as finding from order_order o
      where o.placed_at > ${eventRetention} and not exists (
        select from platform_event e where e.type = 'order.placed' and (e.payload ->> 'orderId')::bigint = o.id)
      union all
      select format('the buyer of order %s got no email', o.number) from platform_event e
      join order_order o on o.id = (e.payload ->> 'orderId')::bigint
      where e.type = 'order.placed' and e.delivered_at is not null and not exists (
        select from order_letter l where l.order_id = o.id and l.kind = 'placed')
      union all
      select format('%s of %s waits%s', type, created_at, case when dead_at is null then '' else ' as a dead letter' end)
      from platform_event e where ${isOpen} and (dead_at is not null or created_at < now() - ${stuckAfter})`,
  },
  {
    number: 13,
    rule: 'the cart of an order is closed and unchanged',
    findings: sql`
      select format('order %s: its cart is open', o.number) as finding
      from order_order o join cart_cart c on c.id = o.cart_id where c.is_active
      union all
      select format('order %s: its cart has %s items, the order %s', o.number, c.pieces, i.pieces)
      from order_order o
      join (select cart_id, sum(quantity) as pieces from cart_item group by cart_id) c on c.cart_id = o.cart_id
      join (select order_id, sum(quantity) as pieces from order_item group by order_id) i on i.order_id = o.id
      where c.pieces <> i.pieces`,
  },
  {
    number: 14,
    rule: 'no cart and no order mixes gift cards with other products or with gift cards of another type',
    findings: sql`
      select format('cart %s holds %s', id, string_agg(distinct kind, ', ')) as finding from (
        select i.cart_id as id, coalesce(p.giftcard_type, 'products') as kind
        from cart_item i join catalogue_product p on p.id = i.product_id) k
      group by id having count(distinct kind) > 1`,
  },
  {
    number: 17,
    rule: 'a cart belongs to the store group of its store view, and an order to the store view of its number',
    findings: sql`
      select format('cart %s of store view %s is in group %s', c.id, v.code, c.group_id) as finding
      from cart_cart c join store_view v on v.id = c.store_id where v.group_id <> c.group_id
      union all
      select format('order %s was placed in store view %s', o.number, v.code)
      from order_order o join store_view v on v.id = o.store_id
      where not starts_with(o.number, v.id::text)`,
  },
  {
    number: 18,
    rule: 'an email address has one account per website, ignoring case and spaces',
    findings: sql`
      select format('%s in website %s: %s accounts', key, website_id, count(*)) as finding from (
        select website_id, lower(normalize(trim(email), nfkc)) as key from customer_customer) c
      group by website_id, key having count(*) > 1`,
  },
  {
    number: 19,
    rule: 'a consent records its wording, person and time',
    findings: sql`
      select format('consent %s of %s', id, recorded_at) as finding from consent_record
      where trim(email) = '' or trim(wording) = '' or recorded_at > now() + interval '1 minute'`,
  },
  {
    number: 20,
    rule: 'sessions and passwords are stored as hashes only, and no session is older than its password',
    findings: sql`
      select format('a session of customer %s is stored in plain text', customer_id) as finding from customer_token
      where token_hash !~ '^[0-9a-f]{64}$'
      union all
      select format('the password of customer %s is stored in plain text', id) from customer_customer
      where password_hash !~ '^[$]argon2id[$]'
      union all
      select format('a session of customer %s is older than the password', t.customer_id) from customer_token t
      join customer_customer c on c.id = t.customer_id
      where t.expires_at > now() and t.password_version <> c.password_version`,
  },
  {
    number: 22,
    rule: 'every current price is in the price history',
    findings: sql`
      select format('%s in store view %s has no price history', p.sku, r.store_id) as finding
      from pricing_price r join catalogue_product p on p.id = r.product_id
      where not exists (
        select from pricing_price_log l where l.product_id = r.product_id and l.store_id = r.store_id)`,
  },
  {
    number: 24,
    rule: 'a piece of an order is refunded at most once, and returned or exchanged only while its buyer has it; returns refund no more than their order did',
    findings: sql`
      select format('return %s: %s of %s pieces of %s came back', min(r.number), sum(coalesce(i.received, i.requested)),
        coalesce(p.quantity, l.quantity), coalesce(p.sku, l.sku)) as finding
      from returns_item i join returns_return r on r.id = i.return_id join order_item l on l.id = i.order_item_id
      left join returns_exchange p on p.id = i.exchange_id
      where r.status not in ('unconfirmed', 'denied', 'rejected', 'canceled')
      group by l.id, p.id having sum(coalesce(i.received, i.requested)) > coalesce(p.quantity, l.quantity)
        or p.status <> 'shipped'
      union all
      select format('order %s: %s of %s pieces of %s are refunded', o.number, sum(i.received), l.quantity, l.sku)
      from returns_item i join returns_return r on r.id = i.return_id join order_item l on l.id = i.order_item_id
      join order_order o on o.id = l.order_id
      where r.status = 'processed' group by o.id, l.id having sum(i.received) > l.quantity
      union all
      select format('order %s: its returns refunded %s, the order %s', o.number, sum(r.refunded),
        o.refunded + o.gift_card_returned)
      from returns_return r join order_order o on o.id = r.order_id where r.refunded > 0
      group by o.id having sum(r.refunded) > o.refunded + o.gift_card_returned`,
  },
  {
    number: 25,
    rule: 'an exchange holds its new size only while it is open and in time, and sends as many pieces as came back',
    findings: sql`
      select format('exchange %s is %s, its size is %s', r.number, r.status, e.status) as finding
      from returns_exchange e join returns_item i on i.id = e.item_id join returns_return r on r.id = i.return_id
      where e.status <> case r.status when 'unconfirmed' then 'waiting' when 'exchanged' then 'shipped'
        when 'pending' then 'held' when 'authorized' then 'held' when 'received' then 'held' else 'released' end
      union all
      select format('exchange %s: %s pieces came back, %s are exchanged', r.number, coalesce(i.received, i.requested), e.quantity)
      from returns_exchange e join returns_item i on i.id = e.item_id join returns_return r on r.id = i.return_id
      where e.quantity <> coalesce(i.received, i.requested)
      union all
      select format('exchange %s holds %s, but its parcel did not arrive in time', r.number, e.sku)
      from returns_exchange e join returns_item i on i.id = e.item_id join returns_return r on r.id = i.return_id
      where r.status = 'authorized' and (e.held_until is null or e.held_until < now() - ${stuckAfter})
      union all
      select format('return %s: exchanged without another size', r.number)
      from returns_return r where r.status in ('exchanged', 'canceled') and not exists (
        select from returns_item i join returns_exchange e on e.item_id = i.id where i.return_id = r.id)`,
  },
]

export async function selectFindings(db: Reader, { findings }: Invariant): Promise<string[]> {
  const { rows } = await findings.execute(db)
  return rows.map(({ finding }) => finding)
}

/** Makes the transaction read-only, with one snapshot for all its queries. They may take long in a shop with many orders, and nobody waits for them. */
export async function useReadOnlySnapshot(tx: Writer): Promise<void> {
  await sql`set transaction isolation level repeatable read, read only`.execute(tx)
  await sql`set local statement_timeout = 0`.execute(tx)
}

/** Whether catalogue changes are still queued for the listing index. */
export async function isListingBehind(db: Reader): Promise<boolean> {
  const { rows } = await sql`
    select 1 from platform_event e where type = 'stock.changed' and ${isOpen}
      and created_at > now() - interval '5 seconds' limit 1`.execute(db)
  return rows.length > 0
}
