import { parse, print, stripIgnoredCharacters } from 'graphql'
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { shrinkAddress, shrinkDocument } from './shrink-address.ts'

it('NET-02 a document becomes as short as can be and means the same', () => {
  const text = `# what is sold
    query P($sku: String = "a  ,  b # c", $all: Boolean!) {
      products(filter: { sku: { eq: $sku } }, ids: [1, 2]) @include(if: $all) { ... on Product { name } ...F }
    }
    fragment F on Product { sku }`
  const short = shrinkDocument(text)
  expect(short).toBe(
    'query P($sku:String="a  ,  b # c"$all:Boolean!){products(filter:{sku:{eq:$sku}}ids:[1 2])@include(if:$all){...on Product{name}...F}}fragment F on Product{sku}',
  )
  expect(print(parse(short))).toBe(print(parse(text)))
})

it('NET-02 every document of the shop survives it', () => {
  const file = readFileSync(new URL('documents.gen.ts', import.meta.url), 'utf8')
  const trees = [...file.matchAll(/^export const \w+Document = (\{.*\}) as unknown/gm)].map(([, tree]) =>
    print(JSON.parse(tree ?? '') as Parameters<typeof print>[0]),
  )
  expect(trees.length).toBeGreaterThan(20)
  for (const text of trees) {
    expect(print(parse(shrinkDocument(text)))).toBe(text)
    expect(shrinkDocument(text).length).toBeLessThanOrEqual(stripIgnoredCharacters(text).length + 2)
  }
})

it('the same question has the same address', () => {
  expect(shrinkAddress('/graphql?variables=%7B%7D&query=%7B+a+%7D&operationName=A')).toBe(
    shrinkAddress('/graphql?operationName=A&query=%7Ba%7D&variables=%7B%7D'),
  )
})
