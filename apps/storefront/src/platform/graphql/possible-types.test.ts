import { readFileSync } from 'node:fs'
import { buildSchema, isInterfaceType } from 'graphql'
import { expect, test } from 'vitest'
import { possibleTypes } from './possible-types.ts'

const schema = buildSchema(readFileSync(new URL('../../../../../schema.graphql', import.meta.url), 'utf8'))

/** Magento product types that this shop does not sell, so no response contains them. */
const notSold = /^(Bundle|Downloadable|Grouped)|^Customizable(?!Field)/

test.each(Object.entries(possibleTypes))('lists the types that implement %s in the schema', (name, types) => {
  const type = schema.getType(name)
  const expected = isInterfaceType(type) ? schema.getPossibleTypes(type).map((possible) => possible.name) : []
  expect(types.toSorted()).toEqual(expected.filter((possible) => !notSold.test(possible)).toSorted())
})
