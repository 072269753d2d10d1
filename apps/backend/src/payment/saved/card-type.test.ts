import { expect, it } from 'vitest'
import { cardType } from './card-type.ts'

it.each([
  ['visa', 'VI'],
  ['mc', 'MC'],
  ['maestro', 'MI'],
  ['dankort', 'dankort'],
  ['', ''],
])('the brand %j has the type %j', (brand, type) => {
  expect(cardType(brand)).toBe(type)
})
