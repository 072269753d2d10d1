import { get } from 'node:http'
import { buffer } from 'node:stream/consumers'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { expectAccessible, shop, untilNetworkIdle, visit } from './browser.ts'
import { endVisit } from './visits.ts'

const path = '/eu/elements'

/** Records layout shifts that follow no press. */
function recordShifts(): void {
  const shifts: number[] = []
  Object.assign(globalThis, { shifts })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }
      if (!hadRecentInput) shifts.push(value)
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

/** Scrolls through the page as a reader does, so that everything on it loads. */
async function readOn(page: Page): Promise<void> {
  for (let end = false; !end;) {
    await page.mouse.wheel(0, 500)
    await untilNetworkIdle(page)
    end = await page.evaluate(() => scrollY + innerHeight >= document.documentElement.scrollHeight - 2)
  }
}

// The first is a desktop at 400 %.
describe.each([
  [320, 256],
  [390, 844],
  [1440, 900],
])('the demo page of elements, %i px wide', (width, height) => {
  it('CMS-01 CMS-02 is accessible, shifts nothing, asks no other host, and works by keyboard', async () => {
    const { page, complaints } = await visit({ viewport: { width, height } })
    const others = new Set<string>()
    page.on('request', (request) => {
      const { origin, protocol } = new URL(request.url())
      if (protocol.startsWith('http') && origin !== shop) others.add(origin)
    })
    await page.addInitScript(recordShifts)
    await page.goto(path)
    await page.locator('[data-elements]').waitFor()
    await readOn(page)
    const shifts = await page.evaluate(() => (globalThis as unknown as { shifts: number[] }).shifts)
    expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.05)
    await expectAccessible(page, { withBestPractice: true })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    expect([...others]).toEqual([])
    const tabs = page.getByRole('tab')
    await tabs.first().focus()
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => tabs.nth(1).getAttribute('aria-selected')).toBe('true')
    expect(await page.getByRole('tabpanel').filter({ visible: true }).count()).toBe(1)
    expect(complaints).toEqual([])
    await endVisit(page)
  })

  it('CMS-01 shows all its elements without JavaScript', async () => {
    const { page } = await visit({ viewport: { width, height }, javaScriptEnabled: false })
    await page.goto(path)
    expect(await page.getByRole('tab').filter({ visible: true }).count()).toBe(0)
    const panels = page.locator('[role="tabpanel"]')
    expect(await panels.filter({ visible: true }).count()).toBe(await panels.count())
    expect(await panels.getByRole('heading').filter({ visible: true }).count()).toBeGreaterThan(1)
    const sections = page.locator('[data-elements] details')
    expect(await sections.first().getAttribute('open')).not.toBeNull()
    const section = sections.nth(1)
    await section.locator('summary').click()
    expect(await section.getAttribute('open')).not.toBeNull()
    const slides = page.locator('[aria-live] > [role="group"]')
    expect(await slides.count()).toBeGreaterThan(1)
    expect(await page.locator('[data-content-type="products"] a').filter({ visible: true }).count()).toBeGreaterThan(4)
    const look = page.locator('[data-lookbook-id]')
    expect(await look.getByRole('img').isVisible()).toBe(true)
    expect(await look.getByRole('link').filter({ visible: true }).count()).toBeGreaterThan(1)
    const shops = page.getByRole('group', { name: 'Our stores' })
    expect(await shops.getByRole('listitem').filter({ visible: true }).count()).toBeGreaterThan(1)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    expect(await page.locator('[data-elements] img[fetchpriority="high"]').count()).toBeLessThanOrEqual(1)
    await endVisit(page)
  })
})

it.each(['eu', 'ua'])(
  'the demo page of elements in %s loads at most 120 kB of JavaScript before any interaction',
  async (store) => {
    const { page } = await visit({ viewport: { width: 390, height: 844 } })
    const loaded = new Set<string>()
    page.on('request', (request) => loaded.add(new URL(request.url()).pathname))
    await page.goto(`${shop}/${store}/elements`)
    const hasLoaded = (part: string) => [...loaded].some((file) => file.includes(part))
    await expect.poll(() => hasLoaded('/built-content')).toBe(true)
    const files = new Set([...loaded].filter((file) => /^\/assets\/.*\.js$/.test(file)))
    const html = await (await fetch(page.url())).text()
    for (const [file] of html.matchAll(/\/assets\/[\w.-]+\.js/g)) files.add(file)
    const sizes = await Promise.all([...files].map(packedSize))
    expect(sizes.every((size) => size > 0)).toBe(true)
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(120_000)
    await untilNetworkIdle(page)
    expect(hasLoaded('/element-tree')).toBe(false)
    await page.mouse.wheel(0, 500)
    await expect.poll(() => hasLoaded('/element-tree')).toBe(true)
    await endVisit(page)
  },
)

/** The size of a file as transferred, in bytes; `fetch` would decompress it. */
function packedSize(file: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const request = get(shop + file, { headers: { 'accept-encoding': 'br' } }, (response) => {
      buffer(response).then(({ length }) => resolve(length), reject)
    })
    request.on('error', reject)
  })
}
