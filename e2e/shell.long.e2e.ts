import type { Page } from 'playwright-core'
import { beforeEach, afterEach, describe, expect, it } from 'vitest'
import { devices, desktop, phone, shop, untilInteractive, visit, movePointer } from './browser.ts'
import { loseConnection, regainConnection } from './connection.ts'
import { carryCart } from './checkout.ts'
import { filledCart, findProduct } from './shop.ts'
import { textsOf } from './texts.ts'
import { endVisit } from './visits.ts'

const t = textsOf('pl-PL')
const state = (page: Page) => page.locator('#shop-header').getAttribute('data-state')
const isLocked = (page: Page) => page.evaluate(() => getComputedStyle(document.body).overflow === 'hidden')
const openDrawers = (page: Page) =>
  page.locator('dialog[data-drawer][open]').evaluateAll((all) => all.map((one) => one.getAttribute('data-drawer')))

async function expectState(page: Page, y: number, expected: string): Promise<void> {
  await page.evaluate((to) => window.scrollTo(0, to), y)
  await page.locator(`#shop-header[data-state="${expected}"]`).waitFor({ state: 'attached' })
}

/** Waits for one frame, because the page treats two scroll events in one frame as one. */
const scrolled = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))

/** A visitor whose cart contains this number of items of one product. */
async function visitWithCart(viewport: typeof phone, quantity: number) {
  const { page, complaints } = await visit({ viewport, hasTouch: viewport === phone })
  const items = [
    { sku: 'ROLE-PLENTY', quantity },
    { sku: 'ROLE-SCARCE', quantity: 1 },
  ]
  await carryCart(page, await filledCart(items))
  return { page, complaints }
}

describe.each(devices)('J15 the shell on a %s', (device, viewport) => {
  const isPhone = device === 'phone'
  let page: Page
  let complaints: string[]

  beforeEach(async () => {
    ;({ page, complaints } = await visitWithCart(viewport, 119))
    await page.goto('/')
  })
  afterEach(async () => {
    await endVisit(page)
    expect(complaints).toEqual([])
  })

  it('SHELL-08 SHELL-09 SHELL-10 SHELL-11 AMB-46 hides its header on scrolling down and shows it on scrolling up', async () => {
    expect(await state(page)).toBe('static')
    await expectState(page, 300, 'static')
    await expectState(page, 360, 'fixed-hidden')
    await expect.poll(() => page.locator('#shop-header').evaluate((header: HTMLElement) => header.inert)).toBe(true)
    await page.evaluate(() => window.scrollTo(0, 900))
    await scrolled(page)
    await expectState(page, 700, 'fixed')
    await page.waitForFunction(() => (document.querySelector('#shop-header')?.getBoundingClientRect().top ?? -1) >= 0)
    await expectState(page, 900, 'fixed-hidden')
    if (isPhone) await page.getByRole('button', { name: t('layout.search') }).click()
    else await page.getByRole('button', { name: t('layout.skipToSearch') }).press('Enter')
    await page.locator('#shop-header[data-state="fixed"]').waitFor({ state: 'attached' })
    await page.locator('input[name="q"]:focus').waitFor()
    await page.keyboard.press('Escape')
    await expectState(page, 0, 'static')
  })

  it('SHELL-06 SHELL-19 SHELL-20 SHELL-21 SHELL-22 opens one drawer at a time', async () => {
    const product = await findProduct('ROLE-PLENTY', 'pl')
    const cart = page.locator('header [data-trigger="miniCart"]')
    await cart.getByText('99+', { exact: true }).waitFor()
    expect((await cart.innerText()).trim()).toContain('120')
    if (isPhone) {
      await page.locator('nav [data-trigger="nav"]').click()
      await expect.poll(() => openDrawers(page)).toEqual(['nav'])
      expect(await isLocked(page)).toBe(true)
      expect(await page.locator('main').evaluate((main: HTMLElement) => main.inert)).toBe(true)
    } else {
      await page.locator('[data-trigger="accountMenu"]').click()
      await page.getByRole('link', { name: t('layout.account.register') }).waitFor()
      expect(await isLocked(page)).toBe(false)
    }
    await cart.click()
    await expect.poll(() => openDrawers(page)).toEqual(['miniCart'])
    expect(await page.locator('#account-menu').count()).toBe(0)
    expect(await isLocked(page)).toBe(true)
    const dialog = page.getByRole('dialog', { name: t('cart.title') })
    await dialog.getByRole('link', { name: product.name }).waitFor()
    await cart.click()
    await expect.poll(() => openDrawers(page)).toEqual([])
    expect(await isLocked(page)).toBe(false)
    await cart.press('Enter')
    await dialog.getByRole('link', { name: t('cart.proceed') }).waitFor()
    await page.keyboard.press('Escape')
    await expect.poll(() => openDrawers(page)).toEqual([])
    await page.locator('header [data-trigger="miniCart"]:focus').waitFor()
  })

  it('MINI-04 removes a line from the mini-cart, in which the focus stays', async () => {
    await page.locator('header [data-trigger="miniCart"]').press('Enter')
    const dialog = page.getByRole('dialog', { name: t('cart.title') })
    const bins = dialog.locator('button[data-remove]')
    const focusInside = dialog.locator(':focus')
    await bins.first().waitFor()
    await bins.first().press('Enter')
    await dialog.locator('li').nth(1).waitFor({ state: 'detached' })
    expect(await bins.count()).toBe(1)
    await focusInside.waitFor()
    await bins.first().press('Enter')
    await dialog.getByText(t('cart.empty.title')).waitFor()
    await focusInside.waitFor()
    for (let press = 0; press < 4; press += 1) await page.keyboard.press('Tab')
    expect(await focusInside.count()).toBe(1)
  })
})

it('SHELL-07 SHELL-17 NEWS-05 does not move the menu and footer of an inactive page when the badge or the offline notice appears, and its newsletter form works', async () => {
  const { page, complaints } = await visitWithCart(desktop, 2)
  const toasts = page.waitForEvent('requestfinished', (request) => request.url().includes('/toast-stack-'))
  await page.goto('/')
  const links = () =>
    page.evaluate(() => ['#shop-header nav a', 'footer a'].map((some) => document.querySelectorAll(some).length))
  const before = await links()
  expect(Math.min(...before)).toBeGreaterThan(20)
  await page.getByRole('link', { name: /, 3 / }).first().waitFor()
  expect(await links()).toEqual(before)
  await toasts
  await loseConnection(page.context())
  await page.getByText(t('notices.offline')).waitFor()
  expect(await links()).toEqual(before)
  await regainConnection(page.context())
  await page.getByText(t('notices.online')).waitFor()
  await scrolled(page)
  expect(await links()).toEqual(before)
  expect(complaints.filter((line) => !/ERR_INTERNET_DISCONNECTED|Failed to fetch/.test(line))).toEqual([])

  // The form hydrates on the first interaction; before that, the browser would submit it.
  await movePointer(page, 40, 40)
  const form = page.locator('footer form')
  await untilInteractive(form)
  await form.locator('input[name="email"]').fill('j15@example.com')
  await form.getByRole('checkbox', { name: /newslettera/ }).check({ force: true })
  await form.getByRole('button', { name: t('consent.newsletter.submit') }).click()
  await page.locator('footer').getByText('j15@example.com').waitFor()
  expect(await form.locator('input[name="email"]').inputValue()).toBe('')
  expect(new URL(page.url()).pathname).toBe('/')
})

it('SHELL-07 SHELL-31 SHELL-32 SHELL-33 SHELL-34 a customer signs in and out by the header', async () => {
  const { page, complaints } = await visit({ viewport: desktop })
  await page.goto('/')
  const header = page.locator('#shop-header')
  const menu = page.locator('#account-menu')
  await header.locator('[data-trigger="accountMenu"]').click()
  await menu.getByRole('link').first().waitFor()
  expect((await menu.getByRole('link').allInnerTexts()).slice(0, 2)).toEqual([
    t('layout.account.signIn'),
    t('layout.account.register'),
  ])
  const help = await menu.locator('[data-entry="help"]').getAttribute('href')
  expect((await page.request.get(help ?? '/nowhere')).status()).toBe(200)
  const club = await menu.locator('[data-entry="club"]').getAttribute('href')
  expect((await page.request.get(club ?? '/nowhere')).status()).toBe(200)
  await page.keyboard.press('Escape')
  await menu.waitFor({ state: 'detached' })

  await header.locator('[data-trigger="accountMenu"]').click()
  await menu.getByRole('link', { name: t('layout.account.signIn') }).click()
  await page.locator('main input[name="password"]').waitFor()
  expect(await page.getByRole('heading', { name: t('consent.newsletter.title') }).count()).toBe(0)
  const main = page.locator('main')
  await main.locator('input[name="email"]').fill('anna@example.com')
  await main.locator('input[name="password"]').fill('Bocian-2026!')
  await main.getByRole('button', { name: t('customer.signIn.submit') }).click()
  await page.waitForURL(/:\d+\/$/)

  await header.locator('[data-trigger="accountMenu"]').click()
  await menu.getByRole('link', { name: t('layout.account.account') }).waitFor()
  expect(await menu.locator('[data-entry="orders"]').getAttribute('href')).toBe('/order-history')
  expect(await menu.locator('[data-entry="club"]').getAttribute('href')).toBe('/club')
  expect(await header.locator('[data-trigger="agentMenu"]').count()).toBe(0)
  await menu.getByRole('button', { name: t('layout.account.signOut') }).click()
  await menu.getByRole('link', { name: t('layout.account.signIn') }).waitFor()
  const wishlist = header.getByRole('link', { name: t('layout.wishlist') })
  expect(await wishlist.getAttribute('href')).toBe('/sign-in?from=%2Fwishlist')
  expect(complaints).toEqual([])
  await endVisit(page)
})

it('SHELL-01 SHELL-02 the HTML of a page has the announcements and the logo of its store', async () => {
  const logoOf = async (path: string) => {
    const html = await (await fetch(shop + path)).text()
    const [, announcements = ''] =
      new RegExp(`aria-label="${t('layout.announcements')}"[^>]*>(.*?)</aside>`, 's').exec(html) ?? []
    const [logo = ''] = /<img[^>]*>/.exec(html.slice(html.indexOf('<header'))) ?? []
    return { announcements: announcements.replaceAll(/<[^>]*>/g, '').trim(), logo }
  }
  const polish = await logoOf('/')
  expect(polish.announcements).not.toBe('')
  expect(polish.logo).toMatch(/width="228" height="56"/)
  const srcOf = (logo: string) => /src="([^"]+)"/.exec(logo)?.[1]
  expect(srcOf((await logoOf('/de/')).logo)).not.toBe(srcOf(polish.logo))
})

it('works without JavaScript: the buttons of the header are links, and the menu and the footer are rendered', async () => {
  const { page } = await visit({ viewport: phone, javaScriptEnabled: false })
  await page.goto('/')
  await page.locator('nav a[href="#nav-drawer"]').click()
  await page.locator('#nav-drawer').waitFor()
  await page.locator('#nav-drawer [data-drawer-head] a').click()
  await page.locator('#nav-drawer').waitFor({ state: 'hidden' })
  expect(await page.locator('header a[href="/cart"]').count()).toBe(1)
  expect(await page.locator('footer a[href$=".html"]').first().isVisible()).toBe(true)
  expect(await page.locator('header input[name="q"]').isVisible()).toBe(true)
  await page.locator('footer input[name="email"]').fill('ada@')
  await page.getByRole('button', { name: t('consent.newsletter.submit') }).click()
  await page.getByText(t('forms.validation.email')).waitFor()
  await page.locator('main input[name="email"]').fill('no-script@example.com')
  await page
    .locator('main')
    .getByRole('checkbox', { name: /newslettera/ })
    .check({ force: true })
  await page.getByRole('button', { name: t('consent.newsletter.submit') }).click()
  await page.locator('main').getByText('no-script@example.com').waitFor()
  await endVisit(page)
})
