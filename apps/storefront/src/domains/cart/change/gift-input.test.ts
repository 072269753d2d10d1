import { describe, expect, test } from 'vitest'
import { giftInput } from './gift-input.ts'

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
