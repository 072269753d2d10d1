import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { useActionData } from 'react-router'
import type { FormOutcome } from '#src/platform/forms/form-outcome.ts'
import { renderInShop } from '#src/platform/testing/render-in-shop.tsx'
import { Field } from '../field/field.tsx'
import { PasswordField } from '../field/password-field.tsx'
import { ErrorSummary } from './error-summary.tsx'
import { FormError } from './form-error.tsx'
import { SentField } from './sent-field.tsx'
import { SentForm } from './sent-form.tsx'

function Contact() {
  const outcome = useActionData<FormOutcome>()
  return (
    <SentForm outcome={outcome} submit="Send">
      <SentField outcome={outcome} label="Name" name="name" />
      <SentField outcome={outcome} label="Email" name="email" type="email" />
    </SentForm>
  )
}

const field = (name: string) => page.getByRole('textbox', { name })
const send = page.getByRole('button', { name: 'Send' })
const refused = (outcome: Partial<FormOutcome>): FormOutcome => ({ values: {}, errors: {}, ...outcome })

describe('a sent form', () => {
  it('shows its pending state, and is submitted once', async () => {
    const { promise, resolve } = Promise.withResolvers<FormOutcome>()
    let posts = 0
    await renderInShop(<Contact />, { action: async () => ((posts += 1), promise) })
    await field('Name').fill('Ada')
    await userEvent.keyboard('{Enter}')
    await expect.element(send).toHaveAttribute('aria-busy', 'true')
    await send.click({ force: true })
    resolve(refused({}))
    await expect.element(send).not.toHaveAttribute('aria-busy', 'true')
    expect(posts).toBe(1)
  })

  it('focuses the first refused field, shows why, and keeps the typed values', async () => {
    const errors = { email: { id: 'validation.email' as const, defaultMessage: 'No email' } }
    await renderInShop(<Contact />, { action: () => refused({ errors, values: { name: 'Ada', email: 'ada@' } }) })
    await field('Name').fill('Ada')
    await field('Email').fill('ada@')
    await send.click()
    await expect.element(field('Email')).toHaveFocus()
    await expect.element(field('Email')).toHaveAccessibleDescription(/Please enter a valid email address\./)
    await expect.element(field('Name')).toHaveValue('Ada')
    await expect.element(field('Name')).not.toHaveAttribute('aria-invalid')
  })

  it('shows a refusal of the whole form above it, and focuses the text', async () => {
    await renderInShop(<Contact />, { action: () => refused({ refusal: 'Too many messages' }) })
    await send.click()
    await expect.element(page.getByText('Too many messages')).toBeVisible()
    await expect.poll(() => document.activeElement?.textContent).toBe('Too many messages')
  })
})

describe('the summary of errors', () => {
  it('takes the focus on every attempt, and links each error to its field', async () => {
    function Form() {
      const [attempt, setAttempt] = useState(0)
      const problems = attempt > 0 ? [{ id: 'city', label: 'City', message: 'Please fill in' }] : []
      return (
        <>
          <ErrorSummary problems={problems} attempt={attempt} />
          <Field id="city" label="City" name="city" />
          <button type="button" onClick={() => setAttempt(attempt + 1)}>
            Check
          </button>
        </>
      )
    }
    await renderInShop(<Form />)
    expect(page.getByText(/Please check/).elements()).toEqual([])
    for (const _attempt of [1, 2]) {
      await page.getByRole('button', { name: 'Check' }).click()
      await expect.poll(() => document.activeElement?.textContent).toContain('Please check 1 field')
    }
    await page.getByRole('link', { name: 'City: Please fill in' }).click()
    await expect.element(field('City')).toHaveFocus()
  })
})

it('an error of the form takes the focus when it appears', async () => {
  await renderInShop(<FormError errors={['The shop did not respond']} />)
  await expect.element(page.getByText('The shop did not respond')).toBeVisible()
  await expect.poll(() => document.activeElement?.textContent).toBe('The shop did not respond')
})

it('a password is revealed by the button in its field', async () => {
  await renderInShop(<PasswordField label="Password" name="password" />)
  const password = page.getByLabelText(/^Password/)
  const show = page.getByRole('button', { name: 'Show password' })
  await expect.element(password).toHaveAttribute('type', 'password')
  await password.click()
  await userEvent.keyboard('secret{Tab}{Enter}')
  await expect.element(show).toHaveAttribute('aria-pressed', 'true')
  await expect.element(password).toHaveAttribute('type', 'text')
  await expect.element(password).toHaveValue('secret')
})
