import type { Locator, Page } from 'playwright-core'
import type { Claims } from '../../apps/backend/src/customer/social/testing-provider.ts'
import { untilInteractive } from '../browser.ts'
import { longestWait } from '../longest-wait.ts'
import type { SignInShop } from '../sign-in-shop.ts'
import { textsOf } from '../texts.ts'
import { fill, submit } from './fields.ts'
import { callAs, linkTo, newCustomer, newEmail, password, tokenOf, type Customer } from './people.ts'
import { scenario, type Scenario } from './scenario.ts'

const t = textsOf('pl-PL')

const accountOf = (page: Page, email: string): Locator =>
  page.locator('main:has(a[href$="/account-information"])').getByText(email)

/** Starts a sign-in on the sign-in page, unless it has been started. */
async function openProvider(page: Page, { provider }: SignInShop, title: string): Promise<void> {
  if (page.url().startsWith(provider.address)) return
  const start = page.getByRole('button', { name: t('customer.social.with').replace('{provider}', title) })
  await untilInteractive(start)
  await start.click()
  await page.waitForURL(`${provider.address}/**`, { timeout: longestWait })
}

/** The provider's page redirects the visitor to the shop, with these claims about the person. */
async function returnToShop(page: Page, { provider }: SignInShop, claims: Claims): Promise<void> {
  const url = page.url()
  const search = new URLSearchParams(provider.approve(url, claims))
  await page.goto(`${new URL(url).searchParams.get('redirect_uri')}?${search}`, { timeout: longestWait })
}

/** Signs in with Google through the API. Returns whether the person has an account. */
async function signInWithGoogle(email: string, { address, provider }: Pick<SignInShop, 'address' | 'provider'>) {
  const { startSocialSignIn: started } = await callAs<{ startSocialSignIn: { authorization_url: string } }>(
    undefined,
    'mutation { startSocialSignIn(provider: GOOGLE) { authorization_url } }',
    {},
    address,
  )
  const { finishSocialSignIn: output } = await callAs<{ finishSocialSignIn: { token: object | null } }>(
    undefined,
    `mutation ($code: String!, $state: String!) {
      finishSocialSignIn(provider: GOOGLE, code: $code, state: $state) { token { token } } }`,
    { ...provider.approve(started.authorization_url, { sub: email, email }) },
    address,
  )
  return output.token !== null
}

/** A customer with a password whom Google signs in too. */
async function linkedCustomer({ address, outbox, provider }: SignInShop): Promise<Customer> {
  const { email } = await newCustomer(address)
  const call = <T>(query: string, variables: Record<string, unknown>) => callAs<T>(undefined, query, variables, address)
  // Google replaces the password of an account whose email address nobody has proven.
  await call('mutation ($email: String!) { requestPasswordResetEmail(email: $email) }', { email })
  const link = (await linkTo(email, '/createPassword', outbox)).searchParams
  await call(
    `mutation ($email: String!, $token: String!, $password: String!) {
      resetPassword(email: $email, resetPasswordToken: $token, newPassword: $password) }`,
    { email, token: link.get('token'), password },
  )
  await signInWithGoogle(email, { address, provider })
  return { email, password, token: await tokenOf(email, password, address) }
}

async function providersOf({ email }: Customer, address: string): Promise<number> {
  const { customerSignInWays: ways } = await callAs<{ customerSignInWays: { providers: unknown[] } }>(
    // Another tab may have ended all sessions.
    { token: await tokenOf(email, password, address) },
    '{ customerSignInWays { providers { provider } } }',
    {},
    address,
  )
  return ways.providers.length
}

/** Scenarios for a shop with providers, whose place our test double takes. */
export const socialScenarios = (shop: () => SignInShop): readonly Scenario[] => [
  // After a lost response the visitor signs in again, as with a password.
  scenario({
    mutation: 'FinishSocialSignIn',
    arrange: async () => {
      const { address } = shop()
      return { address, path: '/sign-in', email: (await newCustomer(address)).email }
    },
    prepare: (page) => openProvider(page, shop(), 'Google'),
    press: async (page, { email }) => {
      await openProvider(page, shop(), 'Google')
      await returnToShop(page, shop(), { sub: email, email })
    },
    done: (page, { email }) => accountOf(page, email),
  }),
  scenario({
    mutation: 'ConfirmSocialSignIn',
    arrange: async () => {
      const { address } = shop()
      return { address, path: '/sign-in', email: (await newCustomer(address)).email }
    },
    // Facebook does not say whether the address is the person's.
    prepare: async (page, { email }) => {
      await openProvider(page, shop(), 'Facebook')
      await returnToShop(page, shop(), { sub: email, email, email_verified: undefined })
      await page.getByText(t('customer.social.mailed').replace('{email}', email)).waitFor()
      const link = await linkTo(email, '/social-sign-in/confirm', shop().outbox)
      await page.goto(link.pathname + link.search)
      await untilInteractive(page.getByRole('button', { name: t('customer.confirm.submit') }))
    },
    press: (page) => page.getByRole('button', { name: t('customer.confirm.submit') }).click(),
    done: (page, { email }) => accountOf(page, email),
  }),
  scenario({
    mutation: 'RegisterFromSocialSignIn',
    arrange: async () => ({ address: shop().address, path: '/sign-in', email: newEmail() }),
    prepare: async (page, { email }) => {
      await openProvider(page, shop(), 'Google')
      await returnToShop(page, shop(), { sub: email, email })
      await fill(page, { firstname: 'Ewa', lastname: 'Lis' })
    },
    press: submit,
    done: (page, { email }) => accountOf(page, email),
    held: async ({ email }) => ((await signInWithGoogle(email, shop())) ? 1 : 0),
  }),
  scenario({
    mutation: 'UnlinkSocialProvider',
    arrange: async () => {
      const customer = await linkedCustomer(shop())
      return { address: shop().address, path: '/account-information/signing-in', customer }
    },
    prepare: (page) => untilInteractive(page.getByRole('button', { name: `${t('customer.provider.unlink')}: ` })),
    press: (page) => page.getByRole('button', { name: `${t('customer.provider.unlink')}: ` }).click(),
    done: (page) => page.getByText(t('customer.provider.none')),
    held: async ({ customer, address }) => 1 - (await providersOf(customer, address)),
  }),
]
