import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { CartClient } from '#src/cart/testing-client.ts'
import { invalidateStores } from '#src/store/stores.ts'
import { newCustomer } from '#src/testing/testing-customer.ts'
import { testShop, type TestShop } from '#src/testing/testing.ts'

interface Receipt {
  reference: string
  submitted_at: string
  wording: string
  email: string
}

let shop: TestShop
beforeAll(async () => {
  shop = await testShop({ demo: 'small' })
})
afterAll(() => shop.close())
beforeEach(async () => {
  await sql`delete from platform_attempt`.execute(shop.database.reader)
  await sql`delete from platform_mail`.execute(shop.database.reader)
})

const typed = { name: 'Ada Nowak', email: 'ada@example.com', order_number: '4000000001' }
const send = (input: object, headers?: Record<string, string>) =>
  shop.execute<{ declareWithdrawal: Receipt }>(
    `mutation ($input: WithdrawalInput!) { declareWithdrawal(input: $input) { reference submitted_at wording email } }`,
    { input: { ...typed, ...input } },
    headers,
  )
const declare = async (input: object, headers?: Record<string, string>): Promise<Receipt> => {
  const { data, errors } = await send(input, headers)
  if (errors !== undefined) throw new Error(errors[0]?.message)
  return data.declareWithdrawal
}
const place = () => new CartClient(shop).order({ sku: 'ROLE-PLENTY', quantity: 2 })
const mails = async () => {
  const { rows } = await sql<{ recipient: string; subject: string; text: string }>`
    select recipient, subject, text from platform_mail order by id`.execute(shop.database.reader)
  return rows
}
const stored = async (number: string) => {
  const { rows } = await sql<{ order_id: number | null; wording: string; locale: string; submitted_at: Date }>`
    select order_id, wording, locale, submitted_at from order_withdrawal where order_number = ${number}`.execute(
    shop.database.reader,
  )
  return rows
}
const ofOrder = async (token: string) => {
  const { data } = await shop.execute<{ guestOrderByToken: { can_withdraw: boolean; withdrawals: object[] } }>(
    `query ($token: String!) { guestOrderByToken(input: { token: $token }) {
      can_withdraw withdrawals { reference submitted_at wording handled_at } } }`,
    { token },
  )
  return data.guestOrderByToken
}

describe('the withdrawal function', () => {
  it('UX-36 stores the wording, the time and the order, and the order shows that a withdrawal was declared', async () => {
    const { number, token } = await place()
    expect(await ofOrder(token)).toEqual({ can_withdraw: true, withdrawals: [] })
    const { email, ...receipt } = await declare({
      order_number: ` # ${number.slice(0, 4)} ${number.slice(4)}`,
      email: 'Ada@example.COM',
    })
    expect(email).toBe('Ada@example.com')
    expect(receipt.wording).toMatch(/^Do: Bocian Sp\. z o\.o\./)
    expect(receipt.wording).toContain(`odstąpieniu od umowy sprzedaży wszystkich towarów z\u00A0zamówienia ${number}.`)
    expect(receipt.wording).toContain('Imię i\u00A0nazwisko: Ada Nowak')
    expect(receipt.submitted_at).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)
    const [row, ...more] = await stored(number)
    expect(more).toEqual([])
    expect(row).toMatchObject({ wording: receipt.wording, locale: 'pl_PL', order_id: expect.any(Number) })
    expect(await ofOrder(token)).toMatchObject({ withdrawals: [{ ...receipt, handled_at: null }] })
    const { rows: history } = await sql<{ reason: string }>`
      select reason from order_history where order_id = ${row?.order_id} and action = 'note'`.execute(
      shop.database.reader,
    )
    expect(history).toEqual([{ reason: `withdrawal declared: ${receipt.reference}` }])
  })

  it('confirms a declaration by email with its content, date and time, and tells the shop', async () => {
    const { number } = await place()
    const { reference, wording } = await declare({ order_number: number })
    const [receipt, staff, ...more] = await mails()
    expect(more).toEqual([])
    expect(receipt).toMatchObject({
      recipient: 'ada@example.com',
      subject: `Otrzymaliśmy odstąpienie od umowy: zamówienie ${number}`,
    })
    for (const line of [...wording.split('\n'), reference]) expect(receipt?.text).toContain(line)
    expect(receipt?.text).toMatch(/zostało złożone \d+ \S+ \d{4} \d\d:\d\d:\d\d (CES?T|GMT)/)
    expect(staff).toMatchObject({ recipient: 'kontakt@bocian.example' })
    expect(staff?.text).toContain(`Dotyczy zamówienia ${number}.`)
  })

  it('shows the wording before it is declared, without storing it', async () => {
    const input = { ...typed, order_number: '77', items: [{ name: 'Czapka 52', quantity: 2 }, { name: 'koc' }] }
    const { data } = await shop.execute<{ withdrawalDeclaration: { wording: string } }>(
      'query ($input: WithdrawalInput!) { withdrawalDeclaration(input: $input) { wording } }',
      { input },
      { store: 'de' },
    )
    const { wording } = data.withdrawalDeclaration
    expect(wording).toContain('der folgenden Waren der Bestellung 77:\n– 2 × Czapka 52\n– koc\nName: Ada Nowak')
    expect(await stored('77')).toEqual([])
    expect((await declare(input, { store: 'de' })).wording).toBe(wording)
    expect(await stored('77')).toMatchObject([{ wording, locale: 'de_DE' }])
  })

  it('stores a repeated declaration once, and returns the same receipt', async () => {
    const { number } = await place()
    const input = { order_number: number, items: [{ name: 'Koc', quantity: 1 }, { name: 'Czapka' }] }
    const same = { ...input, name: ' ada  NOWAK', items: input.items.toReversed() }
    const receipts = await Promise.all([declare(input), declare(input), declare(same)])
    receipts.push(await declare(input))
    expect(new Set(receipts.map((receipt) => JSON.stringify(receipt))).size).toBe(1)
    expect(await stored(number)).toHaveLength(1)
    expect(await mails()).toHaveLength(2)
    await declare({ order_number: number })
    expect(await stored(number)).toHaveLength(2)
  })

  it('responds to a missing order, to another person’s order and to a late declaration as to any other', async () => {
    const { number, token } = await place()
    const shape = ({ reference, submitted_at: at, wording, email }: Receipt, text: string) => ({
      reference: reference.replaceAll(/[B-Z2-9]/g, '.'),
      at: at.length,
      wording: wording.replaceAll(text, 'NUMBER'),
      email,
    })
    const missing = await declare({ order_number: '4999999998', email: 'eva@example.com' })
    const others = await declare({ order_number: number, email: 'eva@example.com' })
    expect(shape(others, number)).toEqual(shape(missing, '4999999998'))
    expect(await stored(number)).toMatchObject([{ order_id: null }])
    expect((await ofOrder(token)).withdrawals).toEqual([])
    const subjects = (await mails()).filter(({ recipient }) => recipient === 'eva@example.com')
    expect(subjects.map(({ text }) => text.split('\n\n').length)).toEqual([9, 9])

    await sql`update order_order set placed_at = '2020-01-01', shipped_at = '2020-01-02', status = 'complete'
      where number = ${number}`.execute(shop.database.reader)
    expect(await declare({ order_number: number })).toMatchObject({ email: 'ada@example.com' })
  })

  it('finds the order of a signed-in customer, or by its token, although the email address differs', async () => {
    const ada = await newCustomer(shop, 'own@example.com')
    const [own, guests] = [await place(), await place()]
    await sql`update order_order set customer_id = (select id from customer_customer where email = 'own@example.com')
      where number = ${own.number}`.execute(shop.database.reader)
    const email = 'other@example.com'
    await declare({ order_number: own.number, email }, ada)
    expect(await stored(own.number)).toMatchObject([{ order_id: expect.any(Number) }])
    await declare({ order_number: guests.number, email, order_token: guests.token })
    expect(await stored(guests.number)).toMatchObject([{ order_id: expect.any(Number) }])
    const foreign = await place()
    await declare({ order_number: foreign.number, email, order_token: guests.token }, ada)
    expect(await stored(foreign.number)).toMatchObject([{ order_id: null }])
  })

  it.each([
    [{ name: ' ' }, 'Enter your name and try again.'],
    [{ order_number: '# ' }, 'Enter the order number and try again.'],
    [{ email: 'ada@' }, 'The email address is invalid. Verify the email address and try again.'],
    [{ items: [{ name: 'Koc', quantity: 0 }] }, 'The list of items is not valid.'],
  ])('rejects %j', async (input, text) => {
    expect((await send(input)).errors).toMatchObject([{ message: text, extensions: { category: 'graphql-input' } }])
  })

  it('accepts twenty declarations an hour from one address, and repeated ones without a limit', async () => {
    const from = { 'x-test-address': '203.0.113.9' }
    for (let count = 0; count < 20; count++) await declare({ order_number: `5${count}` }, from)
    expect((await send({ order_number: '520' }, from)).errors).toMatchObject([
      { extensions: { category: 'graphql-too-many-requests' } },
    ])
    expect(await stored('520')).toEqual([])
    expect((await send({ order_number: '50' }, from)).errors).toBeUndefined()
  })

  it('can neither be changed nor deleted before claims expire', async () => {
    await declare({ order_number: '600' })
    const { reader } = shop.database
    await expect(sql`update order_withdrawal set wording = ''`.execute(reader)).rejects.toThrow('append-only')
    await expect(sql`delete from order_withdrawal`.execute(reader)).rejects.toThrow('append-only')
  })

  it('is rejected where the store disabled it, and orders do not offer it', async () => {
    const { token } = await place()
    await sql`insert into store_config (scope, scope_id, path, value)
      values ('default', 0, 'sales/withdrawal/enabled', 'false')`.execute(shop.database.reader)
    invalidateStores(shop.database.reader)
    expect((await send({})).errors).toMatchObject([{ message: 'The withdrawal form is unavailable.' }])
    expect(await ofOrder(token)).toMatchObject({ can_withdraw: false })
    const { data } = await shop.execute('{ storeConfig { withdrawal_enabled } }')
    expect(data).toEqual({ storeConfig: { withdrawal_enabled: false } })
    await sql`delete from store_config where path = 'sales/withdrawal/enabled'`.execute(shop.database.reader)
    invalidateStores(shop.database.reader)
  })
})
