import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { anyDevice, shop, untilInteractive, visit, movePointer } from './browser.ts'
import { isLong } from './is-long.ts'
import { callGraphql, findCategory, findProduct } from './shop.ts'
import { textsOf } from './texts.ts'
import { endVisit } from './visits.ts'

const t = textsOf('pl-PL')
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
  await movePointer(page, 1, 1)
  await untilInteractive(page.locator('footer a').first())
  await page.evaluate((href) => {
    const link = document.createElement('a')
    link.href = href
    link.textContent = 'link of a test'
    document.querySelector('footer a')?.parentElement?.append(link)
  }, path)
  await page
    .locator('footer a', { hasText: 'link of a test' })
    .last()
    .evaluate((link: HTMLElement) => link.click())
}

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

const robotsOf = (html: string) => /<meta name="robots" content="([^"]*)"/.exec(html)?.[1]
const titleOf = (html: string) => /<title[^>]*>([^<]*)/.exec(html)?.[1]
const headingOf = (html: string) => /<h1[^>]*>([^<]*)/.exec(html)?.[1]
const htmlOf = async (path: string): Promise<string> => (await fetch(shop + path)).text()

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
    const page = await htmlOf('/little-presents')
    expect(headingOf(page)).toBeTruthy()
    expect(titleOf(page)).not.toContain('404')
  })

  it('ROUTE-36 show the store’s own block for a missing page', async () => {
    const { cmsBlocks } = await callGraphql<{ cmsBlocks: { items: { title: string }[] } }>(
      '{ cmsBlocks(identifiers: ["no-page"]) { items { title } } }',
      {},
      'pl',
    )
    const html = await htmlOf('/nothing-here.html')
    expect(titleOf(html)).toBe('404 Not Found')
    expect(robotsOf(html)).toBe('ALL')
    expect(headingOf(html)).toBe(cmsBlocks.items[0]?.title)
  })

  it('ROUTE-41 ROUTE-42 ROUTE-43 ROUTE-44 of categories show the list of products, the content block, or both', async () => {
    const partsOf = (html: string) => {
      const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
      return { list: main.indexOf('data-list'), block: main.search(/class="banner"|<img[^>]+src="[^"]*scene/) }
    }
    const products = partsOf(await htmlOf((await categoryOfMode('PRODUCTS')).path))
    expect([products.list >= 0, products.block]).toEqual([true, -1])

    const pageMode = await categoryOfMode('PAGE')
    const html = await htmlOf(pageMode.path)
    const page = partsOf(html)
    expect([page.list, page.block >= 0]).toEqual([-1, true])
    const canonical = /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]
    expect(new URL(canonical ?? '').pathname).toBe(pageMode.path)
    expect(/<meta name="description" content="([^"]*)"/.exec(html)?.[1]).toBe(pageMode.meta_description)
    expect(titleOf(html)).toContain(pageMode.name)

    for (const mode of ['PRODUCTS_AND_PAGE', 'BRAND']) {
      const { list, block } = partsOf(await htmlOf((await categoryOfMode(mode)).path))
      expect(block, mode).toBeGreaterThan(0)
      expect(list, mode).toBeGreaterThan(block)
    }
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
  it('ROUTE-37 ROUTE-38 ROUTE-40 a failed route lookup is retried, a redirect replaces the history entry, and one may leave the site', async () => {
    const [category, product] = [await findCategory('pl'), await findProduct('ROLE-C1', 'pl')]
    const { page, complaints } = await visit({ viewport, locale: 'pl-PL' })
    await page.goto('/')
    await page.route(/graphql.*ResolveUrl/, (route) => route.fulfill({ status: 500, body: 'broken' }))
    await followInShop(page, category.path)
    await page.getByRole('heading', { name: t('notices.trouble.title') }).waitFor()
    expect(await page.title()).not.toContain('404')
    await page.unroute(/graphql.*ResolveUrl/)
    await page.getByRole('link', { name: t('notices.trouble.again') }).click()
    await page.getByRole('heading', { level: 1, name: category.name }).waitFor()
    // The browser itself logs the failed requests.
    const before = complaints.length

    await followInShop(page, '/archive/walk-trousers.html')
    await page.waitForURL(`**${product.path}`)
    await page.getByRole('heading', { level: 1, name: product.name }).waitFor()
    await page.goBack()
    await page.waitForURL(`**${category.path}`)
    await page.getByRole('heading', { level: 1, name: category.name }).waitFor()

    await page.route('https://en.wikipedia.org/**', (route) =>
      route.fulfill({ body: 'storks', contentType: 'text/html' }),
    )
    await followInShop(page, '/about-storks')
    await page.waitForURL(elsewhere, { waitUntil: 'commit' })
    expect(complaints.slice(before)).toEqual([])
    await endVisit(page)
  })

  it.runIf(isLong)(
    'AMB-45 ROUTE-35 ROUTE-45 ROUTE-46 ROUTE-48 ROUTE-53 ROUTE-54 a slow page shows its skeleton and starts at the top, Back restores the scroll position, and the next page of a list keeps the focus',
    async () => {
      const category = await findCategory('pl')
      const { page, complaints } = await visit({ viewport, locale: 'pl-PL' })
      await page.goto(category.path)
      const link = page.locator('[data-list] article h2 a').nth(20)
      await link.scrollIntoViewIfNeeded()
      expect(await comeToRest(page)).toBeGreaterThan(500)
      await untilInteractive(link)
      const topOfLink = () => link.evaluate((element) => element.getBoundingClientRect().top)

      // A click with a modifier key is left to the browser. Not on the same link, whose page is prefetched when the pointer is on it.
      const opened = page.context().waitForEvent('page')
      await page
        .locator('[data-list] article h2 a')
        .nth(21)
        .click({ modifiers: ['ControlOrMeta'] })
      await (await opened).close()
      expect(new URL(page.url()).pathname).toBe(category.path)

      const { promise: held, resolve: respond } = Promise.withResolvers<void>()
      await page.route('**/graphql**', async (route) => {
        await held
        await route.continue().catch(() => undefined)
      })
      const left = await topOfLink()
      await link.evaluate((element: HTMLElement) => element.click())
      await page.locator('[data-skeleton="product"]').waitFor()
      const pictures = await page.evaluate(() =>
        performance.getEntriesByType('resource').flatMap(({ name }) => (name.includes('/media/') ? [name] : [])),
      )
      expect(new Set(pictures.map((name) => new URL(name).pathname)).size, 'no picture twice').toBe(pictures.length)
      respond()
      await page.locator('[data-skeleton]').waitFor({ state: 'detached' })
      await page.unroute('**/graphql**')
      await expect.poll(() => scrolled(page)).toBe(0)
      await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1')
      expect(await page.locator('[data-announcer="page"]').textContent()).toBe(await page.title())
      if (device === 'phone') await page.getByRole('link', { name: t('url.back'), exact: true }).click()
      else await page.goBack()
      await page.waitForURL(`**${category.path}`)
      await page.locator('[data-list]').waitFor()
      await expect.poll(async () => Math.abs((await topOfLink()) - left)).toBeLessThan(5)

      await page.emulateMedia({ reducedMotion: 'reduce' })
      const next = page.locator('a[rel="next"]')
      await untilInteractive(next)
      await next.click()
      await page.waitForURL('**/page:2.html')
      const top = () => page.evaluate(() => document.querySelector('[data-list]')?.getBoundingClientRect().top)
      await expect.poll(top).toBeGreaterThan(-20)
      expect(await page.evaluate(() => document.activeElement?.getAttribute('rel'))).toBe('next')
      expect(complaints).toEqual([])
      await endVisit(page)
    },
  )

  it.runIf(isLong && device === 'phone')('ROUTE-54 back goes home for visitors from another site', async () => {
    const { page } = await visit({ viewport, locale: 'pl-PL' })
    await page.goto((await findProduct('ROLE-C1', 'pl')).path, { referer: 'https://search.example/' })
    const back = page.getByRole('link', { name: t('url.back'), exact: true })
    await untilInteractive(back)
    await back.click()
    await page.waitForURL(`${shop}/`)
    await endVisit(page)
  })
})
