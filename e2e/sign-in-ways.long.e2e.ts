import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { fromBase32, oneTimePassword, stepAt } from '../apps/backend/src/customer/second-factor/totp.ts'
import { desktop, expectAccessible, expectNoOverflow, phone, untilInteractive, visit } from './browser.ts'
import { fill, submit } from './faults/fields.ts'
import { faultMatrix } from './faults/matrix.ts'
import { passkeyScenarios } from './faults/passkey-scenarios.ts'
import { password } from './faults/people.ts'
import { socialScenarios } from './faults/social-scenarios.ts'
import { filledCart } from './shop.ts'
import { agent, client, openSignInShop, owner, type SignInShop } from './sign-in-shop.ts'
import { textsOf } from './texts.ts'
import { endVisit } from './visits.ts'
import { addAuthenticator } from './virtual-authenticator.ts'

const t = textsOf('pl-PL')
let shop: SignInShop

beforeAll(async () => {
  shop = await openSignInShop()
})
afterAll(() => shop.close())

async function open(viewport: typeof phone) {
  const { page, complaints } = await visit({ viewport, locale: 'pl-PL', baseURL: shop.address })
  // The home page, to which signing out leads, has no content in this shop.
  return { page, complaints: () => complaints.filter((text) => !text.includes('home-intro')) }
}
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const account = (page: Page) => page.locator('main:has(a[href$="/account-information"]) h1')
const badge = (page: Page, pieces: number) =>
  page.getByRole('link', { name: new RegExp(`^Koszyk, ${pieces} `) }).first()

/** Puts products into the visitor's cart. */
async function fillCart(page: Page, quantity: number): Promise<void> {
  const value = await filledCart([{ sku: 'ROLE-PLENTY', quantity }], 'pl', shop.address)
  await page.context().addCookies([{ name: 'cart_poland', value, url: shop.address }])
}

async function signIn(page: Page, email: string): Promise<void> {
  await page.goto('/sign-in')
  await fill(page, { email, password })
  await submit(page)
  await account(page).waitFor()
}

async function signOut(page: Page): Promise<void> {
  await page.goto('/customer/account')
  const menu = page.getByRole('navigation', { name: t('customer.account.menu') })
  await menu.getByRole('button', { name: t('customer.signOut') }).click()
  await page.getByText(t('customer.notice.signedOut')).waitFor()
}

it('AUTH-14 a customer adds a passkey, signs in with it, which merges the cart, and removes it', async () => {
  const { page, complaints } = await open(phone)
  const device = await addAuthenticator(page)
  await signIn(page, owner)
  await page.goto('/account-information/signing-in')
  await page.getByText(t('customer.passkey.none')).waitFor()
  await page.locator('input[name="passkeyName"]').fill('Mój telefon')
  const add = button(page, t('customer.passkey.add'))
  await untilInteractive(add)
  // The code for passkeys is loaded with the first press.
  const code = /\/passkeys-[^/]+\.js$/
  await page.route(code, (route) => route.abort('connectionreset'))
  await add.click()
  await page.locator('main').getByText(t('notices.unexpected')).waitFor()
  await page.unroute(code)
  await add.click()
  await page.locator('[data-toast]').getByText(t('customer.passkey.done')).waitFor()
  await page.getByText('Mój telefon', { exact: true }).waitFor()
  expect(await device.passkeys()).toBe(1)
  await expectAccessible(page)
  await expectNoOverflow(page)
  await signOut(page)

  await device.touches(false)
  await fillCart(page, 2)
  await page.goto('/sign-in')
  const start = button(page, t('customer.passkey.signIn'))
  await untilInteractive(start)
  await expectAccessible(page)
  await start.click()
  await device.touches(true)
  await account(page).waitFor()
  await badge(page, 2).waitFor()
  await page.goto('/account-information/devices')
  await page.getByText(t('customer.sessions.method.passkey')).waitFor()

  await page.goto('/account-information/signing-in')
  await page.getByRole('button', { name: `${t('customer.passkey.remove')}: Mój telefon` }).click()
  await page.locator('[data-toast]').getByText(t('customer.passkey.removed')).waitFor()
  await page.getByText(t('customer.passkey.none')).waitFor()
  await signOut(page)
  await page.goto('/sign-in')
  await untilInteractive(start)
  await start.click()
  await page.getByText(t('customer.passkey.unknown')).waitFor()
  await device.close()
  expect(complaints().filter((text) => !/ERR_CONNECTION_RESET at .*\/passkeys-/.test(text))).toEqual([])
  await endVisit(page)
})

it('an agent sets up an authenticator app, and enters its code before acting for a client', async () => {
  const { page, complaints } = await open({ width: 1440, height: 900 })
  const panel = page.locator('[data-drawer="agentMenu"]')
  const openPanel = async () => {
    const trigger = page.locator('[data-trigger="agentMenu"]')
    await untilInteractive(trigger)
    await trigger.click()
  }
  await signIn(page, agent)
  await openPanel()
  await panel.getByText(t('agent.factor.missing')).waitFor()
  expect(await panel.locator('input[name="email"]').count()).toBe(0)
  await expectAccessible(page)
  await panel.getByRole('link', { name: t('agent.factor.setUp') }).click()
  await button(page, t('agent.factor.start')).click()
  await page.getByRole('img', { name: t('agent.factor.qr') }).waitFor()
  const link = await page.locator('a[href^="otpauth:"]').getAttribute('href')
  const secret = new URL(link ?? '').searchParams.get('secret') ?? ''
  await expectAccessible(page)
  // The code of the half minute before is valid too, and leaves the current one for later.
  const code = (distance: number) => oneTimePassword(fromBase32(secret), stepAt(new Date()) + distance)
  await page.locator('input[name="firstCode"]').fill(code(-1))
  await button(page, t('agent.factor.finish')).click()
  await page.getByRole('heading', { name: t('agent.factor.codes') }).waitFor()
  expect(await page.locator('main li', { hasText: /^[A-Z2-7]{4}(-[A-Z2-7]{4}){3}$/ }).count()).toBe(10)
  await expectAccessible(page)
  await signOut(page)

  await signIn(page, agent)
  await openPanel()
  await panel.locator('input[name="code"]').fill('000000')
  await panel.getByRole('button', { name: t('agent.factor.check') }).click()
  await panel.getByText(t('agent.factor.wrong')).waitFor()
  await expectAccessible(page)
  await panel.locator('input[name="code"]').fill(code(0))
  await panel.getByRole('button', { name: t('agent.factor.check') }).click()
  await panel.locator('input[name="email"]').fill(client)
  await panel.locator('input[name="email"]').press('Enter')
  const choose = panel.getByRole('button', { name: `${t('agent.choose')}: Klara Wilk` })
  await Promise.all([page.waitForEvent('load'), choose.click()])
  await page.getByRole('banner').getByText(client).waitFor()
  expect(complaints()).toEqual([])
  await endVisit(page)
})

it('AUTH-14 a visitor signs in with Google, which merges the cart; a cancelled or forged sign-in is explained', async () => {
  const { page, complaints } = await open(phone)
  await fillCart(page, 3)
  const google = button(page, t('customer.social.with').replace('{provider}', 'Google'))
  const begin = async () => {
    await page.goto('/sign-in')
    await untilInteractive(google)
    await google.click()
    await page.waitForURL(`${shop.provider.address}/**`)
  }
  await begin()
  await page.getByRole('link', { name: 'Cancel' }).click()
  await page.getByText(t('customer.social.cancelled')).waitFor()
  await expectAccessible(page)
  shop.provider.visitor = { claims: { sub: 'klara', email: client }, mishap: 'foreign key' }
  await begin()
  await page.getByRole('link', { name: 'Continue' }).click()
  await page.getByText(t('customer.social.failed')).waitFor()

  shop.provider.visitor = { claims: { sub: 'klara', email: client } }
  await begin()
  await page.getByRole('link', { name: 'Continue' }).click()
  await account(page).waitFor()
  await badge(page, 3).waitFor()
  await page.goto('/account-information/signing-in')
  await page.getByText(t('customer.ways.noPassword')).waitFor()
  const unlink = page.getByRole('button', { name: `${t('customer.provider.unlink')}: Google` })
  await untilInteractive(unlink)
  await unlink.click()
  await page.getByText(t('customer.ways.last')).waitFor()
  await expectAccessible(page)
  await page.setViewportSize(desktop)
  await expectNoOverflow(page)
  expect(complaints()).toEqual([])
  await endVisit(page)
})

faultMatrix(
  'passkeys',
  passkeyScenarios(() => shop),
)
faultMatrix(
  'providers',
  socialScenarios(() => shop),
)
