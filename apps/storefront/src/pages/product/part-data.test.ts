import { expect, it } from 'vitest'
import { partData } from './part-data.ts'

const product = { uid: '1', name: 'Coat', pay_later: { days: 30 }, care_stars: null }

it('a plugin gets the values of its own fields', () => {
  expect(partData(product, ['pay_later', 'care_stars'])).toEqual({ pay_later: { days: 30 } })
})

it('a plugin whose fields are null or missing shows nothing', () => {
  expect(partData(product, ['care_stars'])).toBeUndefined()
  expect(partData(product, ['gone'])).toBeUndefined()
})
