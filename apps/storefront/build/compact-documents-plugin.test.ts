import { parse, print } from 'graphql'
import { expect, it } from 'vitest'
import { sorted } from './compact-documents-plugin.ts'

it('NET-02 the same question is the same text, in whatever order its fields came together', () => {
  const one = parse('query Q { b(y: 1, x: 2) { d c } a ...F } fragment F on Query { z e } fragment A on Query { a }')
  const other = parse('fragment A on Query { a } query Q { ...F a b(x: 2, y: 1) { c d } } fragment F on Query { e z }')
  expect(print(sorted(one))).toBe(print(sorted(other)))
  expect(print(sorted(one))).toMatch(/^query Q/)
})

it('the steps of a mutation stay in the order they are written in', () => {
  const steps = print(sorted(parse('mutation M { setAddress { d c } placeOrder { b a } chooseDelivery }')))
  expect(steps.replaceAll(/\s+/g, ' ')).toBe('mutation M { setAddress { c d } placeOrder { a b } chooseDelivery }')
})
