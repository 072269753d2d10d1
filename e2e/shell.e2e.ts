import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { desktop, devices, expectAccessible, phone, untilInteractive, untilNetworkIdle, visit } from './browser.ts'
import { carryCart } from './checkout.ts'
import { filledCart, findProduct } from './shop.ts'
import { textsOf } from './texts.ts'

const t = textsOf('pl-PL')
const state = (page: Page) => page.locator('#shop-header').getAttribute('data-state')
const isLocked = (page: Page) => page.evaluate(() => getComputedStyle(document.body).overflow === 'hidden')
const openDrawers = (page: Page) =>
  page.locator('dialog[data-drawer][open]').evaluateAll((all) => all.map((one) => one.getAttribute('data-drawer')))

async function expectState(page: Page, y: number, expected: string): Promise<void> {
  await page.evaluate((to) => window.scrollTo(0, to), y)
  await page.locator(`#shop-header[data-state="${expected}"]`).waitFor({ state: 'attached' })
}

/** The footer's forms hydrate on the first interaction. Before that, the browser submits them natively. */
async function untilLive(page: Page, selector: string): Promise<void> {
  await page.mouse.move(40, 40)
  await page.waitForFunction(
    (wanted) => Object.keys(document.querySelector(wanted) ?? {}).some((key) => key.startsWith('__reactProps')),
    selector,
  )
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

  it('SHELL-08 SHELL-09 SHELL-10 SHELL-11 AMB-46 hides its header on scrolling down and shows it on scrolling up', async () => {
    const { page, complaints } = await visit({ viewport })
    await page.goto('/')
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
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expectState(page, 0, 'static')
    expect(complaints).toEqual([])
    await page.context().close()
  })

  it('SHELL-06 SHELL-19 SHELL-20 SHELL-21 SHELL-22 opens one drawer at a time', async () => {
    const { page, complaints } = await visitWithCart(viewport, 119)
    const product = await findProduct('ROLE-PLENTY', 'pl')
    await page.goto('/')
    const cart = page.locator('header [data-trigger="miniCart"]')
    await cart.getByText('99+', { exact: true }).waitFor()
    expect((await cart.innerText()).trim()).toContain('120')
    if (isPhone) {
      await page.locator('nav [data-trigger="nav"]').click()
      expect(await openDrawers(page)).toEqual(['nav'])
      expect(await isLocked(page)).toBe(true)
      expect(await page.locator('main').evaluate((main: HTMLElement) => main.inert)).toBe(true)
      await expectAccessible(page)
    } else {
      await page.locator('[data-trigger="accountMenu"]').click()
      await page.getByRole('link', { name: t('layout.account.register') }).waitFor()
      expect(await isLocked(page)).toBe(false)
      await expectAccessible(page)
    }
    await cart.click()
    expect(await openDrawers(page)).toEqual(['miniCart'])
    expect(await page.locator('#account-menu').count()).toBe(0)
    expect(await isLocked(page)).toBe(true)
    const dialog = page.getByRole('dialog', { name: t('cart.title') })
    await dialog.getByRole('link', { name: product.name }).waitFor()
    await expectAccessible(page)
    await cart.click()
    expect(await openDrawers(page)).toEqual([])
    expect(await isLocked(page)).toBe(false)
    await cart.press('Enter')
    await dialog.getByRole('link', { name: t('cart.proceed') }).waitFor()
    await page.keyboard.press('Escape')
    expect(await openDrawers(page)).toEqual([])
    await page.locator('header [data-trigger="miniCart"]:focus').waitFor()
    expect(complaints).toEqual([])
    await page.context().close()
  })

  it('MINI-04 removes a line from the mini-cart, in which the focus stays', async () => {
    const { page, complaints } = await visitWithCart(viewport, 2)
    await page.goto('/')
    await page.locator('header [data-trigger="miniCart"]').press('Enter')
    const dialog = page.getByRole('dialog', { name: t('cart.title') })
    const bins = dialog.locator('button[data-remove]')
    await bins.first().waitFor()
    await bins.first().press('Enter')
    await dialog.locator('li').nth(1).waitFor({ state: 'detached' })
    expect(await bins.count()).toBe(1)
    expect(await dialog.locator(':focus').count()).toBe(1)
    await bins.first().press('Enter')
    await dialog.getByText(t('cart.empty.title')).waitFor()
    expect(await dialog.locator(':focus').count()).toBe(1)
    for (let press = 0; press < 4; press += 1) await page.keyboard.press('Tab')
    expect(await dialog.locator(':focus').count()).toBe(1)
    await expectAccessible(page)
    expect(complaints).toEqual([])
    await page.context().close()
  })

  it('SHELL-23 shows the loading bar, then completes it, then hides it after 750 ms', async () => {
    const { page } = await visit({ viewport })
    await page.goto('/')
    await page.evaluate(() => {
      const bar = document.querySelector('[role="progressbar"]') as HTMLElement
      const seen: [string | undefined, number][] = []
      Object.assign(globalThis, { seen })
      new MutationObserver(() => seen.push([bar.dataset['phase'], performance.now()])).observe(bar, {
        attributeFilter: ['data-phase'],
      })
    })
    const link = page.locator('main a[href$=".html"]').first()
    await untilInteractive(link)
    await untilInteractive(page.locator('[role="progressbar"]'))
    await link.click()
    await page.locator('[role="progressbar"][data-phase="off"]').waitFor({ state: 'attached' })
    await page.waitForFunction(() => (globalThis as unknown as { seen: unknown[] }).seen.length >= 3)
    const seen = await page.evaluate(() => (globalThis as unknown as { seen: [string, number][] }).seen)
    expect(seen.map(([phase]) => phase)).toEqual(['loading', 'done', 'off'])
    const pause = (seen[2]?.[1] ?? 0) - (seen[1]?.[1] ?? 0)
    expect(pause).toBeGreaterThan(700)
    expect(pause).toBeLessThan(1_500)
    await page.context().close()
  })

  it('SHELL-19 closes a drawer on navigation, unless it was opened while the next page was rendering', async () => {
    const { page } = await visit({ viewport })
    await page.goto('/')
    await untilInteractive(page.locator('[data-trigger="accountMenu"]'))
    const link = page.locator('main a[href$=".html"]').first()
    await untilInteractive(link)
    await page.evaluate(() => {
      const push = history.pushState
      history.pushState = function (...entry) {
        push.apply(this, entry)
        history.pushState = push
        document.querySelector<HTMLElement>('[data-trigger="accountMenu"]')?.click()
      }
    })
    const before = await page.title()
    await link.click()
    await page.waitForFunction((title) => document.title !== title, before)
    await untilNetworkIdle(page)
    expect(await page.locator('#account-menu').count()).toBe(1)
    await page.goBack()
    await page.locator('#account-menu').waitFor({ state: 'detached' })
    await page.context().close()
  })

  it('CLASS-06 CLASS-07 CLASS-08 SHELL-05 AMB-22 AMB-23 shows only the logo in the checkout area', async () => {
    const { page, complaints } = await visit({ viewport })
    await page.goto('/cart')
    expect(await page.locator('header a').count()).toBe(1)
    expect(await page.locator('footer').count()).toBe(0)
    expect(await page.locator('[data-trigger="miniCart"]').count()).toBe(0)
    const bar = page.getByRole('navigation', { name: t('layout.quickMenu') })
    expect(await bar.isVisible()).toBe(isPhone)
    await expectAccessible(page)
    await page.goto('/checkout/sign-in/')
    expect(await page.locator('header a').count()).toBe(1)
    expect(await page.locator('footer').count()).toBe(0)
    expect(await bar.count()).toBe(0)
    expect(complaints).toEqual([])
    await page.context().close()
  })
})

it('SHELL-12 SHELL-13 SHELL-14 SHELL-15 SHELL-25 shows the bottom bar up to 768 px, with the open page or drawer highlighted', async () => {
  const { page, complaints } = await visit({ viewport: { width: 768, height: 900 } })
  await page.goto('/')
  const bar = page.getByRole('navigation', { name: t('layout.quickMenu') })
  const active = () => bar.locator('[data-active="true"]').allInnerTexts()
  expect(await bar.isVisible()).toBe(true)
  expect(await active()).toEqual([])
  await bar.getByRole('button', { name: t('layout.menu') }).click()
  expect(await active()).toEqual([t('layout.menu')])
  await page.keyboard.press('Escape')
  await bar.getByRole('button', { name: t('layout.search') }).click()
  expect(await active()).toEqual([t('layout.search')])
  await page.keyboard.press('Escape')
  await bar.locator('[aria-haspopup="dialog"]').last().click()
  await page.getByRole('dialog', { name: t('layout.account') }).waitFor()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await page.goto('/cart')
  expect(await bar.locator('[data-active="true"][aria-current="page"]').count()).toBe(1)
  expect((await active()).join(' ')).toContain(t('layout.cart'))
  await page.setViewportSize({ width: 769, height: 900 })
  expect(await bar.isVisible()).toBe(false)
  expect(complaints).toEqual([])
  await page.context().close()
})

it.each(['/de', '/am'])('fits at 320 px in %s without truncating the bottom bar', async (home) => {
  const { page } = await visit({ viewport: { width: 320, height: 640 } })
  await page.goto(home)
  await expectAccessible(page)
  const cut = await page
    .locator('nav [data-active] span')
    .evaluateAll((words) =>
      words
        .filter((word) => word.scrollWidth > word.clientWidth + 1 && word.clientWidth > 1)
        .map((word) => word.textContent),
    )
  expect(cut).toEqual([])
  await page.context().close()
})

it('SHELL-03 shows a lost connection in the header for as long as it lasts', async () => {
  const { page } = await visit({ viewport: desktop })
  await page.goto('/')
  const words = page.locator('#shop-header').getByText(t('layout.offline'))
  expect(await words.count()).toBe(0)
  await page.context().setOffline(true)
  await words.waitFor()
  await page.context().setOffline(false)
  await words.waitFor({ state: 'detached' })
  await page.context().close()
})

it('SHELL-07 does not move the menu and footer of an inactive page when the badge or the offline notice appears', async () => {
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
  await page.waitForLoadState('networkidle')
  await page.context().setOffline(true)
  await page.getByText(t('notices.offline')).waitFor()
  expect(await links()).toEqual(before)
  await page.context().setOffline(false)
  await page.getByText(t('notices.online')).waitFor()
  await untilNetworkIdle(page)
  expect(await links()).toEqual(before)
  expect(complaints.filter((line) => !/ERR_INTERNET_DISCONNECTED|Failed to fetch/.test(line))).toEqual([])
  await page.context().close()
})

describe('a customer', () => {
  const signIn = async (page: Page, email: string) => {
    await page.locator('main input[name="email"]').fill(email)
    await page.locator('main input[name="password"]').fill('Bocian-2026!')
    await page
      .locator('main')
      .getByRole('button', { name: t('customer.signIn.submit') })
      .click()
  }

  it('SHELL-07 SHELL-31 SHELL-32 SHELL-33 SHELL-34 signs in and out by the header', async () => {
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
    await signIn(page, 'anna@example.com')
    await page.waitForURL(/:\d+\/$/)

    await header.locator('[data-trigger="accountMenu"]').click()
    await menu.getByRole('link', { name: t('layout.account.account') }).waitFor()
    expect(await menu.locator('[data-entry="orders"]').getAttribute('href')).toBe('/order-history')
    expect(await menu.locator('[data-entry="club"]').getAttribute('href')).toBe('/club')
    expect(await header.locator('[data-trigger="agentMenu"]').count()).toBe(0)
    await expectAccessible(page)
    await menu.getByRole('button', { name: t('layout.account.signOut') }).click()
    await menu.getByRole('link', { name: t('layout.account.signIn') }).waitFor()
    const wishlist = header.getByRole('link', { name: t('layout.wishlist') })
    expect(await wishlist.getAttribute('href')).toBe('/sign-in?from=%2Fwishlist')
    await wishlist.click()
    await signIn(page, 'anna@example.com')
    await page.waitForURL(/\/wishlist$/)
    expect(complaints).toEqual([])
    await page.context().close()
  })

  it('SHELL-15 sees the account button highlighted on a phone', async () => {
    const { page, complaints } = await visit({ viewport: phone })
    await page.goto('/sign-in')
    await signIn(page, 'anna@example.com')
    await page.waitForURL(/\/customer\/account/)
    const current = page.getByRole('navigation', { name: t('layout.quickMenu') }).locator('[data-active="true"]')
    await current.getByText(t('layout.account')).waitFor()
    expect(complaints).toEqual([])
    await page.context().close()
  })
})

it('SHELL-01 SHELL-02 SHELL-17 NEWS-05 header and footer have the logo, the year, the content block and the newsletter form', async () => {
  const { page, complaints } = await visit({ viewport: desktop })
  await page.goto('/')
  expect(await page.getByRole('complementary', { name: t('layout.announcements') }).innerText()).not.toBe('')
  const logo = page.locator('header img').first()
  expect([await logo.getAttribute('width'), await logo.getAttribute('height')]).toEqual(['228', '56'])
  const polish = await logo.getAttribute('src')
  const footer = page.locator('footer')
  // Content far below the fold is not laid out until it comes near, so its text is not available before.
  await footer.getByText('Copyright').scrollIntoViewIfNeeded()
  await expect.poll(() => footer.innerText()).toContain(`Copyright © ${new Date().getFullYear()} `)
  await untilLive(page, 'footer form')
  await footer.getByRole('button', { name: t('consent.newsletter.submit') }).click()
  await footer.getByText(t('forms.validation.required')).waitFor()
  await footer.locator('input[name="email"]').fill('j15@example.com')
  await footer.getByRole('button', { name: t('consent.newsletter.submit') }).click()
  await footer.getByText('j15@example.com').waitFor()
  expect(await footer.locator('input[name="email"]').inputValue()).toBe('')
  await expectAccessible(page)
  await page.goto('/de')
  expect(await logo.getAttribute('src')).not.toBe(polish)
  expect(complaints).toEqual([])
  await page.context().close()
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
  await page.getByRole('button', { name: t('consent.newsletter.submit') }).click()
  await page.locator('main').getByText('no-script@example.com').waitFor()
  await page.context().close()
})
