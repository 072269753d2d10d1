import { afterEach, expect, it, vi } from 'vitest'
import type { ActionFunction } from 'react-router'
import { fakeGraphql } from '#src/platform/testing/fake-graphql.ts'
import { action as createAccount } from './create-account.route.tsx'
import { action as setPassword } from './create-password.route.tsx'
import { action as askForLink } from './forgot-password.route.tsx'

const person = { firstname: 'Anna', lastname: 'Nowak' }
const login = { email: 'anna@example.com', password: 'Bocian-2026!', confirmPassword: 'Bocian-2026!' }

/** The GraphQL operations sent when a form is submitted. All are refused, so that no further ones follow. */
async function sentBy(action: ActionFunction, path: string, fields: Readonly<Record<string, string>>) {
  const calls = fakeGraphql({})
  const request = new Request(new URL(`/eu${path}`, window.location.href), {
    method: 'post',
    body: new URLSearchParams(fields),
  })
  await action({ request, params: {}, context: {} } as unknown as Parameters<ActionFunction>[0])
  return calls.map(({ operation, variables }) => [operation, variables])
}

afterEach(() => vi.unstubAllGlobals())

it('AUTH-08 creates an account', async () => {
  expect(await sentBy(createAccount, '/create-account', { ...person, ...login })).toEqual([
    ['CreateAccount', { input: { ...person, email: login.email, password: login.password, is_subscribed: false } }],
  ])
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
