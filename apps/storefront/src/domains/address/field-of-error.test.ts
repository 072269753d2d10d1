import { expect, test } from 'vitest'
import { fieldOfError } from './field-of-error.ts'

test.each([
  ['GUEST_EMAIL_INVALID', {}, 'email'],
  ['FIELD_REQUIRED', { field: 'firstname', label: 'First Name' }, 'firstname'],
  ['FIELD_TOO_LONG', { field: 'vat_id', label: 'VAT Number', maximum: 255 }, 'vat'],
  ['FIELD_INVALID', { field: 'fax', label: 'Fax' }, undefined],
  ['POST_CODE_INVALID', { example: '12-345' }, 'postcode'],
  ['PHONE_INVALID', {}, 'telephone'],
  ['REGION_REQUIRED', {}, 'region'],
  ['STREET_TOO_MANY_LINES', { maximum: 2 }, 'street'],
  ['COUNTRY_NOT_AVAILABLE', {}, 'country'],
  ['SHIPPING_METHOD_NOT_FOUND', { carrier: 'x', method: 'y' }, undefined],
])('%s %j is about %s', (code, parameters, field) => {
  expect(fieldOfError({ code, parameters })).toBe(field)
})
