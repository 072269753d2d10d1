import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { anyDevice, expectAccessible, phone, shop, untilInteractive, visit } from './browser.ts'
import { carryCart } from './checkout.ts'
import { linkTo, newCustomer, type Customer } from './faults/people.ts'
import { filledCart } from './shop.ts'
import { textsOf } from './texts.ts'
import { endVisit } from './visits.ts'

const t = textsOf('pl-PL')
let customer: Customer
beforeAll(async () => {
  customer = await newCustomer()
})

const guardedPaths = [
  '/customer/account',
  '/wishlist',
  '/order-history',
  '/communications',
  '/address-book',
  '/account-information',
  '/account-information/devices',
  '/account-information/delete',
  '/account-information/signing-in',
  '/returns/rma/list',
  '/loyalty/customer',
  '/loyalty/customer/activate/card',
]

const send = (page: Page) => page.locator('main form button[type="submit"]').first().click()

async function signIn(page: Page): Promise<void> {
  await page.locator('#field-email').fill(customer.email)
  await page.locator('#field-password').fill(customer.password)
  await send(page)
}

it.each(guardedPaths)(
  'ROUTE-26 ROUTE-27 ROUTE-28 ROUTE-29 a guest sees nothing of %s, and no cache may store the response',
  async (path) => {
    const response = await fetch(`${shop}${path}`, { redirect: 'manual' })
    expect(response.status).toBe(302)
    expect(response.headers.get('location')).toBe(`/sign-in?${new URLSearchParams({ from: path }).toString()}`)
    expect(response.headers.get('cache-control')).toContain('no-store')
    expect(await response.text()).toBe('')
  },
)

it.each(['/returns/rma/other', '/loyalty/customer/points', '/loyalty/customer/activate/other', '/address-book/x'])(
  'AMB-33 %s is not found for anyone',
  async (path) => {
    expect((await fetch(`${shop}${path}`, { redirect: 'manual' })).status).toBe(404)
  },
)

it('AUTH-09 the sign-in page ignores a page of another site to return to', async () => {
  const fromOf = async (from: string): Promise<string | undefined> => {
    const html = await (await fetch(`${shop}/checkout/sign-in/?${new URLSearchParams({ from }).toString()}`)).text()
    return /<input[^>]*name="from"[^>]*value="([^"]*)"/.exec(html)?.[1]
  }
  expect(await fromOf('https://evil.example/')).toBe('')
  expect(await fromOf('/order-history')).toBe('/order-history')
})

describe.each(anyDevice)('a customer on a %s', (_device, viewport) => {
  it('ROUTE-30 AUTH-05 AUTH-09 AMB-62 ROUTE-10 is redirected to sign in and back, stays signed in after a reload, signs out in every tab, and Back shows nothing', async () => {
    const { page, complaints } = await visit({ viewport })
    await page.goto('/contact')
    await page.goto('/order-history')
    const email = page.locator('#field-email')
    await email.fill('typed@early.example')
    await page.waitForURL(`${shop}/sign-in`)
    expect(await email.inputValue()).toBe('typed@early.example')
    await email.fill('')
    expect(await page.evaluate(() => (history.state as { usr: { from: string } }).usr.from)).toBe('/order-history')
    expect(await page.locator('meta[name="robots"]').getAttribute('content')).toBe('NONE')

    await untilInteractive(page.locator('main form').first())
    await send(page)
    const summary = page.locator('main [role="alert"]')
    await summary.waitFor()
    await expect.poll(() => summary.evaluate((box) => box === document.activeElement)).toBe(true)

    await signIn(page)
    await page.waitForURL(`${shop}/order-history`)
    await page.getByText(t('customer.orders.none')).waitFor()
    const cookies = await page.context().cookies()
    expect(cookies.find(({ name }) => name === '__Host-s')).toMatchObject({
      httpOnly: true,
      secure: true,
      sameSite: 'Strict',
    })
    expect(await page.evaluate(() => document.cookie)).not.toContain('__Host')

    await page.goBack()
    expect(new URL(page.url()).pathname).toBe('/contact')

    await page.goto('/customer/account')
    await page.getByText('Byrne').first().waitFor()
    await expectAccessible(page)
    await page.reload()
    await page.getByText('Byrne').first().waitFor()
    const html = await (await page.context().request.get('/customer/account')).text()
    expect(html).not.toContain('Byrne')

    for (const path of guardedPaths.slice(1)) {
      await page.goto(path)
      await page.locator('[aria-busy="true"]').waitFor({ state: 'detached' })
      expect(new URL(page.url()).pathname).toBe(path)
    }
    await page.goto('/customer/account')
    await page.getByText('Byrne').first().waitFor()

    const other = await page.context().newPage()
    await other.goto('/account-information')
    await other.locator('#field-firstname').waitFor()
    await page
      .getByRole('button', { name: t('customer.signOut') })
      .last()
      .click()
    await page.getByText(t('customer.notice.signedOut')).first().waitFor()
    await other.waitForURL(`${shop}/sign-in`)
    const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }) + document.cookie)
    expect(stored).not.toMatch(/signin_token|cart_poland=\w|Byrne|fault\./)
    await page.goBack()
    await page.waitForURL(`${shop}/sign-in`)
    expect(await page.locator('body').textContent()).not.toContain('Byrne')
    expect(complaints).toEqual([])
    await endVisit(page)
  })
})

it('AUTH-06 AMB-17 a customer is warned before the session ends, can extend it, and is signed out on time', async () => {
  const { page } = await visit({ viewport: phone })
  await page.clock.install()
  await page.goto('/sign-in')
  await signIn(page)
  await page.waitForURL(`${shop}/customer/account`)
  await page.getByText('Byrne').first().waitFor()
  const warning = page.getByRole('alertdialog')
  await page.clock.fastForward(3_545_000)
  await warning.waitFor()
  await expectAccessible(page)
  const before = await page.evaluate(() => JSON.stringify({ ...localStorage }))
  await warning.getByRole('button', { name: t('customer.expiring.stay') }).click()
  await warning.waitFor({ state: 'detached' })
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toBe(before)
  await page.clock.fastForward(3_610_000)
  await page.waitForURL(`${shop}/sign-in`)
  await page.getByText(t('customer.notice.expired')).first().waitFor()
  await endVisit(page)
})

it('AUTH-02 AUTH-03 AUTH-04 AMB-15 creates an account, confirms it by email and still has the guest’s cart, and no request mixes token and cart', async () => {
  const { page, complaints } = await visit({ viewport: phone })
  await page.goto('/create-account')
  await page.locator('#field-password').fill('abcdefgh')
  await send(page)
  await page.getByText(t('forms.validation.passwordClasses')).first().waitFor()

  const guestCart = await filledCart([{ sku: 'ROLE-S1', quantity: 1 }])
  await carryCart(page, guestCart)
  const mixed: string[] = []
  page.on('request', (request) => {
    const body = request.postData() ?? ''
    const isMerge = body.includes('MergeCarts')
    if (request.headers()['authorization']?.startsWith('Bearer') && body.includes(guestCart) && !isMerge)
      mixed.push(body)
  })
  const email = `nowa.${Date.now()}@example.com`
  for (const [name, value] of Object.entries({
    firstname: 'Nowa',
    lastname: 'Klientka',
    email,
    password: 'Bocian-2026!',
    confirmPassword: 'Bocian-2026!',
  }))
    await page.locator(`#field-${name}`).fill(value)
  await page.getByRole('checkbox', { name: t('consent.all') }).check({ force: true })
  await send(page)
  await page.getByText(t('customer.create.confirm.text')).waitFor()
  expect((await page.context().cookies()).find(({ name }) => name === 'cart_poland')?.value).toBe(guestCart)
  const link = await linkTo(email, '/customer/account/confirm')
  await page.goto(link.pathname + link.search)
  await send(page)
  await page.locator('main a[href$="/sign-in"]').click()
  await page.locator('#field-email').fill(email)
  await page.locator('#field-password').fill('Bocian-2026!')
  await send(page)
  await page.waitForURL(`${shop}/customer/account`)
  await page.getByText(email).first().waitFor()
  expect(mixed).toEqual([])
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'cart_poland')
  expect(cookie?.value).not.toBe(guestCart)
  await page.goto('/cart')
  await page.locator('main li').first().waitFor()
  await page.goto('/checkout')
  await page.locator('main input[name="email"]').waitFor()
  expect(await page.locator('main input[name="email"]').inputValue()).toBe(email)
  expect(complaints).toEqual([])
  await endVisit(page)
})
