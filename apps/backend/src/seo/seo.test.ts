import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createLog } from '@bocian/service/log.ts'
import type { FastifyInstance } from 'fastify'
import { readEnv } from '../start/env.ts'
import { createHttpServer } from '../http/http-server.ts'
import { unverifiedPictures } from '../import-export/batch/copy-pictures.ts'
import { numberRows } from '../import-export/demo/import-demo.ts'
import { importTable } from '../import-export/run/import-table.ts'
import { saveSettings } from '../store/store.ts'
import { deliverDueEvents } from '../testing/testing-events.ts'
import { importLegalPages } from '../testing/testing-legal-pages.ts'
import { testShop, type TestShop } from '../testing/testing.ts'

let shop: TestShop
let server: FastifyInstance
beforeAll(async () => {
  shop = await testShop({ demo: 'small' })
  server = await createHttpServer(shop.database, readEnv({}), createLog('backend', 'error'))
})
afterAll(async () => {
  await server.close()
  await shop.close()
})

interface Seo {
  sku?: string
  meta_robots: string
  mw_canonical_url: { url: string; code: string } | null
  mw_hreflangs: { items: { code: string; url: string }[] }
  mw_seo_markup: {
    social_markup: string
    rich_snippets: { product: string | null; seller: string; webpage: string; website: string }
  }
}
type Thing = Record<string, unknown>

const fields = `meta_robots mw_canonical_url { url code } mw_hreflangs { items { code url } }
  mw_seo_markup { social_markup rich_snippets { product seller webpage website } }`

async function ask<T>(query: string, store = 'pl'): Promise<T> {
  const response = await server.inject({
    method: 'POST',
    url: '/graphql',
    headers: { 'content-type': 'application/json', store },
    payload: JSON.stringify({ query }),
  })
  const { data, errors } = response.json<{ data: T; errors?: unknown }>()
  expect(errors).toBeUndefined()
  return data
}

async function products(store = 'pl'): Promise<Seo[]> {
  const { products: found } = await ask<{ products: { items: Seo[] } }>(
    `{ products(filter: {}, pageSize: 60) { items { sku ${fields} } } }`,
    store,
  )
  return found.items
}

const parsed = (json: string | null): Thing => JSON.parse(json ?? 'null') as Thing

describe('SEO data of a product', () => {
  it('SEO-02 GQL-08 returns its robots tag, its URL and its translations', async () => {
    const [first] = await products()
    expect(first?.meta_robots).toBe('INDEX, FOLLOW')
    expect(first?.mw_canonical_url).toEqual({ code: 'pl', url: expect.stringMatching(/^http.*\.html$/) as string })
    const codes = first?.mw_hreflangs.items.map(({ code }) => code) ?? []
    expect(codes).toContain('pl-PL')
    expect(codes).toContain('x-default')
    expect(new Set(codes).size).toBe(codes.length)
    const own = first?.mw_hreflangs.items.find(({ code }) => code === 'pl-PL')
    expect(own?.url).toBe(first?.mw_canonical_url?.url)
  })

  it('SEO-02 returns the same set of languages for every translation', async () => {
    const [polish, czech] = [await products('pl'), await products('cz')]
    const inCzech = czech.find(({ sku }) => sku === polish[0]?.sku)
    expect(inCzech?.mw_hreflangs).toEqual(polish[0]?.mw_hreflangs)
    expect(inCzech?.mw_canonical_url?.code).toBe('cz')
  })

  it('SEO-02 describes a product with sizes as a product group in which each size has its own offer', async () => {
    const snippets = (await products()).map((item) => parsed(item.mw_seo_markup.rich_snippets.product))
    const group = snippets.find((snippet) => snippet['@type'] === 'ProductGroup') as Thing
    expect(group).toMatchObject({
      '@context': 'https://schema.org',
      variesBy: expect.arrayContaining(['https://schema.org/size']) as unknown,
    })
    const variants = group['hasVariant'] as { size: string; offers: Thing }[]
    expect(variants.length).toBeGreaterThan(1)
    for (const { size, offers } of variants) {
      expect(size).toBeTruthy()
      expect(offers).toMatchObject({ '@type': 'Offer', priceCurrency: 'PLN' })
      expect(offers['price']).toBeGreaterThan(0)
      expect(offers['availability']).toMatch(/^https:\/\/schema\.org\/(In|OutOf)Stock$/)
    }
    const single = snippets.find((snippet) => snippet['@type'] === 'Product') as Thing
    expect(single['offers']).toMatchObject({ '@type': 'Offer' })
  })

  it('SEO-02 describes the seller, the website with its search, and the breadcrumbs', async () => {
    const [first] = await products()
    const { seller, website, webpage } = first?.mw_seo_markup.rich_snippets ?? { seller: '', website: '', webpage: '' }
    expect(parsed(seller)).toMatchObject({
      '@type': 'OnlineStore',
      name: 'Bocian',
      logo: expect.stringMatching(/^http.*\/demo\/bocian\.svg$/) as string,
    })
    expect(parsed(website)).toMatchObject({ '@type': 'WebSite', potentialAction: { '@type': 'SearchAction' } })
    const { breadcrumb } = parsed(webpage) as { breadcrumb: { itemListElement: { position: number; item: string }[] } }
    expect(breadcrumb.itemListElement.map(({ position }) => position)).toEqual(
      breadcrumb.itemListElement.map((_, index) => index + 1),
    )
    expect(breadcrumb.itemListElement.at(-1)?.item).toBe(first?.mw_canonical_url?.url)
  })

  it('SEO-02 describes a shop by its own name and logo, and one without a logo by its name', async () => {
    const save = async (name: string, logo: string): Promise<void> => {
      const values = { 'general/store_information/shop_name': name, 'design/header/logo_src': logo }
      await shop.database.transaction((tx) => saveSettings(tx, { scope: 'view', id: 1 }, values))
      await deliverDueEvents(shop.database)
    }
    const seller = async (): Promise<Thing> => parsed((await products())[0]?.mw_seo_markup.rich_snippets.seller ?? '{}')
    await save('Motyl', '/media/logo/motyl.svg')
    expect(await seller()).toMatchObject({
      name: 'Motyl',
      logo: expect.stringContaining('/media/logo/motyl.svg') as string,
    })
    await save('Motyl', '')
    expect(await seller()).not.toHaveProperty('logo')
    await save('Bocian', '/demo/bocian.svg')
  })

  it('SEO-02 escapes Open Graph values in attributes', async () => {
    const [first] = await products()
    const markup = first?.mw_seo_markup.social_markup ?? ''
    expect(markup).toContain('<meta property="og:type" content="product">')
    expect(markup.replaceAll(/<meta property="og:\w+" content="[^"<>]*">/g, '')).toBe('')
  })
})

describe('SEO data of a category', () => {
  it('SEO-03 GQL-08 returns its meta name, descriptions, titles and robots tag, and one URL per language', async () => {
    const { categoryList } = await ask<{ categoryList: { children: (Seo & Thing)[] }[] }>(
      `{ categoryList { children { category_seo_name description meta_description meta_title ${fields} } } }`,
    )
    const [first] = categoryList[0]?.children ?? []
    expect(first).toMatchObject({ meta_robots: 'INDEX, FOLLOW', category_seo_name: null })
    expect(first).toHaveProperty('meta_title')
    expect(first).toHaveProperty('meta_description')
    expect(first?.mw_canonical_url?.url).toMatch(/\.html$/)
    expect(first?.mw_seo_markup.rich_snippets.product).toBeNull()
    expect(parsed(first?.mw_seo_markup.rich_snippets.webpage ?? null)).toMatchObject({ '@type': 'WebPage' })
  })
})

describe('SEO data that a merchant gives a category', () => {
  it('SEO-03 GQL-08 returns its heading for search engines and its robots tag, and leaves it out of the sitemap', async () => {
    const read = async () => {
      const { categoryList } = await ask<{ categoryList: Thing[] }>(
        '{ categoryList(filters: { url_key: { eq: "wyprzedaz" } }) { name category_seo_name meta_robots } }',
      )
      return categoryList
    }
    const save = (more: Record<string, string>) =>
      importTable(
        shop.database,
        'categories',
        numberRows([{ path: 'Default Category/Sale', store_view_code: 'pl', name: 'Wyprzedaż', ...more }]),
        { now: new Date(), storeCode: 'pl', pictures: unverifiedPictures },
      )
    const inSitemap = async () => (await server.inject('/sitemap/pl-1.xml')).body.includes('/wyprzedaz.html<')
    await save({})
    expect(await read()).toEqual([{ name: 'Wyprzedaż', category_seo_name: null, meta_robots: 'INDEX, FOLLOW' }])
    expect(await inSitemap()).toBe(true)
    await save({ category_seo_name: 'Wyprzedaż ubrań dla dzieci', meta_robots: 'noindex, follow' })
    expect(await read()).toEqual([
      { name: 'Wyprzedaż', category_seo_name: 'Wyprzedaż ubrań dla dzieci', meta_robots: 'NOINDEX, FOLLOW' },
    ])
    expect(await inSitemap()).toBe(false)
    expect(await save({ meta_robots: 'LOUD' })).toMatchObject({ refused: 1 })
  })
})

describe('SEO data of a page', () => {
  it('SEO-02 GQL-08 returns one URL per language for the home page, at the root of each store view', async () => {
    const { cmsPage } = await ask<{ cmsPage: Seo }>(`{ cmsPage(identifier: "home") { ${fields} } }`, 'cz')
    expect(cmsPage.mw_canonical_url?.url).toMatch(/\/cz\/$/)
    expect(cmsPage.mw_hreflangs.items.find(({ code }) => code === 'x-default')?.url).toMatch(/\/eu\/$/)
    expect(parsed(cmsPage.mw_seo_markup.rich_snippets.website)).toMatchObject({ '@type': 'WebSite' })
  })

  it('that has no description of its own is described by its text, with settings and without blocks', async () => {
    const content = '<p>{{config path="general/store_information/name"}} sells.</p>{{block id="club"}}'
    await importLegalPages(shop.database, 'de', ['imprint'], { content })
    const { cmsPage } = await ask<{ cmsPage: Seo }>(`{ cmsPage(identifier: "imprint") { ${fields} } }`, 'de')
    expect(parsed(cmsPage.mw_seo_markup.rich_snippets.webpage)).toMatchObject({
      description: 'Bocian Sp. z o.o. sells.',
    })
    expect(cmsPage.mw_seo_markup.social_markup).toContain('"Bocian Sp. z o.o. sells."')
  })
})

it('SEO-02 a content page without breadcrumbs has none in its data, and the other pages keep theirs', async () => {
  const save = async (isShown: boolean): Promise<void> => {
    const values = { 'web/default/show_cms_breadcrumbs': isShown }
    await shop.database.transaction((tx) => saveSettings(tx, { scope: 'view', id: 1 }, values))
    await deliverDueEvents(shop.database)
  }
  const webpages = async (): Promise<Thing[]> => {
    const { cmsPage } = await ask<{ cmsPage: Seo }>(`{ cmsPage(identifier: "home") { ${fields} } }`)
    return [cmsPage, (await products())[0]].map((one) => parsed(one?.mw_seo_markup.rich_snippets.webpage ?? '{}'))
  }
  const breadcrumb = expect.objectContaining({ '@type': 'BreadcrumbList' }) as object
  expect(await webpages()).toMatchObject([{ breadcrumb }, { breadcrumb }])
  await save(false)
  const [page, product] = await webpages()
  expect(page).toMatchObject({ '@type': 'WebPage' })
  expect(page).not.toHaveProperty('breadcrumb')
  expect(product).toMatchObject({ breadcrumb })
  await save(true)
})

describe('sitemap and robots.txt', () => {
  const text = async (url: string) => (await server.inject(url)).body

  it('lists the sitemap files of a store view, and in them each URL with its translations', async () => {
    expect(await text('/sitemap/cz.xml')).toMatch(/<loc>http[^<]*\/cz\/sitemap-1\.xml<\/loc>/)
    const file = await text('/sitemap/cz-1.xml')
    const [first] = (await products('cz')).map(({ mw_canonical_url: canonical }) => canonical?.url ?? '')
    expect(file).toContain(`<loc>${encodeURI(first ?? '')}</loc>`)
    expect(file).toMatch(/<xhtml:link rel="alternate" hreflang="pl-PL" href="http[^"]*"\/>/)
    expect(file.match(/<url>/g)?.length).toBe(file.match(/<\/url>/g)?.length)
  })

  it('returns 404 for unknown files', async () => {
    for (const url of ['/sitemap/cz-99.xml', '/sitemap/nowhere.xml', '/sitemap/..%2Fcz.xml', '/sitemap/cz-0.xml'])
      expect((await server.inject(url)).statusCode, url).toBe(404)
  })

  it('lists every sitemap of a host and disallows private paths', async () => {
    const robots = await text('/robots.txt?host=127.0.0.1:3000')
    expect(robots).toContain('Disallow: /checkout')
    expect(robots).toContain('Disallow: /cz/cart')
    expect(robots).toContain('Sitemap: http://127.0.0.1:3000/sitemap.xml')
    expect(robots).toContain('Sitemap: http://127.0.0.1:3000/cz/sitemap.xml')
  })
})
