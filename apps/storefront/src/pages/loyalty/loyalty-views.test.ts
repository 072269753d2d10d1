import { expect, it } from 'vitest'
import { loyaltyViewOf } from './loyalty-views.ts'

it.each([
  [undefined, undefined, 'dashboard'],
  ['dashboard', undefined, 'dashboard'],
  ['history', undefined, 'history'],
  ['rewards', undefined, 'rewards'],
  ['activate', undefined, 'activate'],
  ['activate', 'new', 'activate'],
  ['activate', 'card', 'activate'],
  ['activate', 'other', undefined],
  ['history', 'new', undefined],
  ['points', undefined, undefined],
  ['constructor', undefined, undefined],
])('ROUTE-29 AMB-33 reads the club view of %s and %s as %s', (view, type, expected) => {
  expect(loyaltyViewOf(view, type)).toBe(expected)
})
