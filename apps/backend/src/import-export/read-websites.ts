import { parseList } from './parse-cells.ts'
import type { Complaint, ImportStore, NumberedRow } from './types.ts'

/** Counts the products of each website that a file names. */
export interface WebsiteSight {
  note(numbered: NumberedRow): void
  products: ReadonlyMap<string, number>
}

export function createWebsiteSight(): WebsiteSight {
  const products = new Map<string, number>()
  return {
    products,
    note({ row }) {
      if ((row['store_view_code'] ?? '').trim() !== '') return
      for (const code of parseList(row['product_websites'])) products.set(code, (products.get(code) ?? 0) + 1)
    },
  }
}

/** The store views that the websites of a file stand for. */
export interface Websites {
  stores: ReadonlyMap<string, ImportStore[]>
  /** The operator said so: rows of other store views are left out. */
  isNamed: boolean
  remark: Complaint | undefined
}

const mainWebsite = 'base'

/**
 * What the operator named; else the main website (`base`, or the one with most products) is the store view that is
 * imported for, and a website named like a store view is that one.
 */
export function placeWebsites(
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

/** The store view of that code; RangeError when there is none. */
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
  const reason = `no store view stands for these websites: ${spoken.join(', ')}; ${example} names one`
  return { line: 1, key: '', reason, isWarning: true }
}
