import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { desktop, expectAccessible, phone, shop, visit } from './browser.ts'
import { findProduct } from './shop.ts'

const home = '/eu/'
const entry = (page: Page, name: string): Locator =>
  page.locator('[data-entry]').filter({ has: page.locator(`[data-top]:text-is("${name}")`) })
const topOf = (page: Page, name: string): Locator => entry(page, name).locator('[data-top]')
const panelOf = (page: Page, name: string): Locator => entry(page, name).locator('[data-panel]')
const focused = (page: Page): Promise<string> => page.evaluate(() => document.activeElement?.textContent?.trim() ?? '')
const seen = async (panel: Locator): Promise<void> => panel.waitFor({ state: 'visible' })
const gone = async (panel: Locator): Promise<void> => panel.waitFor({ state: 'hidden' })

describe('J15.4 the mega menu', () => {
  it('MENU-06 opens and closes by keyboard', async () => {
    const { page, complaints } = await visit({ viewport: desktop })
    await page.goto(home)
    const [link, panel] = [topOf(page, 'Girls'), panelOf(page, 'Girls')]
    const toggle = entry(page, 'Girls').getByRole('button', { name: 'Show Girls submenu' })

    await link.focus()
    await seen(panel)
    expect(await toggle.getAttribute('aria-expanded')).toBe('false')
    await page.keyboard.press('ArrowDown')
    await page.waitForFunction(() => document.activeElement?.textContent === 'All in Girls')
    expect(await toggle.getAttribute('aria-expanded')).toBe('true')
    await page.keyboard.press('ArrowDown')
    expect(await focused(page)).toBe('Clothing')
    await panel.getByRole('link', { name: 'See the dresses' }).waitFor()
    await page.keyboard.press('End')
    expect(await focused(page)).toBe('See the dresses')
    await page.keyboard.press('Home')
    expect(await focused(page)).toBe('All in Girls')
    await expectAccessible(page)
    await page.keyboard.press('ArrowUp')
    await gone(panel)
    expect(await focused(page)).toBe('Girls')

    await page.keyboard.press('Space')
    await page.waitForFunction(() => document.activeElement?.textContent === 'All in Girls')
    await page.keyboard.press('Escape')
    await gone(panel)
    expect(await focused(page)).toBe('Girls')

    await page.keyboard.press('ArrowDown')
    await page.waitForFunction(() => document.activeElement?.textContent === 'All in Girls')
    await page.keyboard.press('Shift+Tab')
    await gone(panel)
    expect(await focused(page)).toBe('Girls')
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Shift+Tab')
    expect(await focused(page)).toBe('New in')
    await gone(panelOf(page, 'New in'))

    // The links of a panel that only the focus has opened are not in the tab order.
    await link.focus()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    expect(await focused(page)).toBe('Boys')
    await gone(panel)
    await seen(panelOf(page, 'Boys'))
    expect(complaints).toEqual([])
    await page.context().close()
  })

  it('MENU-04 MENU-05 opens on hover, and closes on navigation, on blur, or 100 ms after the pointer leaves', async () => {
    const { page, complaints } = await visit({ viewport: desktop })
    await page.goto(home)
    const panel = panelOf(page, 'Girls')
    await topOf(page, 'Girls').hover()
    await seen(panel)
    await entry(page, 'Girls').getByText('Everyday dresses').waitFor()
    await panel.getByRole('heading', { name: 'Party dresses' }).waitFor()
    await expectAccessible(page)

    // On its way to the panel the pointer may cross the neighbouring menu entries.
    const [from, to] = [(await topOf(page, 'Girls').boundingBox())!, (await topOf(page, 'Boys').boundingBox())!]
    await page.mouse.move(from.x + from.width - 2, from.y + 4)
    await page.mouse.move(to.x + 6, to.y + to.height - 4)
    await page.waitForTimeout(150)
    expect(await panel.isVisible()).toBe(true)
    await page.mouse.move(to.x + 6, to.y + to.height + 60)
    await page.waitForTimeout(400)
    expect(await panel.isVisible()).toBe(true)

    const bottom = (await panel.boundingBox())!
    await page.mouse.move(bottom.x + 300, bottom.y + bottom.height + 40)
    await page.waitForTimeout(30)
    expect(await panel.isVisible()).toBe(true)
    await page.waitForTimeout(250)
    expect(await panel.isVisible()).toBe(false)

    await topOf(page, 'Girls').hover()
    await seen(panel)
    await page.keyboard.press('Escape')
    await gone(panel)

    await page.mouse.move(5, 800)
    await topOf(page, 'Girls').focus()
    await seen(panel)
    await page
      .locator('main a')
      .first()
      .evaluate((link) => link.focus({ preventScroll: true }))
    await gone(panel)

    await topOf(page, 'Girls').hover()
    await panel.getByRole('link', { name: 'Skirts' }).click()
    await page.waitForURL(/skirts/)
    await page.getByRole('heading', { level: 1, name: 'Skirts' }).waitFor()
    await gone(panel)
    expect(complaints).toEqual([])
    await page.context().close()
  })

  it('MENU-04 MENU-02 opens on the first tap on a touch screen, where the category is a link in its panel', async () => {
    const { page, complaints } = await visit({ viewport: desktop, hasTouch: true })
    // Taps as soon as the entry is painted, even before hydration.
    await page.evaluate((path) => window.location.assign(path), shop + home)
    await topOf(page, 'Shoes').tap()
    const panel = panelOf(page, 'Shoes')
    await seen(panel)
    expect(new URL(page.url()).pathname).toBe(home)
    await panel.getByRole('heading', { name: 'How to measure a foot' }).waitFor()
    await panel.getByRole('link', { name: 'All in Shoes' }).tap()
    await page.waitForURL(/\/eu\/shoes/)
    await page.getByRole('heading', { level: 1, name: 'Shoes' }).waitFor()
    await gone(panel)
    expect(await topOf(page, 'Shoes').getAttribute('aria-current')).toBe('page')
    expect(complaints).toEqual([])
    await page.context().close()
  })

  it('MENU-01 has three levels in the HTML, and its panels open without JavaScript', async () => {
    const { page } = await visit({ viewport: desktop, javaScriptEnabled: false })
    await page.goto(home)
    const panel = panelOf(page, 'Girls')
    await topOf(page, 'Girls').hover()
    await seen(panel)
    expect(await panel.getByRole('link', { name: 'Skirts' }).isVisible()).toBe(true)
    await page.context().close()
  })

  it.each(['/de/', '/am/'])('MENU-01 the bar of %s fits every width from 1025 px on', async (path) => {
    const { page } = await visit({ viewport: { width: 1025, height: 800 } })
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
    await page.context().close()
  })
})

it('MENU-07 the drawer on phones expands four levels, with badges, and links to the account, help and other stores', async () => {
  const { page, complaints } = await visit({ viewport: phone, hasTouch: true })
  await page.goto(home)
  await page.locator('[data-trigger="nav"]').filter({ visible: true }).first().tap()
  const drawer = page.locator('#nav-drawer')
  await drawer.getByText('Girls', { exact: true }).filter({ visible: true }).tap()
  await drawer.getByText('Clothing', { exact: true }).filter({ visible: true }).tap()
  await drawer.getByText('Dresses', { exact: true }).filter({ visible: true }).tap()
  await drawer.getByRole('link', { name: 'Everyday dresses' }).waitFor()
  await expectAccessible(page)
  await drawer.getByText('Boys', { exact: true }).filter({ visible: true }).tap()
  await drawer.getByRole('link', { name: 'Everyday dresses' }).waitFor({ state: 'hidden' })
  expect(await drawer.getByRole('link', { name: 'Account' }).count()).toBe(1)
  await drawer.getByRole('button', { name: 'Choose your country' }).tap()
  await page.getByRole('heading', { name: 'Choose your country' }).waitFor()
  await page.keyboard.press('Escape')
  await page.locator('[data-trigger="nav"]').filter({ visible: true }).first().tap()
  await drawer.getByText('Girls', { exact: true }).filter({ visible: true }).tap()
  await drawer.getByRole('link', { name: 'All in Girls' }).tap()
  await page.waitForURL(/\/eu\/girls/)
  expect(complaints).toEqual([])
  await page.context().close()
})

describe('SHELL-26 SHELL-27 SHELL-28 SHELL-29 collapsible widgets', () => {
  it.each([
    ['phone', phone],
    ['desktop', desktop],
  ])(
    'SHELL-26 SHELL-27 SHELL-28 SHELL-29 sections, Read More and the bottom modal on a %s',
    async (device, viewport) => {
      const { page, complaints } = await visit({ viewport })
      await page.goto('/eu/uikit')
      const isOpen = (id: string): Promise<boolean> =>
        page.locator(`#${id}`).evaluate((one) => (one as HTMLDetailsElement).open)
      const press = (id: string): Promise<void> => page.locator(`#${id} > summary`).click()
      await press('example-single-washing')
      await page.locator('#example-single-fabric:not([open])').waitFor()
      expect(await isOpen('example-single-washing')).toBe(true)
      await press('example-many-origin')
      expect(await Promise.all(['fabric', 'washing', 'origin'].map((id) => isOpen(`example-many-${id}`)))).toEqual([
        true,
        true,
        true,
      ])
      await press('example-material')
      expect(await isOpen('example-material')).toBe(false)
      await page.locator('#example-blocked > summary').focus()
      await page.keyboard.press('Enter')
      expect(await isOpen('example-blocked')).toBe(false)

      const rest = page.getByRole('link', { name: 'chart of heights and ages' })
      expect(await rest.isVisible()).toBe(false)
      await page.getByRole('button', { name: 'Read More', exact: true }).click()
      await rest.waitFor()
      await page.getByRole('button', { name: 'Hide', exact: true }).click()
      await rest.waitFor({ state: 'hidden' })

      await page.getByRole('button', { name: 'Price history' }).focus()
      await page.getByRole('tooltip').waitFor()
      await page.keyboard.press('Escape')
      await page.getByRole('tooltip').waitFor({ state: 'hidden' })

      await page.getByRole('button', { name: 'Open the bottom modal' }).click()
      const modal = page.getByRole('dialog', { name: 'In our shops' })
      await modal.waitFor()
      await page.waitForTimeout(300)
      const box = (await modal.boundingBox())!
      expect((await modal.getByRole('region', { name: 'In our shops' }).boundingBox())?.height).toBe(500)
      expect(Math.round(viewport.height - box.y - box.height)).toBe(device === 'phone' ? 0 : 24)
      // On desktops, space for the scroll bar stays reserved.
      if (device === 'phone') expect(box.width).toBeGreaterThanOrEqual(viewport.width - 15)
      else expect(box.width).toBe(416)
      expect(box.x + box.width).toBeGreaterThan(viewport.width - 60)
      await expectAccessible(page)
      await page.keyboard.press('Escape')
      await modal.waitFor({ state: 'hidden' })
      expect(complaints).toEqual([])
      await page.context().close()
    },
  )
})

it("J15.7 SHELL-30 LABEL-08 the code of a label is copied, and 'Copied' is shown for 2 s", async () => {
  const { page, complaints } = await visit({
    viewport: phone,
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  await page.goto((await findProduct('ROLE-C1', 'eu')).path)
  const copy = page.getByRole('button', { name: 'Copy code BOCIAN15' })
  await copy.scrollIntoViewIfNeeded()
  await copy.click()
  const note = page.getByRole('status').filter({ hasText: 'Copied' })
  await note.waitFor()
  const start = Date.now()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('BOCIAN15')
  await expectAccessible(page)
  await note.waitFor({ state: 'detached', timeout: 4000 }).catch(() => undefined)
  const lasted = Date.now() - start
  expect(lasted).toBeGreaterThan(1500)
  expect(lasted).toBeLessThan(3000)
  expect(await page.getByRole('status').filter({ hasText: 'Copied' }).count()).toBe(0)
  expect(complaints).toEqual([])
  await page.context().close()
})
