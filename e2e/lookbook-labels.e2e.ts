import type { Page, Request } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { desktop, anyDevice, expectAccessible, phone, visit } from './browser.ts'
import { findCategory, findProduct } from './shop.ts'
import { textsOf } from './texts.ts'

const t = textsOf('en-GB')

/** The browser's requests that contain this text, from now on. */
function recordRequests(page: Page, text: string): Request[] {
  const requests: Request[] = []
  page.on('request', (request) => {
    if (request.url().includes('/graphql') && (request.postData() ?? '').includes(text)) requests.push(request)
  })
  return requests
}

/** The page's layout shift score from now on. Includes shifts right after input. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(globalThis, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate(() => (globalThis as unknown as { shifts: number[] }).shifts.reduce((a, b) => a + b, 0))
}

async function signIn(page: Page): Promise<void> {
  await page.goto('/eu/sign-in')
  await page.locator('main input[name="email"]').fill('anna@example.com')
  await page.locator('main input[name="password"]').fill('Bocian-2026!')
  await page.locator('main form button[type="submit"]').first().click()
  await page.waitForURL((url) => !url.pathname.endsWith('/sign-in'))
}

describe.each(anyDevice)('labels on a %s', (device, viewport) => {
  const visitor = () => visit({ viewport, hasTouch: device === 'phone' })

  it('LABEL-03 LABEL-04 load once, on the first interaction, for all cards of a list, without a layout shift', async () => {
    const { page, complaints } = await visitor()
    const requests = recordRequests(page, 'amLabelProvider')
    const shifted = await watchShifts(page)
    await page.goto((await findCategory('eu')).path)
    await page.waitForLoadState('networkidle')
    expect(requests).toHaveLength(0)
    await page.mouse.move(30, 30)
    const label = page.locator('[data-labels="category"] li').filter({ hasText: 'Organic cotton' }).first()
    await label.waitFor({ state: 'attached' })
    await page.waitForLoadState('networkidle')
    const cards = await page.locator('main article').count()
    const sent = requests.map(
      (request) => (request.postDataJSON() as { variables: { cardIds: number[] } }).variables.cardIds,
    )
    expect(sent.map((ids) => ids.length)).toEqual([cards])
    expect(requests[0]?.method()).toBe('POST')
    await label.scrollIntoViewIfNeeded()
    const place = await label.evaluate((element) => {
      const own = element.getBoundingClientRect()
      const picture = element.closest('[data-labels]')?.parentElement?.getBoundingClientRect()
      return { left: own.left - (picture?.left ?? 0), bottom: (picture?.bottom ?? 0) - own.bottom }
    })
    expect(place.left).toBeGreaterThanOrEqual(0)
    expect(place.left).toBeLessThan(20)
    expect(place.bottom).toBeLessThan(60)
    expect(await shifted()).toBeLessThan(0.01)
    await expectAccessible(page)
    expect(complaints).toEqual([])
    await page.context().close()
  })

  it('LABEL-07 LABEL-08 SHELL-30 can be copied as a code on the product page', async () => {
    const { page, complaints } = await visitor()
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto((await findProduct('ROLE-C1', 'eu')).path)
    await page.mouse.move(30, 30)
    const box = page.locator('[data-labels="product"] li').filter({ hasText: 'WALK10' })
    await box.waitFor()
    expect(await box.evaluate((element) => getComputedStyle(element).borderTopWidth)).toBe('1px')
    await box.getByRole('button').click()
    await box.getByText(t('ui.copied')).waitFor()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('WALK10')
    expect(await page.locator('dialog[open]').count()).toBe(0)
    await expectAccessible(page)
    expect(complaints).toEqual([])
    await page.context().close()
  })

  it('LABEL-04 LABEL-05 for customers appear after signing in', async () => {
    const { page, complaints } = await visitor()
    const { path } = await findProduct('ROLE-C1', 'eu')
    await page.goto(path)
    await page.mouse.move(30, 30)
    await page.locator('[data-labels="product"] li').first().waitFor()
    const member = page.locator('[data-labels="product"] li').filter({ hasText: 'You earn points' })
    expect(await member.count()).toBe(0)
    await signIn(page)
    await page.goto(path)
    await page.mouse.move(30, 30)
    await member.waitFor()
    await expectAccessible(page)
    expect(complaints).toEqual([])
    await page.context().close()
  })
})

const pins = (page: Page) => page.locator('[data-pin] > button')
const popup = (page: Page) => page.locator('[data-pin] > div')

/** Opens the look on its own page and waits for its pins. */
async function openLook(page: Page): Promise<void> {
  await page.goto('/eu/lookbook')
  await page.mouse.move(30, 30)
  await pins(page).first().waitFor()
}

describe('a look on a desktop', () => {
  it('CMS-20 LOOK-01 LOOK-02 a pin shows its product beside it, by mouse and by keyboard', async () => {
    const { page, complaints } = await visit({ viewport: desktop })
    await openLook(page)
    expect(await page.locator('[data-lookbook-id] img').filter({ visible: true }).count()).toBe(1)
    const [picture, pin] = await Promise.all([
      page.locator('[data-look] img').first().boundingBox(),
      page.locator('[data-pin="ROLE-C2"] > button').boundingBox(),
    ])
    expect((pin?.x ?? 0) + 22 - (picture?.x ?? 0)).toBeCloseTo((picture?.width ?? 0) * 0.5, 0)
    expect((pin?.y ?? 0) + 22 - (picture?.y ?? 0)).toBeCloseTo((picture?.height ?? 0) * (580 / 960), 0)

    const dress = page.locator('[data-pin="ROLE-C2"] > button')
    const { name, path } = await findProduct('ROLE-C2', 'eu')
    expect(await dress.getAttribute('aria-label')).toBe(name)
    await dress.click()
    expect(await dress.getAttribute('aria-expanded')).toBe('true')
    expect(await popup(page).getByRole('link').getAttribute('href')).toBe(path)
    const shown = await popup(page).locator('img').boundingBox()
    expect([shown?.width, shown?.height]).toEqual([150, 225])
    const [below, above] = await Promise.all([popup(page).boundingBox(), dress.boundingBox()])
    expect((below?.y ?? 0) - (above?.y ?? 0)).toBeCloseTo(22 + 28, -1)
    await expectAccessible(page)

    await pins(page).first().click()
    expect(await popup(page).count()).toBe(1)
    await page.getByRole('heading', { level: 1 }).click()
    await popup(page).waitFor({ state: 'detached' })
    await dress.focus()
    await page.keyboard.press('Enter')
    await popup(page).waitFor()
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe(path)
    await page.keyboard.press('Escape')
    await popup(page).waitFor({ state: 'detached' })
    expect(await dress.evaluate((button) => button === document.activeElement)).toBe(true)
    expect(complaints).toEqual([])
    await page.context().close()
  })

  it('LOOK-04 PDP-14 the product page shows the other products of its look', async () => {
    const { page, complaints } = await visit({ viewport: desktop })
    await page.goto((await findProduct('ROLE-C1', 'eu')).path)
    const answered = page.waitForResponse((response) => response.url().includes('getLookbookData'))
    await scrollDown(page)
    expect((await answered).request().method()).toBe('GET')
    await page.getByRole('heading', { name: t('lookbook.title') }).scrollIntoViewIfNeeded()
    const skus = await page.locator('[data-pin]').evaluateAll((all) => all.map((one) => one.getAttribute('data-pin')))
    expect(skus).toContain('ROLE-C2')
    expect(skus).not.toContain('ROLE-C1')
    await expectAccessible(page)
    expect(complaints).toEqual([])
    await page.context().close()
  })
})

describe('a look on a phone', () => {
  it('CMS-20 LOOK-03 a tap selects a pin; the close button and the backdrop deselect it', async () => {
    const { page, complaints } = await visit({ viewport: phone, hasTouch: true })
    await openLook(page)
    const dress = page.locator('[data-pin="ROLE-C2"] > button')
    const sheet = page.locator('dialog[open]')
    await dress.tap()
    await sheet.getByRole('link', { name: (await findProduct('ROLE-C2', 'eu')).name }).waitFor()
    expect(await dress.getAttribute('aria-expanded')).toBe('true')
    expect(await popup(page).count()).toBe(0)
    await expectAccessible(page)
    await sheet.getByRole('button').first().tap()
    await sheet.waitFor({ state: 'detached' })
    expect(await dress.getAttribute('aria-expanded')).toBe('false')
    await dress.tap()
    await sheet.waitFor()
    await page.touchscreen.tap(190, 20)
    await sheet.waitFor({ state: 'detached' })
    expect(await dress.getAttribute('aria-expanded')).toBe('false')
    expect((await dress.boundingBox())?.width).toBeGreaterThanOrEqual(44)
    await expectAccessible(page)
    expect(complaints).toEqual([])
    await page.context().close()
  })
})

const recommended = (page: Page) => page.locator('[data-recommended]')
const variablesOf = (request: Request | undefined) =>
  (request?.postDataJSON() as { variables: Record<string, string> } | undefined)?.variables

/** Scrolls until the end of the page is near. */
async function scrollDown(page: Page): Promise<void> {
  await page.mouse.move(30, 30)
  await page.locator('#upsell').scrollIntoViewIfNeeded()
}

describe.each(anyDevice)('recommendations on a %s', (device, viewport) => {
  const visitor = () => visit({ viewport, hasTouch: device === 'phone' })

  it('J02 PDP-14 PDP-15 AMB-60 load near the end of the page without a visitor id, and again when a size is chosen', async () => {
    const { page, complaints } = await visitor()
    const requests = recordRequests(page, 'getSyneriseRecommendations')
    await page.goto((await findProduct('ROLE-C1', 'eu')).path)
    await page.waitForLoadState('networkidle')
    expect(requests).toEqual([])
    expect(await page.locator('#related, #upsell').count()).toBe(2)
    await scrollDown(page)
    await recommended(page).first().waitFor()
    expect(requests.map(variablesOf)).toEqual([{ clientUuid: 'anonymous', localization: 'en-GB', sku: 'ROLE-C1' }])
    expect(await recommended(page).first().getByRole('listitem').count()).toBeGreaterThan(2)
    await expectAccessible(page)
    const again = page.waitForResponse((answer) => (answer.request().postData() ?? '').includes('"size":"110"'))
    await page.locator('label', { hasText: '110' }).locator('input[name="option_cdrl_size"]').check({ force: true })
    expect(variablesOf((await again).request())).toMatchObject({ sku: 'ROLE-C1', size: '110' })
    expect(requests).toHaveLength(2)
    const link = recommended(page).last().getByRole('link').first()
    // The products for the selected size replace the first ones, which changes the link. So the path is read afterwards.
    const before = new URL(page.url()).pathname
    await link.click()
    await page.waitForURL(({ pathname }) => pathname !== before && /^\/eu\/[\w-]+\.html$/.test(pathname))
    expect(complaints).toEqual([])
    await page.context().close()
  })

  it('AMB-47 the page works when only the recommendations fail', async () => {
    const { page } = await visitor()
    await page.route('**/graphql', (route) =>
      (route.request().postData() ?? '').includes('getSyneriseRecommendations')
        ? route.fulfill({ status: 503, body: 'busy' })
        : route.continue(),
    )
    const { path, name } = await findProduct('ROLE-C1', 'eu')
    await page.goto(path)
    let refusals = 0
    page.on('response', (response) => {
      if (response.status() === 503) refusals += 1
    })
    await scrollDown(page)
    // The first attempt and two retries, two seconds apart.
    await expect.poll(() => refusals, { timeout: 15_000 }).toBe(3)
    await page.waitForLoadState('networkidle')
    expect(await page.getByRole('heading', { level: 1, name }).count()).toBe(1)
    expect(await recommended(page).count()).toBe(0)
    expect(await page.locator('[data-toast]').count()).toBe(0)
    await page.context().close()
  })
})
