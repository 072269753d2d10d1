import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { saveWrappings } from '../cart/gifts/gifts.ts'
import { CartClient } from '../cart/testing-client.ts'
import { saveRules } from '../cart/testing-rules.ts'
import { encodeUid } from '#src/platform/uid.ts'
import { deliverDueEvents } from '#src/testing/testing-events.ts'
import { testShop, type TestShop } from '#src/testing/testing.ts'
import { audit, checkRules, type AuditResult } from './audit-command.ts'
import { useReadOnlySnapshot } from './audit-queries.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await testShop({ demo: 'small' })
  for (const store of ['pl', 'pl', 'eu']) await new CartClient(shop, store).order({ quantity: 2 })
  await orderPresent()
  await shop.execute(`mutation { createCustomerV2(input: { email: "ada@example.com", firstname: "Ada", lastname: "Nowak",
    password: "Bocian-2026!" }) { customer { id } } }`)
  await deliverDueEvents(shop.database)
})
afterAll(() => shop.close())

it('has as much time as it needs, in a shop with many orders too', async () => {
  await shop.database.transaction(async (tx) => {
    await useReadOnlySnapshot(tx)
    expect((await sql`show statement_timeout`.execute(tx)).rows).toEqual([{ statement_timeout: '0' }])
  })
})

/** Orders with a coupon on goods and delivery, gift wrapping of an item and of the order, and a greeting card. */
async function orderPresent(): Promise<void> {
  await saveRules(shop.database, [
    { code: 'third', action: 'by_percent', percent: 3_333, appliesToShipping: true, coupons: ['THIRD'] },
  ])
  const words = { designs: {}, defaultMessages: {}, image: null, position: 0, isActive: true }
  await shop.database.transaction((tx) => saveWrappings(tx, [{ ...words, code: 'kraft', prices: { PLN: 7_77 } }]))
  const client = new CartClient(shop)
  const id = await client.newCart()
  await client.add(id, [
    { sku: 'ROLE-S1', quantity: 1 },
    { sku: 'ROLE-PLENTY', quantity: 3 },
  ])
  await client.makeReady(id)
  const uid = (await client.read(id)).items[1]?.uid
  const { setGiftOptionsOnCart: wished } = await client.must<{ setGiftOptionsOnCart: { cart: { total: object } } }>(
    `mutation ($id: String!, $uid: ID!, $wrapping: ID!) {
      applyCouponToCart(input: { cart_id: $id, coupon_code: "third" }) { cart { id } }
      setGiftOptionsOnCart(input: { cart_id: $id, gift_receipt_included: true, printed_card_included: true,
        gift_wrapping_id: $wrapping, items: [{ cart_item_uid: $uid, gift_wrapping_id: $wrapping, quantity: 2 }] }) {
        cart { total: prices { discounts { amount { value } } gift_options { gift_wrapping_for_items_incl_tax { value } } } } } }`,
    { id, uid, wrapping: encodeUid(1) },
  )
  expect(wished.cart.total).toEqual({
    discounts: [{ amount: { value: 23.33 } }, { amount: { value: 5.33 } }],
    gift_options: { gift_wrapping_for_items_incl_tax: { value: 15.54 } },
  })
  await client.place(id)
}

async function check(): Promise<AuditResult[]> {
  const results: AuditResult[] = []
  await audit(shop.database, new Date(), (result) => results.push(result))
  return results
}

describe('the audit', () => {
  it('finds nothing in a shop after normal sales', async () => {
    const results = await check()
    expect(results.filter(({ findings }) => findings.length > 0)).toEqual([])
    expect(results.length).toBe(22)
  })

  const first = sql`(select min(id) from order_order)`
  const someone = sql`(select min(id) from customer_customer)`

  it.each([
    [
      1,
      'an item that was never delivered',
      sql`update inventory_stock set on_hand = on_hand + 1 where product_id =
      (select id from catalogue_product where sku = 'ROLE-PLENTY')`,
      /^ROLE-PLENTY: \d+ in stock, \d+ in the ledger$/,
    ],
    [
      2,
      'a sale without a stock movement',
      sql`delete from inventory_movement where kind = 'sold' and order_id = ${first}`,
      /^order \d+ \(pending\): 2 due, 0 taken of ROLE-PLENTY$/,
    ],
    [
      2,
      'goods reserved by an overdue bank transfer',
      sql`update order_order set placed_at = now() - interval '7 days 20 minutes' where id = ${first}`,
      /^order \d+ \(pending\) holds goods and has not been paid in time$/,
    ],
    [
      4,
      'an order number that is too low',
      sql`update order_order set number = '1000000000', placed_at = placed_at + interval '1 hour' where id =
      (select max(id) from order_order where store_id = 1)`,
      /^order 1000000001 of store view 1 is older than the orders before it$/,
    ],
    [
      4,
      'an order number that will be reused',
      sql`update order_sequence set last_number = last_number - 1 where store_id = 1`,
      /^order 100000000\d of store view 1 is above the count of \d$/,
    ],
    [
      5,
      'a total that differs from its parts',
      sql`update order_order set grand_total = grand_total + 1 where id = ${first}`,
      /but its parts make/,
    ],
    [
      5,
      'a payment of a different amount',
      sql`insert into payment_attempt (reference, order_id, method, provider, amount, currency, created_at)
      select number || 'T1', id, 'adyen_cc', 'adyen', grand_total + 1, currency, now() from order_order where id = ${first}`,
      /^order (\d+): \d+ PLN instead of \d+ PLN was requested by \1T1$/,
    ],
    [
      6,
      'a discount without discounted lines',
      sql`update order_order set discount = discount + 5 where id = ${first}`,
      /^order \d+: discount 5, by line 0$/,
    ],
    [
      8,
      'a coupon with a count that is too high',
      sql`with rule as (insert into pricing_cart_rule (code, action) values ('r', 'by_percent')
      returning id) insert into pricing_coupon (rule_id, code, used) select id, 'LATO', 1 from rule`,
      /^LATO: counted 1, held by 0 orders$/,
    ],
    [
      8,
      'a missing use of a coupon by a buyer',
      sql`update pricing_coupon_buyer set used = 0 where coupon_id = (select id from pricing_coupon where code = 'THIRD')`,
      /^THIRD: counted 0 for a buyer, held by 1 orders$/,
    ],
    [
      9,
      'a gift card balance above its movements',
      sql`with card as (insert into gift_card_account (code, kind, store_id, currency, issued, balance, order_id,
        order_item_id, piece, buyer_email, issued_at)
      values ('1234567890123456', 'VIRTUAL', 1, 'PLN', 5000, 5000, 1, 1, 1, 'ada@example.com', now()) returning id)
      insert into gift_card_movement (account_id, order_id, kind, amount, at) select id, ${first}, 'issued', 4000, now()
      from card`,
      /^gift card \d+ of order 1: balance 5000 of 5000, 4000 in the ledger$/,
    ],
    [
      10,
      'a payment without a confirmation',
      sql`update order_order set paid_at = now(), paid_reference = 'made-up' where
      id = ${first}`,
      /no confirmation that made-up paid it$/,
    ],
    [
      10,
      'money received that pays nothing',
      sql`insert into payment_attempt (reference, order_id, method, provider, amount, currency, state, created_at)
      select number || 'T1', id, 'adyen_cc', 'adyen', grand_total, currency, 'paid', now() from order_order
      where id = ${first}`,
      /^order (\d+): \1T1 was paid, but neither applied nor refunded$/,
    ],
    [
      10,
      'a refund that was never requested',
      sql`with paid as (update order_order set paid_at = now(), paid_reference = number || 'T1', refunded = 100
        where id = ${first} returning *), attempt as (
        insert into payment_attempt (reference, order_id, method, provider, amount, currency, state, created_at)
        select number || 'T1', id, 'adyen_cc', 'adyen', grand_total, currency, 'paid', now() from paid), notice as (
        insert into payment_notice (provider, event_id, reference, result, outcome, received_at)
        select 'adyen', 'PSP', number || 'T1', 'paid', 'heard', now() from paid)
      insert into order_refund (order_id, amount, reason, refunded_at) select id, 100, '', now() from paid`,
      /^order \d+: no request to adyen to refund 100$/,
    ],
    [
      11,
      'a notification that is not handled',
      sql`insert into payment_adyen_notice (psp_reference, original_reference, merchant_reference, event_code, is_success,
        amount, currency, reason, event_at, received_at)
      values ('PSP', '', '1T1', 'AUTHORISATION', true, 100, 'PLN', '', '', now())`,
      /^AUTHORISATION of 1T1 was never handled$/,
    ],
    [
      11,
      'a notification without an event',
      sql`insert into payment_notice (provider, event_id, reference, result, outcome, received_at)
      values ('adyen', 'PSP', '1T1', 'paid', 'heard', now())`,
      /^paid of 1T1 was never handled$/,
    ],
    [
      11,
      'an order status that differs from its trail',
      sql`insert into order_history (order_id, at, action, from_status, to_status, reason,
      actor) select id, now(), 'ship', status, 'complete', '', 'operator' from order_order where id = ${first}`,
      /its trail ends with complete$/,
    ],
    [
      7,
      'a tax total that differs from its rates',
      sql`update order_order set tax = tax - 1 where id = ${first}`,
      /^order \d+: tax \d+, by rate/,
    ],
    [
      7,
      'a tax rate of another country',
      sql`update order_order set shipping_address = jsonb_set(shipping_address, '{countryCode}', '"CZ"') where id = ${first}`,
      /^order \d+: CZ had no rate of 23.00 % then$/,
    ],
    [
      7,
      'an expired tax rate',
      sql`with rate as (update pricing_tax_rate set rate = 2200 where country = 'PL' and tax_class = 'Taxable Goods')
      update order_order set placed_at = now() + interval '2 minutes' where id = ${first}`,
      /^order \d+: PL had no rate of 23.00 % then$/,
    ],
    [
      7,
      'a tax rate that another had followed',
      sql`with planned as (
        insert into pricing_tax_rate (country, tax_class, valid_from, rate, label)
        values ('PL', 'Taxable Goods', '2020-01-01', 2200, 'VAT'), ('PL', 'Taxable Goods', '2031-01-01', 2300, 'VAT'))
      update order_order set placed_at = now() + interval '2 minutes' where id = ${first}`,
      /^order \d+: PL had no rate of 23.00 % then$/,
    ],
    [
      12,
      'an order without an event',
      sql`delete from platform_event where type = 'order.placed'`,
      /has no order.placed event$/,
    ],
    [
      12,
      'an order without an email',
      sql`delete from order_letter where order_id = ${first}`,
      /^the buyer of order \d+ got no email$/,
    ],
    [
      13,
      'a cart that can be ordered again',
      sql`update cart_cart set is_active = true where id =
      (select cart_id from order_order where id = ${first})`,
      /its cart is open$/,
    ],
    [
      14,
      'a gift card among other products',
      sql`insert into cart_item (cart_id, product_id, variant_id, quantity, signature)
      select (select cart_id from order_order where id = ${first}), id, id, 1, 'card' from catalogue_product
      where type = 'giftcard' limit 1`,
      /^cart \d+ holds VIRTUAL, products$/,
    ],
    [
      17,
      'an order of another store view',
      sql`update order_order set store_id = 5 where id = ${first}`,
      /was placed in store view eu$/,
    ],
    [
      18,
      'two accounts with the same address',
      sql`insert into customer_customer (website_id, email, password_hash, firstname,
      lastname, kind) select website_id, ' ADA@example.com', password_hash, firstname, lastname, kind
      from customer_customer where id = ${someone}`,
      /^ada@example.com in website \d+: 2 accounts$/,
    ],
    [
      19,
      'a consent without a text',
      sql`insert into consent_record (website_id, store_id, email, agreement_id, is_granted, wording,
      recorded_at) select 1, 1, 'ada@example.com', id, true, ' ', now() from consent_agreement limit 1`,
      /^consent \d+ of/,
    ],
    [
      20,
      'a session token in plain text',
      sql`insert into customer_token (token_hash, customer_id, created_at, expires_at)
      values ('plain', ${someone}, now(), now())`,
      /is stored in plain text$/,
    ],
    [
      20,
      'a session older than the password',
      sql`insert into customer_token (token_hash, customer_id, created_at, expires_at, password_version)
      select repeat('0', 64), id, now(), now() + interval '1 hour', password_version - 1 from customer_customer
      where id = ${someone}`,
      /^a session of customer \d+ is older than the password$/,
    ],
    [
      21,
      'an outdated listing',
      sql`update catalogue_listing set final_price = final_price - 1 where store_id = 1 and
      sku = 'ROLE-PLENTY'`,
      /^ROLE-PLENTY in store view 1: final \d+ instead of \d+$/,
    ],
    [
      24,
      'a piece that came back twice',
      sql`with one as (
        insert into returns_return (order_id, number, status, requested_at, changed_at)
        select ${first}, n || '-' || n, 'received', now(), now() from generate_series(1, 3) n returning id)
      insert into returns_item (return_id, order_item_id, requested, received, reason)
        select one.id, (select min(id) from order_item where order_id = ${first}), 1, 1, 'other' from one`,
      /^return 1-1: 3 of 2 pieces of ROLE-PLENTY came back$/,
    ],
    [
      24,
      'a return that refunded more than its order',
      sql`insert into returns_return (order_id, number, status, requested_at, changed_at, refunded)
        values (${first}, '1-1', 'processed', now(), now(), 100)`,
      /^order \d+: its returns refunded 100, the order 0$/,
    ],
    [
      25,
      'a size that is held for a refused exchange',
      sql`with one as (
        insert into returns_return (order_id, number, status, requested_at, changed_at)
        values (${first}, '1-1', 'denied', now(), now()) returning id), item as (
        insert into returns_item (return_id, order_item_id, requested, reason)
        select one.id, (select min(id) from order_item where order_id = ${first}), 1, 'other_size' from one returning id)
      insert into returns_exchange (item_id, variant_id, sku, quantity, status) select id, 1, 'OTHER', 1, 'held' from item`,
      /^exchange 1-1 is denied, its size is held$/,
    ],
    [
      25,
      'a size that is held too long',
      sql`with one as (
        insert into returns_return (order_id, number, status, requested_at, changed_at)
        values (${first}, '1-1', 'authorized', now(), now()) returning id), item as (
        insert into returns_item (return_id, order_item_id, requested, reason)
        select one.id, (select min(id) from order_item where order_id = ${first}), 1, 'other_size' from one returning id)
      insert into returns_exchange (item_id, variant_id, sku, quantity, status, held_until)
        select id, 1, 'OTHER', 1, 'held', now() - interval '1 hour' from item`,
      /^exchange 1-1 holds OTHER, but its parcel did not arrive in time$/,
    ],
    [
      22,
      'a price without history',
      sql`delete from pricing_price_log where store_id = 1 and product_id =
      (select id from catalogue_product where sku = 'ROLE-PLENTY')`,
      /^ROLE-PLENTY in store view 1 has no price history$/,
    ],
  ])('rule %i reports %s', async (number, _what, damage, finding) => {
    const results: AuditResult[] = []
    const undone = new Error('undone')
    const work = shop.database.transaction(async (tx) => {
      await damage.execute(tx)
      await checkRules(tx, new Date(), (result) => results.push(result))
      throw undone
    })
    await expect(work).rejects.toBe(undone)
    expect(results.find((one) => one.number === number)?.findings[0]).toMatch(finding)
  })
})
