import { afterEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { fakeGraphql } from '#src/platform/testing/fake-graphql.ts'
import { renderInShop } from '#src/platform/testing/render-in-shop.tsx'
import { NewsletterSignUp } from './newsletter-sign-up.tsx'

const email = page.getByRole('textbox', { name: 'Your email' })
const submit = page.getByRole('button', { name: 'Sign up' })
const open = async () => renderInShop(<NewsletterSignUp hasPhone isDisabled={false} />)

async function signUp(address: string): Promise<void> {
  await email.fill(address)
  await submit.click()
}

afterEach(() => vi.unstubAllGlobals())

describe('the newsletter form', () => {
  it('confirms the sign-up and clears the field', async () => {
    fakeGraphql({ SubscribeToNewsletter: { subscribeEmailToNewsletter: { status: 'NOT_ACTIVE' } } })
    await open()
    await signUp('ada@example.com')
    await expect.element(page.getByRole('status').getByText(/Thank you!.*ada@example\.com/)).toBeVisible()
    await expect.element(email).toHaveValue('')
  })

  const newsletterOff = 'The newsletter is not available at the moment.'

  it('NEWS-06 shows a refusal in the form and keeps the typed address', async () => {
    fakeGraphql({ SubscribeToNewsletter: () => Promise.reject(new Error('NEWSLETTER_NOT_AVAILABLE')) })
    await open()
    await signUp('ada@example.com')
    await expect.element(page.getByText(newsletterOff)).toBeVisible()
    expect(page.getByText(newsletterOff).element().closest('form')).not.toBeNull()
    await expect.element(email).toHaveValue('ada@example.com')
  })

  it('NEWS-09 sends the same address again, because responses are not cached', async () => {
    const calls = fakeGraphql({ SubscribeToNewsletter: { subscribeEmailToNewsletter: { status: 'NOT_ACTIVE' } } })
    await open()
    for (const time of [1, 2]) {
      await signUp('ada@example.com')
      await expect.element(email).toHaveValue('')
      await expect.poll(() => calls.length).toBe(time)
    }
    expect(calls.map(({ operation, method }) => [operation, method])).toEqual([
      ['SubscribeToNewsletter', 'POST'],
      ['SubscribeToNewsletter', 'POST'],
    ])
  })

  it('does not send an invalid address, and focuses the field', async () => {
    const calls = fakeGraphql({})
    await open()
    await signUp('ada@')
    await expect.element(email).toHaveAccessibleDescription(/Please enter a valid email address\./)
    await expect.element(email).toHaveFocus()
    expect(calls).toEqual([])
  })
})
