import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { expectAccessible, phone, visit } from './browser.ts'
import { openSmallShop, type SmallShop } from './small-shop.ts'
import { textsOf } from './texts.ts'
import { endVisit } from './visits.ts'

// A flash sale: the shop lets in two new visitors a minute (decision 0600).

let shop: SmallShop
beforeAll(async () => {
  shop = await openSmallShop({ ENTRIES_PER_MINUTE: '2' })
})
afterAll(() => shop.close())

/** The browser of the tests names itself headless, and crawlers do not wait in the queue. */
const userAgent =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36'
/** The page loads itself again at least this often, in milliseconds. */
const refresh = 20_000

const pl = textsOf('pl-PL')
const hy = textsOf('hy-AM')

const arrive = async (locale: string) =>
  (await visit({ viewport: phone, baseURL: shop.address, locale, userAgent })).page

async function expectPlace(page: Page, t: typeof pl, place: number): Promise<void> {
  await page.getByRole('heading', { level: 1, name: t('queue.title') }).waitFor()
  await page
    .getByText(t('queue.place').replace('{place}', String(place)), { exact: true })
    .waitFor({ timeout: 2 * refresh })
  expect(await page.locator('script').count()).toBe(0)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width)
}

/** Checks the page with axe, which must not be interrupted: without the header that loads the page again. */
async function expectAccessibleWhileStill(page: Page): Promise<void> {
  await page.route('**/*', async (route) => {
    if (!route.request().isNavigationRequest()) return route.fallback()
    const response = await route.fetch()
    const { refresh: _, ...headers } = response.headers()
    return route.fulfill({ response, headers })
  })
  await page.reload()
  await expectAccessible(page)
  await page.unrouteAll()
  await page.reload()
}

/** Waits until the page of the shop is there, which only its own reloading can bring. */
const untilIn = (page: Page): Promise<void> =>
  page
    .getByRole('banner')
    .first()
    .waitFor({ timeout: 6 * refresh })

it(
  'P13 visitors over the limit keep their place over a reload, and get in one after the other, by a page without scripts',
  { timeout: 480_000 },
  async () => {
    const [first, second, third] = [await arrive('pl-PL'), await arrive('pl-PL'), await arrive('hy-AM')]
    expect((await first.goto('/'))?.status()).toBe(200)
    await untilIn(first)

    const refused = await second.goto('/')
    expect([refused?.status(), refused?.headers()['cache-control']]).toEqual([503, 'no-store'])
    await expectPlace(second, pl, 1)
    expect((await third.goto('/am/'))?.status()).toBe(503)
    await expectPlace(third, hy, 2)
    expect(await third.locator('html').getAttribute('lang')).toBe('hy-AM')
    await Promise.all([expectAccessibleWhileStill(second), expectAccessibleWhileStill(third)])
    await expectPlace(second, pl, 1)
    await expectPlace(third, hy, 2)

    await untilIn(second)
    await expectPlace(third, hy, 1)
    await untilIn(third)
    // Who is in stays in.
    expect((await second.goto('/contact'))?.status()).toBe(200)
    expect((await first.reload())?.status()).toBe(200)
    for (const page of [first, second, third]) await endVisit(page)
  },
)
