import { expect, it } from 'vitest'
import { thrown } from './errors.ts'

it.each([
  ['INSUFFICIENT_STOCK', 'INSUFFICIENT_STOCK'],
  ['INVALID_PARAMETER_VALUE', 'REQUEST_INVALID'],
  ['UNDEFINED', 'REQUEST_INVALID'],
] as const)('a stored item error that has only Magento’s code %s becomes %s', (magentoCode, code) => {
  expect(thrown({ code: magentoCode, message: 'No.' })).toMatchObject({ code, message: 'No.', parameters: {} })
})

it('an item error with a reason keeps its own code', () => {
  const reason = { code: 'MAXIMUM_EXCEEDED', parameters: { maximum: 3 } }
  expect(thrown({ code: 'INSUFFICIENT_STOCK', message: 'No.', reason }).reason).toEqual(reason)
})
