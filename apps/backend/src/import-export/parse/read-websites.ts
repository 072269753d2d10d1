import { parseList } from './parse-cells.ts'
import type { Complaint, ImportStore, NumberedRow } from '../types.ts'

/** Counts the products per website of a file. */
export interface WebsiteCounter {
  note(numbered: NumberedRow): void
  products: ReadonlyMap<string, number>
}

export function createWebsiteCounter(): WebsiteCounter {
  const products = new Map<string, number>()
  return {
    products,
    note({ row }) {
      if ((row['store_view_code'] ?? '').trim() !== '') return
      for (const code of parseList(row['product_websites'])) products.set(code, (products.get(code) ?? 0) + 1)
    },
  }
}

/** The mapping of a file's websites to store views. */
export interface Websites {
  stores: ReadonlyMap<string, ImportStore[]>
  /** The operator set the mapping, so rows of other store views are skipped. */
  isNamed: boolean
  remark: Complaint | undefined
}

const mainWebsite = 'base'

/**
 * Maps websites to store views as set by the operator. By default the main website (`base`, or the one with most products)
 * is mapped to the store view of the import, and a website with the code of a store view to that one.
 */
export function mapWebsites(
  products: ReadonlyMap<string, number>,
  named: Readonly<Record<string, readonly string[]>> | undefined,
  stores: ReadonlyMap<string, ImportStore>,
  baseStore: ImportStore,
): Websites {
  const placed =
    named === undefined ? guess(products, stores, baseStore) : new Map(Object.entries(named).map(storesNamed(stores)))
  const unknown = [...products].filter(([code]) => !placed.has(code))
  return { stores: placed, isNamed: named !== undefined, remark: remarkOn(unknown) }
}

function storesNamed(stores: ReadonlyMap<string, ImportStore>) {
  return ([website, codes]: [string, readonly string[]]): [string, ImportStore[]] => [
    website,
    codes.map((code) => needStoreView(code, stores)),
  ]
}

/** The store view with this code. Throws RangeError for an unknown one. */
export function needStoreView(code: string, stores: ReadonlyMap<string, ImportStore>): ImportStore {
  const store = stores.get(code)
  if (store === undefined) throw new RangeError(`There is no store view "${code}".`)
  return store
}

function guess(
  products: ReadonlyMap<string, number>,
  stores: ReadonlyMap<string, ImportStore>,
  baseStore: ImportStore,
): Map<string, ImportStore[]> {
  const largest = [...products].toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? mainWebsite
  const main = products.has(mainWebsite) ? mainWebsite : largest
  const placed = new Map<string, ImportStore[]>([[main, [baseStore]]])
  for (const code of products.keys()) {
    const store = stores.get(code)
    if (store !== undefined && code !== main) placed.set(code, [store])
  }
  return placed
}

function remarkOn(unknown: [string, number][]): Complaint | undefined {
  if (unknown.length === 0) return undefined
  const spoken = unknown.map(([code, count]) => `${code} (${count === 1 ? '1 product' : `${count} products`})`)
  const example = `--websites ${unknown[0]?.[0]}=CODE`
  const reason = `these websites have no store view: ${spoken.join(', ')}; use ${example} to map one`
  return { line: 1, key: '', reason, isWarning: true }
}
