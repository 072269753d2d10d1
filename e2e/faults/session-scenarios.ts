import type { Locator, Page } from 'playwright-core'
import { fromBase32, oneTimePassword, stepAt } from '../../apps/backend/src/customer/second-factor/totp.ts'
import { untilInteractive, movePointer } from '../browser.ts'
import { admin, filledCart, findProduct } from '../shop.ts'
import { textsOf } from '../texts.ts'
import { fill, submit } from './fields.ts'
import { ownCart, quantityIn, signedInAgain } from './orders.ts'
import { callAs, countEmails, newCustomer, password, tokenOf, type Customer } from './people.ts'
import { scenario, type Start } from './scenario.ts'

const t = textsOf('pl-PL')
const bought = 'ROLE-PLENTY'

interface Wishes {
  customer: { wishlists: { id: string; items_count: number }[] }
}
const wishes = '{ customer { wishlists { id items_count } } }'

async function wishesOf(email: string): Promise<number> {
  const token = await tokenOf(email)
  return (await callAs<Wishes>({ token }, wishes)).customer.wishlists[0]?.items_count ?? 0
}

const signIn = async () => {
  const { email } = await newCustomer()
  return { path: '/sign-in', email }
}

/** Each cell has its own agent, because adopting a client ends the agent's previous adoption. */
async function startAsAgent() {
  const [agent, client] = [await newCustomer(), await newCustomer()]
  await admin('agent', 'add', agent.email, '--store', 'pl')
  return { path: '/contact', customer: agent, client: client.email }
}
/** An agent with a product in the cart. */
async function startWithCart() {
  const { customer } = await startAsAgent()
  const cart = await ownCart(customer)
  await callAs(
    customer,
    `mutation ($id: String!, $sku: String!) {
      addProductsToCart(cartId: $id, cartItems: [{ sku: $sku, quantity: 1 }]) { user_errors { message } } }`,
    { id: cart, sku: bought },
  )
  return { path: '/contact', customer, cart }
}
/** An agent with an authenticator app, and the recovery codes. */
async function agentWithApp() {
  const start = await startAsAgent()
  const { startAuthenticatorApp: app } = await callAs<{ startAuthenticatorApp: { secret: string } }>(
    start.customer,
    'mutation { startAuthenticatorApp { secret } }',
  )
  const { confirmAuthenticatorApp: done } = await callAs<{ confirmAuthenticatorApp: { codes: string[] } }>(
    start.customer,
    'mutation ($code: String!) { confirmAuthenticatorApp(code: $code) { codes } }',
    { code: codeOf(app.secret) },
  )
  return { ...start, path: twoStep, recoveryCode: done.codes[0] ?? '' }
}
const twoStep = '/account-information/two-step'
const codeOf = (secret: string) => oneTimePassword(fromBase32(secret), stepAt(new Date()))

const desk = (page: Page): Locator => page.locator('[data-drawer="agentMenu"]')

/** The page forgets the password after a failure, so the visitor types it again. */
async function submitPassword(page: Page): Promise<void> {
  const field = page.locator('#field-password')
  if ((await field.inputValue()) === '') await field.fill(password)
  await submit(page)
}

export const sessionScenarios = [
  scenario({
    mutation: 'AdoptClient',
    desktopOnly: 'agents work at a desk: a phone has no trigger for it',
    arrange: startAsAgent,
    prepare: async (page, { client }) => {
      const open = page.locator('[data-trigger="agentMenu"]')
      await untilInteractive(open)
      await open.click()
      await desk(page).locator('input[name="email"]').fill(client)
      await desk(page).locator('input[name="email"]').press('Enter')
      await desk(page)
        .getByRole('button', { name: `${t('agent.choose')}: ` })
        .waitFor()
    },
    press: (page) =>
      desk(page)
        .getByRole('button', { name: `${t('agent.choose')}: ` })
        .click(),
    done: (page, { client }) => page.getByRole('banner').getByText(client),
    held: async ({ client }) =>
      (await admin('agent', 'trail', client)).split('\n').filter((line) => line.includes('generateAgentToken')).length,
  }),
  scenario({
    mutation: 'ConfirmAuthenticatorApp',
    arrange: async () => ({ ...(await startAsAgent()), path: twoStep }),
    prepare: async (page) => {
      const start = page.getByRole('button', { name: t('agent.factor.start') })
      await untilInteractive(start)
      await start.click()
      const link = await page.locator('a[href^="otpauth:"]').getAttribute('href')
      const secret = new URL(link ?? '').searchParams.get('secret') ?? ''
      await page.locator('input[name="firstCode"]').fill(codeOf(secret))
    },
    press: (page) => page.getByRole('button', { name: t('agent.factor.finish') }).click(),
    done: (page) => page.getByText(t('agent.factor.appDone')),
    held: ({ customer }) => countEmails(customer.email, 'mail.authenticatorAdded.title'),
  }),
  scenario({
    mutation: 'CheckSecondFactor',
    arrange: agentWithApp,
    prepare: (page, { recoveryCode }) => page.locator('input[name="code"]').fill(recoveryCode),
    press: (page) => page.getByRole('button', { name: t('agent.factor.check') }).click(),
    done: (page) => page.getByText(t('agent.factor.appDone')),
    held: ({ customer }) => countEmails(customer.email, 'mail.recoveryCodeUsed.title'),
  }),
  // A second link would be another copy of the same cart; the agent sees one.
  scenario({
    mutation: 'PrepareCartLink',
    desktopOnly: 'agents work at a desk: a phone has no trigger for it',
    arrange: startWithCart,
    prepare: async (page) => {
      const open = page.locator('[data-trigger="agentMenu"]')
      await untilInteractive(open)
      await open.click()
    },
    press: (page) =>
      desk(page)
        .getByRole('button', { name: t('agent.link.create') })
        .click(),
    done: (page) => desk(page).getByRole('button', { name: t('agent.link.copy') }),
  }),
  // The API does not reveal what the customer's other session changed.
  scenario({
    mutation: 'SignIn',
    arrange: signIn,
    prepare: (page, { email }) => fill(page, { email, password }),
    press: submitPassword,
    done: (page) => page.locator('main:has(a[href$="/account-information"]) h1'),
  }),
  scenario({
    mutation: 'MergeCarts',
    arrange: async () => {
      const customer = await newCustomer()
      return {
        path: '/sign-in',
        cart: await filledCart([{ sku: bought, quantity: 1 }]),
        buyer: customer,
      }
    },
    prepare: (page, { buyer }) => fill(page, { email: buyer.email, password }),
    press: submitPassword,
    done: (page) => page.locator('main:has(a[href$="/account-information"]) h1'),
    // The guest's cart goes to the customer who signed in first, in another tab.
    held: async (state: Start & { buyer: Customer }) => {
      const customer = await signedInAgain(state.buyer)
      const own = await quantityIn({ cart: await ownCart(customer), customer }, bought)
      return state.customer && state.cart ? own + (await quantityIn({ ...state, cart: state.cart }, bought)) : own
    },
  }),
  scenario({
    mutation: 'AddToWishlist',
    arrange: async () => ({ ...(await findProduct('ROLE-S1', 'pl')), customer: await newCustomer() }),
    prepare: async (page) => movePointer(page, 30, 30),
    press: async (page, { name }) => {
      const heart = page.getByRole('button', { name: t('wishlist.add').replace('{name}', name), exact: true }).first()
      await untilInteractive(heart)
      await heart.click()
    },
    done: (page) => page.locator('[data-toast]').filter({ hasText: t('wishlist.added') }),
    errorText: t('wishlist.failed'),
    held: ({ customer }) => wishesOf(customer.email),
  }),
  scenario({
    mutation: 'RemoveFromWishlist',
    arrange: async () => {
      const customer = await newCustomer()
      const { name } = await findProduct('ROLE-S1', 'pl')
      await callAs(
        customer,
        `mutation { addProductsToWishlist(wishlistId: "0", wishlistItems: [{ sku: "ROLE-S1", quantity: 1 }]) {
          user_errors { message } } }`,
      )
      return { path: '/wishlist', customer, name }
    },
    press: async (page, { name }) => {
      const remove = page.getByRole('button', { name: t('wishlist.remove').replace('{name}', name) }).first()
      await untilInteractive(remove)
      await remove.click()
    },
    done: (page, { name }) => page.getByText(t('wishlist.removed').replace('{name}', name)),
    errorText: t('wishlist.notRemoved').slice(0, 20),
    held: async ({ customer }) => 1 - (await wishesOf(customer.email)),
  }),
]
