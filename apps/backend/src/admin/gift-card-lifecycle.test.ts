import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { giftCardCommand } from './gift-card-command.ts'
import { CartClient, polishAddress } from '../cart/testing-client.ts'
import { issueCards } from '../gift-card/issue/issue.ts'
import { publish } from '../platform/events.ts'
import { deliverDueEvents } from '#src/testing/testing-events.ts'
import { findMail, listMails } from '../platform/email/email-queue.ts'
import { encodeUid } from '../platform/uid.ts'
import { testShop, type TestShop } from '../testing/testing.ts'
import { changeOrder, type OrderAction } from '../order/order.ts'

let shop: TestShop
let client: CartClient
beforeAll(async () => {
  shop = await testShop({ demo: 'small' })
  client = new CartClient(shop)
})
afterAll(() => shop.close())

const settle = async (): Promise<void> => {
  await deliverDueEvents(shop.database)
}

interface Placed {
  errors: { message: string }[]
  orderV2: {
    number: string
    status: string
    state: string
    applied_gift_cards: { code: string; applied_balance: { value: number } }[]
    payment_methods: { type: string }[]
    total: { grand_total: { value: number }; total_giftcard: { value: number } | null; total_tax: { value: number } }
  } | null
}

async function place(id: string, expected: number | null = null): Promise<Placed> {
  const query = `mutation ($id: String!, $expected: Float) {
    placeOrder(input: { cart_id: $id, expected_total: $expected }) { errors { message } orderV2 { number status state
      applied_gift_cards { code applied_balance { value } } payment_methods { type }
      total { grand_total { value } total_giftcard { value } total_tax { value } } } } }`
  return (await client.must<{ placeOrder: Placed }>(query, { id, expected })).placeOrder
}

async function idOf(number: string): Promise<number> {
  const { rows } = await sql<{ id: number }>`select id from order_order where number = ${number}`.execute(
    shop.database.reader,
  )
  return rows[0]?.id ?? 0
}

async function change(number: string, action: OrderAction) {
  const id = await idOf(number)
  const cause = { reason: 'test', actor: 'staff' as const, now: new Date() }
  const outcome = await shop.database.transaction((tx) => changeOrder(tx, id, action, cause))
  await settle()
  return 'refusal' in outcome ? outcome.refusal : outcome.order.status
}

let item = 1_000_000
/** Creates a gift card with this value in minor units and returns its code. */
async function cardOf(amount: number, currency = 'PLN'): Promise<string> {
  item += 1
  const order = { id: item, number: '1', storeId: 1, currency, email: 'ada@example.com', isByMail: true }
  const line = { itemId: item, productId: null, quantity: 1, amount, senderName: 'Ada', recipientName: 'Jan' }
  await shop.database.transaction((tx) => issueCards(tx, order, [line], new Date()))
  const { rows } = await sql<{ code: string }>`
    select code from gift_card_account where order_item_id = ${item}`.execute(shop.database.reader)
  return rows[0]?.code ?? ''
}

async function balanceOf(code: string): Promise<number> {
  const { rows } = await sql<{ balance: number }>`
    select balance from gift_card_account where code = ${code}`.execute(shop.database.reader)
  return rows[0]?.balance ?? -1
}

const applied = `cart { applied_boncard_gift_cards { number applied_balance { value currency } }
  applied_gift_cards { code applied_balance { value } current_balance { value } expiration_date }
  available_payment_methods { code } prices { grand_total { value } grand_total_excluding_tax { value } } }`
interface Applied {
  cart: {
    applied_boncard_gift_cards: { number: string; applied_balance: { value: number; currency: string } }[]
    applied_gift_cards: { code: string; current_balance: { value: number } }[]
    available_payment_methods: { code: string }[]
    prices: { grand_total: { value: number } }
  }
}

const apply = (id: string, code: string, headers: Record<string, string> = {}) =>
  client.execute<{ applyGiftCardToCart: Applied }>(
    `mutation ($id: String!, $code: String!) {
      applyGiftCardToCart(input: { cart_id: $id, gift_card_code: $code }) { ${applied} } }`,
    { id, code },
    headers,
  )

const remove = (id: string, code: string) =>
  client.must<{ removeGiftCardFromCart: Applied }>(
    `mutation ($id: String!, $code: String!) {
      removeGiftCardFromCart(input: { cart_id: $id, gift_card_code: $code }) { ${applied} } }`,
    { id, code },
  )

/** Creates a cart ready to order: eight items for 80.00 and delivery for 15.99, 95.99 in total. */
async function readyCart(codes: string[] = [], quantity = 8): Promise<string> {
  const id = await client.newCart()
  await client.add(id, [{ sku: 'ROLE-PLENTY', quantity }])
  await client.makeReady(id)
  for (const code of codes) expect((await apply(id, code)).errors).toBeUndefined()
  return id
}

async function cardLine(sku: string, quantity = 1) {
  const query = `query ($sku: String!) { products(filter: { sku: { eq: $sku } }) { items {
    ... on GiftCardProduct { giftcard_amounts { uid value } } } } }`
  const response = await client.must<{ products: { items: { giftcard_amounts: { uid: string; value: number }[] }[] } }>(
    query,
    { sku },
  )
  const [amount] = response.products.items[0]?.giftcard_amounts ?? []
  const field = (name: string, value: string) => ({ uid: encodeUid(`giftcard/${name}`), value })
  const entered_options = [
    field('sender_name', 'Ada'),
    field('sender_email', 'ada@example.com'),
    field('recipient_name', 'Jan'),
    field('recipient_email', 'jan@example.com'),
    field('message', 'Sto lat!'),
  ]
  return { sku, quantity, selected_options: [amount?.uid ?? ''], entered_options, value: amount?.value ?? 0 }
}

/** Buys and pays for gift cards sent by email. Returns the order number, the value of each card in minor units, and the codes. */
async function buyCards(quantity = 1): Promise<{ number: string; worth: number; codes: string[] }> {
  const { value, ...line } = await cardLine('ROLE-GV', quantity)
  const id = await client.newCart()
  await client.add(id, [line])
  const ready = `setGuestEmailOnCart(input: { cart_id: $id, email: "ada@example.com" }) { cart { id } }
    setBillingAddressOnCart(input: { cart_id: $id, billing_address: { address: $address } }) { cart { id } }
    setPaymentMethodOnCart(input: { cart_id: $id, payment_method: { code: "banktransfer" } }) { cart { id } }`
  await client.must(`mutation ($id: String!, $address: CartAddressInput!) { ${ready} }`, { id, address: polishAddress })
  const number = (await place(id)).orderV2?.number ?? ''
  await settle()
  const before = (await letters()).length
  expect(await change(number, { name: 'pay', reference: null })).toBe('complete')
  const written = (await letters()).slice(0, (await letters()).length - before)
  expect(written).toHaveLength(1)
  const codes = [...(written[0]?.text.matchAll(/\b\d{16}\b/g) ?? [])].map(([code]) => code)
  return { number, worth: Math.round(value * 100), codes }
}

async function letters() {
  const mails = (await listMails(shop.database.reader, 1_000)).filter(({ to }) => to === 'jan@example.com')
  return Promise.all(mails.map(({ id }) => findMail(shop.database.reader, id))).then((all) =>
    all.filter((mail) => mail !== undefined),
  )
}

const account = (code: string, headers: Record<string, string> = {}) =>
  client.execute<{ giftCardAccount: { balance: { value: number; currency: string }; expiration_date: string | null } }>(
    `query ($code: String!) { giftCardAccount(input: { gift_card_code: $code }) {
      code balance { value currency } expiration_date } }`,
    { code },
    headers,
  )

describe('buying gift cards', () => {
  it('J08 emails a paid card to its recipient, one code per item, even if the payment is reported repeatedly', async () => {
    const { number, worth, codes } = await buyCards(3)
    expect(new Set(codes).size).toBe(3)
    const [letter] = await letters()
    expect(letter?.subject).toMatch(/^Karta podarunkowa na .*zł od: Ada$/)
    expect(letter?.text).toContain('Sto lat!')
    for (const code of codes) expect(await balanceOf(code)).toBe(worth)
    const orderId = await idOf(number)
    for (const _again of [1, 2])
      await shop.database.transaction((tx) => publish(tx, 'order.changed', { orderId, historyId: 0, action: 'pay' }))
    await settle()
    const { rows } = await sql`select 1 from gift_card_account where order_id = ${orderId}`.execute(
      shop.database.reader,
    )
    expect(rows).toHaveLength(3)
    expect((await account(codes[0] ?? '')).data.giftCardAccount).toMatchObject({
      balance: { value: worth / 100, currency: 'PLN' },
      expiration_date: null,
    })
  })

  it('a card sent by post is locked until its buyer or recipient activates it, and operators can read its code', async () => {
    const { value: _value, ...line } = await cardLine('ROLE-GP')
    const id = await client.newCart()
    await client.add(id, [line])
    await client.makeReady(id)
    const number = (await place(id)).orderV2?.number ?? ''
    await change(number, { name: 'pay', reference: null })
    const { code, lines } = await run({ name: 'gift-card list', order: number })
    expect([code, lines]).toEqual([
      0,
      [expect.stringMatching(/^card-\d+ {2}…\d{4} {2}PHYSICAL {2}.* PLN {2}locked {2}order \d+$/)],
    ])
    const printed = await run({ name: 'gift-card print', order: number })
    expect(printed).toEqual({ code: 0, lines: [expect.stringMatching(/^\d{16} {2}card-\d+$/)] })
    const digits = printed.lines[0]?.slice(0, 16) ?? ''
    const named = printed.lines[0]?.slice(18) ?? ''
    expect((await run({ name: 'gift-card show', code: named })).lines[0]).toMatch(`${named}  …${digits.slice(-4)}  `)
    const unlock = (email: string) =>
      client.execute<{ unlockGiftCard: { code: string } }>(
        `mutation ($code: String!, $email: String!) {
          unlockGiftCard(input: { gift_card_code: $code, email: $email }) { code balance { value } } }`,
        { code: digits, email },
      )
    expect((await account(digits)).errors).toMatchObject([{ message: 'Please correct the gift card code.' }])
    expect((await unlock('eva@example.com')).errors).toMatchObject([{ message: 'Please correct the gift card code.' }])
    expect((await unlock('ada@example.com')).data.unlockGiftCard.code).toBe(digits)
    expect((await account(digits)).errors).toBeUndefined()
  })

  it('cancelling an order voids its cards without refunding what was already spent from them', async () => {
    const whole = await buyCards()
    expect(await change(whole.number, { name: 'refund', amount: null })).toBe('closed')
    expect((await account(whole.codes[0] ?? '')).errors).toHaveLength(1)

    const spent = await buyCards(2)
    const [code = ''] = spent.codes
    const order = await place(await readyCart([code]))
    const used = Math.min(spent.worth, 95_99)
    expect(await balanceOf(code)).toBe(spent.worth - used)
    expect(order.orderV2?.total.total_giftcard?.value).toBe(used / 100)
    expect(await change(spent.number, { name: 'refund', amount: spent.worth * 2 })).toBe('AMOUNT')
    expect(await change(spent.number, { name: 'refund', amount: null })).toBe('closed')
    const { rows } = await sql<{ refunded: number }>`
      select refunded from order_order where number = ${spent.number}`.execute(shop.database.reader)
    expect(rows[0]?.refunded).toBe(spent.worth * 2 - used)
  })
})

async function run(command: Parameters<typeof giftCardCommand>[0]) {
  const lines: string[] = []
  const say = (text: string): unknown => lines.push(text)
  const output = { line: say, error: say, progress: say }
  return { code: await giftCardCommand(command, { database: shop.database, output }), lines }
}

describe('gift cards in a cart', () => {
  it('GIFT-07 CART-03 AMB-40 cards pay in the order applied, up to the amount due, and can be removed', async () => {
    const [first, second, third] = [await cardOf(50_00), await cardOf(30_00), await cardOf(100_00)]
    const id = await readyCart([first, second])
    const { cart } = (await apply(id, third)).data.applyGiftCardToCart
    expect(cart.applied_boncard_gift_cards).toEqual([
      { number: `…${first.slice(-4)}`, applied_balance: { value: 50, currency: 'PLN' } },
      { number: `…${second.slice(-4)}`, applied_balance: { value: 30, currency: 'PLN' } },
      { number: `…${third.slice(-4)}`, applied_balance: { value: 15.99, currency: 'PLN' } },
    ])
    expect(cart.applied_gift_cards[2]).toMatchObject({ code: `…${third.slice(-4)}`, current_balance: { value: 100 } })
    expect(cart.prices).toMatchObject({ grand_total: { value: 0 }, grand_total_excluding_tax: { value: 78.04 } })
    const left = (await remove(id, first)).removeGiftCardFromCart.cart
    expect(left.applied_boncard_gift_cards.map(({ applied_balance }) => applied_balance.value)).toEqual([30, 65.99])
    expect((await remove(id, third)).removeGiftCardFromCart.cart.prices.grand_total.value).toBe(65.99)
  })

  it('GIFT-07 a card is removed by its code as it is shown, as Magento’s clients send it, and by its uid', async () => {
    const [first, second] = [await cardOf(50_00), await cardOf(30_00)]
    await sql`update gift_card_account set code = left(code, 12) || '7777' where code in (${first}, ${second})`.execute(
      shop.database.reader,
    )
    const codes = [first, second].map((code) => `${code.slice(0, 12)}7777`)
    const shown = async (id: string) => {
      const { cart } = await client.must<{ cart: { applied_gift_cards: { uid: string; code: string }[] } }>(
        'query ($id: String!) { cart(cart_id: $id) { applied_gift_cards { uid code } } }',
        { id },
      )
      return cart.applied_gift_cards
    }
    const id = await readyCart(codes)
    const before = await shown(id)
    expect(before.map(({ code }) => code)).toEqual(['…7777', '…7777'])
    await remove(id, before[1]?.uid ?? '')
    expect(await shown(id)).toEqual([before[0]])
    await remove(id, '…7777')
    expect(await shown(id)).toEqual([])
    await remove(id, '…7777')
  })

  it('a code written in groups pays, shows its balance and can be removed', async () => {
    const code = await cardOf(20_00)
    const written = ` ${code.slice(0, 4)}\u00A0${code.slice(4, 8)}-${code.slice(8)}\u200E`
    const id = await readyCart([written])
    const { giftCardAccount } = await client.must<{ giftCardAccount: { code: string; balance: { value: number } } }>(
      `query ($code: String!) { giftCardAccount(input: { gift_card_code: $code }) { code balance { value } } }`,
      { code: written },
    )
    expect(giftCardAccount).toEqual({ code, balance: { value: 20 } })
    const { cart } = (await remove(id, written)).removeGiftCardFromCart
    expect(cart.applied_gift_cards).toEqual([])
  })

  it('GIFT-05 a code has the exact number of digits', async () => {
    const id = await readyCart()
    for (const code of ['123456789012345', 'abcdefghijklmnop', '12345678901234567'])
      expect((await apply(id, code)).errors).toMatchObject([
        { message: 'Please enter exactly 16 digits.', extensions: { category: 'graphql-input' } },
      ])
  })

  it('O44 unknown, locked, expired, voided and empty codes get the same response, and five wrong guesses block further attempts', async () => {
    const [locked, voided, empty, expired] = [
      await cardOf(10_00),
      await cardOf(10_00),
      await cardOf(10_00),
      await cardOf(10_00),
    ]
    await run({ name: 'gift-card lock', code: locked })
    await run({ name: 'gift-card void', code: voided })
    expect((await run({ name: 'gift-card unlock', code: voided })).code).toBe(1)
    await place(await readyCart([empty]))
    await shop.database.transaction((tx) =>
      sql`update gift_card_account set expires_at = now() - interval '1 day' where code = ${expired}`.execute(tx),
    )
    const id = await readyCart()
    const wrong = ['0000000000000000', locked, voided, empty, expired]
    for (const code of wrong)
      expect((await apply(id, code)).errors).toMatchObject([
        { message: 'Please correct the gift card code.', extensions: { category: 'graphql-no-such-entity' } },
      ])
    expect((await apply(id, await cardOf(10_00))).errors).toMatchObject([
      { extensions: { category: 'graphql-too-many-requests' } },
    ])
    const guesses = Array.from({ length: 20 }, (_, index) => String(index).padStart(16, '0'))
    const from = { 'x-test-address': '203.0.113.9' }
    for (const code of guesses) expect((await account(code, from)).errors).toHaveLength(1)
    expect((await account(await cardOf(10_00), from)).errors).toMatchObject([
      { extensions: { category: 'graphql-too-many-requests' } },
    ])
  })

  it('a card in another currency, and a card applied to a gift card purchase, are rejected with a message', async () => {
    expect((await apply(await readyCart(), await cardOf(10_00, 'EUR'))).errors).toMatchObject([
      { message: 'This gift card can only be used to pay in EUR.' },
    ])
    const { value: _value, ...line } = await cardLine('ROLE-GV')
    const id = await client.newCart()
    await client.add(id, [line])
    expect((await apply(id, await cardOf(10_00))).errors).toMatchObject([
      { message: 'A gift card cannot be used to buy gift cards.' },
    ])
  })
})

describe('an order paid with gift cards', () => {
  it('fully paid by cards uses Magento’s free method and is paid at once', async () => {
    const code = await cardOf(100_00)
    const id = await readyCart([code])
    const { data } = await client.execute<{ cart: Applied['cart'] }>(
      'query ($id: String!) { cart(cart_id: $id) { available_payment_methods { code } } }',
      { id },
    )
    expect(data.cart.available_payment_methods).toEqual([{ code: 'free' }])
    expect((await place(id, 0)).orderV2).toMatchObject({
      state: 'processing',
      payment_methods: [{ type: 'free' }],
      applied_gift_cards: [{ code: `…${code.slice(-4)}`, applied_balance: { value: 95.99 } }],
      total: { grand_total: { value: 0 }, total_giftcard: { value: 95.99 }, total_tax: { value: 17.95 } },
    })
    expect(await balanceOf(code)).toBe(4_01)
  })

  it('is charged the displayed amount or rejected with a message, whether or not the client sends the expected total', async () => {
    const code = await cardOf(60_00)
    const [one, two] = [await readyCart([code]), await readyCart([code])]
    await place(one)
    expect((await place(two, 35.99)).errors[0]?.message).toMatch(/The total has changed/)
    expect((await place(two)).errors[0]?.message).toMatch(/The balance of a gift card has changed/)
    expect((await place(two)).orderV2?.total.grand_total.value).toBe(95.99)
  })

  it('P6 restores card balances once when it is cancelled, and charges them again when the payment arrives late', async () => {
    const code = await cardOf(60_00)
    const number = (await place(await readyCart([code]))).orderV2?.number ?? ''
    expect(await balanceOf(code)).toBe(0)
    expect(await change(number, { name: 'expire' })).toBe('canceled')
    expect(await change(number, { name: 'cancel' })).toBe('WRONG_STATUS')
    expect(await balanceOf(code)).toBe(60_00)
    expect(await change(number, { name: 'pay', reference: null })).toBe('processing')
    expect(await balanceOf(code)).toBe(0)
    expect(await change(number, { name: 'cancel' })).toBe('closed')
    expect(await balanceOf(code)).toBe(60_00)
  })

  it('stays cancelled when the payment arrives late and the card was spent meanwhile', async () => {
    const code = await cardOf(60_00)
    const number = (await place(await readyCart([code]))).orderV2?.number ?? ''
    await change(number, { name: 'expire' })
    await place(await readyCart([code]))
    expect(await change(number, { name: 'pay', reference: null })).toBe('closed')
    expect(await balanceOf(code)).toBe(0)
    const { rows } = await sql<{ refunded: number }>`
      select refunded from order_order where number = ${number}`.execute(shop.database.reader)
    expect(rows[0]?.refunded).toBe(35_99)
  })

  /** The worked examples of docs/pricing.md: of 95.99, gift cards pay 40.00 and 30.00, and 25.99 is left to pay. */
  it.each([
    [[20_00], 20_00, 0, 0],
    [[25_99], 25_99, 0, 0],
    [[30_00], 25_99, 4_01, 0],
    [[20_00, 50_00], 25_99, 40_00, 4_01],
    [[null], 25_99, 40_00, 30_00],
    [[80_00, null], 25_99, 40_00, 30_00],
  ])(
    'AMB-40 refunding %j returns %i in money, %i to the first card and %i to the second',
    async (parts, ...expected) => {
      const codes = [await cardOf(40_00), await cardOf(30_00)]
      const number = (await place(await readyCart(codes))).orderV2?.number ?? ''
      await change(number, { name: 'pay', reference: null })
      for (const amount of parts) expect(await change(number, { name: 'refund', amount })).not.toBe('AMOUNT')
      const { rows } = await sql<{ refunded: number }>`
      select refunded from order_order where number = ${number}`.execute(shop.database.reader)
      expect([rows[0]?.refunded, await balanceOf(codes[0] ?? ''), await balanceOf(codes[1] ?? '')]).toEqual(expected)
    },
  )

  it('keeps its cards when it is moved back to the cart', async () => {
    const code = await cardOf(60_00)
    const id = await readyCart([code])
    await shop.database.transaction((tx) =>
      sql`update payment_method set provider = 'sandbox', is_active = true where code = 'adyen_cc'`.execute(tx),
    )
    await client.must(
      `mutation ($id: String!) { setPaymentMethodOnCart(input: { cart_id: $id, payment_method: { code: "adyen_cc" } }) {
        cart { id } } }`,
      { id },
    )
    const { placeOrder } = await client.must<{ placeOrder: { orderV2: { token: string } } }>(
      'mutation ($id: String!) { placeOrder(input: { cart_id: $id }) { orderV2 { token } } }',
      { id },
    )
    const { returnOrderToCart } = await client.must<{ returnOrderToCart: { cart_id: string } }>(
      'mutation ($token: String!) { returnOrderToCart(input: { token: $token }) { cart_id } }',
      { token: placeOrder.orderV2.token },
    )
    const { cart } = await client.must<{ cart: Applied['cart'] }>(
      'query ($id: String!) { cart(cart_id: $id) { applied_boncard_gift_cards { number applied_balance { value } } } }',
      { id: returnOrderToCart.cart_id },
    )
    expect(cart.applied_boncard_gift_cards).toEqual([{ number: `…${code.slice(-4)}`, applied_balance: { value: 60 } }])
  })
})
