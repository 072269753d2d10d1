import { afterAll, beforeAll, expect, it } from 'vitest'
import { cacheTags } from '#src/platform/cache-tags.ts'
import { requestContext } from '#src/http/request-context.ts'
import { testShop, type TestShop } from '#src/testing/testing.ts'
import { saveBlocks, savePages } from '../cms.ts'
import { resolveDirectives } from './resolve-directives.ts'

const now = new Date('2026-11-21T10:00:00Z')
let shop: TestShop
beforeAll(async () => (shop = await testShop({ demo: 'small' })))
afterAll(() => shop.close())

const widget = (settings: string): string =>
  String.raw`{{widget type="Magento\CatalogWidget\Block\Product\ProductsList" template="Magento_PageBuilder::catalog/product/widget/content/grid.phtml" ${settings} conditions_encoded="^[` +
  '`1`:^[`operator`:`==`^]^]"}}'
const bySku = (skus: string): string => widget(`condition_option="sku" condition_option_value="${skus}"`)
const list = (skus: string, more = ''): string =>
  `<div data-content-type="products" data-appearance="grid"${more}>${bySku(skus)}</div>`

async function shown(content: string, store = 'pl'): Promise<string> {
  const page = { identifier: 'list', urlKey: 'list', title: 'list', contentHeading: '', content }
  const more = { metaTitle: '', metaDescription: '', metaKeywords: '', metaRobots: '', pageLayout: '', isActive: true }
  await shop.database.transaction((tx) =>
    savePages(
      tx,
      [1, 2].map((storeId) => ({ ...page, ...more, storeId })),
      now,
    ),
  )
  const { data } = await shop.execute<{ cmsPage: { content: string } }>(
    '{ cmsPage(identifier: "list") { content } }',
    {},
    { store },
  )
  return data.cmsPage.content
}

async function linkTo(sku: string, store = 'pl'): Promise<string> {
  const { data } = await shop.execute<{ products: { items: { name: string; url_key: string }[] } }>(
    'query ($sku: String) { products(filter: { sku: { eq: $sku } }) { items { name url_key } } }',
    { sku },
    { store },
  )
  const [product] = data.products.items
  const link = `<a class="product-item-link" href="/${product?.url_key}.html" data-product-sku="${sku}">${product?.name}</a>`
  return `<li class="product-item-details"><span class="product-item-name">${link}</span></li>`
}

it('CMS-13 renders a product list as links in SKU order, in the language of the store, and keeps its settings', async () => {
  const settings =
    ' data-autoplay="true" data-autoplay-speed="5000" data-infinite-loop="true" data-show-arrows="true" data-show-dots="false" data-carousel-mode="continuous" data-center-padding="60px" data-list-name="Lato"'
  for (const store of ['pl', 'cz']) {
    const links = (await linkTo('ROLE-S1', store)) + (await linkTo('ROLE-C1', store))
    expect(await shown(list('ROLE-S1, ROLE-C1', settings), store)).toBe(
      `<div data-content-type="products" data-appearance="grid"${settings}><ul class="product-items">${links}</ul></div>`,
    )
  }
})

it('CMS-13 omits unavailable products and duplicates, and an empty list renders nothing', async () => {
  expect(await shown(list('GONE,ROLE-S1,ROLE-S1'))).toContain(
    `><ul class="product-items">${await linkTo('ROLE-S1')}</ul></div>`,
  )
  expect(await shown(list('GONE'))).toBe('<div data-content-type="products" data-appearance="grid"></div>')
  expect(await shown(`<p>${widget('condition_option="category_ids" condition_option_value="5"')}</p>`)).toBe('<p></p>')
})

it('CMS-13 renders product lists in blocks too', async () => {
  const block = { identifier: 'warm', storeId: 1, title: 'warm', content: list('ROLE-S1') }
  await shop.database.transaction((tx) => saveBlocks(tx, [block], now))
  const { data } = await shop.execute<{ cmsBlocks: { items: { content: string }[] } }>(
    '{ cmsBlocks(identifiers: ["warm"]) { items { content } } }',
  )
  expect(data.cmsBlocks.items[0]?.content).toContain(await linkTo('ROLE-S1'))
})

it('CMS-13 tags a page with each of its products, and with the whole catalogue while one of them is not sold', async () => {
  const tagsOf = async (skus: string) => {
    const context = await requestContext(shop.database, new Headers({ store: 'pl' }), null)
    await resolveDirectives(context, list(skus), 'whole')
    return [...cacheTags(context)]
  }
  expect(await tagsOf('ROLE-S1')).toEqual([expect.stringMatching(/^p\d+$/)])
  expect(await tagsOf('ROLE-S1,GONE')).toEqual([expect.stringMatching(/^p\d+$/), 'l'])
  expect(await tagsOf('')).toEqual([])
})
