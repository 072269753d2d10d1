import { beforeAll, expect, it } from 'vitest'
import { loadErrorTexts } from '../graphql/error-texts.ts'
import { refused } from '../graphql/graphql-failure.ts'
import { loadMessages, type Translate } from '../i18n/messages.ts'
import { formErrorText } from './form-error-text.ts'

let t: Translate
beforeAll(async () => {
  t = await loadMessages('en-GB')
  await loadErrorTexts()
})
const general = 'An error has occurred. Please check the input and try again.'

it('NET-17 shows the given errors, each once', () => {
  const second = refused({ code: 'CART_EMPTY', parameters: {} })
  expect(formErrorText(t, ['First', second, 'First'])).toBe('First, Your cart is empty.')
})

it('NET-16 NET-17 shows a general text when details are not allowed or missing', () => {
  expect(formErrorText(t, ['First'], false)).toBe(general)
  expect(formErrorText(t, [''])).toBe(general)
})

it('is empty without an error', () => {
  expect([formErrorText(t, []), formErrorText(t, [null, undefined], false)]).toEqual(['', ''])
})
