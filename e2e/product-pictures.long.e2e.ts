import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { devices, expectAccessible, phone, visit, movePointer } from './browser.ts'
import { findProduct } from './shop.ts'
import { textsOf } from './texts.ts'
import { endVisit } from './visits.ts'

const t = textsOf('pl-PL')

const gallery = (page: Page): Locator => page.getByRole('region', { name: t('catalogue.gallery') })
const shownIn = (dialog: Locator): Promise<number> =>
  dialog.locator('li').evaluateAll((slides) => slides.findIndex((slide) => !(slide as HTMLElement).inert))

describe.each(devices)('product pictures on a %s', (_device, viewport) => {
  it('J02 PDP-12 UX-16 UX-17 show the chosen colour, open enlarged, change by keys, buttons and swipe, can be zoomed, and return the focus', async () => {
    const { page, complaints } = await visit({ viewport, locale: 'pl-PL', hasTouch: true })
    await page.goto((await findProduct('ROLE-C2', 'pl')).path)
    const tiles = page.locator('main fieldset label')
    await tiles.filter({ hasText: /^98/ }).click()
    const sources = () =>
      gallery(page)
        .locator('img')
        .evaluateAll((all) => all.map((image) => (image as HTMLImageElement).src))
    const own = await sources()
    await tiles.filter({ hasText: 'Niebieski' }).click()
    await expect.poll(sources).not.toEqual(own)
    const blue = await sources()
    await tiles.filter({ hasText: 'Czerwony' }).click()
    await expect.poll(sources).not.toEqual(blue)
    expect(await gallery(page).locator('img').count()).toBeGreaterThan(1)
    expect(await page.locator('main fieldset input:checked').count()).toBe(2)

    const opener = gallery(page).getByRole('button').first()
    await opener.focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: t('catalogue.gallery') })
    await dialog.waitFor()
    expect(await shownIn(dialog)).toBe(0)
    for (const [key, index] of [
      ['ArrowRight', 1],
      ['ArrowRight', 2],
      ['ArrowLeft', 1],
      ['End', (await dialog.locator('li').count()) - 1],
      ['Home', 0],
    ] as const) {
      await page.keyboard.press(key)
      await expect.poll(() => shownIn(dialog), { message: key }).toBe(index)
    }
    await dialog.getByRole('button', { name: t('zoom.next') }).click()
    await expect.poll(() => shownIn(dialog)).toBe(1)
    expect(await dialog.getByRole('status').textContent()).toMatch(/2/)
    await dialog.locator('ul').evaluate((track) => track.scrollTo({ left: 2 * track.clientWidth, behavior: 'instant' }))
    await expect.poll(() => shownIn(dialog)).toBe(2)
    const picture = dialog.locator('li:not([inert]) img')
    // Without the space of a scrollbar, which appears beside an enlarged picture.
    const scale = () => picture.evaluate((image) => image.clientWidth / (image.parentElement?.clientWidth ?? 0))
    expect(await scale()).toBe(1)
    const larger = dialog.getByRole('button', { name: t('zoom.larger') })
    await larger.click()
    expect(await larger.getAttribute('aria-pressed')).toBe('true')
    expect(await scale()).toBe(2)
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    expect(await opener.evaluate((element) => element === document.activeElement)).toBe(true)
    expect(complaints).toEqual([])
    await endVisit(page)
  })

  it('PDP-10 parts that are not hydrated yet do not move when a size is chosen', async () => {
    const { page } = await visit({ viewport, locale: 'pl-PL' })
    await page.goto((await findProduct('ROLE-C2', 'pl')).path)
    await page.route('**/assets/*.js', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 150))
      return route.fallback()
    })
    await page.evaluate((name) => {
      const gone: string[] = []
      Object.assign(globalThis, { gone })
      new MutationObserver((changes) => {
        for (const { removedNodes } of changes)
          for (const node of removedNodes) if (node.textContent?.includes(name)) gone.push(node.textContent)
      }).observe(document.body, { childList: true, subtree: true })
    }, t('catalogue.sizeChart'))
    await page.locator('main fieldset label').first().click()
    await page
      .locator('main')
      .getByRole('button', { name: t('catalogue.sizeChart') })
      .click()
    await page.getByRole('dialog', { name: t('catalogue.sizeChart') }).waitFor()
    expect(await page.evaluate(() => (globalThis as unknown as { gone: string[] }).gone)).toEqual([])
    await endVisit(page)
  })
})

describe('slow or missing pictures', () => {
  it('IMG-06 on a product page and its cards change from loading to loaded, or to a placeholder, without a layout shift', async () => {
    const { page } = await visit({ viewport: phone, locale: 'pl-PL' })
    await page.addInitScript(() => {
      const shifts: number[] = []
      Object.assign(globalThis, { shifts })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value)
      }).observe({ type: 'layout-shift', buffered: true })
    })
    const held = Promise.withResolvers<void>()
    let count = 0
    await page.route('**/media/catalog/**', async (route) => {
      await held.promise
      count += 1
      return count % 2 === 0 ? route.abort() : route.fallback()
    })
    await page.goto((await findProduct('ROLE-C2', 'pl')).path, { waitUntil: 'commit' })
    const pictures = gallery(page).locator('img')
    await pictures.first().waitFor()
    expect(await pictures.first().getAttribute('data-state')).toBeNull()
    expect((await pictures.first().boundingBox())?.height).toBeGreaterThan(300)
    held.resolve()
    await movePointer(page, 5, 5)
    await gallery(page).locator('img[data-state="loaded"]').first().waitFor()
    const broken = page.locator('main img[data-state="error"]').first()
    await broken.waitFor({ state: 'attached' })
    // Before scrolling: a jump to cards whose layout was skipped counts as a shift, although nobody sees one.
    const shifts = await page.evaluate(() => (globalThis as unknown as { shifts: number[] }).shifts)
    expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.01)
    await broken.scrollIntoViewIfNeeded()
    expect(await broken.evaluate((image) => getComputedStyle(image).content)).toContain('data:image/svg+xml')
    expect((await broken.boundingBox())?.height).toBeGreaterThan(40)
    await endVisit(page)
  })

  it('IMG-06 without scripts are shown directly', async () => {
    const { page } = await visit({ viewport: phone, locale: 'pl-PL', javaScriptEnabled: false })
    await page.goto((await findProduct('ROLE-C2', 'pl')).path, { waitUntil: 'commit' })
    const first = gallery(page).locator('img').first()
    await expect.poll(() => first.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0)
    expect(await first.evaluate((image) => getComputedStyle(image).visibility)).toBe('visible')
    await endVisit(page)
  })
})
