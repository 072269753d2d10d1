import { expect, it } from 'vitest'
import { refusalError } from './errors.ts'

it.each([
  ['CART_NOT_ACTIVE', 'CART_MISSING', 'graphql-no-such-entity'],
  ['GUEST_EMAIL_MISSING', 'ORDER_EMAIL_MISSING', 'graphql-input'],
  ['UNABLE_TO_PLACE_ORDER', 'REQUEST_INVALID', 'graphql-input'],
] as const)('a stored refusal that has only Magento’s code %s becomes %s', (magentoCode, code, category) => {
  expect(refusalError({ code: magentoCode, message: 'No.' })).toMatchObject({ code, category, message: 'No.' })
})

it('a refusal with a reason keeps its own code', () => {
  const reason = { code: 'ORDER_TOTAL_CHANGED', parameters: {} }
  expect(refusalError({ code: 'UNABLE_TO_PLACE_ORDER', message: 'No.', reason }).reason).toEqual(reason)
})
