import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest'
import { saveSettings } from '../store/store.ts'
import { deliverDueEvents } from '../testing/testing-events.ts'
import { testShop, type TestShop } from '../testing/testing.ts'
import { issueCards } from './issue/issue.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await testShop({ demo: 'small' })
  await shop.database.transaction((tx) =>
    saveSettings(tx, { scope: 'view', id: 1 }, { 'gift_card/general/lifetime_days': 30 }),
  )
  await deliverDueEvents(shop.database)
})
afterAll(() => shop.close())

const balance = (code: string) =>
  shop.execute<{ giftCardAccount: { expiration_date: string } | null }>(
    'query ($code: String!) { giftCardAccount(input: { gift_card_code: $code }) { expiration_date } }',
    { code },
  )

it('a card that expires can be spent until midnight of its last day in the store’s time zone, which email and API name', async () => {
  const order = { id: 1, number: '1', storeId: 1, currency: 'PLN', email: 'a@example.com', isByMail: true }
  const line = { itemId: 1, productId: null, quantity: 1, amount: 50_00, senderName: 'Ada', recipientName: 'Ewa' }
  const now = new Date('2027-06-01T22:30:00Z')
  await shop.database.transaction((tx) => issueCards(tx, order, [{ ...line, recipientEmail: 'e@example.com' }], now))
  const { rows } = await sql<{ code: string; text: string }>`
    select code, (select text from platform_mail where recipient = 'e@example.com') as text from gift_card_account`.execute(
    shop.database.reader,
  )
  const { code = '', text } = rows[0] ?? {}
  expect(text).toContain('2 lipca 2027')
  vi.useFakeTimers({ now: new Date('2027-07-02T21:59:59Z'), toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  expect((await balance(code)).data.giftCardAccount).toEqual({ expiration_date: '2027-07-02' })
  vi.setSystemTime(new Date('2027-07-02T22:00:00Z'))
  expect((await balance(code)).errors).toMatchObject([{ extensions: { category: 'graphql-no-such-entity' } }])
})
