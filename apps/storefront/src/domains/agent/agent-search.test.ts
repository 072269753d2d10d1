import { expect, it } from 'vitest'
import { checkFields } from './agent-search.ts'

it('AGENT-03 a search needs an email address or a phone number', () => {
  expect(checkFields({ email: ' ', telephone: '' }, false)).toEqual({ isEmpty: true })
  expect(checkFields({ email: '', telephone: '501 202 303' }, false)).toEqual({})
  expect(checkFields({ email: 'anna@example.com', telephone: '' }, false)).toEqual({})
})

it('AGENT-08 a new account needs a valid email address; in a search it is optional', () => {
  expect(checkFields({ email: '', telephone: '501202303' }, true).email?.id).toBe('validation.required')
  expect(checkFields({ email: 'anna', telephone: '' }, true).email?.id).toBe('validation.email')
  expect(checkFields({ email: 'anna', telephone: '501202303' }, false).email?.id).toBe('validation.email')
  expect(checkFields({ email: 'anna@example.com', telephone: '' }, true)).toEqual({})
})
