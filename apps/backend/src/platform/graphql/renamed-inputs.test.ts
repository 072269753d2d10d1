import { buildSchema, parse, print, validate } from 'graphql'
import { expect, test } from 'vitest'
import { withKnownInputs } from './renamed-inputs.ts'

const schema = buildSchema(`
  type Query { guestOrder(input: OrderInformationInput!): Order }
  type Order { number: String }
  input OrderInformationInput { number: String! }`)

test.each(['OrderInformationInput', 'GuestOrderInformationInput'])('accepts a variable of the type %s', (name) => {
  const document = parse(`query Look($input: ${name}!) { guestOrder(input: $input) { ...Shown } }
    fragment Shown on Order { number }`)
  expect(validate(schema, withKnownInputs(document))).toEqual([])
})

test('leaves the rest of the document unchanged', () => {
  const text = 'query ($GuestOrderInformationInput: String) { guestOrder: other(a: "GuestOrderInformationInput") }'
  expect(print(withKnownInputs(parse(text)))).toBe(print(parse(text)))
})
