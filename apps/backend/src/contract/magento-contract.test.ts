import fs from 'node:fs'
import path from 'node:path'
import { buildSchema, validateSchema } from 'graphql'
import { describe, expect, test } from 'vitest'
import { lackingParts } from './testing-contract.ts'
import { readTypeDefs } from '../type-defs.ts'

const schema = buildSchema(readTypeDefs())
const lists = fs.globSync('magento-*-parts.txt', { cwd: import.meta.dirname })

test('the schema is valid', () => {
  expect(validateSchema(schema)).toEqual([])
})

test.each(lists)('declares every part of %s as Magento does', (list) => {
  const text = fs.readFileSync(path.join(import.meta.dirname, list), 'utf8')
  const definitions = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  expect(definitions.length).toBeGreaterThan(50)
  expect(definitions.flatMap((line) => lackingParts(schema, line))).toEqual([])
})

describe('a difference from Magento is reported', () => {
  const ours = buildSchema(`
    interface Named { name: String }
    type Query { thing(id: Int, must: Int!): [Thing]! other: String }
    type Thing implements Named { name: String! size: Int }
    input ThingInput { name: String! more: String }
    enum Kind { A }`)
  test.each([
    ['type Missing { name: String }', ['Missing is not declared']],
    ['type Thing implements Named { name: String size: Int }', []],
    ['type Thing { name: Int }', ['Thing.name is String!']],
    ['type Thing { size: Int! }', ['Thing.size is Int']],
    ['type Thing { size: [Int] }', ['Thing.size is Int']],
    ['type Thing implements Other { colour: Int }', ['Thing does not implement Other', 'Thing.colour is not declared']],
    ['type Query { other(id: Int): String }', ['Query.other.id is not declared']],
    ['type Query { thing(id: Int!): [Thing] }', ['Query.thing.must is required']],
    ['type Query { thing(must: Int): [Thing]! }', ['Query.thing.must is Int!']],
    ['input ThingInput { name: String more: String }', ['ThingInput.name is String!']],
    ['input ThingInput { name: String! }', []],
    ['input Thing { name: String! }', ['Thing is no input']],
    ['enum Kind { A B }', ['Kind has no value B']],
    ['interface Thing { name: String }', ['Thing is of another kind']],
  ])('%s', (theirs, faults) => {
    expect(lackingParts(ours, theirs)).toEqual(faults)
  })
})
