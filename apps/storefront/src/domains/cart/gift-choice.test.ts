import { describe, expect, test } from 'vitest'
import { choiceOf, giftInput, isGift } from './gift-choice.ts'

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

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

describe('AMB-41 the gift options sent to the server', () => {
  const words = { from: ' Ada ', to: '', message: 'Sto lat' }

  test('contain one wrapping for the whole order', () => {
    const form = formOf({ ...words, wrapping: 'K', wrapped: 'together', pieces_A: '1', card: 'on' })
    expect(giftInput('C', form)).toEqual({
      cart_id: 'C',
      gift_receipt_included: false,
      printed_card_included: true,
      gift_message: { from: 'Ada', to: '', message: 'Sto lat' },
      gift_wrapping_id: 'K',
      items: [],
    })
  })

  test('contain wrappings of single pieces', () => {
    const form = formOf({ ...words, wrapping: 'K', wrapped: 'separately', pieces_A: '1', pieces_B: 'x' })
    expect(giftInput('C', form)).toMatchObject({
      gift_wrapping_id: null,
      items: [
        { cart_item_uid: 'A', gift_wrapping_id: 'K', quantity: 1 },
        { cart_item_uid: 'B', gift_wrapping_id: 'K', quantity: 0 },
      ],
    })
  })

  test('contain no wrapping if none is chosen', () => {
    const form = formOf({ ...words, wrapping: '', wrapped: 'separately', pieces_A: '1' })
    expect(giftInput('C', form)).toMatchObject({ gift_wrapping_id: null, items: [] })
  })
})
