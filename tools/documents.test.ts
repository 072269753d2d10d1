import { parse, print } from 'graphql'
import { expect, it } from 'vitest'
import { renderDocuments, renderDocumentTexts, renderPossibleTypes, sortSelections } from './documents.ts'

it('NET-02 the same query has the same text, whatever the order of its fields', () => {
  const one = parse('query Q { b(y: 1, x: 2) { d c } a ...F } fragment F on Query { z e } fragment A on Query { a }')
  const other = parse('fragment A on Query { a } query Q { ...F a b(x: 2, y: 1) { c d } } fragment F on Query { e z }')
  expect(print(sortSelections(one))).toBe(print(sortSelections(other)))
  expect(print(sortSelections(one))).toMatch(/^query Q/)
})

it('the fields of a mutation stay in the order they are written', () => {
  const steps = print(sortSelections(parse('mutation M { setAddress { d c } placeOrder { b a } chooseDelivery }')))
  expect(steps.replaceAll(/\s+/g, ' ')).toBe('mutation M { setAddress { c d } placeOrder { a b } chooseDelivery }')
})

const schema = parse('type Query { a: Int b: Part } type Part { c: Int d: Int }')
const documents = [
  { location: 'q.graphql', document: parse('query readIt { a b { ...Outer } }') },
  {
    location: 'f.graphql',
    document: parse('fragment Outer on Part { d ...Inner } fragment Inner on Part { c } fragment Other on Part { d }'),
  },
]

it('an operation is a constant with its name as value, typed by its result and variables', async () => {
  const code = await renderDocuments(schema, documents)
  expect(code).toContain("\nexport const ReadItDocument = 'readIt' as Operation<ReadItQuery, ReadItQueryVariables>\n")
  expect(code).toContain('export type ReadItQuery =')
  expect(code).toContain('export type OuterFragment =')
})

it('a document that violates the schema causes an error', async () => {
  const wrong = [{ location: 'w.graphql', document: parse('query W { none }') }]
  await expect(renderDocuments(schema, wrong)).rejects.toThrow('Cannot query field "none"')
})

it('the text of an operation has no fragments that it uses once, and no others either', () => {
  const code = renderDocumentTexts(schema, documents)
  expect(code).toContain(`  readIt: ${JSON.stringify('query readIt{a b{c d}}')},\n`)
})

it('lists the types of an interface if an operation has a fragment on it', () => {
  const types = parse(`
    type Query { node: Node other: Other }
    union Node = Hat | Coat | Shop
    interface Item { id: Int }
    interface Other { id: Int }
    type Hat implements Item { id: Int }
    type Coat implements Item & Other { id: Int }
    type Shop { id: Int }`)
  const text = 'query Q { node { ... on Item { id } ... on Shop { id } } other { id } }'
  expect(renderPossibleTypes(types, [{ location: 'q.graphql', document: parse(text) }])).toBe(
    "export const possibleTypes: Record<string, string[]> = {\n  Item: ['Coat', 'Hat'],\n}\n",
  )
})
