import { expect, it } from 'vitest'
import { splitStyle } from './later-style-plugin.ts'

it('extracts the marked blocks whatever they contain', () => {
  expect(splitStyle('.a{b:c}@supports (--comes:later){@layer x{.d{content:"}"}}.e{f:g}}.h{i:j}')).toEqual({
    first: '.a{b:c}.h{i:j}',
    later: '@layer x{.d{content:"}"}}.e{f:g}',
  })
  expect(splitStyle('@supports (--comes: later) {.a{}}@supports (--comes:later){.b{}}')).toEqual({
    first: '',
    later: '.a{}.b{}',
  })
  expect(splitStyle('@supports (display:grid){.a{}}')).toMatchObject({ later: '' })
  expect(() => splitStyle('@supports (--comes:later){.a{}')).toThrow('not closed')
})
