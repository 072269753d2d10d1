import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { demoRows } from '#demo/demo-shop.ts'
import { pageFile } from '#demo/page-files.ts'
import { stores } from '#demo/stores.ts'
import { saveBlocks, savePages } from '../cms/cms.ts'
import { deliverDueEvents } from '../testing/testing-events.ts'
import { testShop, type TestShop } from '../testing/testing.ts'
import { findStore, removeSetting, saveSettings, storeViews } from '../store/store.ts'
import { sitemapFile } from './sitemap.ts'

const now = new Date('2026-11-21T10:00:00Z')
const words = /klub|club|клуб|ակումբ/iu
const withoutClub = ['broel_pl', 'lemon_pl', 'marketplaces_pl', 'marketplaces_ro']
const withClub = stores.filter(({ code }) => !withoutClub.includes(code))

let shop: TestShop
const identifiers: string[] = []

beforeAll(async () => {
  shop = await testShop()
  const ids = new Map((await storeViews(shop.database.reader)).map(({ code, id }) => [code, id]))
  const text = (value: string | undefined) => value ?? ''
  const blocks = [...demoRows('blocks', { now })].map((row) => ({
    identifier: text(row['identifier']),
    storeId: ids.get(text(row['store_view_code'])) ?? 0,
    title: text(row['title']),
    content: text(row['content']),
  }))
  const pages = [...demoRows('pages', { now })].map((row) => ({
    identifier: text(row['identifier']),
    storeId: ids.get(text(row['store_view_code'])) ?? 0,
    urlKey: text(row['url_key']),
    title: text(row['title']),
    contentHeading: text(row['content_heading']),
    content: text(row['content']),
    metaTitle: text(row['meta_title']),
    metaDescription: text(row['meta_description']),
    metaKeywords: '',
    metaRobots: '',
    pageLayout: '1column',
    isActive: true,
  }))
  identifiers.push(...new Set(blocks.map(({ identifier }) => identifier)))
  await shop.database.transaction(async (tx) => {
    await saveBlocks(tx, blocks, now)
    await savePages(tx, pages, now)
  })
})
afterAll(() => shop.close())

interface Contents {
  cmsBlocks: { items: ({ identifier: string; content: string } | null)[] }
}
interface Club {
  cmsPage: { content: string; meta_description: string } | null
  agreements: { front_label: string }[]
  route: { relative_url: string } | null
}

const blocksOf = async (store: string): Promise<Map<string, string>> => {
  const query = 'query ($ids: [String]) { cmsBlocks(identifiers: $ids) { items { identifier content } } }'
  const { data } = await shop.execute<Contents>(query, { ids: identifiers }, { store })
  return new Map(data.cmsBlocks.items.flatMap((item) => (item ? [[item.identifier, item.content]] : [])))
}
const clubOf = async (store: string): Promise<Club> => {
  const query = `{ cmsPage(identifier: "customer-club") { content meta_description }
    agreements(scope: "my-account") { front_label } route(url: "customer-club") { relative_url } }`
  return (await shop.execute<Club>(query, {}, { store })).data
}
const sitemapOf = async (code: string): Promise<string> => {
  const store = await findStore(shop.database.reader, code)
  return (store && (await sitemapFile(shop.database.reader, store, 1))) ?? ''
}

describe('the customer club in the content of a store view', () => {
  it.each(withClub)('STORE-26 $code has one: page and footer show it, with the rate that it has', async (store) => {
    const { path, label } = pageFile(store.language, 'customer-club')
    expect((await blocksOf(store.code)).get('pwa-footer-whole')).toContain(`<a href="/${path}">${label}</a>`)
    const { cmsPage } = await clubOf(store.code)
    expect(cmsPage?.content).toMatch(/\/loyalty\/customer\/activate/)
    const rates = { PLN: '1 zł', CZK: '6 Kč', EUR: '0[.,]25', RON: '1,20 lei', UAH: '10 ₴', AMD: '100 ֏' }
    expect(cmsPage?.content.replaceAll('\u00A0', ' ')).toMatch(new RegExp(`[ €]${rates[store.currency]}`))
    expect(await sitemapOf(store.code)).toContain(`/${path}</loc>`)
  })

  it.each(withoutClub)('STORE-26 %s has none: no page, link, agreement or text mentions it', async (store) => {
    for (const [identifier, content] of await blocksOf(store)) expect(content, identifier).not.toMatch(words)
    const { cmsPage, agreements, route } = await clubOf(store)
    expect([cmsPage, route]).toEqual([null, null])
    expect(agreements.filter((agreement) => words.test(agreement.front_label))).toEqual([])
    for (const { identifier } of demoRows('pages', { now })) {
      const query = 'query ($id: String) { cmsPage(identifier: $id) { content meta_description } }'
      const { data } = await shop.execute<{ cmsPage: object | null }>(query, { id: identifier }, { store })
      expect(JSON.stringify(data.cmsPage), identifier).not.toMatch(words)
    }
    expect(await sitemapOf(store)).not.toMatch(words)
  })

  it('STORE-26 goes and comes back with the setting', async () => {
    const { path } = pageFile('pl', 'customer-club')
    const scope = { scope: 'view', id: 1 } as const
    const shown = async () => ({
      footer: (await blocksOf('pl')).get('pwa-footer-whole')?.includes(path),
      page: (await clubOf('pl')).cmsPage !== null,
      // Pages of other languages name their translations.
      sitemaps: [(await sitemapOf('pl')).includes(path), (await sitemapOf('cz')).includes(path)],
    })
    expect(await shown()).toEqual({ footer: true, page: true, sitemaps: [true, true] })
    await shop.database.transaction((tx) => saveSettings(tx, scope, { 'loyalty/general/enabled': false }))
    onTestFinished(async () => {
      await shop.database.transaction((tx) => removeSetting(tx, scope, 'loyalty/general/enabled'))
    })
    await deliverDueEvents(shop.database)
    expect(await shown()).toEqual({ footer: false, page: false, sitemaps: [false, false] })
  })
})

it.each([14, 30])('every text about returns names the setting of the store view: %i days', async (days) => {
  const scope = { scope: 'default', id: 0 } as const
  await shop.database.transaction((tx) => saveSettings(tx, scope, { 'sales/rma/return_days': days }))
  onTestFinished(async () => {
    await shop.database.transaction((tx) => removeSetting(tx, scope, 'sales/rma/return_days'))
  })
  await deliverDueEvents(shop.database)
  for (const { code } of stores) {
    const blocks = await blocksOf(code)
    const query = 'query ($id: String) { cmsPage(identifier: $id) { content } }'
    const pageOf = async (id: string) =>
      (await shop.execute<{ cmsPage: { content: string } }>(query, { id }, { store: code })).data.cmsPage.content
    const named = new RegExp(`(^|[^\\d])${days}[- \u00A0]\\p{L}`, 'u')
    const returns = (await pageOf('returns')).split('</p>')[0]
    for (const text of [blocks.get('pwa-header-top-bar'), blocks.get('home-benefits'), returns])
      expect(text, code).toMatch(named)
    const texts = [...blocks.values(), returns, await pageOf('terms'), await pageOf('gift-card-guide')]
    expect(texts.join('').match(/\{\{/g), code).toBeNull()
  }
})
