import { buildSchema, parse, print } from 'graphql'
import { expect, it } from 'vitest'
import { inlineFragments } from './inline-fragments.ts'

const schema = buildSchema(`
  type Query { one: Item two: Item shoe: Shoe }
  type Mutation { first: Shoe second: Shoe }
  interface Item { id: ID name(length: Int): String other: Item }
  type Shoe implements Item { id: ID name(length: Int): String other: Item size: Int }
`)
const inlined = (text: string): string => print(inlineFragments(schema, parse(text))).replaceAll(/\s+/g, ' ')

it('inlines a fragment that is used once, with those that it spreads', () => {
  const text = 'query Q { one { ...A } } fragment A on Item { id ...B } fragment B on Item { name }'
  expect(inlined(text)).toBe('query Q { one { id name } }')
})

it('keeps a fragment that is used twice', () => {
  const text = 'query Q { one { ...A } two { ...A } } fragment A on Item { id name }'
  expect(inlined(text)).toBe(text)
})

it('merges the fields that several fragments select', () => {
  const text =
    'query Q { one { ...A ...B } } fragment A on Item { id other { id } } fragment B on Item { id other { name } }'
  expect(inlined(text)).toBe('query Q { one { id other { id name } } }')
})

it('inlines a fragment whose second use has been merged into the first', () => {
  const text =
    'query Q { one { ...A ...B } } fragment A on Item { other { ...C } } fragment B on Item { other { ...C } } fragment C on Item { id }'
  expect(inlined(text)).toBe('query Q { one { other { id } } }')
})

it('keeps fields apart that differ in arguments or directives', () => {
  const text =
    'query Q($is: Boolean!) { one { ...A ...B } } fragment A on Item { id short: name(length: 3) } fragment B on Item { id @include(if: $is) name(length: 9) }'
  expect(inlined(text)).toBe(
    'query Q($is: Boolean!) { one { id short: name(length: 3) id @include(if: $is) name(length: 9) } }',
  )
})

it('keeps a condition on the type unless it is always true', () => {
  const text =
    'query Q { one { ...A } shoe { ...B } } fragment A on Shoe { size } fragment B on Item { id ...C } fragment C on Shoe { size }'
  expect(inlined(text)).toBe('query Q { one { ... on Shoe { size } } shoe { id size } }')
})

it('keeps a fragment with a directive, and the order of mutations', () => {
  const text =
    'mutation M($is: Boolean!) { second { ...A @skip(if: $is) } first { id } } fragment A on Shoe { id size }'
  expect(inlined(text)).toBe(text)
})
