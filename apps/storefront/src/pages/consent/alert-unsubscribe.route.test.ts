import { expect, test } from 'vitest'
import { readAlertLink } from './alert-unsubscribe.route.tsx'

const read = (params: Record<string, string>, search = '') => readAlertLink(params, new URL(`http://shop/x${search}`))

test('ROUTE-16 ROUTE-17 reads the kind of alert, the email address and an optional product from an unsubscribe link', () => {
  expect(read({ type: 'stock', email: 'ada@example.com', productUid: 'MTI=' }, '?code=abc')).toEqual({
    type: 'stock',
    email: 'ada@example.com',
    productUid: 'MTI=',
    code: 'abc',
  })
  expect(read({ type: 'price', email: 'ada@example.com' })).toMatchObject({ productUid: undefined, code: undefined })
})

test('returns undefined for any other URL', () => {
  expect(read({ type: 'news', email: 'ada@example.com' })).toBeUndefined()
  expect(read({ type: 'stock', email: 'ada' })).toBeUndefined()
  expect(read({})).toBeUndefined()
})
