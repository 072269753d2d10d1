import { afterEach, expect, it, vi } from 'vitest'
import type { ActionFunction } from 'react-router'
import { fakeGraphql } from '#src/platform/testing/fake-graphql.ts'
import { action as changeAccount } from '../account/account-information.route.tsx'
import { action as createAccount } from './create-account.route.tsx'
import { action as setPassword } from './create-password.route.tsx'
import { action as askForLink } from './forgot-password.route.tsx'

const person = { firstname: 'Anna', lastname: 'Nowak' }
const login = { email: 'anna@example.com', password: 'Bocian-2026!', confirmPassword: 'Bocian-2026!' }

/** The GraphQL operations sent when a form is submitted. All are refused, so that no further ones follow. */
async function sentBy(
  action: ActionFunction,
  path: string,
  fields: Readonly<Record<string, string>>,
  responses: Parameters<typeof fakeGraphql>[0] = {},
) {
  const calls = fakeGraphql(responses)
  const request = new Request(new URL(`/eu${path}`, window.location.href), {
    method: 'post',
    body: new URLSearchParams(fields),
  })
  await action({ request, params: {}, context: {} } as unknown as Parameters<ActionFunction>[0])
  const known = new Set(Object.keys(responses))
  return calls
    .filter(({ operation }) => !known.has(operation))
    .map(({ operation, variables }) => [operation, variables])
}

afterEach(() => vi.unstubAllGlobals())

it('AUTH-03 AUTH-08 NEWS-01 creates an account with the ticked agreements and newsletter, and none without a required field or agreement', async () => {
  const agreement = (id: number, required: boolean) => ({
    __typename: 'Agreement',
    id,
    front_label: `A${id}`,
    required,
  })
  const responses = {
    RegistrationAgreements: {
      agreements: [agreement(4, true), agreement(5, false)],
      newsletter: [agreement(6, true), agreement(7, false)],
    },
  }
  const sent = (fields: Readonly<Record<string, string>>) => sentBy(createAccount, '/create-account', fields, responses)
  const fields = { ...person, ...login, 'agreement-4': 'on', 'agreement-9': 'on' }
  const { confirmPassword: _, ...known } = login
  const input = { ...person, ...known, confirm_by_email: true, is_subscribed: false, agreements: [4] }
  expect(await sent(fields)).toEqual([['CreateAccount', { input }]])
  const subscribing = { ...input, is_subscribed: true, agreements: [6, 7, 4] }
  expect(await sent({ ...fields, newsletter: 'on' })).toEqual([])
  const letters = { 'agreement-6': 'on', 'agreement-7': 'on' }
  expect(await sent({ ...fields, ...letters })).toEqual([['CreateAccount', { input }]])
  expect(await sent({ ...fields, ...letters, newsletter: 'on' })).toEqual([['CreateAccount', { input: subscribing }]])
  expect(await sent({ ...person, ...login, 'agreement-5': 'on' })).toEqual([])
  const missing = [{ firstname: '' }, { lastname: '' }, { email: '' }, { password: '', confirmPassword: '' }]
  for (const change of missing) expect(await sent({ ...fields, ...change })).toEqual([])
})

it('AUTH-08 requests a new password', async () => {
  expect(await sentBy(askForLink, '/forgot-password', login)).toEqual([
    ['RequestPasswordReset', { email: login.email }],
  ])
})

it('AUTH-08 sets a new password with the emailed link', async () => {
  expect(await sentBy(setPassword, '/create-password', { ...login, token: 'secret' })).toEqual([
    ['ResetPassword', { email: login.email, token: 'secret', password: login.password }],
  ])
})

it('ACC-01 changes the email with the current password', async () => {
  const fields = { intent: 'email', email: 'new@example.com', emailPassword: login.password }
  expect(await sentBy(changeAccount, '/account-information', fields)).toEqual([
    ['ChangeEmail', { email: 'new@example.com', password: login.password }],
  ])
  expect(await sentBy(changeAccount, '/account-information', { ...fields, emailPassword: '' })).toEqual([])
})

it('ACC-04 stores a company’s VAT number in the profile, and clears it for a private individual', async () => {
  const company = { intent: 'names', ...person, kind: 'company', vat: 'IE1234567T' }
  expect(await sentBy(changeAccount, '/account-information', company)).toEqual([
    ['ChangeNames', { ...person, vat: 'IE1234567T' }],
  ])
  expect(await sentBy(changeAccount, '/account-information', { ...company, kind: 'person' })).toEqual([
    ['ChangeNames', { ...person, vat: '' }],
  ])
  expect(await sentBy(changeAccount, '/account-information', { ...company, vat: '' })).toEqual([])
})
