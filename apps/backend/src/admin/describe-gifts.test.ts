import { expect, test } from 'vitest'
import { describeGifts, describeItemGifts } from './describe-gifts.ts'

const wrapping = { id: 1, design: 'Kraft paper', defaultMessage: null, price: 800, image: null }
const totals = { items: 0, itemsExcludingTax: 0, order: 800, orderExcludingTax: 650, card: 600, cardExcludingTax: 488 }
const message = { from: 'Ada', to: 'Jan', message: 'Sto lat!\nAda' }

test('CART-02 an order lists gift wrapping and messages for the packer', () => {
  expect(describeGifts({ wrapping, message, receipt: true, printedCard: true, totals })).toEqual([
    'wrap all together: Kraft paper',
    'receipt without prices',
    'printed card',
    'message to "Jan" from "Ada": "Sto lat!\\nAda"',
  ])
  expect(describeItemGifts({ wrapping: { ...wrapping, quantity: 2 }, message: null })).toBe('  (wrap 2: Kraft paper)')
  expect([describeGifts(null), describeItemGifts(null)]).toEqual([[], ''])
})
