import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { orderCommand } from './order-command.ts'
import { CartClient } from '../cart/testing-client.ts'
import { saveAgreements, type AgreementDraft } from '../consent/consent.ts'
import { deliverDueEvents } from '#src/testing/testing-events.ts'
import { saveSettings } from '../store/store.ts'
import { testShop, type TestShop } from '../testing/testing.ts'

const terms: AgreementDraft = {
  code: 'terms',
  kind: 'checkout',
  isRequired: true,
  position: 1,
  pages: ['terms'],
  subscribes: false,
  isActive: true,
  labels: { pl_PL: 'Akceptuję regulamin', de_DE: 'Ich akzeptiere die AGB' },
  contents: { pl_PL: 'Regulamin\n\nTowar można oddać.' },
  smallDescriptions: {},
}
const newsletter: AgreementDraft = {
  ...terms,
  code: 'newsletter',
  isRequired: false,
  position: 2,
  pages: [],
  subscribes: true,
  labels: { pl_PL: 'Chcę newsletter' },
  contents: {},
  smallDescriptions: {},
}

let shop: TestShop
beforeAll(async () => {
  shop = await testShop({ demo: 'small' })
  await save([terms, newsletter])
})
afterAll(() => shop.close())

const save = (drafts: AgreementDraft[]) =>
  shop.database.transaction((tx) => saveAgreements(tx, drafts, new Date('2026-11-01T08:00:00Z')))

interface Asked {
  id: number
  front_label: string
  content: string
  required: boolean
  version: number
  links: { label: string; relative_url: string }[]
}

async function asked(store = 'pl'): Promise<Asked[]> {
  const query =
    '{ agreements(scope: "checkout") { id front_label content required version links { label relative_url } } }'
  return (await new CartClient(shop, store).must<{ agreements: Asked[] }>(query, {})).agreements
}

type Input = { agreements?: ({ id: number; version?: number } | null)[] | null; expected_total?: number | null }
type Placed = { orderV2: { number: string } | null; errors: { code: string; message: string }[] }

async function readyCart(client: CartClient): Promise<string> {
  const id = await client.newCart()
  await client.add(id, [{ sku: 'ROLE-PLENTY', quantity: 1 }])
  await client.makeReady(id, 'dpd', 'banktransfer')
  return id
}

async function place(input: Input = {}, id?: string): Promise<Placed> {
  const client = new CartClient(shop)
  const cart = id ?? (await readyCart(client))
  const query = `mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) {
    orderV2 { number } errors { code message } } }`
  const response = await client.must<{ placeOrder: Placed }>(query, { input: { cart_id: cart, ...input } })
  return response.placeOrder
}

async function kept(number: string) {
  const { rows } = await sql<{ code: string; version: number; hash: string; content: string }>`
    select c.code, c.version, c.hash, w.content from order_consent c join consent_wording w on w.id = c.wording_id
    join order_order o on o.id = c.order_id where o.number = ${number} order by c.is_required desc, c.wording_id`.execute(
    shop.database.reader,
  )
  return rows
}

const notAgreed =
  "The order wasn't placed. First, agree to the terms and conditions, then try placing your order again."

describe('CHK-05 CONS-01 consents of the checkout', () => {
  it('are listed in the language of the store view, each with the pages it refers to', async () => {
    expect(await asked()).toMatchObject([
      { front_label: 'Akceptuję regulamin', required: true, version: 1, content: 'Regulamin\n\nTowar można oddać.' },
      { front_label: 'Chcę newsletter', required: false, version: 1, links: [] },
    ])
    expect(await asked('de')).toMatchObject([{ front_label: 'Ich akzeptiere die AGB' }])
    expect(await asked('cz')).toEqual([])
  })

  it('are not asked of clients that do not send them, unless the store is strict', async () => {
    const makeStrict = async (isStrict: boolean) => {
      await shop.database.transaction((tx) =>
        saveSettings(tx, { scope: 'default', id: 0 }, { 'checkout/options/strict_agreements': isStrict }),
      )
      await deliverDueEvents(shop.database)
    }
    expect((await place()).errors).toEqual([])
    await makeStrict(true)
    expect(await place()).toMatchObject({ orderV2: null, errors: [{ message: notAgreed }] })
    await makeStrict(false)
  })

  it('that are required appear as checkout agreements to Magento’s clients', async () => {
    const query = '{ checkoutAgreements { agreement_id checkbox_text content is_html mode name } }'
    const { checkoutAgreements } = await new CartClient(shop).must<{ checkoutAgreements: object[] }>(query, {})
    expect(checkoutAgreements).toEqual([
      {
        agreement_id: expect.any(Number),
        checkbox_text: 'Akceptuję regulamin',
        content: 'Regulamin\n\nTowar można oddać.',
        is_html: false,
        mode: 'MANUAL',
        name: 'Akceptuję regulamin',
      },
    ])
    expect(await new CartClient(shop, 'cz').must(query, {})).toEqual({ checkoutAgreements: [] })
  })

  it('without the required one, an order fails if the client sends consents or the expected total', async () => {
    const [required, optional] = await asked()
    const refused = { orderV2: null, errors: [{ code: 'UNABLE_TO_PLACE_ORDER', message: notAgreed }] }
    expect(await place({ agreements: [] })).toEqual(refused)
    expect(await place({ agreements: [{ id: optional?.id ?? 0 }, null, { id: 999_999 }] })).toEqual(refused)
    const cart = await readyCart(new CartClient(shop))
    const { cart: read } = await new CartClient(shop).must<{ cart: { prices: { grand_total: { value: number } } } }>(
      'query ($id: String!) { cart(cart_id: $id) { prices { grand_total { value } } } }',
      { id: cart },
    )
    const expected_total = read.prices.grand_total.value
    expect(await place({ expected_total }, cart)).toEqual(refused)
    const placed = await place({ expected_total, agreements: [{ id: required?.id ?? 0 }] }, cart)
    expect(placed.errors).toEqual([])
    // A retry with the same cart returns the same order, whatever consents it sends.
    expect(await place({ agreements: [] }, cart)).toEqual(placed)
  })

  it('are also required by the older order mutation', async () => {
    const client = new CartClient(shop)
    const id = await readyCart(client)
    const query = `mutation ($id: String!, $agreements: [AgreementAcceptanceInput]) {
      setPaymentMethodAndPlaceOrder(input: { cart_id: $id, payment_method: { code: "banktransfer" }, agreements: $agreements }) {
        orderV2 { number } errors { code message } } }`
    const ask = async (agreements: object[]) =>
      (await client.must<{ setPaymentMethodAndPlaceOrder: Placed }>(query, { id, agreements }))
        .setPaymentMethodAndPlaceOrder
    expect((await ask([])).errors).toEqual([{ code: 'UNABLE_TO_PLACE_ORDER', message: notAgreed }])
    const [required] = await asked()
    expect((await ask([{ id: required?.id ?? 0 }])).errors).toEqual([])
  })

  it('do not affect a Magento client that does not know them', async () => {
    const { orderV2, errors } = await place()
    expect(errors).toEqual([])
    expect(await kept(orderV2?.number ?? '')).toEqual([])
  })

  it('are stored with the order in their wording at that time', async () => {
    const before = await asked()
    const agreements = before.map(({ id, version }) => ({ id, version }))
    const { orderV2 } = await place({ agreements })
    const number = orderV2?.number ?? ''
    expect(await kept(number)).toMatchObject([
      { code: 'terms', version: 1, content: 'Regulamin\n\nTowar można oddać.' },
      { code: 'newsletter', version: 1 },
    ])
    const first = await kept(number)
    expect(await save([{ ...terms, contents: { pl_PL: 'Nowy regulamin' } }])).toEqual({
      created: 0,
      changed: 1,
      unchanged: 0,
    })
    expect(await kept(number)).toEqual(first)
    const write = (statement: ReturnType<typeof sql>) => shop.database.transaction((tx) => statement.execute(tx))
    await expect(write(sql`update order_consent set version = 9`)).rejects.toThrow('append-only')
    await expect(write(sql`delete from consent_wording`)).rejects.toThrow('append-only')

    expect((await place({ agreements })).errors).toEqual([
      {
        code: 'UNABLE_TO_PLACE_ORDER',
        message: 'Unable to place order: The terms have changed. Please read them and agree to them again.',
      },
    ])
    const again = await place({ agreements: (await asked()).map(({ id, version }) => ({ id, version })) })
    const [now] = await kept(again.orderV2?.number ?? '')
    expect(now).toMatchObject({ code: 'terms', version: 2, content: 'Nowy regulamin' })
    expect(now?.hash).not.toBe(first[0]?.hash)
  })

  it('appear in the admin command, and the terms appear in the email', async () => {
    await deliverDueEvents(shop.database)
    await sql`delete from platform_mail`.execute(shop.database.reader)
    const { orderV2 } = await place({ agreements: (await asked()).map(({ id }) => ({ id })) })
    const number = orderV2?.number ?? ''
    const lines: string[] = []
    const output = { line: (text: string) => void lines.push(text), error: (text: string) => void lines.push(text) }
    await orderCommand({ name: 'order show', number }, { database: shop.database, output } as never)
    const [{ hash, version } = { hash: '', version: 0 }] = await kept(number)
    expect(lines.find((line) => line.includes('agreed to terms'))).toMatch(
      new RegExp(`version ${version}, \\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d: "Akceptuję regulamin"  sha256 ${hash}$`),
    )
    await deliverDueEvents(shop.database)
    const { rows } = await sql<{ subject: string; text: string }>`
      select subject, text from platform_mail order by id`.execute(shop.database.reader)
    const letter = rows.find(({ subject }) => subject.includes(number))
    expect(letter?.text).toContain('Warunki umowy')
    expect(letter?.text).toContain('Nowy regulamin')
    expect(letter?.text).not.toContain('Chcę newsletter')
  })

  it('subscribe a buyer who ticked the newsletter, once the email address is confirmed', async () => {
    await sql`delete from consent_subscription`.execute(shop.database.reader)
    await sql`delete from platform_attempt`.execute(shop.database.reader)
    const [required, optional] = await asked()
    const subscribed = async () =>
      (
        await sql<{ email: string; status: string }>`select email, status from consent_subscription`.execute(
          shop.database.reader,
        )
      ).rows
    await place({ agreements: [{ id: required?.id ?? 0 }] })
    expect(await subscribed()).toEqual([])
    await place({ agreements: [{ id: required?.id ?? 0 }, { id: optional?.id ?? 0 }] })
    expect(await subscribed()).toEqual([{ email: 'ada@example.com', status: 'NOT_ACTIVE' }])
  })
})
