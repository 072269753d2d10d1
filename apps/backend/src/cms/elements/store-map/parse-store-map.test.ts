import { expect, it } from 'vitest'
import { only, stored } from '../testing-parse.ts'

it('CMS-19 reads the carrier, which is storepickup if none is stored', () => {
  expect(only(stored('store-map', '', 'data-shipping-carrier="inpost"'))).toEqual({
    type: 'store-map',
    carrier: 'inpost',
  })
  expect(only(stored('store-map', '', 'data-shipping-carrier=""'))).toEqual({
    type: 'store-map',
    carrier: 'storepickup',
  })
  expect(only(stored('store-map', ''))).toEqual({ type: 'store-map', carrier: 'storepickup' })
})
