import { beforeAll, expect, it } from 'vitest'
import { failureText } from '#src/forms/failure-text.ts'
import { GraphqlFailure } from '#src/graphql/graphql-failure.ts'
import { HttpFailure } from '#src/graphql/http-failure.ts'
import { loadMessages, type Translate } from '#src/i18n/messages.ts'
import { failureNotice } from './failure-notice.ts'

let en: Translate
let pl: Translate
beforeAll(async () => {
  en = await loadMessages('en-GB')
  pl = await loadMessages('pl-PL')
})

const refusals = (...messages: string[]) =>
  new GraphqlFailure({
    graphQLErrors: messages.map((message) => ({ message, extensions: { category: 'graphql-input' } })),
  })
const fault = new GraphqlFailure({
  graphQLErrors: [{ message: 'Internal server error', extensions: { debug_id: 'f00dcafe' } }],
})
const silence = new GraphqlFailure({ graphQLErrors: [], networkError: new HttpFailure(0, 'f00dcafe') })

it('AMB-06 the server’s own words are joined by commas and stay 9 s', () => {
  expect(failureNotice(en, refusals('One', 'Two'), true)).toEqual({ message: 'One, Two', timeout: 9000 })
})

it('NET-15 TOAST-06 an unexpected error is said with its debug id and stays 15 s', () => {
  const notice = { message: 'Sorry! An unexpected error occurred. Error code: f00dcafe', timeout: 15_000 }
  expect(failureNotice(en, fault, true)).toEqual(notice)
  expect(failureNotice(en, silence, true)).toEqual(notice)
})

it('AMB-06 in Polish and in no other language it is a nieoczekiwany błąd', () => {
  expect(failureNotice(pl, fault, true)?.message).toContain('Wystąpił nieoczekiwany błąd')
})

it('AMB-06 nothing is said without a connection', () => {
  expect([failureNotice(en, fault, false), failureNotice(en, refusals('One'), false)]).toEqual([null, null])
})

it('beside a button it is said that the shop did not answer and that nothing was lost', () => {
  expect(failureText(en, silence)).toBe(en('forms.server.network'))
  expect(failureText(en, fault)).toContain('f00dcafe')
  expect(failureText(en, new Error('x is not a function'))).toBe('Sorry! An unexpected error occurred.')
})
