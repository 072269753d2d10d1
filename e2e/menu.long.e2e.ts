import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { desktop, phone, untilInteractive, visit, movePointer } from './browser.ts'
import { endVisit } from './visits.ts'

const home = '/eu/'
const entry = (page: Page, name: string): Locator =>
  page.locator('[data-entry]').filter({ has: page.locator(`[data-top]:text-is("${name}")`) })
const topOf = (page: Page, name: string): Locator => entry(page, name).locator('[data-top]')
const panelOf = (page: Page, name: string): Locator => entry(page, name).locator('[data-panel]')
const seen = async (panel: Locator): Promise<void> => panel.waitFor({ state: 'visible' })
const gone = async (panel: Locator): Promise<void> => panel.waitFor({ state: 'hidden' })

describe('J15.4 the mega menu', () => {
  it('MENU-02 MENU-04 MENU-05 opens on hover or the first tap with all its levels and content blocks, and closes on navigation', async () => {
    const { page, complaints } = await visit({ viewport: desktop, hasTouch: true })
    await page.goto(home)
    await movePointer(page, 5, 800)
    await untilInteractive(topOf(page, 'Shoes'))
    await topOf(page, 'Shoes').tap()
    const shoes = panelOf(page, 'Shoes')
    await seen(shoes)
    expect(new URL(page.url()).pathname).toBe(home)
    await shoes.getByRole('heading', { name: 'How to measure a foot' }).waitFor()
    await shoes.getByRole('link', { name: 'See all: Shoes' }).tap()
    await page.waitForURL(/\/eu\/shoes/)
    await page.getByRole('heading', { level: 1, name: 'Shoes' }).waitFor()
    await gone(shoes)
    expect(await topOf(page, 'Shoes').getAttribute('aria-current')).toBe('page')

    const girls = panelOf(page, 'Girls')
    await topOf(page, 'Girls').hover()
    await seen(girls)
    await girls.getByText('Everyday dresses').waitFor()
    await girls.getByRole('heading', { name: 'Party dresses' }).waitFor()
    await girls.getByRole('link', { name: 'Skirts' }).click()
    await page.waitForURL(/skirts/)
    await page.getByRole('heading', { level: 1, name: 'Skirts' }).waitFor()
    await gone(girls)
    expect(complaints).toEqual([])
    await endVisit(page)
  })

  it('MENU-01 has three levels in the HTML, and its panels open without JavaScript', async () => {
    const { page } = await visit({ viewport: desktop, javaScriptEnabled: false })
    await page.goto(home)
    const panel = panelOf(page, 'Girls')
    await topOf(page, 'Girls').hover()
    await seen(panel)
    expect(await panel.getByRole('link', { name: 'Skirts' }).isVisible()).toBe(true)
    await endVisit(page)
  })

  it.each(['/de/', '/am/'])('MENU-01 the bar of %s fits every width from 1025 px on', async (path) => {
    const { page } = await visit({ viewport: { width: 1025, height: 800 }, javaScriptEnabled: false })
    await page.goto(path)
    for (const width of [1025, 1120, 1200]) {
      await page.setViewportSize({ width, height: 800 })
      const over = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(over, `${path} at ${width}`).toBeLessThanOrEqual(0)
      const cut = await page
        .locator('[data-top]')
        .evaluateAll(
          (links) =>
            links.filter(
              (link) => link.scrollWidth > link.clientWidth + 1 || link.getBoundingClientRect().right > innerWidth,
            ).length,
        )
      expect(cut).toBe(0)
      expect(await page.locator('[data-top]').count()).toBeGreaterThan(10)
    }
    await endVisit(page)
  })
})

it('MENU-07 the drawer on phones expands four levels, with badges, and links to the account, help and other stores', async () => {
  const { page, complaints } = await visit({ viewport: phone, hasTouch: true })
  await page.goto(home)
  await page.locator('[data-trigger="nav"]').filter({ visible: true }).first().tap()
  const drawer = page.locator('#nav-drawer')
  // Until the deeper levels have loaded, a category is a link to its page.
  const group = (name: string): Locator =>
    drawer.locator('summary').filter({ has: page.getByText(name, { exact: true }), visible: true })
  await group('Girls').tap()
  await group('Clothing').tap()
  await group('Dresses').tap()
  await drawer.getByRole('link', { name: 'Everyday dresses' }).waitFor()
  await group('Boys').tap()
  await drawer.getByRole('link', { name: 'Everyday dresses' }).waitFor({ state: 'hidden' })
  expect(await drawer.getByRole('link', { name: 'Account' }).count()).toBe(1)
  await drawer.getByRole('button', { name: 'Choose your country' }).tap()
  await page.getByRole('heading', { name: 'Choose your country' }).waitFor()
  await page.keyboard.press('Escape')
  await page.locator('[data-trigger="nav"]').filter({ visible: true }).first().tap()
  await group('Girls').tap()
  await drawer.getByRole('link', { name: 'See all: Girls' }).tap()
  await page.waitForURL(/\/eu\/girls/)
  expect(complaints).toEqual([])
  await endVisit(page)
})
