import { describe, expect, test } from 'vitest'
import { loadMessages } from '../i18n/messages.ts'
import { serverErrorText } from './server-error-text.ts'

const t = await loadMessages('en-GB')
const polish = await loadMessages('pl-PL')
const say = (code: string, parameters: Record<string, unknown> = {}) => serverErrorText(t, { code, parameters })

describe('errors of adding to the cart', () => {
  test.each([
    ['OUT_OF_STOCK', {}, 'This product is out of stock.'],
    ['INSUFFICIENT_STOCK', { left: 1 }, 'There aren’t that many left.'],
    ['MAXIMUM_EXCEEDED', { maximum: 12 }, 'You can buy at most 12 of these.'],
    ['NOT_SALABLE', {}, 'This product isn’t available at the moment.'],
    ['OPTIONS_NOT_AVAILABLE', {}, 'This product isn’t available at the moment.'],
    ['OPTIONS_MISSING', {}, 'Please choose size'],
    ['GIFT_CARD_WITH_PRODUCTS', {}, 'You cannot mix gift cards with regular products'],
    ['PRODUCTS_WITH_GIFT_CARD', {}, 'Regular products cannot be combined with a gift card'],
    ['GIFT_CARD_TYPES_MIXED', {}, 'You cannot mix different types of gift cards'],
    ['CART_TOO_MANY_LINES', { maximum: 200 }, 'The cart is full: it can hold 200 different products.'],
    ['CART_TOO_MANY_SAVED', { maximum: 200 }, 'You can save up to 200 products for later.'],
    ['CART_TOO_MANY_COUPONS', { maximum: 10 }, 'You can use at most 10 codes in one cart.'],
    ['COUPON_EXPIRED', {}, 'This code has expired.'],
    ['GIFT_CARD_DIGITS', { digits: 16 }, 'Please enter exactly 16 digits.'],
    ['GIFT_WRAPPING_MISSING', {}, 'This gift wrapping is no longer available. Please choose another one.'],
    ['CART_MISSING', {}, 'This cart was ordered or changed in another window. Please check your cart.'],
  ])('%s', (code, parameters, text) => {
    expect(say(code, parameters)).toBe(text)
  })

  test('uses the plural forms of the language', () => {
    const limit = (maximum: number) =>
      serverErrorText(polish, { code: 'CART_TOO_MANY_COUPONS', parameters: { maximum } })
    expect([1, 3, 10].map(limit)).toEqual([
      'W\u00A0jednym koszyku możesz użyć najwyżej 1 kodu.',
      'W\u00A0jednym koszyku możesz użyć najwyżej 3 kodów.',
      'W\u00A0jednym koszyku możesz użyć najwyżej 10 kodów.',
    ])
  })
})

describe('errors of placing an order', () => {
  test.each([
    ['ORDER_WITHOUT_PRODUCTS', 'Your cart is empty.'],
    ['ORDER_OUT_OF_STOCK', 'Some of the products are out of stock.'],
    ['ORDER_TOTAL_CHANGED', 'The total has changed in the meantime. Check your order and place it again.'],
    ['ORDER_TERMS_CHANGED', 'The terms have changed in the meantime. Please read them and agree to them again.'],
    ['ORDER_TERMS_NOT_ACCEPTED', 'Please tick the required boxes, then place your order again.'],
    ['ORDER_GIFT_CARD_CHANGED', 'The balance of a gift card is lower than before. Check the total and order again.'],
    ['ORDER_PICKUP_LOCATION_MISSING', 'Choose where you want to collect your order.'],
    ['ORDER_SHIPPING_METHOD_MISSING', 'Please choose a delivery method.'],
    ['SHIPPING_ADDRESS_MISSING', 'Please enter the address first.'],
    ['NOTHING_TO_SHIP', 'Nothing in your cart needs to be delivered any more. Please reload the page.'],
    ['PAYMENT_METHOD_NOT_AVAILABLE', 'This payment method isn’t available. Please choose another one.'],
  ])('%s', (code, text) => {
    expect(say(code)).toBe(text)
  })

  test('AMB-42 distinguishes a closed pickup point from none chosen', () => {
    expect(say('PICKUP_LOCATION_GONE')).toBe(t('forms.server.pickupGone'))
    expect(say('ORDER_PICKUP_LOCATION_MISSING')).toBe(t('forms.server.pickupMissing'))
  })

  test('names a missing phone number but no other missing field', () => {
    expect(say('FIELD_REQUIRED', { field: 'telephone', label: 'Phone Number' })).toBe(t('forms.server.phone'))
    expect(say('FIELD_REQUIRED', { field: 'city', label: 'City' })).toBe('Please fill in all required fields.')
  })

  test('AMB-50 shows the text that the merchant wrote for agents unchanged', () => {
    expect(say('ORDER_BY_AGENT_WITHOUT_CLIENT', { text: 'Wybierz klienta.' })).toBe('Wybierz klienta.')
  })
})

test('P13 asks the shopper to retry when the shop is overloaded', () => {
  expect(say('TRY_AGAIN')).toBe('The shop is very busy right now. Please try again in a moment; nothing was lost.')
})

test('shows a general text for an unknown code, never the server’s English', () => {
  expect(say('NEW_IN_2030')).toBe('That didn’t work. Please reload the page and try again.')
  expect(serverErrorText(polish, { code: '', parameters: {} })).toBe(
    'Nie udało się. Odśwież stronę i\u00A0spróbuj ponownie.',
  )
})
