import { beforeAll, expect, it } from 'vitest'
import { failureText } from '#src/platform/forms/failure-text.ts'
import { loadErrorTexts } from '#src/platform/graphql/error-texts.ts'
import { GraphqlFailure } from '#src/platform/graphql/graphql-failure.ts'
import { HttpFailure } from '#src/platform/graphql/http-failure.ts'
import { loadMessages, type Translate } from '#src/platform/i18n/messages.ts'
import { failureNotice } from './outage-notices.tsx'

let en: Translate
let pl: Translate
beforeAll(async () => {
  en = await loadMessages('en-GB')
  pl = await loadMessages('pl-PL')
})

const refusals = (...codes: string[]) =>
  new GraphqlFailure({
    graphQLErrors: codes.map((code) => ({ message: 'Refused', extensions: { category: 'graphql-input', code } })),
  })
const fault = new GraphqlFailure({
  graphQLErrors: [{ message: 'Internal server error', extensions: { debug_id: 'f00dcafe' } }],
})
const silence = new GraphqlFailure({ graphQLErrors: [], networkError: new HttpFailure(0, 'f00dcafe') })

it('AMB-06 joins distinct refusals by commas and shows them for 9 s', async () => {
  await loadErrorTexts()
  const notice = { message: 'Your cart is empty., Please choose size', timeout: 9000 }
  expect(failureNotice(en, refusals('CART_EMPTY', 'OPTIONS_MISSING', 'CART_EMPTY'), true)).toEqual(notice)
})

it('shows a general text for an unknown or missing code', async () => {
  await loadErrorTexts()
  for (const code of ['NEW_IN_2030', ''])
    expect(failureText(en, refusals(code))).toBe('That didn’t work. Please reload the page and try again.')
})

it('NET-15 TOAST-06 shows an unexpected error with its debug id for 15 s', () => {
  const notice = { message: 'Sorry! An unexpected error occurred. Error code: f00dcafe', timeout: 15_000 }
  expect(failureNotice(en, fault, true)).toEqual(notice)
  expect(failureNotice(en, silence, true)).toEqual(notice)
})

it('AMB-06 says nieoczekiwany błąd in Polish only', () => {
  expect(failureNotice(pl, fault, true)?.message).toContain('Wystąpił nieoczekiwany błąd')
})

it('AMB-06 shows nothing when offline', () => {
  expect([failureNotice(en, fault, false), failureNotice(en, refusals('CART_EMPTY'), false)]).toEqual([null, null])
})

it('says beside a button that the shop did not respond and nothing was lost', () => {
  expect(failureText(en, silence)).toBe(en('forms.server.network'))
  expect(failureText(en, fault)).toContain('f00dcafe')
  expect(failureText(en, new Error('x is not a function'))).toBe('Sorry! An unexpected error occurred.')
})
