import { buildSchema, getOperationAST, parse } from 'graphql'
import { expect, test } from 'vitest'
import { withNumbers } from './numeric-texts.ts'

const schema = buildSchema(`
  type Query { saved(addresses: [CustomerAddressInput!]!, id: Int): Int }
  input CustomerAddressInput { city: String street: [String] region: CustomerAddressRegionInput }
  input CustomerAddressRegionInput { region: String region_id: Int }`)

function read(types: string, variables: Record<string, unknown>) {
  const operation = getOperationAST(parse(`query (${types}) { __typename }`))
  if (operation == null) throw new Error('no operation')
  return withNumbers(schema, operation, variables)
}

test.each([
  ['CustomerAddressInput!', { region: { region_id: '278' } }, { region: { region_id: 278 } }],
  ['[CustomerAddressInput!]!', [{ region: { region_id: '1' } }], [{ region: { region_id: 1 } }]],
  ['CustomerAddressRegionInput', { region_id: '278', region: '12' }, { region_id: 278, region: '12' }],
])('converts the id of a region in %s', (type, value, expected) => {
  expect(read(`$value: ${type}`, { value })).toEqual({ value: expected })
})

test.each([
  ['CustomerAddressInput', { city: '278', street: ['1'], region: null }],
  ['CustomerAddressInput', { region: { region_id: 278 }, unknown: { region_id: '278' } }],
  ['CustomerAddressInput', { region: { region_id: '' } }],
  ['CustomerAddressInput', { region: { region_id: '1e3' } }],
  ['CustomerAddressInput', { region: { region_id: '99999999999' } }],
  ['CustomerAddressInput', { region: 'Alba' }],
  ['CustomerAddressInput', null],
  ['Int', '278'],
  ['Unknown', { region_id: '278' }],
])('leaves other values of %s unchanged: %j', (type, value) => {
  expect(read(`$value: ${type}`, { value })).toEqual({ value })
})

test('leaves variables that the operation does not declare unchanged', () => {
  expect(read('$id: Int', { region: { region_id: '278' } })).toEqual({ region: { region_id: '278' } })
})
