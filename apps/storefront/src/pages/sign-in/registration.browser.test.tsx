import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { startSession } from '#src/domains/session/session.ts'
import { fakeGraphql } from '#src/platform/testing/fake-graphql.ts'
import { renderInShop } from '#src/platform/testing/render-in-shop.tsx'
import { action as createAccount, Component as CreateAccount, loader } from './create-account.route.tsx'
import { action as signIn, Component as SignIn } from './sign-in.route.tsx'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  startSession()
})
afterEach(() => vi.unstubAllGlobals())

const registered = (status: string) => ({ createCustomerV2: { customer: { confirmation_status: status } } })

async function register(response: Parameters<typeof fakeGraphql>[0][string], path = '/create-account') {
  const calls = fakeGraphql({ RegistrationAgreements: { agreements: [], newsletter: [] }, CreateAccount: response })
  await renderInShop(<CreateAccount />, { loader, action: createAccount, path })
  const fields = { Email: 'ada@example.com', Password: 'Bocian-2026!', 'Repeat the password': 'Bocian-2026!' }
  for (const [name, value] of Object.entries({ 'First name': 'Ada', 'Last name': 'Byrne', ...fields }))
    await page.getByRole('textbox', { name, exact: true }).fill(value)
  await userEvent.keyboard('{Enter}')
  return () => calls.map(({ operation }) => operation)
}

it('AUTH-03 asks for a confirmed address and only says to look into the mailbox: the server responds the same for a taken one', async () => {
  const sent = await register(registered('ACCOUNT_CONFIRMATION_REQUIRED'))
  await expect.element(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible()
  await expect.element(page.getByText('Open the link in it, then sign in.', { exact: false })).toBeVisible()
  expect(page.getByText('Your account is ready', { exact: false }).elements()).toEqual([])
  expect(sent()).not.toContain('SignIn')
  await expect.element(page.getByRole('link', { name: 'Send the link again' })).toBeVisible()
  expect(page.getByRole('link', { name: 'Order without an account' }).elements()).toEqual([])
})

it('AUTH-03 on the way to the checkout leads on without an account', async () => {
  await register(registered('ACCOUNT_CONFIRMATION_REQUIRED'), '/checkout/create-account/')
  await expect
    .element(page.getByRole('link', { name: 'Order without an account' }))
    .toHaveAttribute('href', '/eu/checkout')
})

it('AUTH-02 AUTH-04 signs in at once where the store names taken addresses anyway', async () => {
  const sent = await register(registered('ACCOUNT_CONFIRMATION_NOT_REQUIRED'))
  await expect.poll(sent).toContain('SignIn')
})

it.each(['SIGN_IN_INCORRECT', 'ACCOUNT_UNCONFIRMED'])(
  'the sign-in after a registration is refused in the same words for a taken and for a new address (%s)',
  async (code) => {
    fakeGraphql({
      SignIn: () => {
        throw new Error(code)
      },
    })
    await renderInShop(<SignIn />, {
      loader: () => ({ providers: [], hasPasskeys: false }),
      action: signIn,
      path: '/sign-in',
    })
    await page.getByRole('textbox', { name: 'Email', exact: true }).fill('ada@example.com')
    await page.getByRole('textbox', { name: 'Password', exact: true }).fill('Bocian-2026!')
    await userEvent.keyboard('{Enter}')
    const words = 'The email or password isn’t correct, or the address isn’t confirmed yet.'
    await expect.element(page.getByText(words, { exact: false })).toBeVisible()
  },
)
