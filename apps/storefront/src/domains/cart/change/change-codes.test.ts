import { afterEach, expect, test, vi } from 'vitest'
import { loadMessages } from '#src/platform/i18n/messages.ts'
import { fakeGraphql } from '#src/platform/testing/fake-graphql.ts'
import { applyGiftCard } from './change-codes.ts'

afterEach(() => vi.unstubAllGlobals())

const apply = async (code: string) =>
  applyGiftCard(await loadMessages('en-GB'), 'cart1', code, new Request('https://shop.example/cart'))

test('a gift card’s code that is typed or pasted in groups is sent as digits', async () => {
  const calls = fakeGraphql({ ApplyGiftCard: { applyGiftCardToCart: { cart: { id: 'cart1' } } } })
  expect(await apply(' 1234 5678\u00A09012-3456\u200E')).toEqual([])
  expect(calls).toMatchObject([{ operation: 'ApplyGiftCard', variables: { code: '1234567890123456' } }])
})

test('a code of nothing but dashes counts as empty, and is not sent', async () => {
  const calls = fakeGraphql({})
  expect(await apply(' –-')).toEqual(['This is a required field.'])
  expect(calls).toEqual([])
})
