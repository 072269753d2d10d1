import pg from 'pg'
import type { GraphqlRequest } from './send-requests.ts'

/** The kinds of requests that are sent to every shop: the pages that shoppers open. */
export const kinds = ['listing', 'search', 'product', 'url'] as const
export type Kind = (typeof kinds)[number]
export const titles: Record<Kind, string> = {
  listing: 'Listing of 60 with facets',
  search: 'Search with facets',
  product: 'Product with its variants',
  url: 'URL resolution',
}

export type RequestsByKind = Record<Kind, GraphqlRequest[]>

/** The entities that the requests are about, the same in every shop. */
export interface Subjects {
  categories: string[]
  words: string[]
  products: { urlKey: string; path: string }[]
}

const categoryCount = 12
const wordCount = 12
const productCount = 200

/** Picks categories of all sizes that fill a page, words that names start with, and products across the whole catalogue. */
export async function pickSubjects(databaseUrl: string): Promise<Subjects> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const column = async (query: string): Promise<string[]> =>
    (await client.query<{ value: string }>(query)).rows.map(({ value }) => value)
  try {
    const categories = await column(`
      select t.url_path as value from catalogue_category c
      join catalogue_category_text t on t.category_id = c.id and t.store_id = 1
      join (select category_id, count(*) from catalogue_listing l, unnest(l.category_ids) as category_id
        where l.store_id = 1 group by 1 having count(*) >= 60) n on n.category_id = c.id
      where c.level > 1 order by n.count desc, t.url_path`)
    const words = await column(`
      select lower(word) as value from catalogue_listing l, regexp_split_to_table(l.name, ' ') as word
      where l.store_id = 1 and length(word) > 4 group by 1 having count(*) >= 20 order by count(*) desc, 1`)
    const products = await client.query<{ urlKey: string; path: string }>(`
      select l.url_key as "urlKey", r.request_path as path from catalogue_listing l
      join url_rewrite r on r.store_id = 1 and r.entity = 'product' and r.entity_id = l.product_id and r.redirect_code = 0
      where l.store_id = 1 order by md5(l.sku) limit ${productCount}`)
    return {
      categories: evenly(categories, categoryCount),
      words: evenly(words, wordCount),
      products: products.rows,
    }
  } finally {
    await client.end()
  }
}

function evenly<T>(list: readonly T[], count: number): T[] {
  const step = Math.max(1, list.length / count)
  return Array.from({ length: Math.min(count, list.length) }, (_, index) => list[Math.floor(index * step)] as T)
}

const bocianListing = `total_count
  items {
    sku name url_key small_image { url }
    price_range { minimum_price { final_price { value } } maximum_price { final_price { value } } }
  }
  aggregations { attribute_code options { label value count } }`

const bocianProduct = `sku name description { html } media_gallery { url } categories { name url_path }
  ... on ConfigurableProduct {
    configurable_options { attribute_code values { uid label } }
    variants {
      product { sku stock_status price_range { minimum_price { final_price { value } } } }
      attributes { code label }
    }
  }`

/** The requests in Magento's schema. */
export function bocianRequests({ categories, words, products }: Subjects): RequestsByKind {
  const headers = { store: 'pl' }
  return {
    listing: categories.map((path) => ({
      query: `query Listing($path: String!) {
        products(filter: { category_url_path: { eq: $path } }, pageSize: 60) { ${bocianListing} } }`,
      variables: { path },
      headers,
    })),
    search: words.map((text) => ({
      query: `query Search($text: String!) { products(search: $text, pageSize: 60) { ${bocianListing} } }`,
      variables: { text },
      headers,
    })),
    product: products.map(({ urlKey }) => ({
      query: `query Product($key: String!) {
        products(filter: { url_key: { eq: $key } }, pageSize: 1) { items { ${bocianProduct} } } }`,
      variables: { key: urlKey },
      headers,
    })),
    url: products.map(({ path }) => ({
      query: 'query Route($url: String!) { route(url: $url) { __typename relative_url redirect_code } }',
      variables: { url: path },
      headers,
    })),
  }
}

const vendureListing = `totalItems
  items {
    sku productName slug productAsset { preview }
    priceWithTax { ... on PriceRange { min max } ... on SinglePrice { value } }
  }
  facetValues { count facetValue { id name facet { code } } }
  collections { count collection { id name } }`

const vendureProduct = `name description assets { preview } collections { name slug }
  optionGroups { code options { id name } }
  variants { sku stockLevel priceWithTax options { code name } }`

/** The requests in Vendure's schema. Vendure does not resolve URLs; the closest query returns the product with a slug. */
export function vendureRequests({ categories, words, products }: Subjects): RequestsByKind {
  const search = (input: Record<string, unknown>): GraphqlRequest => ({
    query: `query Search($input: SearchInput!) { search(input: $input) { ${vendureListing} } }`,
    variables: { input: { groupByProduct: true, take: 60, ...input } },
  })
  return {
    listing: categories.map((path) => search({ collectionSlug: path.replaceAll('/', '-') })),
    search: words.map((term) => search({ term })),
    product: products.map(({ urlKey }) => ({
      query: `query Product($slug: String!) { product(slug: $slug) { ${vendureProduct} } }`,
      variables: { slug: urlKey },
    })),
    url: products.map(({ urlKey }) => ({
      query: 'query Route($slug: String!) { product(slug: $slug) { __typename slug } }',
      variables: { slug: urlKey },
    })),
  }
}
