import { checkEmail, requireValue } from '@bocian/rules/validators.ts'
import { expect, test } from 'vitest'
import { anything, hasFieldErrors, readForm } from './form-outcome.ts'

const checks = {
  name: requireValue,
  email: (value: string) => requireValue(value) ?? checkEmail(value),
  note: anything,
}
const sent = (fields: Record<string, string>) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return readForm(form, checks)
}

test('trims the values and ignores unknown fields', () => {
  expect(sent({ name: ' Anna ', email: 'anna@example.com', extra: 'x' })).toEqual({
    errors: {},
    values: { name: 'Anna', email: 'anna@example.com', note: '' },
  })
})

test('lists errors in the order of the form’s fields', () => {
  const outcome = sent({ email: 'anna@' })
  expect(Object.entries(outcome.errors).map(([name, { id }]) => `${name} ${id}`)).toEqual([
    'name validation.required',
    'email validation.email',
  ])
  expect(hasFieldErrors(outcome)).toBe(true)
  expect(hasFieldErrors(sent({ name: 'A', email: 'a@example.com' }))).toBe(false)
})
