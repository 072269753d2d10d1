import { afterEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { fakeGraphql } from '#src/platform/testing/fake-graphql.ts'
import { renderInShop } from '#src/platform/testing/render-in-shop.tsx'
import { NewsletterSignUp } from './newsletter-sign-up.tsx'

const email = page.getByRole('textbox', { name: 'Your email' })
const submit = page.getByRole('button', { name: 'Sign up' })
const open = async () => renderInShop(<NewsletterSignUp hasPhone isDisabled={false} />)

const agreement = (id: number, required: boolean, label: string) => ({ id, required, front_label: label })
const letters = agreement(1, true, 'I agree to get letters')
const offers = agreement(2, false, 'I agree to offers made for me')
const messages = agreement(3, true, 'I agree to get text messages')
const done = { subscribeEmailToNewsletter: { status: 'NOT_ACTIVE' } }
const none = { newsletter: [], sms: [] }
const some = { newsletter: [letters, offers], sms: [messages] }
const box = (name: string) => page.getByRole('checkbox', { name: new RegExp(name) })

type Calls = ReturnType<typeof fakeGraphql>
const sent = (calls: Calls) => calls.filter(({ operation }) => operation === 'SubscribeToNewsletter')

async function signUp(address: string): Promise<void> {
  await email.fill(address)
  await submit.click()
}

afterEach(() => vi.unstubAllGlobals())

describe('the newsletter form', () => {
  it('confirms the sign-up and clears the field', async () => {
    fakeGraphql({ NewsletterAgreements: none, SubscribeToNewsletter: done })
    await open()
    await signUp('ada@example.com')
    await expect.element(page.getByRole('status').getByText(/Thank you!.*ada@example\.com/)).toBeVisible()
    await expect.element(email).toHaveValue('')
  })

  const newsletterOff = 'The newsletter isn’t available at the moment.'

  it('NEWS-06 shows a refusal in the form and keeps the typed address', async () => {
    fakeGraphql({
      NewsletterAgreements: none,
      SubscribeToNewsletter: () => Promise.reject(new Error('NEWSLETTER_NOT_AVAILABLE')),
    })
    await open()
    await signUp('ada@example.com')
    await expect.element(page.getByText(newsletterOff)).toBeVisible()
    expect(page.getByText(newsletterOff).element().closest('form')).not.toBeNull()
    await expect.element(email).toHaveValue('ada@example.com')
  })

  it('NEWS-09 sends the same address again, because responses are not cached', async () => {
    const calls = fakeGraphql({ NewsletterAgreements: none, SubscribeToNewsletter: done })
    await open()
    for (const time of [1, 2]) {
      await signUp('ada@example.com')
      await expect.element(email).toHaveValue('')
      await expect.poll(() => sent(calls).length).toBe(time)
    }
    expect(sent(calls).map(({ method }) => method)).toEqual(['POST', 'POST'])
  })

  it('does not send an invalid address, and focuses the field', async () => {
    const calls = fakeGraphql({ NewsletterAgreements: none })
    await open()
    await signUp('ada@')
    await expect.element(email).toHaveAccessibleDescription(/Please enter a valid email address\./)
    await expect.element(email).toHaveFocus()
    expect(sent(calls)).toEqual([])
  })
})

describe('the agreements of the newsletter form', () => {
  it('appear when the visitor uses the form, not before', async () => {
    const calls = fakeGraphql({ NewsletterAgreements: some })
    await open()
    await expect.element(email).toBeVisible()
    expect(calls).toEqual([])
    await email.click()
    await expect.element(box('get letters')).toBeVisible()
    expect(calls.map(({ operation, variables }) => [operation, variables])).toEqual([
      ['NewsletterAgreements', { withSms: true }],
    ])
  })

  it('NEWS-01 must be given where they are required, and are sent as a list of ids', async () => {
    const calls = fakeGraphql({ NewsletterAgreements: some, SubscribeToNewsletter: done })
    await open()
    await signUp('ada@example.com')
    await expect.element(box('get letters')).toHaveAccessibleDescription('This is a required field.')
    await expect.element(box('get letters')).toHaveFocus()
    expect(sent(calls)).toEqual([])
    await expect.element(email).toHaveValue('ada@example.com')
    await box('get letters').click()
    await submit.click()
    await expect.element(page.getByRole('status').getByText(/Thank you!/)).toBeVisible()
    expect(sent(calls).map(({ variables }) => variables)).toEqual([
      { email: 'ada@example.com', agreements: [1], sms: null },
    ])
    await expect.element(box('get letters')).not.toBeChecked()
  })

  it('NEWS-01 those of text messages count only if these are wanted, together with a phone number', async () => {
    const calls = fakeGraphql({ NewsletterAgreements: some, SubscribeToNewsletter: done })
    await open()
    await email.fill('ada@example.com')
    await box('get letters').click()
    await box('text messages too').click()
    await submit.click()
    await expect.element(box('get text messages')).toHaveAccessibleDescription('This is a required field.')
    await box('get text messages').click()
    await page.getByRole('textbox', { name: 'Mobile number' }).fill('512345678')
    await submit.click()
    await expect
      .poll(() => sent(calls).map(({ variables }) => variables))
      .toEqual([{ email: 'ada@example.com', agreements: [1, 3], sms: { is_subscribed: true, telephone: '512345678' } }])
  })

  it('that became required meanwhile are loaded again after the refusal', async () => {
    let shown: { newsletter: object[]; sms: object[] } = none
    fakeGraphql({
      NewsletterAgreements: () => shown,
      SubscribeToNewsletter: () => Promise.reject(new Error('CONSENT_MISSING')),
    })
    await open()
    await email.fill('ada@example.com')
    await expect.element(box('text messages too')).toBeVisible()
    shown = some
    await submit.click()
    await expect.element(box('get letters')).toBeVisible()
  })
})
