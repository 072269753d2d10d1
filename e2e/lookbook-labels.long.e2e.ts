import type { Page, Request } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { devices, expectAccessible, phone, visit, movePointer } from './browser.ts'
import { findCategory, findProduct } from './shop.ts'
import { textsOf } from './texts.ts'
import { endVisit } from './visits.ts'

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

describe.each(devices)('labels on a %s', (device, viewport) => {
  const visitor = () => visit({ viewport, hasTouch: device === 'phone' })

  it('LABEL-03 LABEL-04 load once, on the first interaction, for all cards of a list, without a layout shift', async () => {
    const { page, complaints } = await visitor()
    const requests = recordRequests(page, 'amLabelProvider')
    const shifted = await watchShifts(page)
    await page.goto((await findCategory('eu')).path)
    expect(requests).toHaveLength(0)
    const cards = await page.locator('main article').count()
    await movePointer(page, 30, 30)
    const label = page.locator('[data-labels="category"] li').filter({ hasText: 'Organic cotton' }).first()
    await label.waitFor({ state: 'attached' })
    const sent = () =>
      requests.map((request) => (request.postDataJSON() as { variables: { cardIds: number[] } }).variables.cardIds)
    await expect.poll(() => sent().at(-1)).toHaveLength(cards)
    // On a busy machine the cards hydrate with pauses between them, and those that came late are requested together.
    expect(requests.length).toBeLessThanOrEqual(3)
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
    await endVisit(page)
  })
})

const variablesOf = (request: Request | undefined) =>
  (request?.postDataJSON() as { variables: Record<string, string> } | undefined)?.variables

describe.each(devices)('a product page on a %s', (device, viewport) => {
  it('J02 LABEL-04 LABEL-05 LABEL-07 LABEL-08 LOOK-04 PDP-14 PDP-15 AMB-60 SHELL-30 shows labels, some only for customers, the rest of its look and recommendations for the chosen size', async () => {
    const { page, complaints } = await visit({ viewport, hasTouch: device === 'phone' })
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    const requests = recordRequests(page, 'getSyneriseRecommendations')
    const recommended = page.locator('[data-recommended]')
    const { path } = await findProduct('ROLE-C1', 'eu')
    await page.goto(path)
    await movePointer(page, 30, 30)
    const labels = page.locator('[data-labels="product"] li')
    const box = labels.filter({ hasText: 'WALK10' })
    await box.waitFor()
    expect(await box.evaluate((element) => getComputedStyle(element).borderTopWidth)).toBe('1px')
    await box.getByRole('button').click()
    await box.getByText(t('ui.copied')).waitFor()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('WALK10')
    expect(await page.locator('dialog[open]').count()).toBe(0)
    const member = labels.filter({ hasText: 'Stork Club points' })
    expect(await member.count()).toBe(0)

    expect(requests).toEqual([])
    expect(await page.locator('#related, #upsell').count()).toBe(2)
    const answered = page.waitForResponse((response) => response.url().includes('getLookbookData'))
    await page.locator('#upsell').scrollIntoViewIfNeeded()
    expect((await answered).request().method()).toBe('GET')
    await page.getByRole('heading', { name: t('lookbook.title') }).scrollIntoViewIfNeeded()
    const skus = await page.locator('[data-pin]').evaluateAll((all) => all.map((one) => one.getAttribute('data-pin')))
    expect(skus).toContain('ROLE-C2')
    expect(skus).not.toContain('ROLE-C1')
    await recommended.first().waitFor()
    expect(requests.map(variablesOf)).toEqual([{ clientUuid: 'anonymous', localization: 'en-GB', sku: 'ROLE-C1' }])
    expect(await recommended.first().getByRole('listitem').count()).toBeGreaterThan(2)
    await expectAccessible(page)
    const again = page.waitForResponse((answer) => (answer.request().postData() ?? '').includes('"size":"110"'))
    await page.locator('label', { hasText: '110' }).locator('input[name="option_cdrl_size"]').check({ force: true })
    expect(variablesOf((await again).request())).toMatchObject({ sku: 'ROLE-C1', size: '110' })
    expect(requests).toHaveLength(2)

    await page.goto(`/eu/sign-in?from=${encodeURIComponent(path)}`)
    await page.locator('main input[name="email"]').fill('anna@example.com')
    await page.locator('main input[name="password"]').fill('Bocian-2026!')
    await page.locator('main form button[type="submit"]').first().click()
    await page.waitForURL(`**${path}`)
    await member.waitFor()
    expect(complaints).toEqual([])
    await endVisit(page)
  })
})

it('CMS-20 LOOK-01 LOOK-03 a tap on a pin of a look in a stored text shows its product on a phone', async () => {
  const { page, complaints } = await visit({ viewport: phone, hasTouch: true })
  await page.goto('/eu/lookbook')
  await movePointer(page, 30, 30)
  const dress = page.locator('[data-pin="ROLE-C2"] > button')
  const sheet = page.locator('dialog[open]')
  await dress.waitFor()
  expect(await page.locator('[data-lookbook-id] img').filter({ visible: true }).count()).toBe(1)
  await dress.tap()
  const link = sheet.getByRole('link', { name: (await findProduct('ROLE-C2', 'eu')).name })
  await link.waitFor()
  await expectAccessible(page)
  await page.touchscreen.tap(190, 20)
  await sheet.waitFor({ state: 'detached' })
  expect(await dress.getAttribute('aria-expanded')).toBe('false')
  expect(complaints).toEqual([])
  await endVisit(page)
})
