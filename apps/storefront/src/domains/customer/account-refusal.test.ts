import { beforeAll, expect, it } from 'vitest'
import { loadErrorTexts } from '#src/platform/graphql/error-texts.ts'
import { GraphqlFailure } from '#src/platform/graphql/graphql-failure.ts'
import { loadMessages, type Translate } from '#src/platform/i18n/messages.ts'
import { accountRefusal } from './account-refusal.ts'

let t: Translate
beforeAll(async () => {
  t = await loadMessages('en-GB')
  await loadErrorTexts()
})

const failing = (extensions: object) =>
  new GraphqlFailure({ graphQLErrors: [{ message: 'Something new', extensions: { ...extensions } }] })
const refuse = (extensions: object, hasEmail = true) => accountRefusal(t, failing(extensions), hasEmail)

it('AUTH-11 an input error without a code belongs to the email field', () => {
  expect(refuse({ category: 'graphql-input' })).toMatchObject({ errors: { email: { id: 'validation.email' } } })
})

it('an unknown error of a form without an email field does not ask for a valid email', () => {
  for (const extensions of [{ category: 'graphql-input' }, { category: 'graphql-input', code: 'NEW_IN_2030' }])
    expect(refuse(extensions, false)).toEqual({ refusal: t('forms.server.general') })
})

it.each([
  ['graphql-no-such-entity', 'customer.refusal.noOrder'],
  ['graphql-authentication', 'customer.refusal.denied'],
] as const)('AUTH-12 AUTH-13 %s without a code has a specific text', (category, id) => {
  expect(refuse({ category })).toEqual({ refusal: t(id) })
})

it.each([
  ['EMAIL_TAKEN', {}, 'email', 'validation.emailTaken', undefined],
  ['PASSWORD_INCORRECT', {}, 'currentPassword', 'validation.passwordWrong', undefined],
  ['PASSWORD_TOO_SHORT', { minimum: 8 }, 'password', 'validation.tooShort', '8'],
  ['PASSWORD_COMMON', {}, 'password', 'validation.passwordCommon', undefined],
])('%s is shown at its field', (code, parameters, field, id, value) => {
  const expected = value === undefined ? { id } : { id, value }
  expect(refuse({ category: 'graphql-input', code, parameters })).toMatchObject({ errors: { [field]: expected } })
})

it('shows a failed sign-in for the whole form', () => {
  const wrong = { category: 'graphql-authentication', code: 'SIGN_IN_INCORRECT' }
  expect(refuse(wrong)).toEqual({ refusal: t('customer.refusal.signIn') })
})
