import { buildSchema, parse, validate, ValidationContext } from 'graphql'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { introspectionRule } from './graphql-introspection.ts'
import { limitsRule } from './graphql-limits.ts'

const schema = buildSchema('type Query { node: Node } type Node { node: Node name: String }')
const rule = limitsRule({ fields: 10, depth: 4, aliases: 2, rootFields: 2 })
const refusals = (text: string) => validate(schema, parse(text), [rule]).map((error) => error.message)

describe('limits of a document', () => {
  it.each([
    ['depth', '{ node { node { node { node { name } } } } }', 'Max query depth should be 4 but got 5.'],
    ['aliases', '{ a: node { b: name c: name } }', 'Max aliases should be 2.'],
    ['root fields', '{ node { name } a: node { name } b: node { name } }', 'Max root fields should be 2.'],
    [
      'root fields in fragments',
      '{ ...f } fragment f on Query { node { name } ...g ... { b: node { name } } } fragment g on Query { a: node { name } }',
      'Max root fields should be 2.',
    ],
    [
      'fields through fragments',
      '{ node { ...f node { ...f } } } fragment f on Node { name node { name node { name } } }',
      'Max query complexity should be 10 but got 12.',
    ],
  ])('refuses too many %s', (_what, text, message) => {
    expect(refusals(text)).toContain(message)
  })

  it('accepts an ordinary document', () => {
    expect(refusals('{ node { name node { name } } }')).toEqual([])
  })

  it('counts a root field once that several fragments select', () => {
    const text =
      '{ node { name } ...f ...g } fragment f on Query { node { name } } fragment g on Query { node { name } }'
    expect(refusals(text)).toEqual([])
  })

  it('takes linear time for fragments that spread each other', () => {
    const levels = Array.from(
      { length: 16 },
      (_, i) => `fragment f${i} on Node { node { ...f${i + 1} } a${i}: node { ...f${i + 1} } }`,
    )
    const looked = vi.spyOn(ValidationContext.prototype, 'getFragment')
    onTestFinished(() => looked.mockRestore())
    expect(refusals(`{ node { ...f0 } } ${levels.join('\n')} fragment f16 on Node { name }`)).not.toEqual([])
    // Once per spread.
    expect(looked).toHaveBeenCalledTimes(1 + 2 * 16)
  })

  it('GQL-14 allows introspection of the filter types only', () => {
    const ask = (text: string) => validate(schema, parse(text), [introspectionRule])
    expect(ask('{ __type(name: "ProductAttributeFilterInput") { name } }')).toEqual([])
    expect(ask('{ __type(name: "Customer") { name } }')).toHaveLength(1)
    expect(ask('query($n: String!) { __type(name: $n) { name } }')).toHaveLength(1)
    expect(ask('{ __schema { types { name } } }')).toHaveLength(1)
  })

  it('also allows a query of nothing but the possible types, which clients send at build time', () => {
    const ask = (text: string) => validate(schema, parse(text), [introspectionRule])
    expect(ask('query { __schema { types { kind name possibleTypes { name } } } }')).toEqual([])
    expect(ask('{ __schema { types { possibleTypes { name fields { name } } } } }')).toHaveLength(1)
    expect(ask('{ __schema { types { name possibleTypes { name } fields { name } } } }')).toHaveLength(1)
    expect(ask('{ __schema { types { possibleTypes { name } } queryType { name } } }')).toHaveLength(1)
    expect(ask('{ __schema { types { possibleTypes { name } ...f } } } fragment f on __Type { kind }')).toHaveLength(1)
  })
})
