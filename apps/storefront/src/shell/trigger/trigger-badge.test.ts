import { expect, it } from 'vitest'
import { badgeText } from './trigger-badge.tsx'

it.each([
  [0, null],
  [-1, null],
  [1, '1'],
  [99, '99'],
  [100, '99+'],
  [120, '99+'],
])('SHELL-06 caps the badge at 99+: %i', (count, text) => {
  expect(badgeText(count)).toBe(text)
})
