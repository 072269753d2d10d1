import { expect, it } from 'vitest'
import { withSection } from './use-sections.ts'

const set = (...ids: string[]): ReadonlySet<string> => new Set(ids)

it.each([
  ['opens a section and leaves the others open', set('a'), 'b', true, {}, ['a', 'b']],
  ['closes only the given section', set('a', 'b'), 'a', false, {}, ['b']],
  ['does not open a blocked section', set('a'), 'b', true, { isBlocked: true }, ['a']],
  ['does not close a blocked section', set('a'), 'a', false, { isBlocked: true }, ['a']],
] as const)('SHELL-26 %s', (_, open, id, isOpen, rules, after) => {
  expect([...withSection(open, id, isOpen, rules)]).toEqual(after)
})

it.each([
  ['closes the other when one opens', set('a'), 'b', true, ['b']],
  ['can close the open one', set('a'), 'a', false, []],
  ['keeps closed what the browser has closed', set('b'), 'a', false, ['b']],
] as const)('SHELL-27 with one open at a time %s', (_, open, id, isOpen, after) => {
  expect([...withSection(open, id, isOpen, { isSingle: true })]).toEqual(after)
})

it('SHELL-26 returns the same set when nothing changes', () => {
  const open = set('a')
  expect(withSection(open, 'a', true)).toBe(open)
  expect(withSection(open, 'b', false)).toBe(open)
})
