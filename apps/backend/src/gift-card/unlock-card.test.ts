import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testShop, type TestShop } from '#src/testing/testing.ts'
import { switchCard } from './gift-card.ts'
import { issueCards } from './issue/issue.ts'

let shop: TestShop
const headers: Record<string, string> = {}
let item = 0
beforeAll(async () => {
  shop = await testShop({ demo: 'small' })
  await shop.execute(`mutation { createCustomerV2(input: { email: "Ewa@example.com", firstname: "Ewa", lastname: "Nowak",
    password: "Bocian-2026!" }) { customer { id } } }`)
  const { data } = await shop.execute<{ generateCustomerToken: { token: string } }>(
    'mutation { generateCustomerToken(email: "ewa@example.com", password: "Bocian-2026!") { token } }',
  )
  headers['authorization'] = `Bearer ${data.generateCustomerToken.token}`
})
afterAll(() => shop.close())

/** Creates a locked card of this buyer and returns its code. */
async function lockedCard(email: string): Promise<string> {
  item += 1
  const order = { id: item, number: '1', storeId: 1, currency: 'PLN', email, isByMail: true }
  const line = { itemId: item, productId: null, quantity: 1, amount: 10_00, senderName: 'Ewa', recipientName: 'Jan' }
  await shop.database.transaction((tx) => issueCards(tx, order, [line], new Date()))
  const { rows } = await sql<{ code: string }>`
    select code from gift_card_account where order_item_id = ${item}`.execute(shop.database.reader)
  const code = rows[0]?.code ?? ''
  await shop.database.transaction((tx) => switchCard(tx, code, 'locked'))
  return code
}

async function stateOf(code: string): Promise<string | undefined> {
  const { rows } = await sql<{ state: string }>`
    select state from gift_card_account where code = ${code}`.execute(shop.database.reader)
  return rows[0]?.state
}

const unlock = (code: string, email: string) =>
  shop.execute<{ unlockGiftCard: { code: string } }>(
    'mutation ($code: String!, $email: String!) { unlockGiftCard(input: { gift_card_code: $code, email: $email }) { code } }',
    { code, email },
    headers,
  )

describe('a signed-in customer', () => {
  it.each([
    ['ewa@example.com', 'ewa@example.com'],
    ['ewa@example.com', ' EWA@Example.com '],
    ['Ewa@Example.com', 'ewa@example.com'],
  ])('GIFT-08 activates a card bought by %s with the account’s address written "%s"', async (buyer, typed) => {
    const code = await lockedCard(buyer)
    expect((await unlock(code, typed)).data).toEqual({ unlockGiftCard: { code } })
    expect(await stateOf(code)).toBe('active')
  })

  it.each([
    ['spaces', (code: string) => code.replaceAll(/(.{4})/g, '$1 ')],
    ['dashes', (code: string) => code.replaceAll(/(.{4})(?=.)/g, '$1-')],
    ['what a PDF puts between digits', (code: string) => `\u202A${[...code].join('\u00A0\u2011')}\u200B`],
  ])('GIFT-08 activates a card whose code is written with %s', async (_what, write) => {
    const code = await lockedCard('ewa@example.com')
    expect((await unlock(write(code), 'ewa@example.com')).data).toEqual({ unlockGiftCard: { code } })
    expect(await stateOf(code)).toBe('active')
  })

  it('GIFT-08 cannot activate a card with another address, even that of its buyer', async () => {
    const code = await lockedCard('ada@example.com')
    const { errors } = await unlock(code, 'ada@example.com')
    expect(errors).toMatchObject([
      {
        message: 'Enter the correct email address assigned to your account',
        extensions: { category: 'graphql-input' },
      },
    ])
    expect(await stateOf(code)).toBe('locked')
  })
})
