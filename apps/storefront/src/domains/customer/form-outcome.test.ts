import { describe, expect, it } from 'vitest'
import { GraphqlFailure, refused } from '#src/platform/graphql/graphql-failure.ts'
import { checkFields, fieldsOf, problemsOf, refusedOutcome } from './form-outcome.ts'
import { samePassword, wantedEmail, wantedName, wantedPassword } from '#src/platform/forms/sign-in-checks.ts'

const t = (id: string) => id

function outcomeOf(fields: Record<string, string>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  const read = fieldsOf(form, ['firstname', 'email', 'password', 'confirmPassword'])
  return checkFields(read, {
    firstname: wantedName,
    email: wantedEmail,
    password: wantedPassword,
    confirmPassword: samePassword(read['password'] ?? ''),
  })
}

describe('an account form', () => {
  it('AMB-53 accepts an email with spaces around it and capitals in its domain', () => {
    const { errors } = outcomeOf({
      firstname: 'Ada',
      email: ' Ada@Example.COM ',
      password: 'Bocian-2026!',
      confirmPassword: 'Bocian-2026!',
    })
    expect(errors).toEqual({})
  })

  it('AUTH-03 reports every missing field, in the order of the form', () => {
    const outcome = outcomeOf({ firstname: '  ' })
    expect(problemsOf(outcome, t, { email: 'Email' }).map(({ id, label }) => [id, label])).toEqual([
      ['field-firstname', 'firstname'],
      ['field-email', 'Email'],
      ['field-password', 'password'],
      ['field-confirmPassword', 'confirmPassword'],
    ])
  })

  it('keeps spaces in a password and never returns the password', () => {
    const outcome = outcomeOf({ password: ' Bocian 2026! ', confirmPassword: 'Bocian 2026!' })
    expect(outcome.errors['confirmPassword']?.id).toBe('validation.notSame')
    expect(outcome.errors['password']).toBeUndefined()
    expect(JSON.stringify(outcome.values)).not.toContain('2026')
  })

  it.each([
    ['PASSWORD_LINK_INVALID', true],
    ['CONFIRMATION_LINK_INVALID', true],
    ['ACCOUNT_UNCONFIRMED', undefined],
  ])('knows after %s whether the emailed link is still good', (code, isLinkInvalid) => {
    const outcome = refusedOutcome(t, refused({ code, parameters: {} }), { errors: {}, values: {} })
    expect(outcome.isLinkInvalid).toBe(isLinkInvalid)
    expect(outcome.refusal).toBeDefined()
  })
})

describe('a refused account form', () => {
  const refusedBy = (category: string, values: Record<string, string>) => {
    const failure = new GraphqlFailure({ graphQLErrors: [{ message: 'Refused', extensions: { category } }] })
    return refusedOutcome(t, failure, { errors: {}, values })
  }

  it('AUTH-11 keeps the values and shows the error at the email field, if the form has one', () => {
    const values = { firstname: 'Ada', email: 'ada@example.com' }
    expect(refusedBy('graphql-input', values)).toEqual({
      values,
      errors: { email: { id: 'validation.email', defaultMessage: '' } },
    })
    const { errors, refusal } = refusedBy('graphql-input', { firstname: 'Ada' })
    expect([errors, refusal]).toEqual([{}, expect.any(String)])
  })

  it.each([
    ['graphql-no-such-entity', 'customer.refusal.noOrder'],
    ['graphql-authentication', 'customer.refusal.denied'],
  ])('AUTH-12 AUTH-13 keeps the values and explains %s', (category, refusal) => {
    const values = { email: 'ada@example.com' }
    expect(refusedBy(category, values)).toEqual({ values, errors: {}, refusal })
  })

  it('does not hide any other error', () => {
    const bug = new TypeError('undefined is not a function')
    expect(() => refusedOutcome(t, bug, { errors: {}, values: {} })).toThrow(bug)
  })
})
