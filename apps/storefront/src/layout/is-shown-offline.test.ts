import { expect, it } from 'vitest'
import { isShownOffline } from './is-shown-offline.ts'

it.each([
  [true, false, false],
  [true, true, false],
  [false, true, true],
  [false, false, false],
])('SHELL-03 online %s, has been offline %s: shown %s', (isOnline, hasBeenOffline, shown) => {
  expect(isShownOffline({ isOnline, hasBeenOffline })).toBe(shown)
})
