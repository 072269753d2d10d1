import { describe, expect, it } from 'vitest'
import { checkFields, fieldsOf, problemsOf, refusalText } from './form-outcome.ts'
import { samePassword, wantedEmail, wantedName, wantedPassword } from '../session/sign-in-checks.ts'

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

  it('translates a refusal that is a message key, and shows any other text as is', () => {
    expect(refusalText((id) => `<${id}>`, { errors: {}, values: {}, refusal: 'customer.refusal.link' })).toBe(
      '<customer.refusal.link>',
    )
    expect(refusalText(t, { errors: {}, values: {}, refusal: 'Card declined.' })).toBe('Card declined.')
    expect(refusalText(t, undefined)).toBeUndefined()
  })
})
