import { afterAll, beforeAll, expect, it } from 'vitest'
import { desktop, visit } from './browser.ts'
import { openSmallShop, type SmallShop } from './small-shop.ts'
import { endVisit } from './visits.ts'

let shop: SmallShop
beforeAll(async () => {
  shop = await openSmallShop({ PAGE_SHARED_SECONDS: '30' })
})
afterAll(() => shop.close())

const headersOf = async (path: string, headers: Record<string, string> = {}): Promise<Headers> =>
  (await fetch(shop.address + path, { redirect: 'manual', headers })).headers

it('allows a shared cache to store pages that depend on no cookie, and sets no cookie on them', async () => {
  for (const path of ['/cz/', '/contact', '/dziewczynka.html']) {
    const headers = await headersOf(path)
    expect(headers.get('cache-control'), path).toBe('max-age=0, s-maxage=30')
    expect(headers.get('cdn-cache-control'), path).toBe('max-age=30, stale-while-revalidate=30')
    expect(headers.get('vary'), path).toBe('accept-encoding')
    expect(headers.getSetCookie(), path).toEqual([])
    expect(headers.get('etag'), path).toMatch(/^"/)
  }
})

it('does not allow it for the root URL, a personal page, an error or a redirect', async () => {
  for (const path of ['/', '/cart', '/sign-in', '/no-such-page', '/PL/contact', '/contact?store_view_code=cz']) {
    const headers = await headersOf(path)
    expect(headers.get('cache-control') ?? '', path).not.toContain('s-maxage')
    expect(headers.get('cdn-cache-control'), path).toBeNull()
  }
  expect((await headersOf('/', { cookie: 'store=cz' })).get('location')).toBe('/cz/')
})

it('STORE-09 remembers the store of a page that came from a shared cache', async () => {
  const { page, complaints } = await visit({ viewport: desktop, locale: 'cs-CZ', baseURL: shop.address })
  await page.goto('/cz/')
  await expect.poll(() => page.evaluate(() => document.cookie)).toContain('store=cz')
  await page.goto('/')
  expect(new URL(page.url()).pathname).toBe('/cz/')
  expect(complaints).toEqual([])
  await endVisit(page)
})
