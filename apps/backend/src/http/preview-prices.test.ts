import { signPreviewKey } from '@bocian/service/preview-key.ts'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { rebuildListing } from '../catalogue/index/index.ts'
import { saveBlocks } from '../cms/cms.ts'
import { saveLabels, type LabelDraft } from '../label/label.ts'
import { pricesOf, savePrices } from '../pricing/pricing.ts'
import { httpServer } from '../testing/testing-http.ts'
import { testShop, type TestShop } from '../testing/testing.ts'

const secret = 'a-long-text-of-our-services'
const day = 86_400_000
/** A key names a moment to the second. */
const start = new Date(Math.floor(Date.now() / 1_000) * 1_000 + 10 * day)
const end = new Date(start.getTime() + 5 * day)
const during = new Date(start.getTime() + day)
const afterwards = new Date(end.getTime() + 1_000)
const keyAt = (at: Date | undefined) =>
  signPreviewKey(secret, { expires: new Date(Date.now() + 3_600_000), at, offset: 0 })

const saleLabel: LabelDraft = {
  code: 'sale',
  storeId: 1,
  name: 'Taniej',
  txt: 'Taniej',
  image: null,
  appliesTo: 'sale',
  appliesValue: '',
  groupIds: [0],
  categoryPosition: 'top-left',
  categorySize: '',
  categoryStyle: '',
  productPosition: null,
  productSize: '',
  productStyle: '',
  priority: 1,
}

let shop: TestShop
let server: FastifyInstance
let cart: string
/** The dress for 80 zł, ROLE-C1, costs 8 zł for five days in the future. */
beforeAll(async () => {
  shop = await testShop({ demo: 'small' })
  server = await httpServer(shop.database, { INTERNAL_SECRET: secret })
  await shop.database.transaction(async (tx) => {
    const { rows } = await sql<{ id: number }>`select id from catalogue_product where sku = 'ROLE-C1'`.execute(tx)
    const ids = rows.map(({ id }) => id)
    const prices = await pricesOf(tx, ids, [1])
    await savePrices(
      tx,
      prices.map((price) => ({ ...price, special: 800, specialFrom: start, specialTo: end })),
      new Date(),
    )
    await rebuildListing(tx, { productIds: ids, now: new Date() })
    await saveLabels(tx, [saleLabel])
  })
  const made = await shop.execute<{ createEmptyCart: string }>('mutation { createEmptyCart }')
  cart = made.data.createEmptyCart
  await shop.execute(
    `mutation { addProductsToCart(cartId: "${cart}", cartItems: [{ sku: "ROLE-C1-98", quantity: 1 }]) { user_errors { message } } }`,
  )
})
afterAll(async () => {
  await server.close()
  await shop.close()
})

async function get<T>(query: string, key?: string): Promise<T> {
  const response = await server.inject({
    url: `/graphql?query=${encodeURIComponent(query)}`,
    headers: { store: 'pl', ...(key === undefined ? {} : { 'x-shop-preview': key }) },
  })
  return response.json<{ data: T }>().data
}

const price = 'price_range { minimum_price { final_price { value } discount { percent_off } } lowest_price { value } }'
interface Priced {
  sku: string
  price_range: {
    minimum_price: { final_price: { value: number }; discount: { percent_off: number } }
    lowest_price: { value: number } | null
  }
}
const shown = ({ price_range: { minimum_price: least, lowest_price: lowest } }: Priced) => ({
  price: least.final_price.value,
  off: least.discount.percent_off,
  lowest: lowest?.value ?? null,
})
async function productAt(key?: string) {
  const query = `{ products(filter: { sku: { eq: "ROLE-C1" } }) { items { sku ${price} ... on ConfigurableProduct { variants { product { sku ${price} } } } } } }`
  const data = await get<{ products: { items: (Priced & { variants: { product: Priced }[] })[] } }>(query, key)
  const [product] = data.products.items
  if (product === undefined) throw new Error('The product is not sold.')
  return [shown(product), ...product.variants.map((variant) => shown(variant.product))]
}
const now = { price: 80, off: 0, lowest: null }
const reduced = { price: 8, off: 90, lowest: 80 }

it('shows the price of its moment on a product and its variants, with the lowest price before the reduction', async () => {
  expect(await productAt(keyAt(new Date(start.getTime() - 1_000)))).toEqual([now, now, now, now])
  expect(await productAt(keyAt(start))).toEqual([reduced, reduced, reduced, reduced])
  expect(await productAt(keyAt(end))).toEqual([reduced, reduced, reduced, reduced])
  expect(await productAt(keyAt(afterwards))).toEqual([now, now, now, now])
})

it('shows to everybody else, and in a preview without a moment, the price of now, also right after a preview', async () => {
  await productAt(keyAt(during))
  expect(await productAt()).toEqual([now, now, now, now])
  expect(await productAt(keyAt(undefined))).toEqual([now, now, now, now])
})

const listed = async (more: string, key?: string) => {
  const query = `{ products(${more}) { total_count items { sku } aggregations { attribute_code options { value count } } } }`
  interface Data {
    products: {
      items: { sku: string }[]
      aggregations: { attribute_code: string; options: { value: string; count: number }[] }[]
    }
  }
  const { products } = await get<Data>(query, key)
  const prices = products.aggregations.find((one) => one.attribute_code === 'price')?.options ?? []
  return { skus: products.items.map(({ sku }) => sku), prices }
}

it('sorts, filters and counts a list by the prices of its moment', async () => {
  const cheapestFirst = 'filter: { in_stock: { eq: "1" } }, sort: { price: ASC }'
  const dresses = ({ skus }: { skus: string[] }) => skus.slice(0, 1)
  expect(dresses(await listed(cheapestFirst, keyAt(during)))).toEqual(['ROLE-C1'])
  expect(dresses(await listed(cheapestFirst))).not.toEqual(['ROLE-C1'])
  const below10 = 'filter: { price: { to: "9" } }'
  expect((await listed(below10, keyAt(during))).skus).toEqual(['ROLE-C1'])
  expect((await listed(below10, keyAt(afterwards))).skus).toEqual([])
  expect((await listed(below10)).skus).toEqual([])
  const onSale = 'filter: { on_sale: { eq: "1" } }'
  expect((await listed(onSale, keyAt(during))).skus).toContain('ROLE-C1')
  expect((await listed(onSale)).skus).not.toContain('ROLE-C1')
  const countBelow10 = async (key?: string) =>
    (await listed('filter: {}', key)).prices.filter(({ value }) => Number(value.split('_')[0]) < 10)[0]?.count
  expect(await countBelow10(keyAt(during))).toBe(((await countBelow10()) ?? 0) + 1)
})

it('sorts the products in a text by the prices of its moment', async () => {
  const { rows } = await sql<{ id: number }>`
    select distinct unnest(category_ids) as id from catalogue_listing where store_id = 1`.execute(shop.database.reader)
  const list = (order: string) =>
    String.raw`{{widget type="Magento\CatalogWidget\Block\Product\ProductsList" condition_option="category_ids" condition_option_value="${rows.map(({ id }) => id).join(',')}" products_count="100" sort_order="${order}"}}`
  await shop.database.transaction((tx) =>
    saveBlocks(
      tx,
      [
        { identifier: 'cheapest', storeId: 1, title: 'a', content: list('price_low_to_high') },
        { identifier: 'dearest', storeId: 1, title: 'a', content: list('price_high_to_low') },
      ],
      new Date(),
    ),
  )
  const skus = async (identifier: string, key?: string) => {
    const query = `{ cmsBlocks(identifiers: ["${identifier}"]) { items { content } } }`
    const { cmsBlocks } = await get<{ cmsBlocks: { items: { content: string }[] } }>(query, key)
    return Array.from(cmsBlocks.items[0]?.content.matchAll(/data-product-sku="([^"]*)"/g) ?? [], ([, sku]) => sku)
  }
  expect((await skus('cheapest', keyAt(during)))[0]).toBe('ROLE-C1')
  expect((await skus('dearest', keyAt(during))).at(-1)).toBe('ROLE-C1')
  expect((await skus('cheapest', keyAt(afterwards)))[0]).not.toBe('ROLE-C1')
  expect((await skus('cheapest'))[0]).not.toBe('ROLE-C1')
})

it('searches by the prices of its moment', async () => {
  const search = 'search: "sukienka mirabelka", sort: { price: ASC }'
  expect((await listed(search, keyAt(during))).skus).toEqual(['ROLE-C1', 'ROLE-C1-BIS'])
  const descending = 'search: "sukienka mirabelka", sort: { price: DESC }'
  expect((await listed(descending, keyAt(during))).skus).toEqual(['ROLE-C1-BIS', 'ROLE-C1'])
  const upToTen = 'search: "sukienka do 10 zł"'
  expect((await listed(upToTen, keyAt(during))).skus).toEqual(['ROLE-C1'])
  expect((await listed(upToTen)).skus).not.toEqual(['ROLE-C1'])
})

it('shows them in a cart', async () => {
  const query = `{ cart(cart_id: "${cart}") { items { prices { price_including_tax { value } } product { sku ${price} } } prices { grand_total { value } } } }`
  interface Data {
    cart: {
      items: { prices: { price_including_tax: { value: number } }; product: Priced }[]
      prices: { grand_total: { value: number } }
    }
  }
  const inCart = async (key?: string) => {
    const found = (await get<Data>(query, key)).cart
    return [
      found.prices.grand_total.value,
      ...found.items.map((item) => item.prices.price_including_tax.value),
      ...found.items.map((item) => shown(item.product)),
    ]
  }
  expect(await inCart(keyAt(during))).toEqual([8, 8, reduced])
  expect(await inCart()).toEqual([80, 80, now])
})

it('labels what is reduced at its moment', async () => {
  const { products } = await get<{ products: { items: { id: number }[] } }>(
    '{ products(filter: { sku: { eq: "ROLE-C1" } }) { items { id } } }',
  )
  const query = `{ amLabelProvider(productIds: [${products.items[0]?.id}], mode: CATEGORY) { items { name } } }`
  const names = async (key?: string) =>
    (await get<{ amLabelProvider: { items: { name: string }[] }[] }>(query, key)).amLabelProvider[0]?.items.map(
      ({ name }) => name,
    ) ?? []
  expect(await names(keyAt(during))).toContain('Taniej')
  expect(await names(keyAt(undefined))).not.toContain('Taniej')
  expect(await names()).not.toContain('Taniej')
})
