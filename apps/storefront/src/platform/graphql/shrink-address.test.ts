import { parse, print, stripIgnoredCharacters } from 'graphql'
import { expect, it } from 'vitest'
import { documentTexts } from './document-texts.gen.ts'
import { shrinkAddress, shrinkDocument } from './shrink-address.ts'

it('NET-02 minifies a document without changing its meaning', () => {
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

it('NET-02 minifies every document of the shop to valid GraphQL', () => {
  const texts = Object.values(documentTexts).map((text) => print(parse(text)))
  expect(texts.length).toBeGreaterThan(20)
  for (const text of texts) {
    expect(print(parse(shrinkDocument(text)))).toBe(text)
    expect(shrinkDocument(text).length).toBeLessThanOrEqual(stripIgnoredCharacters(text).length + 2)
  }
})

it('gives equal queries equal URLs', () => {
  expect(shrinkAddress('/graphql?variables=%7B%7D&query=%7B+a+%7D&operationName=A')).toBe(
    shrinkAddress('/graphql?operationName=A&query=%7Ba%7D&variables=%7B%7D'),
  )
})
