import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { desktop, expectAccessible, phone, visit, movePointer } from './browser.ts'
import { loseConnection, regainConnection } from './connection.ts'
import { findCategory, findProduct } from './shop.ts'
import { textsOf } from './texts.ts'
import { endVisit } from './visits.ts'

const isKept = (page: Page, path: string): Promise<boolean> =>
  page.evaluate(async (path) => (await caches.match(path, { ignoreVary: true })) !== undefined, path)

const untilKept = (page: Page, path: string) => expect.poll(() => isKept(page, path)).toBe(true)

/** The visible pictures that failed to load. */
const brokenPictures = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.images]
      .filter(
        (image) => image.complete && image.naturalWidth === 0 && image.checkVisibility() && image.currentSrc !== '',
      )
      .map((image) => image.currentSrc),
  )

const withoutNetworkLines = (complaints: string[]): string[] =>
  complaints.filter((line) => !/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/.test(line))

const visitors = [
  ['phone', phone, 'eu', 'en-GB'],
  ['desktop', desktop, 'cz', 'cs-CZ'],
] as const

describe.each(visitors)('J09 on a %s', (_device, viewport, store, locale) => {
  const t = textsOf(locale)

  it('PWA-01 NET-09 SHELL-03 visited pages open offline with their pictures, others show an offline message', async () => {
    const { page, complaints } = await visit({ viewport, locale, serviceWorkers: 'allow' })
    const [home, category] = [`/${store}/`, await findCategory(store)]
    const [seen, unseen] = [await findProduct('ROLE-C1', store), await findProduct('ROLE-S1', store)]
    await page.goto(home)
    await untilKept(page, home)
    await page.goto(category.path)
    const inside = page.locator('main article a[href$=".html"]').first()
    const insidePath = String(await inside.getAttribute('href'))
    await inside.click()
    await page.waitForURL(`**${insidePath}`)
    await untilKept(page, insidePath)
    await page.goto(seen.path)
    await untilKept(page, seen.path)

    await loseConnection(page.context())
    await page.getByText(t('notices.offline')).first().waitFor()
    await page.getByRole('banner').getByText(t('layout.offline')).first().waitFor()
    await expectAccessible(page)

    for (const path of [seen.path, category.path, insidePath]) {
      await page.goto(path)
      await page.reload()
      expect(new URL(page.url()).pathname).toBe(path)
      await page.getByRole('heading', { level: 1 }).waitFor()
      expect(await brokenPictures(page), path).toEqual([])
    }

    await page.goto(unseen.path)
    await page.getByRole('heading', { name: t('offline.title'), level: 1 }).waitFor()
    await page.getByRole('heading', { name: t('offline.seen') }).waitFor()
    expect(await page.locator('meta[name="robots"]').getAttribute('content')).toBe('NONE')
    await expectAccessible(page)
    await page.getByRole('link', { name: seen.name }).first().click()
    await page.waitForURL(`**${seen.path}`)
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toContain(seen.name)

    await page.goto(category.path)
    const other = page.locator('main article a[href$=".html"]').nth(5)
    const otherPath = String(await other.getAttribute('href'))
    await other.click()
    await page.getByRole('heading', { name: t('offline.title'), level: 1 }).waitFor()
    await regainConnection(page.context())
    await page.waitForURL(`**${otherPath}`)
    expect(withoutNetworkLines(complaints)).toEqual([])
    await endVisit(page)
  })

  it('AMB-06 adding to the cart offline shows a message beside the button, and nothing is lost', async () => {
    const { page, complaints } = await visit({ viewport, locale, serviceWorkers: 'allow' })
    const product = await findProduct('ROLE-C1', store)
    await page.goto(product.path)
    await untilKept(page, product.path)
    await page
      .locator('label:not([data-sold-out="true"])')
      .filter({ has: page.locator('input[name="option_cdrl_size"]') })
      .first()
      .click()
    await loseConnection(page.context())
    await page.getByRole('button', { name: t('catalogue.addToCart'), exact: true }).click()
    await page.getByText(t('forms.server.network')).first().waitFor()
    expect(await page.locator('input[name="option_cdrl_size"]:checked').count()).toBe(1)
    await regainConnection(page.context())
    await page.getByRole('button', { name: t('catalogue.addToCart'), exact: true }).click()
    await page
      .getByRole('link', { name: t('catalogue.goToCart') })
      .first()
      .waitFor()
    expect(withoutNetworkLines(complaints)).toEqual([])
    await endVisit(page)
  })
})

it('a connection that drops before the service worker starts causes no page error', async () => {
  const { page, complaints } = await visit({ viewport: phone, serviceWorkers: 'allow' })
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(String(error)))
  await page.goto('/eu/')
  const lost = page.waitForEvent('requestfailed', (request) => request.url().includes('/assets/start-worker-'))
  await loseConnection(page.context())
  await lost
  // Unhandled rejections are reported in a separate task.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)))
  expect(errors).toEqual([])
  expect(withoutNetworkLines(complaints)).toEqual([])
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
  await regainConnection(page.context())
  await page.goto('/eu/')
  await untilKept(page, '/eu/')
  await endVisit(page)
})

it('PWA-02 PREFETCH_IMAGES only prefetches pictures of the shop', async () => {
  const { page } = await visit({ viewport: phone, serviceWorkers: 'allow' })
  await page.goto('/eu/')
  await untilKept(page, '/eu/')
  const shown = await page.locator('main article img[src^="/media/"]').first().getAttribute('src')
  const picture = String(shown).replace('width=640&height=960', 'width=160&height=240')
  const response = await page.evaluate(
    (urls) =>
      new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel()
        port1.addEventListener('message', ({ data }) => resolve(data), { once: true })
        port1.start()
        navigator.serviceWorker.controller?.postMessage({ type: 'PREFETCH_IMAGES', payload: { urls } }, [port2])
      }),
    [picture, '/media/nothing-here.jpg', '/graphql', 'https://elsewhere.example/media/a.jpg'],
  )
  expect(response).toEqual({ status: 'done', kept: 1 })
  expect(await isKept(page, picture)).toBe(true)
  await endVisit(page)
})

it('PWA-03 no script comes from a third party, and none is jQuery', async () => {
  const { page } = await visit({ viewport: desktop, serviceWorkers: 'allow' })
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  await page.clock.install()
  await page.goto('/')
  await movePointer(page, 200, 200)
  // Whatever loads some time after the page.
  await page.clock.fastForward(10_000)
  await page.waitForLoadState('networkidle')
  const { origin } = new URL(page.url())
  expect(scripts.length).toBeGreaterThan(3)
  expect(scripts.filter((address) => !address.startsWith(`${origin}/`) || /jquery/i.test(address))).toEqual([])
  expect(await page.evaluate(() => 'jQuery' in globalThis || '$' in globalThis)).toBe(false)
  await endVisit(page)
})
