import { queryRows } from './databases.ts'
import type { Subjects } from './shop-requests.ts'

/** The kinds of pages. All but the last are rendered for each request: by ever new filters, or by a parameter that no page knows. */
export const pageKinds = ['list', 'search', 'product', 'home', 'cached'] as const
export type PageKind = (typeof pageKinds)[number]

export const pageTitles: Record<PageKind, string> = {
  list: 'List with ever new filters',
  search: 'Search with ever new filters',
  product: 'Product',
  home: 'Home',
  cached: 'List, again and again',
}

/** The paths of a shop's pages, by the number of the request. */
export type SitePaths = Record<PageKind, (nth: number) => string>

interface Range {
  from: string
  to: string
}

/** A range of prices that no earlier request had: it starts between 10 and 50, and holds all dearer products. */
export function newRange(nth: number): Range {
  return { from: (10 + ((nth * 7) % 4_000) / 100).toFixed(2), to: String(1_000 + Math.floor(nth / 4_000)) }
}

const pick = <T>(list: readonly T[], nth: number): T => {
  const one = list[nth % list.length]
  if (one === undefined) throw new Error('There is nothing to ask for.')
  return one
}

export const mostLists = 12

/**
 * The categories whose lists are full in every shop, as paths: in EverShop a product has only one category, its deepest one, and is in the
 * lists of those above.
 */
export async function fullCategories(database: string): Promise<string[]> {
  const rows = await queryRows<{ path: string }>(
    database,
    `with home as (
      select distinct on (l.product_id) c.id_path from catalogue_listing l join catalogue_category c on c.id = any(l.category_ids)
      where l.store_id = 1 order by l.product_id, c.level desc, c.id)
    select t.url_path as path from home cross join unnest(home.id_path) as above
    join catalogue_category c on c.id = above and c.level > 1
    join catalogue_category_text t on t.category_id = c.id and t.store_id = 1
    group by t.url_path having count(*) >= 60 order by count(*) desc, t.url_path limit ${mostLists}`,
  )
  return rows.map(({ path }) => path)
}

/** The paths of Bocian, whose filters are segments: `/girls/price:10.07_1000.html`. */
export async function bocianPaths(database: string, { categories, words, products }: Subjects): Promise<SitePaths> {
  const rows = await queryRows<{ path: string }>(
    database,
    `select r.request_path as path from catalogue_category_text t
    join url_rewrite r on r.store_id = 1 and r.entity = 'category' and r.entity_id = t.category_id and r.redirect_code = 0
    where t.store_id = 1 and t.url_path = any($1) order by array_position($1, t.url_path)`,
    [categories],
  )
  const lists = rows.map(({ path }) => path)
  const filtered = (path: string, { from, to }: Range): string =>
    path.replace(/(\.\w+)?$/, (suffix) => `/price:${from}_${to}${suffix}`)
  return {
    list: (nth) => `/${filtered(pick(lists, nth), newRange(nth))}`,
    search: (nth) => filtered(`/search/query/${encodeURIComponent(pick(words, nth))}`, newRange(nth)),
    product: (nth) => `/${pick(products, nth).path}?bench=${nth}`,
    home: (nth) => `/?bench=${nth}`,
    cached: (nth) => `/${pick(lists, nth)}`,
  }
}
