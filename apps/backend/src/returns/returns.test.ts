import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { retriedFields } from '../platform/idempotency/retried-fields.ts'
import { saveSettings } from '../store/store.ts'
import { newCustomer } from '../testing/testing-customer.ts'
import { deliverDueEvents } from '../testing/testing-events.ts'
import { testShop, type TestShop } from '../testing/testing.ts'
import { forgetUnconfirmedReturns } from './returns.ts'
import { requestReturn, returnItem, returnSelection, sentOrder, type ReturnAnswer } from './testing-returns.ts'

let shop: TestShop
let asAda: Record<string, string>
let asEve: Record<string, string>
const email = 'ada@example.com'

beforeAll(async () => {
  shop = await testShop({ demo: 'small' })
  asAda = await newCustomer(shop, email)
  asEve = await newCustomer(shop, 'eve@example.com')
})
afterAll(() => shop.close())

const codeOf = ({ errors }: { errors?: { extensions?: Record<string, unknown> }[] }) =>
  errors?.[0]?.extensions?.['code']

interface OrderAnswer {
  available_actions: string[]
  return_terms: { needs_bank_account: boolean; last_day: string; bank_country: string; reasons: object[] } | null
  items_eligible_for_return: { id: string }[]
  items: Record<string, unknown>[]
  returns: { total_count: number; items: { number: string }[] }
}

async function readOrder(number: string): Promise<OrderAnswer | undefined> {
  const { data } = await shop.execute<{ customer: { orders: { items: OrderAnswer[] } } }>(
    `query ($number: String!) { customer { orders(filter: { number: { eq: $number } }) { items {
      available_actions return_terms { needs_bank_account last_day bank_country reasons { code label } }
      items_eligible_for_return { id } returns { total_count items { number } }
      items { eligible_for_return quantity_returnable quantity_return_requested quantity_returned } } } } }`,
    { number },
    asAda,
  )
  return data.customer.orders.items[0]
}

/** A request with a key of its own, so that it does not count as the repetition of an equal one. */
const withKey = (headers: Record<string, string> = {}) => ({
  ...headers,
  'idempotency-key': randomBytes(16).toString('hex'),
})

async function switchReturns(isOn: boolean): Promise<void> {
  await shop.database.transaction((tx) => saveSettings(tx, { scope: 'view', id: 1 }, { 'sales/rma/enabled': isOn }))
  await deliverDueEvents(shop.database)
}

describe('ACC-02 a customer’s return', () => {
  it('is requested with quantities, reason, bank account and comment, and listed', async () => {
    const order = await sentOrder(shop, { email })
    expect(await readOrder(order.number)).toMatchObject({
      available_actions: expect.arrayContaining(['RETURN']) as string[],
      return_terms: {
        needs_bank_account: true,
        bank_country: 'PL',
        last_day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as string,
      },
      items_eligible_for_return: [{ id: order.items[0] }],
      items: [
        { eligible_for_return: true, quantity_returnable: 2, quantity_return_requested: 0, quantity_returned: 0 },
      ],
    })
    const { data, errors } = await requestReturn(shop, order, [returnItem(order.items[0] ?? '')], asAda, ' Too tight ')
    expect(errors).toBeUndefined()
    expect(data.requestReturn?.return).toMatchObject({
      number: `${order.number}-1`,
      status: 'PENDING',
      bank_account_ending: '2874',
      refund_amount: { value: 10, currency: 'PLN' },
      customer: { email, firstname: 'Ada' },
      order: { number: order.number },
      items: [
        {
          status: 'PENDING',
          quantity: 0,
          request_quantity: 1,
          order_item: { id: order.items[0], product_sku: 'ROLE-PLENTY' },
          custom_attributesV2: [{ code: 'reason', selected_options: [{ label: 'Za małe', value: 'too_small' }] }],
        },
      ],
      comments: [{ author_name: 'Ada', text: 'Too tight' }],
      shipping: { send_to: expect.stringContaining('Gniazdowa') as string, tracking: [] },
    })
    expect(await readOrder(order.number)).toMatchObject({
      returns: { total_count: 1, items: [{ number: `${order.number}-1` }] },
      items: [{ eligible_for_return: true, quantity_returnable: 1, quantity_return_requested: 1 }],
    })
    const list = await shop.execute<{ customer: { returns: { total_count: number; items: { number: string }[] } } }>(
      '{ customer { returns(pageSize: 1) { total_count items { number } page_info { total_pages } } } }',
      {},
      asAda,
    )
    expect(list.data.customer.returns).toMatchObject({ items: [{ number: `${order.number}-1` }] })
  })

  it('is written about to the contact address that the customer gave, which must be one', async () => {
    const order = await sentOrder(shop, { email })
    const request = (contact: string) =>
      shop.execute<{ requestReturn: { return: { number: string } } | null }>(
        'mutation ($input: RequestReturnInput!) { requestReturn(input: $input) { return { number } } }',
        { input: { order_uid: order.id, items: [returnItem(order.items[0] ?? '')], contact_email: contact } },
        withKey(asAda),
      )
    const refused = await request('ada@')
    expect(refused.errors).toMatchObject([{ extensions: { category: 'graphql-input', code: 'EMAIL_INVALID' } }])
    for (const contact of [' Ada.Work@EXAMPLE.com ', '']) expect((await request(contact)).errors).toBeUndefined()
    await deliverDueEvents(shop.database)
    const { rows } = await sql<{ recipient: string }>`
      select recipient from platform_mail where subject like ${`Zwrot ${order.number}-%`} order by id`.execute(
      shop.database.reader,
    )
    expect(rows.map(({ recipient }) => recipient)).toEqual(['Ada.Work@example.com', 'ada@example.com'])
  })

  it('has its address in the first email, because a withdrawal needs no approval', async () => {
    const order = await sentOrder(shop, { email })
    await requestReturn(shop, order, [returnItem(order.items[0] ?? '')], asAda)
    await deliverDueEvents(shop.database)
    const { rows } = await sql<{ text: string }>`
      select text from platform_mail where subject = ${`Zwrot ${order.number}-1`}`.execute(shop.database.reader)
    expect(rows).toHaveLength(1)
    expect(rows[0]?.text).toContain('Bocian Sp. z o.o., ul. Gniazdowa 7, 00-999 Warszawa, Polska')
    expect(rows[0]?.text).toContain('w\u00A0ciągu 14\u00A0dni')
  })

  it('has the address of the shop as Magento’s clients read it', async () => {
    const order = await sentOrder(shop, { email })
    await requestReturn(shop, order, [returnItem(order.items[0] ?? '')], asAda)
    const addressOf = async () => {
      const { data, errors } = await shop.execute<{
        customer: { returns: { items: { shipping: { address: object | null } }[] } }
      }>(
        `{ customer { returns(pageSize: 1) { items { shipping { address {
          contact_name street postcode city country { id full_name_locale } region { code } telephone } } } } } }`,
        {},
        asAda,
      )
      expect(errors).toBeUndefined()
      return data.customer.returns.items[0]?.shipping.address
    }
    expect(await addressOf()).toEqual({
      contact_name: 'Bocian Sp. z o.o.',
      street: ['ul. Gniazdowa 7'],
      postcode: '00-999',
      city: 'Warszawa',
      country: { id: 'PL', full_name_locale: 'Polska' },
      region: { code: null },
      telephone: '+48 22 000 00 00',
    })
    const setLine = async (line: string) => {
      await shop.database.transaction((tx) =>
        saveSettings(tx, { scope: 'view', id: 1 }, { 'general/store_information/address': line }),
      )
      await deliverDueEvents(shop.database)
    }
    await setLine('ul. Gniazdowa 7, 00-999 Warszawa')
    expect(await addressOf()).toBeNull()
    await setLine('')
  })

  it('tells its buyer by email, once', async () => {
    const order = await sentOrder(shop, { email })
    await requestReturn(shop, order, [returnItem(order.items[0] ?? '', 2)], asAda)
    await deliverDueEvents(shop.database)
    await shop.database.transaction((tx) =>
      sql`insert into platform_event (type, payload)
        select 'return.changed', json_build_object('returnId', id, 'kind', 'requested') from returns_return
        where number = ${`${order.number}-1`}`.execute(tx),
    )
    await deliverDueEvents(shop.database)
    const { rows } = await sql<{ text: string }>`
      select text from platform_mail where subject = ${`Zwrot ${order.number}-1`}`.execute(shop.database.reader)
    expect(rows).toHaveLength(1)
    expect(rows[0]?.text).toContain(`/returns/rma/detail?return=${order.number}-1`)
  })

  it('needs no bank account if a provider can refund the payment', async () => {
    const order = await sentOrder(shop, { email, reference: 'B-1' })
    expect((await readOrder(order.number))?.return_terms).toMatchObject({ needs_bank_account: false })
    const { data } = await requestReturn(shop, order, [returnItem(order.items[0] ?? '', 1, null)], asAda)
    expect(data.requestReturn?.return).toMatchObject({ status: 'PENDING', bank_account_ending: null })
  })

  it.each([
    ['no account', [{ bankAccount: null }], 'RETURN_ACCOUNT_MISSING'],
    ['VAL-25 an invalid account', [{ bankAccount: 'PL61 1090' }], 'RETURN_ACCOUNT_INVALID'],
    ['VAL-27 three of two pieces', [{ quantity: 3 }], 'RETURN_QUANTITY_INVALID'],
    ['VAL-27 no piece', [{ quantity: 0 }], 'RETURN_QUANTITY_INVALID'],
    ['VAL-27 half a piece', [{ quantity: 0.5 }], 'RETURN_QUANTITY_INVALID'],
    ['no item', [], 'RETURN_ITEMS_MISSING'],
    ['the same item twice', [{}, {}], 'RETURN_ITEM_UNKNOWN'],
    ['no reason', [{ selected_custom_attributes: [] }], 'RETURN_REASON_MISSING'],
    [
      'an unknown attribute',
      [{ selected_custom_attributes: [{ attribute_code: 'resolution', value: 'exchange' }] }],
      'RETURN_ATTRIBUTE_UNKNOWN',
    ],
    ['an unknown item', [{ order_item_uid: btoa('999999') }], 'RETURN_ITEM_UNKNOWN'],
  ])('is refused with %s', async (_title, changes, code) => {
    const order = await sentOrder(shop, { email })
    const items = changes.map(({ bankAccount, quantity, ...more }: Record<string, unknown>) => ({
      ...returnItem(
        order.items[0] ?? '',
        (quantity as number | undefined) ?? 1,
        bankAccount === undefined ? undefined : (bankAccount as string | null),
      ),
      ...more,
    }))
    expect(codeOf(await requestReturn(shop, order, items, asAda))).toBe(code)
    expect(await readOrder(order.number)).toMatchObject({ returns: { total_count: 0 } })
  })

  it('is refused for an item of another order, for gift cards, unshipped orders and after the last day', async () => {
    const [order, other] = [await sentOrder(shop, { email }), await sentOrder(shop, { email })]
    const ask = () => requestReturn(shop, order, [returnItem(order.items[0] ?? '')], asAda)
    expect(codeOf(await requestReturn(shop, order, [returnItem(other.items[0] ?? '')], asAda))).toBe(
      'RETURN_ITEM_UNKNOWN',
    )
    const set = (change: string) =>
      sql.raw(`update order_order set ${change} where number = '${order.number}'`).execute(shop.database.reader)
    await set("shipped_at = now() - interval '90 days', delivery_dates = null")
    expect(codeOf(await ask())).toBe('RETURN_NOT_POSSIBLE')
    await set('shipped_at = null')
    expect(codeOf(await ask())).toBe('RETURN_NOT_POSSIBLE')
    expect((await readOrder(order.number))?.return_terms).toBeNull()
    await set('shipped_at = now()')
    const setCard = (card: string | null) =>
      sql`update order_item set gift_card = ${card}::jsonb where order_id = (
        select id from order_order where number = ${order.number})`.execute(shop.database.reader)
    await setCard('{}')
    expect(codeOf(await ask())).toBe('RETURN_ITEM_UNKNOWN')
    await setCard(null)
  })

  it('ACC-02 is refused and not offered while returns are switched off', async () => {
    const order = await sentOrder(shop, { email })
    await switchReturns(false)
    expect(codeOf(await requestReturn(shop, order, [returnItem(order.items[0] ?? '')], asAda))).toBe('RETURNS_DISABLED')
    expect(await readOrder(order.number)).toMatchObject({ available_actions: ['REORDER'], return_terms: null })
    await switchReturns(true)
    expect((await readOrder(order.number))?.available_actions).toContain('RETURN')
  })

  it('cannot return a piece twice, however many requests arrive at once', async () => {
    const order = await sentOrder(shop, { email, quantity: 3 })
    const outcomes = await Promise.all(
      Array.from({ length: 8 }, () => requestReturn(shop, order, [returnItem(order.items[0] ?? '')], withKey(asAda))),
    )
    expect(outcomes.filter(({ errors }) => errors === undefined)).toHaveLength(3)
    expect(await readOrder(order.number)).toMatchObject({
      returns: { total_count: 3 },
      items: [{ quantity_returnable: 0, eligible_for_return: false }],
      available_actions: ['REORDER'],
    })
  })

  it('takes effect once when a request is repeated with its key', () => {
    const mutations = ['requestReturn', 'requestGuestReturn', 'confirmReturn', 'addReturnComment', 'addReturnTracking']
    for (const mutation of [...mutations, 'removeReturnTracking']) expect(retriedFields).toContain(mutation)
  })

  it('without a key is the same one when it is sent again within a minute, also when nothing is left to return', async () => {
    const order = await sentOrder(shop, { email, quantity: 3 })
    const ask = async (quantity: number, comment: string | null = null) => {
      const { data } = await requestReturn(shop, order, [returnItem(order.items[0] ?? '', quantity)], asAda, comment)
      return data.requestReturn?.return.number
    }
    const first = await ask(1)
    expect(await Promise.all([ask(1), ask(1)])).toEqual([first, first])
    const others = [await ask(1, 'Too tight'), await ask(1)]
    expect(others).toEqual([`${order.number}-2`, first])
    await sql`update returns_return set requested_at = requested_at - interval '1 minute' where number = ${first}`.execute(
      shop.database.reader,
    )
    const later = await ask(1)
    expect(later).toBe(`${order.number}-3`)
    expect(await ask(1)).toBe(later)
    expect(await readOrder(order.number)).toMatchObject({ returns: { total_count: 3 } })
  })

  it('and the order behind it are refused to others exactly as missing ones', async () => {
    const order = await sentOrder(shop, { email })
    const items = [returnItem(order.items[0] ?? '')]
    const strange = await requestReturn(shop, order, items, asEve)
    expect(strange.errors).toEqual((await requestReturn(shop, { id: btoa('999999') }, items, asEve)).errors)
    expect(codeOf(strange)).toBe('ORDER_NOT_FOUND')
    expect(codeOf(await requestReturn(shop, order, items, {}))).toBe('NOT_SIGNED_IN')

    const { data } = await requestReturn(shop, order, items, asAda)
    const uid = data.requestReturn?.return.uid ?? ''
    const comment = (id: string, headers: Record<string, string>, token: string | null = null) =>
      shop.execute(
        `mutation ($uid: ID!, $token: String) {
          addReturnComment(input: { return_uid: $uid, comment_text: "Hi", order_token: $token }) { return { uid } } }`,
        { uid: id, token },
        headers,
      )
    const missing = (await comment(btoa('999999'), asEve)).errors
    expect((await comment(uid, asEve)).errors).toEqual(missing)
    expect((await comment(uid, {}, order.token)).errors).toEqual(missing)
    const read = (headers: Record<string, string>) =>
      shop.execute<{ customer: { return: { uid: string } | null } }>(
        'query ($uid: ID!) { customer { return(uid: $uid) { uid } } }',
        { uid },
        headers,
      )
    expect((await read(asAda)).data.customer.return).toEqual({ uid })
    expect((await read(asEve)).data.customer.return).toBeNull()
  })

  it('gets comments and tracking numbers of its buyer', async () => {
    const order = await sentOrder(shop, { email })
    const { data } = await requestReturn(shop, order, [returnItem(order.items[0] ?? '')], asAda)
    const uid = data.requestReturn?.return.uid ?? ''
    const change = <T>(mutation: string) => shop.execute<T>(`mutation ($uid: ID!) { ${mutation} }`, { uid }, asAda)
    const commented = await change<{ addReturnComment: { return: ReturnAnswer } }>(
      `addReturnComment(input: { return_uid: $uid, comment_text: " On its way " }) { return { comments { text } } }`,
    )
    expect(commented.data.addReturnComment.return.comments).toEqual([{ text: 'On its way' }])
    expect(
      codeOf(await change(`addReturnComment(input: { return_uid: $uid, comment_text: " " }) { return { uid } }`)),
    ).toBe('RETURN_COMMENT_MISSING')
    const add = (carrier: string, number: string) =>
      change<{ addReturnTracking: { return: ReturnAnswer; return_shipping_tracking: { uid: string } } }>(
        `addReturnTracking(input: { return_uid: $uid, carrier_uid: "${btoa(carrier)}", tracking_number: "${number}" }) {
          return { ${returnSelection} } return_shipping_tracking { uid } }`,
      )
    await add('dpd', 'JJD 0003')
    const twice = (await add('dpd', 'JJD 0003')).data.addReturnTracking
    expect(twice.return.shipping.tracking).toEqual([
      { uid: twice.return_shipping_tracking.uid, tracking_number: 'JJD 0003', carrier: { label: 'DPD' } },
    ])
    expect(codeOf(await add('pigeon', '1'))).toBe('RETURN_TRACKING_INVALID')
    expect(codeOf(await add('dpd', '<b>'))).toBe('RETURN_TRACKING_INVALID')
    const removed = await shop.execute<{ removeReturnTracking: { return: ReturnAnswer } }>(
      `mutation ($uid: ID!) { removeReturnTracking(input: { return_shipping_tracking_uid: $uid }) {
        return { ${returnSelection} } } }`,
      { uid: twice.return_shipping_tracking.uid },
      asAda,
    )
    expect(removed.data.removeReturnTracking.return.shipping.tracking).toEqual([])
  })
})

describe('ROUTE-24 a guest’s return', () => {
  const request = (token: string, items: readonly object[], headers: Record<string, string> = {}) =>
    shop.execute<{ requestGuestReturn: { return: ReturnAnswer } | null }>(
      `mutation ($input: RequestGuestReturnInput!) { requestGuestReturn(input: $input) { return { ${returnSelection} } } }`,
      { input: { token, items } },
      headers,
    )
  const confirm = (id: string, key: string) =>
    shop.execute<{ confirmReturn: { return: ReturnAnswer; returns: { total_count: number } } | null }>(
      `mutation ($id: ID!, $key: String!) { confirmReturn(input: { order_id: $id, confirmation_key: $key }) {
        return { ${returnSelection} } returns { total_count } } }`,
      { id, key },
    )
  const keyFor = async (number: string): Promise<string> => {
    const { rows } = await sql<{ text: string }>`
      select text from platform_mail where text like ${`%return=${number}&confirm=%`} order by id desc limit 1`.execute(
      shop.database.reader,
    )
    return /confirm=([\w-]+)/.exec(rows[0]?.text ?? '')?.[1] ?? ''
  }

  it('takes effect once it is confirmed by the link in the email, and only once', async () => {
    const order = await sentOrder(shop, {})
    const { data } = await request(order.token, [returnItem(order.items[0] ?? '', 2)])
    expect(data.requestGuestReturn?.return).toMatchObject({ number: `${order.number}-1`, status: 'UNCONFIRMED' })
    const key = await keyFor(`${order.number}-1`)
    expect(codeOf(await confirm(order.id, 'wrong'))).toBe('RETURN_NOT_FOUND')
    const other = await sentOrder(shop, {})
    expect(codeOf(await confirm(other.id, key))).toBe('RETURN_NOT_FOUND')
    for (const attempt of [1, 2])
      expect((await confirm(order.id, key)).data.confirmReturn, `attempt ${attempt}`).toMatchObject({
        return: { status: 'PENDING' },
        returns: { total_count: 1 },
      })
    const comment = await shop.execute<{ addReturnComment: { return: ReturnAnswer } }>(
      `mutation ($uid: ID!, $token: String!) {
        addReturnComment(input: { return_uid: $uid, comment_text: "Hi", order_token: $token }) { return { comments { text } } } }`,
      { uid: data.requestGuestReturn?.return.uid, token: order.token },
    )
    expect(comment.data.addReturnComment.return.comments).toEqual([{ text: 'Hi' }])
  })

  it('counts from the time of its request, until midnight of the last day in the store’s time zone', async () => {
    const order = await sentOrder(shop, {})
    await sql`update order_order set shipped_at = '2027-06-01T22:30:00Z', delivery_dates = null
      where number = ${order.number}`.execute(shop.database.reader)
    vi.useFakeTimers({ now: new Date('2027-07-09T21:59:00Z'), toFake: ['Date'] })
    onTestFinished(() => void vi.useRealTimers())
    const items = [returnItem(order.items[0] ?? '')]
    expect((await request(order.token, items, withKey())).errors).toBeUndefined()
    vi.setSystemTime(new Date('2027-07-09T22:00:00Z'))
    expect(codeOf(await request(order.token, items, withKey()))).toBe('RETURN_NOT_POSSIBLE')
    vi.setSystemTime(new Date('2027-07-10T21:00:00Z'))
    const { data } = await confirm(order.id, await keyFor(`${order.number}-1`))
    expect(data.confirmReturn).toMatchObject({ return: { status: 'PENDING' } })
  })

  it('holds nothing before it is confirmed, and cannot be confirmed for pieces that are returned already', async () => {
    const order = await sentOrder(shop, {})
    await request(order.token, [returnItem(order.items[0] ?? '', 2)], withKey())
    await request(order.token, [returnItem(order.items[0] ?? '', 2)], withKey())
    const keys = [await keyFor(`${order.number}-1`), await keyFor(`${order.number}-2`)]
    expect((await confirm(order.id, keys[1] ?? '')).errors).toBeUndefined()
    expect(codeOf(await confirm(order.id, keys[0] ?? ''))).toBe('RETURN_ITEM_UNKNOWN')
  })

  it('without a key is emailed once when it is sent again within a minute', async () => {
    const order = await sentOrder(shop, {})
    const items = [returnItem(order.items[0] ?? '')]
    for (let count = 1; count <= 7; count++)
      expect((await request(order.token, items)).data.requestGuestReturn?.return.number).toBe(`${order.number}-1`)
    const { rows } =
      await sql`select from platform_mail where text like ${`%return=${order.number}-%&confirm=%`}`.execute(
        shop.database.reader,
      )
    expect(rows).toHaveLength(1)
  })

  it('expires after a day and can be requested five times an hour', async () => {
    const order = await sentOrder(shop, {})
    const items = [returnItem(order.items[0] ?? '')]
    for (let count = 1; count <= 5; count++)
      expect((await request(order.token, items, withKey())).errors).toBeUndefined()
    expect(codeOf(await request(order.token, items, withKey()))).toBe('TOO_MANY_ATTEMPTS')
    await sql`update returns_return set confirm_until = now() - interval '1 second' where number = ${`${order.number}-5`}`.execute(
      shop.database.reader,
    )
    expect(codeOf(await confirm(order.id, await keyFor(`${order.number}-5`)))).toBe('RETURN_LINK_EXPIRED')
    const { data } = await shop.execute<{ guestOrderByToken: { returns: { total_count: number } } }>(
      'query ($token: String!) { guestOrderByToken(input: { token: $token }) { returns { total_count } } }',
      { token: order.token },
    )
    expect(data.guestOrderByToken.returns.total_count).toBe(4)
    await shop.database.transaction((tx) => forgetUnconfirmedReturns(tx, new Date()))
    const { rows } = await sql<{ number: string }>`
      select number from returns_return where number like ${`${order.number}-%`} order by number`.execute(
      shop.database.reader,
    )
    expect(rows.map(({ number }) => number)).toEqual([1, 2, 3, 4].map((count) => `${order.number}-${count}`))
  })

  it('ACC-06 is refused if the buyer’s data is erased while the request waits for the order', async () => {
    const order = await sentOrder(shop, {})
    const begun = Promise.withResolvers<void>()
    const outcome = begun.promise.then(() => request(order.token, [returnItem(order.items[0] ?? '')]))
    await shop.database.transaction(async (tx) => {
      await sql`select from order_order where number = ${order.number} for update`.execute(tx)
      begun.resolve()
      await new Promise((resolve) => setTimeout(resolve, 500))
      await sql`update order_order set token = number || 'erased', email = '' where number = ${order.number}`.execute(
        tx,
      )
    })
    expect(codeOf(await outcome)).toBe('ORDER_NOT_FOUND')
    const { rows } = await sql`
      select from returns_return where number like ${`${order.number}-%`}`.execute(shop.database.reader)
    expect(rows).toEqual([])
  })

  it('is refused for an unknown token and for the token of another customer’s order, in the same way', async () => {
    const order = await sentOrder(shop, { email })
    const items = [returnItem(order.items[0] ?? '')]
    expect((await request(order.token, items)).errors).toEqual((await request('x'.repeat(43), items)).errors)
    expect((await request(order.token, items, asEve)).errors).toEqual((await request('x'.repeat(43), items)).errors)
    const own = await request(order.token, items, asAda)
    expect(own.data.requestGuestReturn?.return.status).toBe('PENDING')
  })
})
