import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { saveCustomers } from '../customer/customer.ts'
import { testShop, type TestShop } from '../testing/testing.ts'
import { newsletterCommand } from './newsletter-command.ts'
import { parseCommand } from './commands.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await testShop()
})
afterAll(() => shop.close())

async function run(signal = new AbortController().signal): Promise<string[]> {
  const lines: string[] = []
  const output = { line: (text: string) => void lines.push(text), error: () => undefined, progress: () => undefined }
  await newsletterCommand({ database: shop.database, output, signal })
  return lines
}

it('exports the subscribers, each with a link that ends the subscription', async () => {
  const person = { websiteId: 1, password: 'Bocian-2026!', firstname: 'Ada', lastname: 'Nowak', isSubscribed: true }
  const emails = ['ada@example.com', 'eva@example.com', 'gone@example.com']
  const now = new Date('2026-11-21T10:00:00Z')
  await shop.database.transaction((tx) =>
    saveCustomers(
      tx,
      emails.map((email) => ({ ...person, email })),
      now,
    ),
  )
  await shop.database.transaction((tx) =>
    sql`update consent_subscription set status = 'UNSUBSCRIBED' where email = 'gone@example.com'`.execute(tx),
  )
  await shop.database.transaction((tx) =>
    sql`update consent_subscription set telephone = '512345678', sms_status =
      case when email = 'ada@example.com' then 'SUBSCRIBED' else 'NOT_ACTIVE' end`.execute(tx),
  )
  const [head, ...rows] = await run()
  expect(head).toBe('email,store,locale,confirmed_at,unsubscribe_url,telephone')
  expect(rows.map((row) => row.split(',').slice(0, 4))).toEqual([
    ['ada@example.com', 'pl', 'pl_PL', '2026-11-21T10:00:00.000Z'],
    ['eva@example.com', 'pl', 'pl_PL', '2026-11-21T10:00:00.000Z'],
  ])
  expect(rows[1]).toMatch(/,$/)
  const [, id, code] =
    /\/newsletter\/subscriber\/unsubscribe\/id\/(\d+)\/code\/([\w-]+),512345678$/.exec(rows[0] ?? '') ?? []
  const { data } = await shop.execute(`mutation { unsubscribeFromNewsletter(id: ${id}, code: "${code}") { status } }`)
  expect(data).toEqual({ unsubscribeFromNewsletter: { status: 'UNSUBSCRIBED' } })
  expect((await run()).map((row) => row.split(',')[0])).toEqual(['email', 'eva@example.com'])
})

it('can be cancelled', async () => {
  await expect(run(AbortSignal.abort())).rejects.toThrow('aborted')
})

it('is named on the command line', () => {
  expect(parseCommand(['newsletter', 'export'])).toEqual({ name: 'newsletter export' })
  expect(() => parseCommand(['newsletter'])).toThrow('newsletter takes "export".')
})
