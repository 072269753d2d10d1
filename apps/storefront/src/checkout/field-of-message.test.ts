import { expect, test } from 'vitest'
import { fieldOfMessage } from './field-of-message.ts'

test.each([
  ['Invalid email format', 'email'],
  ['"First Name" is a required value.', 'firstname'],
  ['Provided Zip/Postal Code seems to be invalid (ex: 12-345)', 'postcode'],
  ['Please specify a valid phone number', 'telephone'],
  ['Region is required.', 'region'],
  ['Street Address is not valid!', 'street'],
  ['Country is not available', 'country'],
  ['Carrier with such method not found: x, y', undefined],
])('%s is about %s', (message, field) => {
  expect(fieldOfMessage(message)).toBe(field)
})
