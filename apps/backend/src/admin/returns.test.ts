import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { issueCards } from '../gift-card/issue/issue.ts'
import { requestExchange, requestReturn, returnItem, sentOrder, type SentOrder } from '../returns/testing-returns.ts'
import { newCustomer } from '../testing/testing-customer.ts'
import { deliverDueEvents } from '../testing/testing-events.ts'
import { testShop, type TestShop } from '../testing/testing.ts'
import { parseCommand } from './commands.ts'
import { runCommand } from './run-command.ts'
import { UsageError } from './usage-error.ts'

let shop: TestShop
let asAda: Record<string, string>
const email = 'ada@example.com'

beforeAll(async () => {
  shop = await testShop({ demo: 'small' })
  asAda = await newCustomer(shop, email)
})
afterAll(() => shop.close())

async function admin(...args: string[]): Promise<{ exit: number; printed: string }> {
  let printed = ''
  const say = (text: string): void => void (printed += `${text}\n`)
  const output = { line: say, error: say, progress: say }
  const isStep = !['list', 'show', undefined].includes(args[1])
  const command = parseCommand(args[0] === 'returns' && isStep ? [...args, '--as', 'Ewa Nowak'] : args)
  const exit = await runCommand(command, { database: shop.database, output, mediaDir: '', folder: '' })
  return { exit, printed }
}

async function requested(quantity = 2, reference: string | null = null): Promise<{ order: SentOrder; number: string }> {
  const order = await sentOrder(shop, { email, quantity: 3, reference })
  const { errors } = await requestReturn(shop, order, [returnItem(order.items[0] ?? '', quantity)], asAda)
  if (errors) throw new Error(errors[0]?.message)
  return { order, number: `${order.number}-1` }
}

async function stock(): Promise<number> {
  const { rows } = await sql<{ on_hand: number }>`
    select on_hand from inventory_stock s join catalogue_product p on p.id = s.product_id where sku = 'ROLE-PLENTY'`.execute(
    shop.database.reader,
  )
  return rows[0]?.on_hand ?? -1
}

/** The texts of the emails about a return or an order, oldest first. */
async function mails(subject: string): Promise<string[]> {
  await deliverDueEvents(shop.database)
  const { rows } = await sql<{ text: string }>`
    select text from platform_mail where subject like ${`%${subject}`} order by id`.execute(shop.database.reader)
  return rows.map(({ text }) => text)
}

async function creditNotes(number: string): Promise<number[]> {
  const { rows } = await sql<{ amount: number }>`
    select n.amount from order_credit_note n join order_order o on o.id = n.order_id where o.number = ${number}
    order by n.id`.execute(shop.database.reader)
  return rows.map(({ amount }) => amount)
}

describe('staff take a return from the request to the refund', () => {
  it('approve, receive and refund it; the buyer reads of each step, the goods are back in stock', async () => {
    const { order, number } = await requested()
    const before = await stock()
    expect((await admin('returns')).printed).toContain(`${number}  `)
    expect((await admin('returns', 'show', number)).printed).toMatch(
      /2 × ROLE-PLENTY .* too_small\n {2}refund 20\.00 PLN to PL61109010140000071219812874/,
    )
    expect(await admin('returns', 'approve', number)).toEqual({ exit: 0, printed: `${number}: pending → authorized\n` })
    expect((await mails(number)).at(-1)).toContain('Gniazdowa 7')
    expect(await admin('returns', 'receive', number)).toEqual({
      exit: 0,
      printed: `${number}: authorized → received\n`,
    })
    expect(await stock()).toBe(before + 2)
    expect((await mails(number)).at(-1)).toContain('niezwłocznie')
    expect(await admin('returns', 'refund', number)).toEqual({
      exit: 0,
      printed: `${number}: received → processed, 20.00 PLN refunded; transfer it to PL61109010140000071219812874\n`,
    })
    expect((await mails(number)).at(-1)).toContain('2874')
    expect((await mails(order.number)).at(-1)).toContain('20,00')
    expect(await creditNotes(order.number)).toEqual([2_000])
    expect((await admin('returns')).printed).not.toContain(number)
    expect((await admin('returns', 'list', '--all')).printed).toContain(number)
  })

  it('refund it once, however often and at once they do it', async () => {
    const { order, number } = await requested()
    await admin('returns', 'receive', number)
    const outcomes = await Promise.all([1, 2, 3].map(() => admin('returns', 'refund', number)))
    expect(outcomes.filter(({ exit }) => exit === 0)).toHaveLength(1)
    expect((await admin('returns', 'refund', number)).printed).toContain('This has been done already.')
    expect(await creditNotes(order.number)).toEqual([2_000])
  })

  it('accept fewer pieces than requested; the others can be returned again, and the last goods refund the delivery', async () => {
    const { order, number } = await requested(3)
    const before = await stock()
    expect((await admin('returns', 'receive', number, 'ROLE-PLENTY=4')).printed).toContain('fewer pieces')
    expect((await admin('returns', 'receive', number, 'ROLE-OTHER=1')).printed).toContain('no such item')
    expect((await admin('returns', 'receive', number, 'ROLE-PLENTY=0')).printed).toContain('Reject the return')
    expect((await admin('returns', 'receive', number, 'ROLE-PLENTY=1')).exit).toBe(0)
    expect(await stock()).toBe(before + 1)
    await admin('returns', 'refund', number)
    const again = await requestReturn(shop, order, [returnItem(order.items[0] ?? '', 2)], asAda)
    expect(again.data.requestReturn?.return.number).toBe(`${order.number}-2`)
    await admin('returns', 'receive', `${order.number}-2`)
    await admin('returns', 'refund', `${order.number}-2`)
    expect(await creditNotes(order.number)).toEqual([1_000, order.total - 1_000])
    expect((await admin('order', 'show', order.number)).printed).toContain('closed')
  })

  it('ask the provider for the refund of a payment that it took', async () => {
    const { order, number } = await requested(1, 'B-unknown')
    await admin('returns', 'receive', number)
    expect((await admin('returns', 'refund', number)).printed).toBe(
      `${number}: received → processed, 10.00 PLN refunded\n`,
    )
    const { rows } = await sql<{ payload: { amount: number; reference: string } }>`
      select payload from platform_event where type = 'order.refunded' order by id desc limit 1`.execute(
      shop.database.reader,
    )
    expect(rows[0]?.payload).toMatchObject({ amount: 1_000, reference: 'B-unknown' })
    expect(await creditNotes(order.number)).toEqual([1_000])
  })

  it('refund an order paid by gift card to the card, without a bank account', async () => {
    const buyer = { id: 9_000_001, number: '1', storeId: 1, currency: 'PLN', email, isByMail: true }
    const line = {
      itemId: 9_000_001,
      productId: null,
      quantity: 1,
      amount: 10_000,
      senderName: 'A',
      recipientName: 'B',
    }
    await shop.database.transaction((tx) => issueCards(tx, buyer, [line], new Date()))
    const card = async () => {
      const { rows } = await sql<{ code: string; balance: number }>`
        select code, balance from gift_card_account where order_item_id = ${line.itemId}`.execute(shop.database.reader)
      return rows[0] ?? { code: '', balance: 0 }
    }
    const order = await sentOrder(shop, { email, card: (await card()).code })
    expect(order.total).toBe(0)
    const items = [returnItem(order.items[0] ?? '', 1, null)]
    const { data } = await requestReturn(shop, order, items, asAda)
    expect(data.requestReturn?.return).toMatchObject({ refund_amount: { value: 10 }, bank_account_ending: null })
    const before = (await card()).balance
    await admin('returns', 'receive', `${order.number}-1`)
    await admin('returns', 'refund', `${order.number}-1`)
    expect((await card()).balance).toBe(before + 1_000)
    expect(await creditNotes(order.number)).toEqual([1_000])
  })

  it('refund an order paid by a provider and a gift card to both: the money first, to the cent', async () => {
    const buyer = { id: 9_000_002, number: '2', storeId: 1, currency: 'PLN', email, isByMail: true }
    const card = { itemId: 9_000_002, productId: null, quantity: 1, amount: 2_000, senderName: 'A', recipientName: 'B' }
    await shop.database.transaction((tx) => issueCards(tx, buyer, [card], new Date()))
    const read = async () => {
      const { rows } = await sql<{ code: string; balance: number }>`
        select code, balance from gift_card_account where order_item_id = ${card.itemId}`.execute(shop.database.reader)
      return rows[0] ?? { code: '', balance: 0 }
    }
    const { code } = await read()
    const order = await sentOrder(shop, { email, quantity: 3, card: code, reference: 'psp-mixed' })
    const refunded = async () => {
      const { rows } = await sql<{ money: number; card: number }>`
        select refunded as money, gift_card_returned as card from order_order where number = ${order.number}`.execute(
        shop.database.reader,
      )
      return rows[0]
    }
    expect((await read()).balance).toBe(0)
    const items = (quantity: number) => [returnItem(order.items[0] ?? '', quantity, null)]
    for (const [count, quantity] of [1, 2].entries()) {
      const { errors } = await requestReturn(shop, order, items(quantity), asAda)
      expect(errors).toBeUndefined()
      const number = `${order.number}-${count + 1}`
      await admin('returns', 'receive', number)
      expect((await admin('returns', 'refund', number)).printed).not.toContain('transfer')
      if (count === 0) expect(await refunded()).toEqual({ money: 1_000, card: 0 })
    }
    // The last goods bring the delivery with them.
    expect(await refunded()).toEqual({ money: order.total, card: 2_000 })
    expect((await read()).balance).toBe(2_000)
    expect(await creditNotes(order.number)).toEqual([1_000, order.total + 1_000])
  })

  it('send the new size of an exchange, or refund it if it cannot be sent', async () => {
    const exchange = async () => {
      const order = await sentOrder(shop, { email, sku: 'ROLE-C1-98', quantity: 1 })
      const { errors } = await requestExchange(shop, order, { sku: 'ROLE-C1-110' }, asAda)
      expect(errors).toBeUndefined()
      return { order, number: `${order.number}-1` }
    }
    const { number } = await exchange()
    await admin('returns', 'approve', number)
    expect((await admin('returns', 'show', number)).printed).toMatch(/for 1 × ROLE-C1-110 {2}held until \d{4}-/)
    await admin('returns', 'receive', number)
    expect(await admin('returns', 'ship', number, 'JJD1')).toEqual({
      exit: 0,
      printed: `${number}: received → exchanged\n`,
    })
    expect((await admin('returns', 'show', number)).printed).toContain('for 1 × ROLE-C1-110  shipped, JJD1')
    const failed = await exchange()
    await admin('returns', 'receive', failed.number)
    expect((await admin('returns', 'refund', failed.number)).printed).toContain(
      `${(failed.order.total / 100).toFixed(2)} PLN refunded; ask the buyer for a bank account and transfer it`,
    )
    const plain = await requested()
    await admin('returns', 'receive', plain.number)
    expect((await admin('returns', 'ship', plain.number)).printed).toContain('It is no exchange.')
  })

  it('refuse a request or a parcel with a reason, which the buyer reads', async () => {
    const [early, late] = [await requested(), await requested()]
    const before = await stock()
    expect((await admin('returns', 'reject', early.number, '--reason', 'Noszone')).printed).toContain(
      'pending → denied',
    )
    expect((await mails(early.number)).at(-1)).toContain('Noszone')
    await admin('returns', 'approve', late.number)
    expect((await admin('returns', 'reject', late.number, '--reason', 'Puste pudełko')).printed).toContain('→ rejected')
    expect((await mails(late.number)).at(-1)).toContain('Puste pudełko')
    expect(await stock()).toBe(before)
    expect((await admin('returns', 'receive', late.number)).printed).toContain('This cannot be done any more')
    expect((await admin('returns', 'refund', late.number)).exit).toBe(1)
    const again = await requestReturn(shop, early.order, [returnItem(early.order.items[0] ?? '', 3)], asAda)
    expect(again.errors).toBeUndefined()
  })

  it('write to the buyer', async () => {
    const { number } = await requested()
    expect((await admin('returns', 'comment', number, 'Prosimy', 'o zdjęcie')).exit).toBe(0)
    expect((await mails(number)).at(-1)).toContain('Prosimy o zdjęcie')
    expect((await admin('returns', 'show', number)).printed).toContain('staff: Prosimy o zdjęcie')
  })

  it('are named in the history of the return, each step by who took it', async () => {
    const { number } = await requested()
    const by = (...args: string[]) =>
      runCommand(parseCommand(['returns', ...args]), {
        database: shop.database,
        output: { line: () => {}, error: () => {}, progress: () => {} },
        mediaDir: '',
        folder: '',
      })
    await by('comment', number, 'Dzień dobry', '--as', 'ola@bocian.example')
    await by('approve', number, '--as', '  Ola  Kowal ')
    await by('receive', number, '--as', 'Jan Mazur')
    await by('receive', number, '--as', 'Jan Mazur')
    await by('refund', number, '--as', 'Ola Kowal')
    const { printed } = await admin('returns', 'show', number)
    const steps = printed.split('\n').flatMap((line) => /^ {2}\S+ \S+ {2}(\w+ by .*)$/.exec(line)?.[1] ?? [])
    expect(steps).toEqual([
      'comment by ola@bocian.example → pending',
      'approve by Ola Kowal → authorized',
      'receive by Jan Mazur → received',
      'refund by Ola Kowal → processed',
    ])
    for (const nobody of [[], ['--as', ' '], ['--as', '7'], ['--as', 'x'.repeat(101)]])
      expect(() => parseCommand(['returns', 'approve', number, ...nobody])).toThrow('returns needs to know who you are')
  })

  it('close a return without money if the order was refunded already', async () => {
    const { order, number } = await requested()
    await admin('returns', 'receive', number)
    await admin('order', 'refund', order.number)
    expect((await admin('returns', 'refund', number)).printed).toContain('0.00 PLN refunded\n')
    expect((await mails(number)).at(-1)).toContain('zwróciliśmy już wcześniej')
  })

  it('leave all invariants of orders, stock and payments intact', async () => {
    await deliverDueEvents(shop.database)
    const { printed } = await admin('audit')
    // Rules 9 and 10 name the gift card and the provider that this test has invented.
    for (const rule of [1, 2, 5, 11, 12]) expect(printed).toMatch(new RegExp(`^holds +${rule} `, 'm'))
  })

  it('are told of an unknown return', async () => {
    expect(await admin('returns', 'approve', '1-1')).toEqual({
      exit: 1,
      printed: 'There is no return with the number "1-1".\n',
    })
  })
})

test.each([
  ['returns reject 1-1'],
  ['returns receive 1-1 ROLE'],
  ['returns comment 1-1'],
  ['returns approve'],
  ['returns x 1'],
  [`returns ship 1-1 ${'9'.repeat(65)}`],
])('“%s” is refused with what is expected', (line) => {
  expect(() => parseCommand(line.split(' '))).toThrow(UsageError)
})
