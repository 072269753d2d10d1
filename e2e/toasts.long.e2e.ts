import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { devices, expectAccessible, untilInteractive, untilNetworkIdle, untilToastsLoaded, visit } from './browser.ts'
import { loseConnection, regainConnection } from './connection.ts'
import { press } from './keyboard.ts'
import { findProduct } from './shop.ts'
import { textsOf } from './texts.ts'
import { endVisit } from './visits.ts'

const t = textsOf('en-GB')
const offline = 'You are offline. Some features may be unavailable.'
/** Records what the two live regions of the toasts announce to assistive technology. */
async function recordAnnouncements(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const announced: string[] = []
    Object.assign(window, { announced })
    new MutationObserver((changes) => {
      for (const { addedNodes, target } of changes) {
        const host = target instanceof Element ? target.closest('[role="status"], [role="alert"]') : null
        if (!host?.closest('section[tabindex="-1"]')) continue
        for (const node of addedNodes) announced.push(`${host.role}: ${node.textContent}`)
      }
    }).observe(document, { childList: true, subtree: true, characterData: true })
  })
  return async () => page.evaluate(() => [...(window as unknown as { announced: string[] }).announced])
}

async function openProduct(page: Page): Promise<string> {
  const product = await findProduct('ROLE-C1', 'eu')
  await page.goto(product.path)
  await page.locator('input[name="option_cdrl_size"]:not([disabled])').first().check({ force: true })
  // The first click loads the rest of the page's code, so the connection may drop only after that.
  await untilToastsLoaded(page)
  await untilInteractive(page.getByRole('button', { name: t('catalogue.addToCart'), exact: true }))
  await untilNetworkIdle(page)
  return product.name
}

const add = (page: Page): Promise<void> =>
  page.getByRole('button', { name: t('catalogue.addToCart'), exact: true }).click()
const toasts = (page: Page) => page.locator('[data-toast]')

describe.each(devices)('toasts on a %s', (_device, viewport) => {
  it('J09 NET-09 NET-10 TOAST-06 AMB-06 losing and regaining the connection is announced once, and nothing is lost', async () => {
    const { page } = await visit({ viewport, locale: 'en', serviceWorkers: 'allow' })
    const announced = await recordAnnouncements(page)
    await page.clock.install()
    await openProduct(page)
    expect(await announced()).toEqual([])
    await loseConnection(page.context())
    await page.getByRole('alert').filter({ hasText: offline }).waitFor()
    await expectAccessible(page)
    await page.clock.fastForward(3000)
    await expect.poll(() => toasts(page).count()).toBe(0)

    await Promise.all([page.getByRole('main').getByText(t('forms.server.network')).waitFor(), add(page)])
    expect(await page.locator('input[name="option_cdrl_size"]').first().isChecked()).toBe(true)
    expect(await page.getByText('Sorry! An unexpected error').count()).toBe(0)
    await page.evaluate(() => Object.assign(window, { isSamePage: true }))

    const refreshed = page.waitForResponse((response) => response.url().includes('operationName=ProductPage'))
    await regainConnection(page.context())
    await page.getByRole('status').filter({ hasText: 'You are online.' }).waitFor()
    expect((await refreshed).ok()).toBe(true)
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
    expect(await announced()).toEqual([
      `alert: ${offline}`,
      `alert: ${t('forms.server.network')}`,
      'status: You are online.',
    ])
    await add(page)
    await page.getByRole('status').filter({ hasText: 'You have added' }).waitFor()
  })
})

/** Keeps all toasts: their timers, of three seconds or more, run for ten minutes. Runs in the page. */
function keepToasts(): void {
  const start = window.setTimeout.bind(window)
  const keep = (act: TimerHandler, delay = 0, ...args: unknown[]): number =>
    start(act, delay >= 3_000 ? 600_000 : delay, ...args)
  Object.assign(window, { setTimeout: keep })
}

/** The part of the focused element that a toast covers; empty if it covers none. */
function findCovered(): string {
  const focus = document.activeElement
  if (!focus || focus === document.body || focus.closest('[data-toast]')) return ''
  const own = (focus.closest('label') ?? focus).getBoundingClientRect()
  const isUnder = [...document.querySelectorAll('[data-toast]')].some((toast) => {
    const over = toast.getBoundingClientRect()
    return over.top < own.bottom && own.top < over.bottom && over.left < own.right && own.left < over.right
  })
  return isUnder ? `a message lies over ${focus.outerHTML.slice(0, 160)}` : ''
}

async function walk(page: Page, key: string, most: number, isEnd: () => Promise<boolean>): Promise<void> {
  for (let step = 0; step < most && !(await isEnd()); step += 1) {
    await press(page, key)
    await expect.poll(() => page.evaluate(findCovered), { interval: 40 }).toBe('')
  }
  expect(await page.locator('[data-toast]').count()).toBe(1)
}

// A tablet has the layout of a phone.
it.each([390, 820, 1440])(
  'TOAST-04 a toast does not cover the element with the keyboard focus, on a page and in a sheet, %i px wide',
  async (width) => {
    const text = textsOf('pl-PL')
    const { page, complaints } = await visit({
      viewport: { width, height: 844 },
      locale: 'pl-PL',
      reducedMotion: 'reduce',
    })
    await page.addInitScript(keepToasts)
    await page.goto((await findProduct('ROLE-C2', 'pl')).path)
    await page.locator('main fieldset label').filter({ hasText: /^98/ }).click()
    await page.locator('main fieldset label').filter({ hasText: 'niebieski' }).click()
    const add = page.locator('main').getByRole('button', { name: text('catalogue.addToCart'), exact: true })
    await untilInteractive(add)
    await add.click()
    await page.locator('[data-toast]').waitFor()
    await page.locator('main a').first().focus()
    const isLast = () => page.evaluate(() => document.activeElement?.closest('footer') !== null)
    await walk(page, 'Tab', 150, isLast)
    await walk(page, 'Shift+Tab', 40, () => Promise.resolve(false))

    await page
      .locator('main')
      .getByRole('button', { name: text('catalogue.inStores') })
      .press('Enter')
    const sheet = page.getByRole('dialog', { name: text('storeLocator.title') })
    await sheet.getByRole('listitem').first().waitFor()
    const last = sheet.getByRole('link').last()
    await walk(page, 'Tab', 80, () => last.evaluate((link) => link === document.activeElement))
    expect(await last.evaluate((link) => link === document.activeElement)).toBe(true)
    await expectAccessible(page)
    expect(complaints).toEqual([])
    await endVisit(page)
  },
)
