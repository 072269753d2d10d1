import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { anyDevice, expectAccessible, shop, untilInteractive, visit } from './browser.ts'
import { callGraphql, findCategory, findProduct } from './shop.ts'
import { textsOf } from './texts.ts'

const t = textsOf('pl-PL')
const longTimeout = { timeout: 10_000 }
const elsewhere = 'https://en.wikipedia.org/wiki/White_stork'

interface Category {
  name: string
  url_path: string
  display_mode: string
  meta_description: string
  cms_block: { content: string } | null
  children?: Category[]
}

/** The store's first category with this display mode. */
async function categoryOfMode(mode: string): Promise<Category & { path: string }> {
  const facts = 'name url_path display_mode meta_description cms_block { content }'
  const { categoryList } = await callGraphql<{ categoryList: Category[] }>(
    `{ categoryList { children { ${facts} children { ${facts} } } } }`,
    {},
    'pl',
  )
  const all = (categoryList[0]?.children ?? []).flatMap((category) => [category, ...(category.children ?? [])])
  const found = all.find((category) => category.display_mode === mode)
  if (found === undefined) throw new Error(`no category has the display mode ${mode}`)
  return { ...found, path: `/${found.url_path}.html` }
}

/** Follows a link within the application, as if an editor had written it in the footer. */
async function followInShop(page: Page, path: string): Promise<void> {
  await page.mouse.move(1, 1)
  await page.waitForLoadState('networkidle')
  await page.evaluate((href) => {
    const link = document.createElement('a')
    link.href = href
    link.textContent = 'link of a test'
    document.querySelector('footer a')?.parentElement?.append(link)
  }, path)
  await page.locator('footer a', { hasText: 'link of a test' }).evaluate((link: HTMLElement) => link.click())
}

const headingOf = (page: Page) => page.getByRole('heading', { level: 1 }).first()
const scrolled = (page: Page): Promise<number> => page.evaluate(() => Math.round(window.scrollY))

/** The scroll position once it is stable. Rows near the viewport may still be being laid out before that. */
async function comeToRest(page: Page): Promise<number> {
  let [before, now] = [-1, await scrolled(page)]
  while (before !== now) {
    await page.waitForTimeout(300)
    ;[before, now] = [now, await scrolled(page)]
  }
  return now
}

describe('URLs', () => {
  it('ROUTE-37 ROUTE-38 ROUTE-39 AMB-24 AMB-25 use the right HTTP status codes', async () => {
    const answer = async (path: string) => {
      const { status, headers } = await fetch(shop + path, { redirect: 'manual' })
      return [status, headers.get('location')]
    }
    const { path } = await findProduct('ROLE-C1', 'pl')
    expect(await answer('/archive/walk-trousers.html')).toEqual([301, path])
    expect(await answer('/about-storks')).toEqual([302, elsewhere])
    expect(await answer('/little-presents')).toEqual([200, null])
    expect(await answer('/club-2019')).toEqual([404, null])
    expect(await answer('/there')).toEqual([404, null])
    expect(await answer('/nothing-here.html')).toEqual([404, null])
  })

  it("ROUTE-03 ROUTE-33 AMB-12 AMB-13 redirect to their canonical form: '100%', /search/{q}, /page/{n}", async () => {
    const endOf = async (path: string) => new URL((await fetch(shop + path)).url).pathname
    const { path } = await findCategory('pl')
    expect(await endOf('/search/100%')).toBe('/search/query/100%25')
    expect(await endOf('/search/query/100%25')).toBe('/search/query/100%25')
    expect(await endOf(path.replace('.html', '/page/2'))).toBe(path.replace('.html', '/page:2.html'))
    expect(await endOf(path.replace('.html', '/page:1.html'))).toBe(path)
  })
})

describe.each(anyDevice)('J13 on a %s', (device, viewport) => {
  const open = (path: string, options: { referer?: string } = {}) =>
    visit({ viewport, locale: 'pl-PL' }).then(async (visitor) => {
      const response = await visitor.page.goto(path, options)
      return { ...visitor, status: response?.status() }
    })

  it('ROUTE-37 ROUTE-38 ROUTE-39 a redirect replaces the history entry, may leave the site, and a 303 is not followed', async () => {
    const product = await findProduct('ROLE-C1', 'pl')
    const { page, complaints } = await open('/')
    await followInShop(page, '/archive/walk-trousers.html')
    await page.waitForURL(`**${product.path}`)
    await page.getByRole('heading', { level: 1, name: product.name }).waitFor()
    await page.goBack()
    await page.waitForURL(`${shop}/`)

    await page.goto('/little-presents')
    expect(new URL(page.url()).pathname).toBe('/little-presents')
    expect(await headingOf(page).textContent()).toBeTruthy()
    expect(await page.title()).not.toContain('404')

    await page.route('https://en.wikipedia.org/**', (route) =>
      route.fulfill({ body: 'storks', contentType: 'text/html' }),
    )
    await followInShop(page, '/about-storks')
    await page.waitForURL(elsewhere, { waitUntil: 'commit' })
    expect(complaints).toEqual([])
    await page.context().close()
  })

  it('ROUTE-36 a missing page shows the store’s own block', async () => {
    const { cmsBlocks } = await callGraphql<{ cmsBlocks: { items: { title: string }[] } }>(
      '{ cmsBlocks(identifiers: ["no-page"]) { items { title } } }',
      {},
      'pl',
    )
    const { page, status, complaints } = await open('/nothing-here.html')
    await page.waitForLoadState('networkidle')
    expect(status).toBe(404)
    expect(await page.title()).toBe('404 Not Found')
    expect(await page.locator('meta[name="robots"]').getAttribute('content')).toBe('ALL')
    expect(await headingOf(page).textContent()).toBe(cmsBlocks.items[0]?.title)
    await expectAccessible(page)
    // The browser itself logs every 404 response.
    expect(complaints.filter((complaint) => !complaint.includes('status of 404'))).toEqual([])
    await page.context().close()
  })

  it('ROUTE-40 a failed route lookup shows an error and is retried', async () => {
    const category = await findCategory('pl')
    const { page } = await open('/')
    await page.route(/graphql.*ResolveUrl/, (route) => route.fulfill({ status: 500, body: 'broken' }))
    await followInShop(page, category.path)
    await page.getByRole('heading', { name: t('notices.trouble.title') }).waitFor()
    expect(await page.title()).not.toContain('404')
    await expectAccessible(page)
    await page.unroute(/graphql.*ResolveUrl/)
    await page.getByRole('link', { name: t('notices.trouble.again') }).click()
    await page.getByRole('heading', { level: 1, name: category.name }).waitFor()
    await page.context().close()
  })

  it('ROUTE-41 ROUTE-42 ROUTE-43 ROUTE-44 categories show the list of products, the content block, or both', async () => {
    const { page, complaints } = await open('/')
    const list = page.locator('[data-list]')
    const block = page.locator('main .banner, main img[src*="scene"]').first()

    await page.goto((await categoryOfMode('PRODUCTS')).path)
    expect([await list.count(), await block.count()]).toEqual([1, 0])

    const pageMode = await categoryOfMode('PAGE')
    await page.goto(pageMode.path)
    expect([await list.count(), await block.count()]).toEqual([0, 1])
    const canonical = await page.locator('link[rel="canonical"]').getAttribute('href')
    expect(new URL(canonical ?? '').pathname).toBe(pageMode.path)
    expect(await page.locator('meta[name="description"]').getAttribute('content')).toBe(pageMode.meta_description)
    expect(await page.title()).toContain(pageMode.name)
    await expectAccessible(page)

    for (const mode of ['PRODUCTS_AND_PAGE', 'BRAND']) {
      await page.goto((await categoryOfMode(mode)).path)
      const [above, below] = [await block.boundingBox(), await list.boundingBox()]
      expect(above?.y, mode).toBeLessThan(below?.y ?? 0)
    }
    expect(complaints).toEqual([])
    await page.context().close()
  })

  it('ROUTE-35 ROUTE-45 ROUTE-53 a slow page shows its skeleton and starts at the top, and Back restores the scroll position', async () => {
    const category = await findCategory('pl')
    const { page, complaints } = await open(category.path)
    await page.waitForLoadState('networkidle')
    const link = page.locator('[data-list] article h2 a').nth(20)
    await link.scrollIntoViewIfNeeded()
    const left = await comeToRest(page)
    expect(left).toBeGreaterThan(500)
    await untilInteractive(link)
    await page.route('**/graphql**', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 2000))
      await route.continue().catch(() => undefined)
    })
    await link.evaluate((element: HTMLElement) => element.click())
    await page.locator('[data-skeleton="product"]').waitFor()
    const pictures = await page.evaluate(() =>
      performance.getEntriesByType('resource').flatMap(({ name }) => (name.includes('/media/') ? [name] : [])),
    )
    expect(new Set(pictures.map((name) => new URL(name).pathname)).size, 'no picture twice').toBe(pictures.length)
    await page.locator('[data-skeleton]').waitFor({ state: 'detached' })
    await page.unroute('**/graphql**')
    await expect.poll(() => scrolled(page), longTimeout).toBe(0)
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName), longTimeout).toBe('H1')
    expect(await page.locator('[data-announcer="page"]').textContent()).toBe(await page.title())
    await page.goBack()
    await page.locator('[data-list]').waitFor()
    await expect.poll(() => scrolled(page), longTimeout).toBeGreaterThan(left - 5)
    expect(await scrolled(page)).toBeLessThan(left + 5)
    expect(complaints).toEqual([])
    await page.context().close()
  })

  it('AMB-45 another page of a list starts at the top of the list and keeps the focus', async () => {
    const category = await findCategory('pl')
    const { page } = await open(category.path)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.waitForLoadState('networkidle')
    await page.locator('a[rel="next"]').click()
    await page.waitForURL('**/page:2.html')
    const top = () => page.evaluate(() => document.querySelector('[data-list]')?.getBoundingClientRect().top)
    await expect.poll(top, longTimeout).toBeGreaterThan(-20)
    expect(await page.evaluate(() => document.activeElement?.getAttribute('rel'))).toBe('next')
    await page.context().close()
  })

  it('ROUTE-46 ROUTE-48 a click with a modifier key is left to the browser, and new tabs inherit nothing', async () => {
    const category = await findCategory('pl')
    const { page } = await open(category.path)
    await page.waitForLoadState('networkidle')
    const opened = page.context().waitForEvent('page')
    await page
      .locator('[data-list] article h2 a')
      .first()
      .click({ modifiers: ['ControlOrMeta'] })
    await (await opened).waitForLoadState('domcontentloaded')
    expect(new URL(page.url()).pathname).toBe(category.path)
    const tabs = await page
      .locator('a[target="_blank"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('rel')))
    for (const rel of tabs) expect(rel).toMatch(/(?=.*noopener)(?=.*noreferrer)/)
    await page.context().close()
  })

  it.runIf(device === 'phone')('ROUTE-54 back goes one step, or home for visitors from another site', async () => {
    const [category, product] = [await findCategory('pl'), await findProduct('ROLE-C1', 'pl')]
    const { page } = await open(category.path)
    await page.waitForLoadState('networkidle')
    await page.locator('[data-list] article h2 a').first().click()
    await page.getByRole('link', { name: t('url.back'), exact: true }).click()
    await page.waitForURL(`**${category.path}`)
    await page.context().close()

    const guest = await open(product.path, { referer: 'https://search.example/' })
    await guest.page.waitForLoadState('networkidle')
    await guest.page.getByRole('link', { name: t('url.back'), exact: true }).click()
    await guest.page.waitForURL(`${shop}/`)
    await guest.page.context().close()
  })
})
