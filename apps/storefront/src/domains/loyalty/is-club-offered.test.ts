import { expect, it } from 'vitest'
import { isClubOffered } from './is-club-offered.ts'

it('ACC-03 STORE-26 a store view has a club only if its settings say so', () => {
  expect(isClubOffered({ loyalty: { enabled: true } })).toBe(true)
  expect(isClubOffered({ loyalty: { enabled: false } })).toBe(false)
  expect(isClubOffered({ loyalty: null })).toBe(false)
  expect(isClubOffered(undefined)).toBe(false)
})
