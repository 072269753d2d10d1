import { expect, it } from 'vitest'
import { withSection } from './sections.ts'

const set = (...ids: string[]): ReadonlySet<string> => new Set(ids)

it.each([
  ['a closed section opens beside the open ones', set('a'), 'b', true, {}, ['a', 'b']],
  ['an open section closes alone', set('a', 'b'), 'a', false, {}, ['b']],
  ['a blocked section does not open', set('a'), 'b', true, { isBlocked: true }, ['a']],
  ['a blocked section does not close', set('a'), 'a', false, { isBlocked: true }, ['a']],
] as const)('SHELL-26 %s', (_, open, id, isOpen, rules, after) => {
  expect([...withSection(open, id, isOpen, rules)]).toEqual(after)
})

it.each([
  ['opening one closes the other', set('a'), 'b', true, ['b']],
  ['the open one may close', set('a'), 'a', false, []],
  ['what the browser closed by itself stays closed', set('b'), 'a', false, ['b']],
] as const)('SHELL-27 with one open at a time %s', (_, open, id, isOpen, after) => {
  expect([...withSection(open, id, isOpen, { isSingle: true })]).toEqual(after)
})

it('SHELL-26 a section that is already so changes nothing', () => {
  const open = set('a')
  expect(withSection(open, 'a', true)).toBe(open)
  expect(withSection(open, 'b', false)).toBe(open)
})
