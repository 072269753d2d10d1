import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { expectAccessible, visit } from './browser.ts'
import { endVisit } from './visits.ts'
import { expectFocusSeen } from './keyboard.ts'

// A walk through every page of a returning customer, in three languages at two widths, with axe and by keyboard.

const stores = [
  ['pl', '/'],
  ['de', '/de/'],
  ['am', '/am/'],
] as const
const widths = [390, 1440] as const

const pages = [
  'customer/account',
  'wishlist',
  'order-history',
  'communications',
  'address-book',
  'address-book/new',
  'account-information',
  'account-information/devices',
  'account-information/delete',
  'account-information/signing-in',
  'account-information/cards',
  'account-information/two-step',
  'returns/rma/list',
  'returns/rma/new',
  'loyalty/customer',
  'loyalty/customer/history',
  'loyalty/customer/rewards',
  'loyalty/customer/activate/card',
  'customer/anonymization',
  'club',
  'withdrawal',
  'cart',
]

/** Follows these links of a list, whatever they show: orders and returns in every state. */
const lists = [
  ['order-history', 'main a[href*="/order-history/"], main a[href*="/order/"]'],
  ['returns/rma/list', 'main a[href*="/returns/rma/"]'],
] as const

const mostStops = 60

async function open(page: Page, path: string): Promise<void> {
  const response = await page.goto(path)
  expect(response?.status(), path).toBe(200)
  await page.locator('main [aria-busy="true"]').first().waitFor({ state: 'detached' })
  await page.getByRole('heading', { level: 1 }).first().waitFor()
}

/** Moves through the page's main content by Tab, and expects that each focused element is visible and has a name. */
async function walkByKeyboard(page: Page): Promise<void> {
  await page.locator('main h1').first().focus()
  for (let stops = 0; stops < mostStops; stops += 1) {
    await page.keyboard.press('Tab')
    if (await page.evaluate(() => !document.activeElement?.closest('main'))) return
    await expectFocusSeen(page, 'Tab')
  }
}

async function look(page: Page, path: string): Promise<void> {
  await open(page, path)
  await expectAccessible(page, { withBestPractice: true })
  await walkByKeyboard(page)
}

describe.each(stores)('the pages of a customer in %s', (_store, prefix) => {
  it.each(widths)('A1 A4 are accessible and can be used by keyboard at %i px', async (width) => {
    const { page, complaints } = await visit({ viewport: { width, height: 900 }, reducedMotion: 'reduce' })
    await page.goto(`${prefix}sign-in`)
    await page.locator('#field-email').fill('zofia@example.com')
    await page.locator('#field-password').fill('Bocian-2026!')
    await page.locator('main form button[type="submit"]').first().click()
    await page.waitForURL(/\/customer\/account$/)
    for (const path of pages) await look(page, prefix + path)
    for (const [path, selector] of lists) {
      await open(page, prefix + path)
      const links = await page
        .locator(selector)
        .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
      for (const link of new Set(links)) await look(page, link)
    }
    expect(complaints).toEqual([])
    await endVisit(page)
  })
})
