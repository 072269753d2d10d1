import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { keepCartId } from '#src/domains/cart-id/keep-cart-id.ts'
import { startSession } from '#src/domains/session/session.ts'
import { dropToken, readToken } from '#src/domains/session/token/session-token.ts'
import { clearCachedResponses } from '#src/platform/graphql/client.ts'
import { keep, recall } from '#src/platform/storage/persistence.ts'
import { fakeGraphql } from '#src/platform/testing/fake-graphql.ts'
import { englishStore, renderInShop } from '#src/platform/testing/render-in-shop.tsx'
import { responseOf } from './provider-response.ts'
import { Component as CreateAccount, loader as loadCreateAccount } from './create-account.route.tsx'
import { Component as SignIn, loader as loadSignIn } from './sign-in.route.tsx'
import { action, Component as Callback } from './social-sign-in.route.tsx'
import { SocialSignInPage } from './social-sign-in-page.tsx'

const google = { path: 'google', id: 'GOOGLE', title: 'Google' } as const
const enabled = { apple_enabled: false, facebook_enabled: true, google_enabled: true }
const providers = { SocialProviders: { storeConfig: { social_login: enabled } } }
const session = { token: 'half', customer_token_lifetime: 3_600 }
const rules = {
  id: 4,
  name: 'Rules',
  label: 'I accept the rules',
  content: 'All rules',
  isHtml: false,
  smallDescription: '',
  isRequired: true,
  version: null,
  links: [],
}

const button = (name: string) => page.getByRole('button', { name: `Continue with ${name}` })

type Responses = Parameters<typeof fakeGraphql>[0]

/** Opens the page to which Google returns. */
async function returned(responses: Responses, search = 'code=abc&state=xyz') {
  const calls = fakeGraphql({
    ...providers,
    CustomerCart: { customerCart: { id: 'mine' } },
    CustomerDetails: { customer: { firstname: 'Ada', is_agent: false } },
    MergeCarts: { mergeCarts: { id: 'mine', lines_saved_for_later: 0 } },
    ...responses,
  })
  const element = (
    <SocialSignInPage
      provider={google}
      response={responseOf(new URLSearchParams(search))}
      emailKey=""
      agreements={{ account: [rules], newsletter: [] }}
      outcome={undefined}
    />
  )
  const { router } = await renderInShop(element, { path: '/social-sign-in/google' })
  return { calls, router }
}

/** The state of the sign-in page to which a failure returns. */
async function failureAfter(responses: Responses, search?: string): Promise<{ path: string; state: unknown }> {
  const { router } = await returned(responses, search)
  await expect.poll(() => router.state.location.pathname).toMatch(/sign-in\/?$/)
  const { pathname, state } = router.state.location
  return { path: pathname, state }
}

const refuse = (code: string): Responses => ({
  FinishSocialSignIn: () => {
    throw new Error(code)
  },
})

beforeEach(async () => {
  await clearCachedResponses()
  localStorage.clear()
  sessionStorage.clear()
  startSession()
  window.history.replaceState(null, '', `${englishStore.prefix}/social-sign-in/google`)
})
afterEach(() => {
  dropToken()
  vi.unstubAllGlobals()
})

describe('AUTH-14 the buttons of providers', () => {
  it.each([
    ['the sign-in page', SignIn, loadSignIn, '/sign-in'],
    ['the sign-in page of the checkout', SignIn, loadSignIn, '/checkout/sign-in/'],
    ['the registration', CreateAccount, loadCreateAccount, '/create-account'],
  ] as const)('are those that the store view has enabled: %s', async (_name, Page, loader, path) => {
    fakeGraphql({ ...providers, RegistrationAgreements: { agreements: [] } })
    await renderInShop(<Page />, { loader, path })
    await expect.element(button('Google')).toBeVisible()
    await expect.element(button('Facebook')).toBeVisible()
    expect(button('Apple').elements()).toEqual([])
  })

  it('are missing where no provider is enabled, and where the shop does not say', async () => {
    fakeGraphql({ SocialProviders: { storeConfig: { social_login: {} } } })
    await renderInShop(<SignIn />, { loader: loadSignIn, path: '/sign-in' })
    await expect.element(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
    expect(page.getByRole('button', { name: /^Continue with/ }).elements()).toEqual([])
  })

  it('say why a sign-in cannot be started', async () => {
    const refusal = () => {
      throw new Error('SOCIAL_NOT_OFFERED')
    }
    fakeGraphql({ ...providers, StartSocialSignIn: refusal })
    await renderInShop(<SignIn />, { loader: loadSignIn, path: '/sign-in' })
    await button('Google').click()
    await expect.element(page.getByText(/the other service didn’t respond/)).toBeVisible()
  })
})

describe('AUTH-14 the return from a provider', () => {
  it('signs in, merges the guest’s cart, and returns to where the visitor came from', async () => {
    keepCartId(englishStore, 'guest')
    keep('social_return', { isCheckout: false, from: '/eu/wishlist' })
    const output = { email: 'ada@example.com', token: session, registration: null }
    const { calls, router } = await returned({ FinishSocialSignIn: { finishSocialSignIn: output } })
    await expect.poll(() => router.state.location.pathname).toBe('/eu/wishlist')
    expect(readToken(englishStore)?.token).toBe('half')
    const sent = calls.map(({ operation, variables }) => [operation, variables])
    expect(sent).toContainEqual(['FinishSocialSignIn', { provider: 'GOOGLE', code: 'abc', state: 'xyz' }])
    expect(sent).toContainEqual(['MergeCarts', { source: 'guest', destination: 'mine' }])
    expect(recall('social_return')).toBeUndefined()
  })

  it('asks a person without an account for names and consents', async () => {
    const registration = { key: 'secret', firstname: 'Ada', lastname: '' }
    const output = { email: 'ada@example.com', token: null, registration }
    const user = encodeURIComponent(JSON.stringify({ name: { firstName: 'Ignored', lastName: 'Byrne' } }))
    await returned({ FinishSocialSignIn: { finishSocialSignIn: output } }, `code=abc&state=xyz&user=${user}`)
    await expect.element(page.getByRole('textbox', { name: 'First name' })).toHaveValue('Ada')
    await expect.element(page.getByRole('textbox', { name: 'Last name' })).toHaveValue('Byrne')
    await expect.element(page.getByText(/no account with the address ada@example.com/)).toBeVisible()
    await expect.element(page.getByRole('checkbox', { name: /^I accept the rules/ })).not.toBeChecked()
  })

  it('asks to open the emailed link if nobody has proven the address', async () => {
    const output = { email: 'ada@example.com', token: null, registration: null }
    await returned({ FinishSocialSignIn: { finishSocialSignIn: output } })
    await expect.element(page.getByText(/We have sent an email to ada@example.com/)).toBeVisible()
  })

  it.each([
    ['cancelled', {}, 'error=access_denied&state=xyz', /You cancelled/],
    ['cancelled at Apple', {}, 'error=user_cancelled_authorize&state=xyz', /You cancelled/],
    ['another error', {}, 'error=server_error&state=xyz', /the other service didn’t respond/],
    ['nothing at all', {}, '', /the other service didn’t respond/],
    ['expired', refuse('SOCIAL_EXPIRED'), undefined, /took too long/],
    ['wrong state', refuse('SOCIAL_STATE_INVALID'), undefined, /wasn’t started in this browser/],
    ['provider down', refuse('SOCIAL_PROVIDER_FAILED'), undefined, /the other service didn’t respond/],
    ['invalid token', refuse('SOCIAL_TOKEN_INVALID'), undefined, /the other service didn’t respond/],
    ['unverified email', refuse('SOCIAL_EMAIL_UNVERIFIED'), undefined, /hasn’t confirmed/],
    ['an agent', refuse('SOCIAL_AGENT_REFUSED'), undefined, /Sales agents sign in with their password/],
  ])('explains on the sign-in page what failed: %s', async (_name, responses, search, text) => {
    keep('social_return', { isCheckout: true, from: '/eu/wishlist' })
    const { path, state } = await failureAfter(responses, search)
    expect(path).toBe('/eu/checkout/sign-in/')
    expect(state).toEqual({ from: '/eu/wishlist', failure: expect.stringMatching(text) })
    expect(readToken(englishStore)).toBeUndefined()
  })

  it('explains that the request was lost', async () => {
    const lost = { FinishSocialSignIn: () => Promise.reject(new TypeError('Failed to fetch')) }
    const { state } = await failureAfter(lost)
    expect(state).toEqual({ failure: expect.stringMatching(/\w{3}/) })
  })
})

it('AUTH-14 the sign-in page shows why a sign-in with a provider failed', async () => {
  fakeGraphql(providers)
  const { router } = await renderInShop(<SignIn />, { loader: loadSignIn, path: '/sign-in' })
  await router.navigate('/eu/sign-in', { state: { failure: 'The sign-in took too long.' } })
  await expect.element(page.getByRole('alert')).toHaveTextContent('The sign-in took too long.')
})

it('AUTH-14 the emailed link signs in after a click', async () => {
  const output = { email: 'ada@example.com', token: session, registration: null }
  const calls = fakeGraphql({
    ConfirmSocialSignIn: { confirmSocialSignIn: output },
    CustomerCart: { customerCart: { id: 'mine' } },
    CustomerDetails: { customer: { firstname: 'Ada', is_agent: false } },
  })
  const { router } = await renderInShop(<Callback />, {
    loader: () => ({ account: [], newsletter: [] }),
    path: '/social-sign-in/confirm?key=secret',
  })
  const confirm = page.getByRole('button', { name: 'Yes, confirm' })
  await expect.element(confirm).toBeVisible()
  expect(calls).toEqual([])
  await confirm.click()
  await expect.poll(() => router.state.location.pathname).toBe('/eu/customer/account')
  const [sent] = calls.filter(({ operation }) => operation === 'ConfirmSocialSignIn')
  expect(sent?.variables).toEqual({ key: 'secret' })
})

it('AUTH-14 a lost confirmation is explained beside its button, and the next click sends it again', async () => {
  let isLost = true
  const calls = fakeGraphql({
    ConfirmSocialSignIn: () => {
      if (isLost) throw new Error('TRY_AGAIN')
      return { confirmSocialSignIn: { email: 'ada@example.com', token: session, registration: null } }
    },
    CustomerCart: { customerCart: { id: 'mine' } },
    CustomerDetails: { customer: { firstname: 'Ada', is_agent: false } },
  })
  const { router } = await renderInShop(<Callback />, {
    loader: () => ({ account: [], newsletter: [] }),
    path: '/social-sign-in/confirm?key=secret',
  })
  const confirm = page.getByRole('button', { name: 'Yes, confirm' })
  await confirm.click()
  await expect.element(page.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible()
  expect(router.state.location.pathname).toBe('/eu/social-sign-in/confirm')
  isLost = false
  await confirm.click()
  await expect.poll(() => router.state.location.pathname).toBe('/eu/customer/account')
  const sent = calls.filter(({ operation }) => operation === 'ConfirmSocialSignIn')
  expect(new Set(sent.map(({ variables }) => JSON.stringify(variables)))).toEqual(new Set(['{"key":"secret"}']))
})

it('AUTH-14 AUTH-03 a person without an account registers with the required consents and is signed in', async () => {
  keep('social_return', { isCheckout: true })
  const registration = { key: 'secret', firstname: 'Ada', lastname: 'Byrne' }
  const person = { email: 'ada@example.com', token: null, registration }
  const agreement = { __typename: 'Agreement', id: 4, front_label: 'I accept the rules', required: true }
  const calls = fakeGraphql({
    RegistrationAgreements: { agreements: [agreement] },
    ConfirmSocialSignIn: { confirmSocialSignIn: person },
    RegisterFromSocialSignIn: {
      createCustomerFromSocialSignIn: { ...person, token: session, registration: null },
    },
    CustomerCart: { customerCart: { id: 'mine' } },
    CustomerDetails: { customer: { firstname: 'Ada', is_agent: false } },
  })
  const path = '/social-sign-in/confirm?key=secret'
  const { router } = await renderInShop(<Callback />, {
    loader: () => ({ account: [rules], newsletter: [] }),
    action,
    path,
  })
  await page.getByRole('button', { name: 'Yes, confirm' }).click()
  const create = page.getByRole('button', { name: 'Create account' })
  await create.click()
  const consent = page.getByRole('checkbox', { name: /^I accept the rules/ })
  await expect.element(consent).toHaveAccessibleDescription('This is a required field.')
  await consent.click()
  await page.getByRole('checkbox', { name: /^Send me news/ }).click()
  await create.click()
  await expect.poll(() => router.state.location.pathname).toBe('/eu/checkout')
  const sent = calls.filter(({ operation }) => operation === 'RegisterFromSocialSignIn')
  const input = { ...registration, is_subscribed: true, agreements: [4] }
  expect(sent.map(({ variables }) => variables)).toEqual([{ input }])
  expect(readToken(englishStore)?.token).toBe('half')
})
