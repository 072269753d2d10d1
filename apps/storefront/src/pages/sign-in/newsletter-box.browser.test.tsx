import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { shopAgreements } from '#src/domains/consent/agreements.ts'
import { startSession } from '#src/domains/session/session.ts'
import { clearCachedResponses } from '#src/platform/graphql/client.ts'
import { fakeGraphql } from '#src/platform/testing/fake-graphql.ts'
import { englishStore, renderInShop } from '#src/platform/testing/render-in-shop.tsx'
import { CreateAccountPage } from './create-account-page.tsx'
import {
  action as createAccount,
  Component as CreateAccount,
  loader as loadCreateAccount,
} from './create-account.route.tsx'
import { action, Component as Callback, loader as loadCallback } from './social-sign-in.route.tsx'

const rules = { __typename: 'Agreement', id: 4, front_label: 'I accept the rules', required: true }
const registration = { key: 'secret', firstname: 'Ada', lastname: 'Byrne' }
const person = { email: 'ada@example.com', token: null, registration }
const letters = { __typename: 'Agreement', id: 6, front_label: 'I agree to letters', required: true }
const responses = {
  RegistrationAgreements: { agreements: [rules], newsletter: [letters] },
  RegisterFromSocialSignIn: () => refuse(),
  CreateAccount: () => refuse(),
  ConfirmSocialSignIn: { confirmSocialSignIn: person },
}

function refuse(): never {
  throw new Error('CONSENT_MISSING')
}

const newsletter = page.getByRole('checkbox', { name: /^Send me news/ })
const create = page.getByRole('button', { name: 'Create account' })

const box = (name: string) => page.getByRole('checkbox', { name: new RegExp(`^${name}`) })

async function openCreateAccount(layout?: object) {
  const calls = fakeGraphql(responses)
  const path = '/create-account'
  await renderInShop(<CreateAccount />, { loader: loadCreateAccount, action: createAccount, path, layout })
  const fields = { Email: 'ada@example.com', Password: 'Bocian-2026!', 'Repeat the password': 'Bocian-2026!' }
  for (const [name, value] of Object.entries({ 'First name': 'Ada', 'Last name': 'Byrne', ...fields }))
    await page.getByRole('textbox', { name, exact: true }).fill(value)
  return calls
}

async function openSocialRegistration(layout?: object) {
  const calls = fakeGraphql(responses)
  const loader: typeof loadCallback = (args) => loadCallback({ ...args, params: { provider: 'confirm' } })
  await renderInShop(<Callback />, { loader, action, layout, path: '/social-sign-in/confirm?key=secret' })
  await page.getByRole('button', { name: 'Yes, confirm' }).click()
  return calls
}

const forms = [
  ['the registration', openCreateAccount],
  ['the registration after a sign-in with a provider', openSocialRegistration],
] as const

beforeEach(async () => {
  await clearCachedResponses()
  localStorage.clear()
  sessionStorage.clear()
  startSession()
  window.history.replaceState(null, '', `${englishStore.prefix}/create-account`)
})
afterEach(() => vi.unstubAllGlobals())

describe.each(forms)('the newsletter box of %s', (_name, open) => {
  it('NEWS-02 is hidden where the store has no newsletter', async () => {
    await open({ storeConfig: { newsletter_enabled: false } })
    await expect.element(create).toBeVisible()
    expect(newsletter.elements()).toEqual([])
  })

  it('is shown where the store has a newsletter', async () => {
    await open({ storeConfig: { newsletter_enabled: true } })
    await expect.element(newsletter).not.toBeChecked()
  })

  it('NEWS-01 asks for the consents of the newsletter once it is ticked, and sends them with the others', async () => {
    const calls = await open()
    const sent = () => calls.filter(({ operation }) => /^(CreateAccount|RegisterFrom)/.test(operation))
    const consents = () => sent().map(({ variables: { input } }) => input)
    await box('I accept the rules').click()
    expect(box('I agree to letters').elements()).toEqual([])
    await newsletter.click()
    await expect.element(box('I agree to letters')).not.toBeChecked()
    await create.click()
    await expect.element(box('I agree to letters')).toHaveAccessibleDescription('This is a required field.')
    expect(sent()).toEqual([])
    await box('I agree to letters').click()
    await create.click()
    await expect.poll(consents).toEqual([expect.objectContaining({ is_subscribed: true, agreements: [6, 4] })])
    await newsletter.click()
    await expect.element(box('I agree to letters')).not.toBeInTheDocument()
    await create.click()
    await expect.poll(() => consents()[1]).toMatchObject({ is_subscribed: false, agreements: [4] })
  })
})

it('NEWS-01 without scripts the form that is shown again keeps the ticked newsletter and its consents', async () => {
  const agreement = (id: number, label: string) =>
    shopAgreements([
      { id, front_label: label, content: '', small_description: '', required: true, version: 1, links: [] },
    ])
  const agreements = { account: agreement(4, 'I accept the rules'), newsletter: agreement(6, 'I agree to letters') }
  const values = { newsletter: 'on', agreements: '6' }
  await renderInShop(<CreateAccountPage agreements={agreements} providers={[]} outcome={{ errors: {}, values }} />, {
    path: '/create-account',
  })
  await expect.element(newsletter).toBeChecked()
  await expect.element(box('I agree to letters')).toBeChecked()
  await expect.element(box('I accept the rules')).not.toBeChecked()
})
