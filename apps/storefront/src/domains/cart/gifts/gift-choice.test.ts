import { describe, expect, test } from 'vitest'
import { choiceOf, isGift } from './gift-choice.ts'

type Cart = Parameters<typeof choiceOf>[0]

const line = (uid: string, quantity: number, wrapped = 0) => ({
  __typename: 'SimpleCartItem' as const,
  uid,
  quantity,
  product: { __typename: 'SimpleProduct' as const, uid: `p${uid}`, name: uid },
  gift_wrapping: wrapped > 0 ? { uid: 'K' } : null,
  gift_wrapping_quantity: wrapped,
})
const cart = (changes: Partial<Cart> = {}): Cart => ({
  gift_receipt_included: false,
  printed_card_included: false,
  gift_message: null,
  gift_wrapping: null,
  available_gift_wrappings: [],
  items: [line('A', 1), line('B', 3)],
  ...changes,
})

describe('CART-30 the gift wrapping choice', () => {
  test('maps the uid of each line to the number of wrapped pieces, by default all', () => {
    expect(choiceOf(cart())).toEqual({
      wrapping: '',
      wrapped: 'together',
      pieces: new Map([
        ['A', 1],
        ['B', 3],
      ]),
    })
  })

  test('returns the saved wrapping and quantities', () => {
    const chosen = cart({ items: [line('A', 1), line('B', 3, 2)] })
    expect(choiceOf(chosen)).toMatchObject({ wrapping: 'K', wrapped: 'separately' })
    expect([...choiceOf(chosen).pieces]).toEqual([
      ['A', 0],
      ['B', 2],
    ])
    expect([isGift(chosen), isGift(cart())]).toEqual([true, false])
  })
})
