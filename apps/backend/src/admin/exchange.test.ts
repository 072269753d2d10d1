import { endOfDayAfter } from '@bocian/rules/local-day.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkRules } from './audit-command.ts'
import { setStock } from '../inventory/inventory.ts'
import { publish } from '../platform/events.ts'
import { retriedFields } from '../platform/idempotency/retried-fields.ts'
import { newCustomer } from '../testing/testing-customer.ts'
import { deliverDueEvents } from '../testing/testing-events.ts'
import { testShop, type TestShop } from '../testing/testing.ts'
import {
  approveReturn,
  expireExchanges,
  receiveReturn,
  refundReturn,
  rejectReturn,
  returnByNumber,
  shipExchange,
} from '../returns/returns.ts'
import {
  requestExchange,
  requestReturn,
  returnItem,
  returnSelection,
  sentOrder,
  type ReturnAnswer,
} from '../returns/testing-returns.ts'

let shop: TestShop
let asAda: Record<string, string>
let asEve: Record<string, string>
const email = 'ada@example.com'
const [small, large] = ['ROLE-C1-98', 'ROLE-C1-110']
const staff = 'Ewa Nowak'

beforeAll(async () => {
  shop = await testShop({ demo: 'small' })
  asAda = await newCustomer(shop, email)
  asEve = await newCustomer(shop, 'eve@example.com')
  await shop.database.transaction(async (tx) => {
    const { rows } = await sql<{ id: number }>`
      select id from catalogue_product where sku in (${small}, ${large}, 'ROLE-C2-98-BLUE')`.execute(tx)
    await setStock(
      tx,
      rows.map(({ id }) => ({ productId: id, quantity: 40 })),
    )
    await publish(tx, 'stock.changed', { productIds: rows.map(({ id }) => id) })
  })
  await deliverDueEvents(shop.database)
})
afterAll(() => shop.close())

const change = (text: string) => shop.database.transaction((tx) => sql.raw(text).execute(tx))
const codeOf = ({ errors }: { errors?: { extensions?: Record<string, unknown> }[] }) =>
  errors?.[0]?.extensions?.['code']

async function stockOf(sku: string): Promise<number> {
  const { rows } = await sql<{ quantity: number }>`
    select s.on_hand as quantity from inventory_stock s join catalogue_product p on p.id = s.product_id
    where p.sku = ${sku}`.execute(shop.database.reader)
  return rows[0]?.quantity ?? -1
}

async function idOf(number: string): Promise<number> {
  return (await returnByNumber(shop.database.reader, number))?.id ?? 0
}

const steps = {
  approve: async (number: string, now = new Date()) => {
    const id = await idOf(number)
    return shop.database.transaction((tx) => approveReturn(tx, id, { staff, now }))
  },
  receive: async (number: string, accepted: [string, number][] = []) => {
    const id = await idOf(number)
    return shop.database.transaction((tx) => receiveReturn(tx, id, new Map(accepted), { staff, now: new Date() }))
  },
  ship: async (number: string, tracking: string | null = null) => {
    const id = await idOf(number)
    return shop.database.transaction((tx) => shipExchange(tx, id, tracking, { staff, now: new Date() }))
  },
  refund: async (number: string) => {
    const id = await idOf(number)
    return shop.database.transaction((tx) => refundReturn(tx, id, { staff, now: new Date() }))
  },
  reject: async (number: string) => {
    const id = await idOf(number)
    return shop.database.transaction((tx) => rejectReturn(tx, id, 'Noszone', { staff, now: new Date() }))
  },
}

const cancel = (uid: string, headers: Record<string, string>, token: string | null = null) =>
  shop.execute<{ cancelExchange: { return: ReturnAnswer } | null }>(
    `mutation ($uid: ID!, $token: String) { cancelExchange(input: { return_uid: $uid, order_token: $token }) {
      return { ${returnSelection} } } }`,
    { uid, token },
    headers,
  )

async function mails(subject: string): Promise<string[]> {
  await deliverDueEvents(shop.database)
  const { rows } = await sql<{ text: string }>`
    select text from platform_mail where subject = ${subject} order by id`.execute(shop.database.reader)
  return rows.map(({ text }) => text)
}

/** A customer's order of a dress and its exchange for the large size. */
async function exchanged(quantity = 1, wanted = 1) {
  const order = await sentOrder(shop, { email, sku: small, quantity })
  const { data, errors } = await requestExchange(shop, order, { sku: large, quantity: wanted }, asAda)
  if (errors) throw new Error(errors[0]?.message)
  const view = data.requestExchange?.return
  if (view === undefined) throw new Error('no return')
  return { order, view, number: view.number }
}

interface PiecesAnswer {
  can_exchange: boolean
  items: {
    quantity_returnable: number
    quantity_returned: number
    returnable_pieces: {
      sku: string
      quantity: number
      exchange_uid: string | null
      selected_options: { value: string }[]
      sizes: { sku: string; label: string; availability: string }[]
    }[]
  }[]
}

async function piecesOf(token: string, headers: Record<string, string> = asAda): Promise<PiecesAnswer> {
  const { data } = await shop.execute<{ guestOrderByToken: PiecesAnswer }>(
    `query ($token: String!) { guestOrderByToken(input: { token: $token }) { can_exchange items {
      quantity_returnable quantity_returned returnable_pieces { sku quantity exchange_uid selected_options { value }
        sizes { sku label availability } } } } }`,
    { token },
    headers,
  )
  return data.guestOrderByToken
}

describe('UX-36 an exchange for another size', () => {
  it('is offered in the other sizes of the product that are available', async () => {
    const order = await sentOrder(shop, { email, sku: small, quantity: 1 })
    expect(await piecesOf(order.token)).toEqual({
      can_exchange: true,
      items: [
        {
          quantity_returnable: 1,
          quantity_returned: 0,
          returnable_pieces: [
            {
              sku: small,
              quantity: 1,
              exchange_uid: null,
              selected_options: [{ value: '98' }],
              sizes: [
                { sku: 'ROLE-C1-104', label: '104', availability: 'SOLD_OUT' },
                { sku: large, label: '110', availability: 'AVAILABLE' },
              ],
            },
          ],
        },
      ],
    })
    const simple = await sentOrder(shop, { email })
    expect(await piecesOf(simple.token)).toMatchObject({ can_exchange: false, items: [{ quantity_returnable: 2 }] })
  })

  it('is offered in the same colour only', async () => {
    const order = await sentOrder(shop, { email, sku: 'ROLE-C2-98-BLUE', quantity: 1 })
    expect((await piecesOf(order.token)).items[0]?.returnable_pieces[0]?.sizes).toEqual([
      { sku: 'ROLE-C2-104-BLUE', label: '104', availability: 'AVAILABLE' },
    ])
  })

  it('takes the new size from stock at once, and sends it after the old one has arrived', async () => {
    const [before, other] = [await stockOf(large), await stockOf(small)]
    const { order, view, number } = await exchanged()
    expect(view).toMatchObject({
      status: 'PENDING',
      refund_amount: { value: 0 },
      bank_account_ending: null,
      exchange: { sku: large, quantity: 1, status: 'HELD', can_cancel: true, selected_options: [{ value: '110' }] },
      items: [{ custom_attributesV2: [{ selected_options: [{ label: 'Inny rozmiar', value: 'other_size' }] }] }],
    })
    expect(await stockOf(large)).toBe(before - 1)
    expect(await piecesOf(order.token)).toMatchObject({ can_exchange: false, items: [{ quantity_returnable: 0 }] })
    await steps.approve(number)
    expect(await steps.ship(number)).toEqual({ refusal: 'WRONG_STATUS' })
    await steps.receive(number)
    expect(await stockOf(small)).toBe(other)
    expect(await steps.ship(number, 'JJD7')).toEqual({ status: 'exchanged', refunded: null })
    expect(await steps.ship(number, 'JJD8')).toEqual({ refusal: 'ALREADY_DONE' })
    expect(await steps.refund(number)).toEqual({ refusal: 'WRONG_STATUS' })
    expect(await stockOf(large)).toBe(before - 1)
    const texts = await mails(`Wymiana ${number}`)
    expect(texts).toHaveLength(4)
    expect(texts[0]).toContain('Rozmiar 98 → Rozmiar 110')
    expect(texts[1]).toContain('Gniazdowa 7')
    expect(texts[3]).toContain('JJD7')
    expect(await piecesOf(order.token)).toMatchObject({
      items: [{ quantity_returnable: 1, quantity_returned: 0, returnable_pieces: [{ sku: large, quantity: 1 }] }],
    })
  })

  it('issues no credit note and changes no money of the order', async () => {
    const { order, number } = await exchanged()
    await steps.receive(number)
    await steps.ship(number)
    const { rows } = await sql`
      select o.status, o.refunded::int, (select count(*)::int from order_credit_note n where n.order_id = o.id) as notes
      from order_order o where number = ${order.number}`.execute(shop.database.reader)
    expect(rows).toEqual([{ status: 'complete', refunded: 0, notes: 0 }])
  })

  it('can be returned for what was paid for the first piece, and the size that came back is put in stock', async () => {
    const { order, number } = await exchanged()
    await steps.receive(number)
    await steps.ship(number)
    const [before, other] = [await stockOf(large), await stockOf(small)]
    const { data } = await requestReturn(shop, order, [returnItem(order.items[0] ?? '')], asAda)
    expect(data.requestReturn?.return).toMatchObject({
      refund_amount: { value: order.total / 100 },
      exchange: null,
    })
    await steps.receive(`${order.number}-2`, [[large, 1]])
    expect([await stockOf(large), await stockOf(small)]).toEqual([before + 1, other])
    expect(await steps.refund(`${order.number}-2`)).toEqual({ status: 'processed', refunded: order.total })
  })

  it('can be exchanged again, from the size that was received', async () => {
    const { order, number } = await exchanged()
    await steps.receive(number)
    await steps.ship(number)
    const uid = (await piecesOf(order.token)).items[0]?.returnable_pieces[0]?.exchange_uid ?? ''
    expect(codeOf(await requestExchange(shop, order, { sku: small }, asAda))).toBe('RETURN_ITEM_UNKNOWN')
    const { data } = await requestExchange(shop, order, { sku: small, exchange_uid: uid }, asAda)
    expect(data.requestExchange?.return.exchange).toMatchObject({ sku: small, status: 'HELD' })
    await steps.receive(`${order.number}-2`)
    await steps.ship(`${order.number}-2`)
    expect((await piecesOf(order.token)).items[0]?.returnable_pieces).toMatchObject([{ sku: small, quantity: 1 }])
  })

  it('of one piece leaves the others as they are; a return takes those as ordered first, or the named ones', async () => {
    const { order, number } = await exchanged(3)
    await steps.receive(number)
    await steps.ship(number)
    const [item = ''] = order.items
    const pieces = (await piecesOf(order.token)).items[0]?.returnable_pieces ?? []
    expect(pieces).toMatchObject([
      { sku: small, quantity: 2, exchange_uid: null },
      { sku: large, quantity: 1 },
    ])
    const named = { ...returnItem(item, 1), exchange_uid: pieces[1]?.exchange_uid }
    expect(codeOf(await requestReturn(shop, order, [{ ...named, quantity_to_return: 2 }], asAda))).toBe(
      'RETURN_QUANTITY_INVALID',
    )
    await requestReturn(shop, order, [named], asAda)
    const options = async () => {
      const { data } = await shop.execute<{
        guestOrderByToken: {
          returns: { items: { items: { quantity: number; selected_options: { value: string }[] }[] }[] }
        }
      }>(
        `query ($token: String!) { guestOrderByToken(input: { token: $token }) { returns { items { items {
          request_quantity selected_options { value } } } } } }`,
        { token: order.token },
        asAda,
      )
      return data.guestOrderByToken.returns.items.map(({ items }) => items)
    }
    expect((await options())[0]).toMatchObject([{ request_quantity: 1, selected_options: [{ value: '110' }] }])
    await cancelledReturn(`${order.number}-2`)
    await requestReturn(shop, order, [returnItem(item, 3)], asAda)
    expect((await options())[0]).toMatchObject([
      { request_quantity: 2, selected_options: [{ value: '98' }] },
      { request_quantity: 1, selected_options: [{ value: '110' }] },
    ])
  })

  /** Refuses a request, so that its pieces can be returned again. */
  const cancelledReturn = (number: string) => steps.reject(number)

  it('sends as many pieces as were accepted; the others go back in stock', async () => {
    const before = await stockOf(large)
    const { number } = await exchanged(2, 2)
    expect(await stockOf(large)).toBe(before - 2)
    await steps.receive(number, [[small, 1]])
    expect(await stockOf(large)).toBe(before - 1)
    await steps.ship(number)
  })

  it('is refunded if the new size cannot be sent after all', async () => {
    const { order, number } = await exchanged()
    const before = await stockOf(large)
    await steps.receive(number)
    expect(await steps.refund(number)).toEqual({ status: 'processed', refunded: order.total })
    expect(await stockOf(large)).toBe(before + 1)
  })

  it('frees the new size when the buyer cancels it, which can be repeated', async () => {
    const before = await stockOf(large)
    const { order, view, number } = await exchanged()
    for (const attempt of [1, 2])
      expect((await cancel(view.uid, asAda)).data.cancelExchange?.return, `attempt ${attempt}`).toMatchObject({
        status: 'CLOSED',
        exchange: { status: 'RELEASED', can_cancel: false },
      })
    expect(await stockOf(large)).toBe(before)
    expect((await mails(`Wymiana ${number}`)).at(-1)).toContain('anulowana')
    expect(await piecesOf(order.token)).toMatchObject({ can_exchange: true })
  })

  it('cannot be cancelled once the old size has arrived', async () => {
    const { view, number } = await exchanged()
    await steps.receive(number)
    expect(codeOf(await cancel(view.uid, asAda))).toBe('EXCHANGE_NOT_CANCELABLE')
    await steps.ship(number)
    expect(codeOf(await cancel(view.uid, asAda))).toBe('EXCHANGE_NOT_CANCELABLE')
  })

  it('frees the new size when staff refuse the request or the parcel', async () => {
    const before = await stockOf(large)
    const [early, late] = [await exchanged(), await exchanged()]
    await steps.reject(early.number)
    await steps.approve(late.number)
    await steps.reject(late.number)
    expect(await stockOf(large)).toBe(before)
  })

  it('frees the new size at the end of the 14th day after the approval if the old one has not arrived', async () => {
    const before = await stockOf(large)
    const [late, arrived] = [await exchanged(), await exchanged()]
    const now = Date.now()
    for (const { number } of [late, arrived]) await steps.approve(number, new Date(now))
    await steps.receive(arrived.number)
    const end = endOfDayAfter(new Date(now), 14, 'Europe/Warsaw').getTime()
    expect(await expireExchanges(shop.database, new Date(end))).toBe(0)
    expect(await expireExchanges(shop.database, new Date(end + 1_000))).toBe(1)
    expect(await expireExchanges(shop.database, new Date(end + 1_000))).toBe(0)
    expect(await stockOf(large)).toBe(before - 1)
    expect((await mails(`Wymiana ${late.number}`)).at(-1)).toContain('nie dotarła na czas')
    await steps.ship(arrived.number)
  })

  it.each([
    ['an unknown size', { sku: 'ROLE-C2-98-RED' }, 'EXCHANGE_NOT_POSSIBLE'],
    ['the size that the buyer has', { sku: small }, 'EXCHANGE_NOT_POSSIBLE'],
    ['a size that is sold out', { sku: 'ROLE-C1-104' }, 'EXCHANGE_SIZE_SOLD_OUT'],
    ['more pieces than were ordered', { sku: large, quantity: 2 }, 'RETURN_QUANTITY_INVALID'],
    ['half a piece', { sku: large, quantity: 0.5 }, 'RETURN_QUANTITY_INVALID'],
    ['another order’s item', { sku: large, order_item_uid: btoa('999999') }, 'RETURN_ITEM_UNKNOWN'],
    ['an unknown earlier exchange', { sku: large, exchange_uid: btoa('999999') }, 'RETURN_ITEM_UNKNOWN'],
  ])('is refused for %s', async (_title, input, code) => {
    const order = await sentOrder(shop, { email, sku: small, quantity: 1 })
    const before = await stockOf(large)
    expect(codeOf(await requestExchange(shop, order, input, asAda))).toBe(code)
    expect(await stockOf(large)).toBe(before)
  })

  it('is refused for a size that costs less now than was paid, and free if it costs more', async () => {
    const order = await sentOrder(shop, { email, sku: small, quantity: 1 })
    const pay = (amount: number) =>
      change(`update order_item set row_total = row_total + ${amount}
        where order_id = (select id from order_order where number = '${order.number}')`)
    await pay(1)
    expect((await piecesOf(order.token)).items[0]?.returnable_pieces[0]?.sizes[1]).toMatchObject({
      sku: large,
      availability: 'CHEAPER',
    })
    expect(codeOf(await requestExchange(shop, order, { sku: large }, asAda))).toBe('EXCHANGE_SIZE_CHEAPER')
    await pay(-3_000)
    expect((await requestExchange(shop, order, { sku: large }, asAda)).data.requestExchange?.return).toMatchObject({
      refund_amount: { value: 0 },
    })
    await pay(2_999)
  })

  it('is refused for orders that cannot be returned any more', async () => {
    const order = await sentOrder(shop, { email, sku: small, quantity: 1 })
    await change(`update order_order set shipped_at = now() - interval '90 days', delivery_dates = null
      where number = '${order.number}'`)
    expect(codeOf(await requestExchange(shop, order, { sku: large }, asAda))).toBe('RETURN_ITEM_UNKNOWN')
    expect((await piecesOf(order.token)).can_exchange).toBe(false)
  })

  it('of the last piece is given to one of many buyers', async () => {
    const orders = []
    for (let count = 0; count < 4; count++) orders.push(await sentOrder(shop, { email, sku: small, quantity: 1 }))
    const left = await stockOf(large)
    const first = await sentOrder(shop, { email, sku: small, quantity: 1 })
    await sentOrder(shop, { email, sku: large, quantity: left - 1 })
    const outcomes = await Promise.all(orders.map((order) => requestExchange(shop, order, { sku: large }, asAda)))
    expect(outcomes.filter(({ errors }) => errors === undefined)).toHaveLength(1)
    expect(outcomes.filter((outcome) => codeOf(outcome) === 'EXCHANGE_SIZE_SOLD_OUT')).toHaveLength(3)
    expect(codeOf(await requestExchange(shop, first, { sku: large }, asAda))).toBe('EXCHANGE_SIZE_SOLD_OUT')
    expect(await stockOf(large)).toBe(0)
    const number = outcomes.find(({ errors }) => errors === undefined)?.data.requestExchange?.return.number ?? ''
    await steps.reject(number)
    expect(await stockOf(large)).toBe(1)
  })

  it('takes effect once when a request is repeated with its key', () => {
    for (const mutation of ['requestExchange', 'requestGuestExchange', 'cancelExchange'])
      expect(retriedFields).toContain(mutation)
  })

  it('and the order behind it are refused to others exactly as missing ones', async () => {
    const order = await sentOrder(shop, { email, sku: 'ROLE-C2-98-BLUE', quantity: 1 })
    const wanted = { sku: 'ROLE-C2-104-BLUE' }
    const strange = await requestExchange(shop, order, wanted, asEve)
    expect(strange.errors).toEqual(
      (await requestExchange(shop, { ...order, id: btoa('999999') }, wanted, asEve)).errors,
    )
    expect(codeOf(await requestExchange(shop, order, wanted, {}))).toBe('NOT_SIGNED_IN')
    const { data } = await requestExchange(shop, order, wanted, asAda)
    const uid = data.requestExchange?.return.uid ?? ''
    const missing = (await cancel(btoa('999999'), asEve)).errors
    expect((await cancel(uid, asEve)).errors).toEqual(missing)
    expect((await cancel(uid, {}, order.token)).errors).toEqual(missing)
    const plain = await sentOrder(shop, { email })
    const { data: refunded } = await requestReturn(shop, plain, [returnItem(plain.items[0] ?? '')], asAda)
    expect(codeOf(await cancel(refunded.requestReturn?.return.uid ?? '', asAda))).toBe('EXCHANGE_NOT_CANCELABLE')
  })
})

describe('ROUTE-24 a guest’s exchange', () => {
  const [blue, other] = ['ROLE-C2-98-BLUE', 'ROLE-C2-104-BLUE']
  const request = (token: string, item: string, headers: Record<string, string> = {}) =>
    shop.execute<{ requestGuestExchange: { return: ReturnAnswer } | null }>(
      `mutation ($input: RequestGuestExchangeInput!) {
        requestGuestExchange(input: $input) { return { ${returnSelection} } } }`,
      { input: { token, order_item_uid: item, sku: other } },
      headers,
    )
  const confirm = (id: string, key: string) =>
    shop.execute<{ confirmReturn: { return: ReturnAnswer } | null }>(
      `mutation ($id: ID!, $key: String!) { confirmReturn(input: { order_id: $id, confirmation_key: $key }) {
        return { ${returnSelection} } } }`,
      { id, key },
    )
  const keyFor = async (number: string): Promise<string> => {
    const { rows } = await sql<{ text: string }>`
      select text from platform_mail where text like ${`%return=${number}&confirm=%`} order by id desc limit 1`.execute(
      shop.database.reader,
    )
    return /confirm=([\w-]+)/.exec(rows[0]?.text ?? '')?.[1] ?? ''
  }

  it('takes the new size once it is confirmed by the link in the email', async () => {
    const order = await sentOrder(shop, { sku: blue, quantity: 1 })
    const before = await stockOf(other)
    const { data } = await request(order.token, order.items[0] ?? '')
    const view = data.requestGuestExchange?.return
    expect(view).toMatchObject({ status: 'UNCONFIRMED', exchange: { status: 'WAITING', can_cancel: false } })
    expect(await stockOf(other)).toBe(before)
    const key = await keyFor(`${order.number}-1`)
    for (const attempt of [1, 2])
      expect((await confirm(order.id, key)).data.confirmReturn?.return, `attempt ${attempt}`).toMatchObject({
        status: 'PENDING',
        exchange: { status: 'HELD', can_cancel: true },
      })
    expect(await stockOf(other)).toBe(before - 1)
    expect((await cancel(view?.uid ?? '', {}, order.token)).data.cancelExchange?.return.status).toBe('CLOSED')
    expect(await stockOf(other)).toBe(before)
  })

  it('is refused at its confirmation if the size was sold in the meantime', async () => {
    const order = await sentOrder(shop, { sku: blue, quantity: 1 })
    await request(order.token, order.items[0] ?? '')
    const left = await stockOf(other)
    await sentOrder(shop, { sku: other, quantity: left })
    expect(codeOf(await confirm(order.id, await keyFor(`${order.number}-1`)))).toBe('EXCHANGE_SIZE_SOLD_OUT')
    expect(await stockOf(other)).toBe(0)
  })

  it('is refused for an unknown token and for another customer’s order, in the same way', async () => {
    const order = await sentOrder(shop, { email, sku: blue, quantity: 1 })
    const item = order.items[0] ?? ''
    const missing = (await request('x'.repeat(43), item)).errors
    expect((await request(order.token, item)).errors).toEqual(missing)
    expect((await request(order.token, item, asEve)).errors).toEqual(missing)
  })
})

it('leaves all invariants of orders, stock and exchanges intact', async () => {
  await deliverDueEvents(shop.database)
  const findings: string[] = []
  await shop.database.transaction((tx) => checkRules(tx, new Date(), (result) => findings.push(...result.findings)))
  expect(findings).toEqual([])
})
