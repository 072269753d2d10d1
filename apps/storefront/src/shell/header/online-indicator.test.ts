import { expect, it } from 'vitest'
import { isShownOffline } from './online-indicator.tsx'

it.each([
  [true, false, false],
  [true, true, false],
  [false, true, true],
  [false, false, false],
])('SHELL-03 is online %s, has been offline %s: indicator shown %s', (isOnline, hasBeenOffline, shown) => {
  expect(isShownOffline({ isOnline, hasBeenOffline })).toBe(shown)
})
