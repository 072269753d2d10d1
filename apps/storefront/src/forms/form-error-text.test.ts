import { beforeAll, expect, it } from 'vitest'
import { refused } from '#src/graphql/graphql-failure.ts'
import { loadMessages, type Translate } from '#src/i18n/messages.ts'
import { formErrorText } from './form-error-text.ts'

let t: Translate
beforeAll(async () => {
  t = await loadMessages('en-GB')
})
const general = 'An error has occurred. Please check the input and try again.'

it('NET-17 shows the given errors, each once', () => {
  expect(formErrorText(t, ['First', refused('Second'), 'First'])).toBe('First, Second')
})

it('NET-16 NET-17 says only that something went wrong when details are not allowed, or when there are none', () => {
  expect(formErrorText(t, ['First'], false)).toBe(general)
  expect(formErrorText(t, [''])).toBe(general)
})

it('is empty without a fault', () => {
  expect([formErrorText(t, []), formErrorText(t, [null, undefined], false)]).toEqual(['', ''])
})
