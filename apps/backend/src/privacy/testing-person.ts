import { sql } from 'kysely'
import { CartClient, polishAddress, type PlacedOrder } from '../cart/testing-client.ts'
import { saveCustomers } from '../customer/customer.ts'
import { changeByStaff } from '../order/testing-orders.ts'
import { buyersOf } from '../pricing/rules/find-cart-rules.ts'
import { deliverDueEvents } from '../testing/testing-events.ts'
import type { TestShop } from '../testing/testing.ts'

/** What a search of the whole database looks for. */
export const person = {
  email: 'zofia@cynamon.example',
  firstname: 'Zofiana',
  lastname: 'Testowska',
  street: 'Cynamonowa 77',
  telephone: '601234567',
} as const

const password = 'Bocian-2026!'
const { firstname, lastname } = person
const address = { ...polishAddress, firstname, lastname, street: [person.street], telephone: person.telephone }

/** Registers the person, signs in, and returns a client of the session. */
export async function signedIn(shop: TestShop): Promise<CartClient> {
  const draft = { websiteId: 1, email: person.email, password, firstname, lastname, isAgent: false }
  await shop.database.transaction((tx) => saveCustomers(tx, [{ ...draft, telephone: person.telephone }], new Date()))
  const { data } = await shop.execute<{ generateCustomerToken: { token: string } }>(
    'mutation ($email: String!, $password: String!) { generateCustomerToken(email: $email, password: $password) { token } }',
    { email: person.email, password },
  )
  return new CartClient(shop, 'pl', data.generateCustomerToken.token)
}

/** Orders one product for the person's address, as the signed-in customer or as a guest with the person's email address. */
export async function orderFor(client: CartClient, isGuest: boolean): Promise<PlacedOrder> {
  const id = isGuest
    ? await client.newCart()
    : (await client.must<{ customerCart: { id: string } }>('{ customerCart { id } }')).customerCart.id
  await client.add(id, [{ sku: 'ROLE-PLENTY', quantity: 1 }])
  const step = (text: string) => client.must(`mutation ($id: String!) { ${text} }`, { id })
  await client.setAddress(id, address)
  if (isGuest) await step(`setGuestEmailOnCart(input: { cart_id: $id, email: "${person.email}" }) { cart { id } }`)
  await step(
    'setBillingAddressOnCart(input: { cart_id: $id, billing_address: { same_as_shipping: true } }) { cart { id } }',
  )
  await step(`setShippingMethodsOnCart(input: { cart_id: $id,
    shipping_methods: [{ carrier_code: "dpd", method_code: "standard" }] }) { cart { id } }`)
  await step(
    'setPaymentMethodOnCart(input: { cart_id: $id, payment_method: { code: "banktransfer" } }) { cart { id } }',
  )
  return client.place(id)
}

/** Finishes an order: paid, shipped, and all of its emails queued. */
export async function finish(shop: TestShop, number: string): Promise<void> {
  await changeByStaff(shop, number, { name: 'pay', reference: null })
  await changeByStaff(shop, number, { name: 'ship', carrier: 'dpd', title: 'DPD', trackingNumber: `T ${lastname}` })
  await deliverDueEvents(shop.database)
}

/** Adds rows with the person to every other table that can hold one. */
export async function fillEveryTable(shop: TestShop, order: PlacedOrder): Promise<void> {
  const all = `${firstname} ${lastname}, ${person.street}, ${person.telephone}, ${person.email}`
  const [hash, ...more] = buyersOf(null, person.email)
  if (hash === undefined || more.length > 0) throw new Error('expected one hash')
  const values = {
    all,
    email: person.email,
    telephone: person.telephone,
    number: order.number,
    hash,
    address: JSON.stringify(address),
    gift: JSON.stringify({ amount: 1, senderName: lastname, recipientName: firstname, recipientEmail: person.email }),
    message: JSON.stringify({ message: { from: lastname, to: firstname, message: all } }),
  }
  await shop.database.transaction(async (tx) => {
    for (const statement of statements) {
      const text = statement.replaceAll(/:(\w+):/g, (_match, name: keyof typeof values) => `'${values[name]}'`)
      await sql.raw(text).execute(tx)
    }
  })
}

const customer = '(select id from customer_customer where email = :email:)'
const ofOrder = '(select id from order_order where number = :number:)'
const ofReturn = `(select id from returns_return where order_id = ${ofOrder})`
const cart = '(select cart_id from order_order where number = :number:)'
const agent = `(select id from customer_customer where email = 'marek@example.com')`
const product = '(select min(id) from catalogue_product)'
const list = `(select max(id) from wishlist_wishlist where holder_id = ${customer})`
const member = `(select id from loyalty_member where customer_id = ${customer})`
const item = `insert into cart_item (cart_id, product_id, variant_id, quantity, gift_card, signature, gift_message)
  select id, ${product}, ${product}, 1, :gift:, :all:, :message: from cart_cart
  where id = ${cart} or (is_active and customer_id = ${customer}) or email = :email:`

const statements = [
  `insert into customer_customer (website_id, email, password_hash, firstname, lastname, is_agent)
    values (1, 'marek@example.com', '', 'Marek', 'Lis', true)`,
  `insert into customer_address (customer_id, address) values (${customer}, :address:)`,
  `insert into customer_device (customer_id, device_hash, seen_at) values (${customer}, 'device', now())`,
  `insert into customer_link (token_hash, customer_id, purpose, expires_at) values ('link', ${customer}, 'reset', now())`,
  `insert into customer_identity (website_id, provider, subject, customer_id, linked_at)
    values (1, 'google', :email:, ${customer}, now())`,
  `insert into customer_social_attempt (state_hash, browser_hash, provider, store_id, nonce, code_verifier, expires_at)
    values ('state', 'browser', 'apple', 1, 'nonce', 'verifier', now() + interval '1 hour')`,
  `insert into customer_social_person (key_hash, browser_hash, website_id, provider, subject, email, firstname, lastname, is_proven,
    expires_at) values ('key', 'browser', 1, 'apple', 'subject', :email:, :all:, :all:, true, now() + interval '1 hour')`,
  `insert into customer_passkey (customer_id, credential_id, rp_id, user_handle, public_key, counter, transports, is_backed_up, name,
    created_at) values (${customer}, 'credential', 'localhost', 'handle', 'key', 0, '{internal}', true, :all:, now())`,
  `insert into customer_passkey_challenge (challenge_hash, browser_hash, customer_id, store_id, user_handle, expires_at)
    values ('challenge', 'browser', ${customer}, 1, 'handle', now() + interval '1 hour')`,
  `insert into customer_authenticator (customer_id, secret) values (${customer}, 'MZXW6YTB')`,
  `insert into customer_recovery_code (code_hash, customer_id) values ('code', ${customer})`,
  `update customer_token set browser = 'Firefox', platform = 'Linux', last_used_at = now()`,
  `insert into cart_cart (masked_id, store_id, group_id, customer_id, billing_address)
    values ('${'a'.repeat(32)}', 1, 1, ${customer}, :address:) on conflict do nothing`,
  `insert into cart_cart (masked_id, store_id, group_id, email, shipping_address)
    values ('${'b'.repeat(32)}', 1, 1, :email:, :address:)`,
  `insert into cart_cart (masked_id, store_id, group_id, gift_message) values ('${'d'.repeat(32)}', 1, 1, :message:)`,
  `insert into cart_link (code_hash, cart_id, source_cart_id, agent_id, created_at, expires_at)
    select 'link', c.id, ${cart}, ${agent}, now(), now() + interval '7 days' from cart_cart c where c.masked_id = '${'d'.repeat(32)}'`,
  `update cart_cart set gift_message = :message:, email = :email: where id = ${cart}`,
  item,
  `insert into cart_removed_item (cart_id, item_id, line, removed_at) values (${cart}, 1, :gift:, now())`,
  `insert into cart_saved_item (customer_id, group_id, product_id, variant_id, quantity, gift_card, signature, gift_message)
    values (${customer}, 1, ${product}, ${product}, 1, :gift:, :all:, :message:)`,
  `insert into cart_repeated_request (cart_id, key, request_hash, errors, created_at)
    values (${cart}, :all:, 'hash', :message:, now())`,
  `update order_order set gifts = :message:, pickup_place = :address:, agent_id = ${agent} where id = ${ofOrder}`,
  `update order_item set gifts = :message:, gift_card = :gift: where order_id = ${ofOrder}`,
  `update order_history set reason = :all:, actor = 'customer' where order_id = ${ofOrder}`,
  `insert into order_refund (order_id, amount, reason, refunded_at) values (${ofOrder}, 1, :all:, now())`,
  `insert into order_cancel_request (key_hash, order_id, reason, valid_until) values ('key', ${ofOrder}, :all:, now())`,
  `insert into order_withdrawal (reference, declaration_hash, store_id, locale, order_id, name, email, order_number, items, wording,
    submitted_at) values ('WBCDFGHJK', 'declared', 1, 'pl_PL', ${ofOrder}, :all:, :email:, :number:, '[]', :all:, now())`,
  `insert into order_withdrawal_handling (withdrawal_id, note, handled_at)
    select id, :all:, now() from order_withdrawal where declaration_hash = 'declared'`,
  `insert into returns_return (order_id, number, status, bank_account, contact_email, confirm_hash, confirm_until, requested_at, changed_at,
    refunded)
    values (${ofOrder}, :number: || '-1', 'processed', :all:, :email:, 'confirmed', now(), now(), now(), 1)`,
  `insert into returns_item (return_id, order_item_id, requested, received, reason)
    select ${ofReturn}, min(id), 1, 1, 'too_small' from order_item where order_id = ${ofOrder}`,
  `insert into returns_exchange (item_id, variant_id, sku, quantity, status, shipped_at, tracking_number)
    select max(id), 1, 'OTHER', 1, 'shipped', now(), :telephone: from returns_item`,
  `insert into returns_comment (return_id, author, text, written_at) values (${ofReturn}, 'buyer', :all:, now())`,
  `insert into returns_step (return_id, at, action, status, staff) values (${ofReturn}, now(), 'refund', 'processed', :email:)`,
  `insert into returns_tracking (return_id, carrier, number) values (${ofReturn}, 'dpd', :telephone:)`,
  `insert into order_request (cart_id, key, request_hash, order_id, created_at) values (${cart}, :all:, 'h', ${ofOrder}, now())`,
  `insert into payment_attempt (reference, order_id, method, provider, amount, currency, redirect_url, created_at)
    values ('ref', ${ofOrder}, 'card', 'adyen', 1, 'PLN', 'https://pay.example/?' || :email:, now())`,
  `insert into payment_shopper (customer_id, reference) values (${customer}, 'shopper')`,
  `insert into payment_saved_card (customer_id, provider, token, public_hash, method, brand, last_digits, expires, saved_at)
    values (${customer}, 'adyen', 'token', 'hash', 'adyen_cc', 'visa', '1111', '03/2030', now())`,
  `insert into payment_adyen_session (attempt_id, id, data, expires_at)
    values ((select id from payment_attempt where reference = 'ref'), 'id', :all:, now())`,
  `insert into payment_adyen_notice (psp_reference, original_reference, merchant_reference, event_code, is_success, amount,
    currency, reason, event_at, received_at) values ('p', '', 'ref', 'AUTHORISATION', true, 1, 'PLN', :all:, '', now())`,
  `insert into gift_card_account (code, kind, store_id, currency, issued, balance, order_id, order_item_id, piece, buyer_email,
    recipient_email, issued_at) values ('12345678', 'VIRTUAL', 1, 'PLN', 1, 1, 0, 0, 1, :email:, :email:, now())`,
  `insert into pricing_cart_rule (code, action) values ('privacy', 'by_percent')`,
  `insert into pricing_coupon (rule_id, code) values ((select id from pricing_cart_rule where code = 'privacy'), 'PRIVACY')`,
  `insert into pricing_coupon_buyer (coupon_id, buyer, used)
    values ((select id from pricing_coupon where code = 'PRIVACY'), :hash:, 1)`,
  `insert into pricing_coupon_use (coupon_id, order_id, buyers, used_at)
    values ((select id from pricing_coupon where code = 'PRIVACY'), ${ofOrder}, array[:hash:], now())`,
  `update pricing_coupon set owner_id = ${customer} where code = 'PRIVACY'`,
  `insert into loyalty_member (website_id, customer_id, created_at, activated_at) values (1, ${customer}, now(), now())`,
  `insert into loyalty_entry (member_id, at, points, reason, note)
    values (${member}, now(), 5, 'correction', :all:)`,
  `insert into loyalty_card (number, website_id, member_id, issued_at, is_current)
    values ('2990000000019', 1, ${member}, now(), true)`,
  `insert into loyalty_coupon (entry_id, member_id, code, issued_at)
    values ((select max(id) from loyalty_entry), ${member}, 'PRIVACY', now())`,
  `insert into wishlist_wishlist (holder_id, updated_at, name) values (${customer}, now(), :all:)`,
  `insert into wishlist_item (wishlist_id, product_id, quantity, added_at, description)
    values (${list}, ${product}, 1, now(), :all:)`,
  `insert into wishlist_gift (item_id, token_hash, marked_at)
    values ((select id from wishlist_item where wishlist_id = ${list}), 'giver', now())`,
  `insert into compare_list (uid, customer_id, changed_at) values ('${'c'.repeat(32)}', ${customer}, now())`,
  `insert into review_review (store_id, product_id, customer_id, nickname, summary, body, stars, average, created_at)
    values (1, ${product}, ${customer}, :all:, :all:, :all:, '{}', 100, now())`,
  `insert into blog_post (identifier, store_id, url_key, title, published_at) values ('read', 1, 'read', 'Read', now())`,
  `insert into blog_comment (post_id, customer_id, nickname, email, body, created_at)
    values ((select min(id) from blog_post), ${customer}, :all:, :email:, :all:, now())`,
  `insert into product_alert_subscription (website_id, store_id, product_id, email, asked_at)
    values (1, 1, ${product}, :email:, now())`,
  `insert into agent_adoption (agent_id, client_id, token_hash, started_at, expires_at)
    values (${agent}, ${customer}, 'adoption', now(), now())`,
  `insert into agent_finding (search_hash, agent_id, client_id, expires_at) values ('search', ${agent}, ${customer}, now())`,
  `insert into agent_trail (at, agent_id, client_id, adoption_id, store_id, action, detail, outcome)
    values (now(), ${agent}, ${customer}, (select max(id) from agent_adoption), 1, 'placeOrder', :all:, 'done')`,
  `insert into cms_contact_message (store_id, name, email, telephone, comment, created_at)
    values (1, :all:, :email:, :all:, :all:, now())`,
  `insert into cms_contact_file (message_id, name, type, content)
    values ((select max(id) from cms_contact_message), :all:, 'application/pdf', ''::bytea)`,
  `insert into suggest_recent (store_id, client_hash, folded, query, searched_at) values (1, 'c', :email:, :email:, now())`,
  `insert into suggest_query (store_id, folded, query, submissions, heat, last_at) values (1, :email:, :email:, 1, 1, now())`,
  `insert into consent_record (website_id, email, agreement_id, is_granted, wording, recorded_at)
    values (1, :email:, (select min(id) from consent_agreement), true, 'wording', now())`,
  `insert into consent_subscription (website_id, store_id, email, status, telephone, asked_at, changed_at, requested)
    values (1, 1, :email:, 'SUBSCRIBED', :all:, now(), now(), :message:)`,
  `insert into consent_alert_refusal (website_id, email, kind, refused_at) values (1, :email:, 'stock', now())`,
  `insert into consent_link (hash, purpose, website_id, email, expires_at) values ('n', 'newsletter', 1, :email:, now())`,
  `insert into platform_event (type, payload, delivered_at)
    values ('customer.linkWanted', jsonb_build_object('email', :email:), now())`,
]
