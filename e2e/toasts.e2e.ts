import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { devices, expectSound, untilHeard, untilQuiet, visit } from './browser.ts'
import { press } from './keyboard.ts'
import { findProduct } from './shop.ts'
import { textsOf } from './texts.ts'

const t = textsOf('en-GB')
const offline = 'You are offline. Some features may be unavailable.'
/** Writes down whatever assistive technology is told of by the two live regions of the toasts. */
async function recordAnnouncements(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const said: string[] = []
    Object.assign(window, { said })
    new MutationObserver((changes) => {
      for (const { addedNodes, target } of changes) {
        const host = target instanceof Element ? target.closest('[role="status"], [role="alert"]') : null
        if (!host?.closest('section[tabindex="-1"]')) continue
        for (const node of addedNodes) said.push(`${host.role}: ${node.textContent}`)
      }
    }).observe(document, { childList: true, subtree: true, characterData: true })
  })
  return async () => page.evaluate(() => [...(window as unknown as { said: string[] }).said])
}

async function openProduct(page: Page): Promise<string> {
  const product = await findProduct('ROLE-C1', 'eu')
  await page.goto(product.path)
  await page.locator('input[name="option_cdrl_size"]:not([disabled])').first().check({ force: true })
  // The first press brings the rest of the page; a connection that went before that is another story.
  await untilHeard(page.getByRole('button', { name: t('catalogue.addToCart'), exact: true }))
  await untilQuiet(page)
  return product.name
}

const add = (page: Page): Promise<void> =>
  page.getByRole('button', { name: t('catalogue.addToCart'), exact: true }).click()
const toasts = (page: Page) => page.locator('[data-toast]')

describe.each(devices)('messages on a %s', (_device, viewport) => {
  it('J09 NET-09 NET-10 TOAST-06 AMB-06 the connection goes and comes back, nothing is lost and all is said once', async () => {
    const { page } = await visit({ viewport, locale: 'en' })
    const said = await recordAnnouncements(page)
    await page.clock.install()
    await openProduct(page)
    expect(await said()).toEqual([])
    await page.context().setOffline(true)
    await page.getByRole('alert').filter({ hasText: offline }).waitFor()
    await expectSound(page)
    await page.clock.fastForward(3000)
    await expect.poll(() => toasts(page).count()).toBe(0)

    await add(page)
    await page.getByRole('main').getByText(t('forms.server.network')).waitFor()
    expect(await page.locator('input[name="option_cdrl_size"]').first().isChecked()).toBe(true)
    expect(await page.getByText('Sorry! An unexpected error').count()).toBe(0)
    await page.evaluate(() => Object.assign(window, { isSamePage: true }))

    const refreshed = page.waitForResponse((answer) => answer.url().includes('operationName=ProductPage'))
    await page.context().setOffline(false)
    await page.getByRole('status').filter({ hasText: 'You are online.' }).waitFor()
    expect((await refreshed).ok()).toBe(true)
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
    expect(await said()).toEqual([
      `alert: ${offline}`,
      `alert: ${t('forms.server.network')}`,
      'status: You are online.',
    ])
    await add(page)
    await page.getByRole('status').filter({ hasText: 'You have added' }).waitFor()
  })

  it('TOAST-03 TOAST-04 TOAST-05 a message waits while it is read, goes by key, and can be read again', async () => {
    const { page, complaints } = await visit({ viewport, locale: 'en' })
    const said = await recordAnnouncements(page)
    await page.clock.install()
    const message = `You have added ${await openProduct(page)} to your cart`
    await add(page)
    await toasts(page).filter({ hasText: message }).waitFor()
    await expectSound(page)
    await toasts(page).hover()
    await page.clock.fastForward(30_000)
    expect(await toasts(page).count()).toBe(1)
    await page.mouse.move(1, 1)
    await page.clock.fastForward(8000)
    expect(await toasts(page).count()).toBe(1)
    await page.clock.fastForward(1100)
    await expect.poll(() => toasts(page).count()).toBe(0)

    for (const _again of [1, 2]) {
      await add(page)
      await page.getByRole('button', { name: t('catalogue.addedShort') }).waitFor()
      await page.clock.fastForward(1600)
      await page.getByRole('button', { name: t('catalogue.addToCart'), exact: true }).waitFor()
    }
    expect(await toasts(page).count(), 'the same words are one message').toBe(1)
    expect(await said()).toEqual([`status: ${message}`, `status: ${message}`])
    await page.keyboard.press('Escape')
    await expect.poll(() => toasts(page).count()).toBe(0)

    const button = page.getByRole('button', { name: t('catalogue.addToCart'), exact: true })
    await button.focus()
    await page.keyboard.press('Enter')
    await toasts(page).waitFor()
    await page.keyboard.press('F6')
    expect(await page.evaluate(() => document.activeElement?.closest('[data-toast]') !== null)).toBe(true)
    await page.clock.fastForward(30_000)
    await page.keyboard.press('Enter')
    await expect.poll(() => toasts(page).count()).toBe(0)
    expect(await page.evaluate(() => document.activeElement?.getAttribute('type'))).toBe('submit')

    await page.getByRole('button', { name: t('notices.messages') }).click()
    const list = page.getByRole('dialog', { name: t('notices.messages') })
    await list.getByRole('listitem').filter({ hasText: message }).waitFor()
    expect(await list.getByRole('listitem').count()).toBe(1)
    await list.evaluate(async (dialog) =>
      Promise.all(dialog.getAnimations({ subtree: true }).map(({ finished }) => finished)),
    )
    await expectSound(page)
    await page.keyboard.press('Escape')
    await list.waitFor({ state: 'hidden' })
    expect(complaints).toEqual([])
  })
})

/** What of the place of the focus lies under a message; empty when nothing does. */
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
    await expect.poll(() => page.evaluate(findCovered), { timeout: 2000, interval: 40 }).toBe('')
  }
  expect(await page.locator('[data-toast]').count()).toBe(1)
}

it.each([390, 820, 1440])(
  'TOAST-04 the keyboard goes through a page and a sheet under a message, which gives way to the focus, %i px wide',
  async (width) => {
    const text = textsOf('pl-PL')
    const { page, complaints } = await visit({
      viewport: { width, height: 844 },
      locale: 'pl-PL',
      reducedMotion: 'reduce',
    })
    await page.clock.install()
    await page.goto((await findProduct('ROLE-C2', 'pl')).path)
    await page.locator('main fieldset label').filter({ hasText: /^98/ }).click()
    await page.locator('main fieldset label').filter({ hasText: 'niebieski' }).click()
    const add = page.locator('main').getByRole('button', { name: text('catalogue.addToCart'), exact: true })
    await untilHeard(add)
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
    await expectSound(page)
    expect(complaints).toEqual([])
    await page.context().close()
  },
)
