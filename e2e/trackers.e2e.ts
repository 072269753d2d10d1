import { sql } from 'kysely'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { devices, expectSound, visit } from './browser.ts'
import { goTo } from './keyboard.ts'
import { openSmallShop, type SmallShop } from './small-shop.ts'
import { textsOf } from './texts.ts'

const t = textsOf('pl-PL')
const settings: Readonly<Record<string, unknown>> = {
  'tracking/tag_manager/enabled': true,
  'tracking/tag_manager/container_ids': ['GTM-ABC123'],
  'tracking/pixel/enabled': true,
  'tracking/pixel/code': '123456789012345',
  'tracking/personalisation/enabled': true,
  'tracking/personalisation/custom_script': 'document.documentElement.dataset.known = "yes"',
  'tracking/reviews/enabled': true,
  'tracking/reviews/widget_ids': ['0b7c2c5e-7b42-4c8e-9d0a-5f3a1e2b4c6d'],
}
let shop: SmallShop

beforeAll(async () => {
  shop = await openSmallShop({}, async (database) => {
    await database.transaction(async (tx) => {
      for (const [path, value] of Object.entries(settings))
        await sql`insert into store_config (scope, scope_id, path, value)
          select 'view', id, ${path}, ${JSON.stringify(value)}::jsonb from store_view where code = 'pl'`.execute(tx)
    })
  })
})
afterAll(() => shop.close())

/** A visitor for whom the hosts of others answer; what was asked of them, by host. */
async function visitTracked(viewport: { width: number; height: number }) {
  const { page, complaints } = await visit({ viewport, locale: 'pl-PL', baseURL: shop.address })
  const asked: string[] = []
  await page.context().route(/^https:/, async (route) => {
    asked.push(new URL(route.request().url()).host)
    await route.fulfill({ contentType: 'text/javascript', body: 'document.documentElement.dataset.loaded = "yes"' })
  })
  return { page, complaints, asked, leave: () => page.context().close() }
}

const isKnown = (page: Page) => page.evaluate(() => document.documentElement.dataset['known'])
const say = async (page: Page, text: string): Promise<void> => {
  const button = page.getByRole('button', { name: t(text) })
  await goTo(page, button, 'Shift+Tab')
  await Promise.all([page.waitForEvent('load'), page.keyboard.press('Enter')])
}

describe.each(devices)('scripts of others on a %s', (_device, viewport) => {
  it('ANALYT-06 ANALYT-07 ANALYT-08 load when they were agreed to and not before, and can be stopped again', async () => {
    const { page, complaints, asked, leave } = await visitTracked(viewport)
    await page.goto('/contact')
    await page.getByRole('region', { name: t('consent.tracking.title') }).waitFor()
    await expectSound(page)
    await say(page, 'consent.tracking.none')
    expect(new URL(page.url()).pathname).toBe('/contact')
    await page.getByRole('button', { name: t('consent.tracking.again') }).waitFor()
    await expectSound(page)
    expect([asked, await isKnown(page)]).toEqual([[], undefined])
    await say(page, 'consent.tracking.again')
    await say(page, 'consent.tracking.all')
    const hosts = ['connect.facebook.net', 'trustmate.io', 'www.googletagmanager.com']
    await expect.poll(() => asked.toSorted()).toEqual(hosts)
    await expect.poll(() => page.evaluate(() => document.documentElement.dataset['loaded'])).toBe('yes')
    expect(await isKnown(page)).toBe('yes')
    await say(page, 'consent.tracking.again')
    await page.goto('/')
    expect([asked.length, await isKnown(page)]).toEqual([3, undefined])
    expect(complaints).toEqual([])
    await leave()
  })

  it('ANALYT-06 ANALYT-07 ANALYT-08 load nothing and ask nothing in a store that has none', async () => {
    const { page, asked, leave } = await visitTracked(viewport)
    await page.goto('/cz/contact')
    expect(await page.locator('form[action="/tracking-consent"]').count()).toBe(0)
    expect(asked).toEqual([])
    await leave()
  })
})
