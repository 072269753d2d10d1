import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { run } from '#src/platform/database.ts'
import { testShop, type TestShop } from '#src/testing/testing.ts'
import { joinTaxonomy } from '../taxonomy.ts'
import { emptyBitsetIndex, entriesIn, entryById } from './bitset/bitset-index.ts'
import type { CommonParts } from './common-parts.ts'
import { changesSince } from './index-queries.ts'
import { loadProducts } from './load-products.ts'
import { emptyInvertedIndex, synonymsOf } from './search/search.ts'
import { ownPositions } from './shared-parts.ts'
import { readStocked } from './stocked-variants.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await testShop({ demo: 'small' })
})
afterAll(() => shop.close())

const [polish, german] = [1, 4]
const taxonomy = joinTaxonomy({ attributes: [], options: [], categories: [], texts: [], synonyms: [] }, '')
const emptyIndex = (language: string) => ({
  version: 0,
  bitsets: emptyBitsetIndex(),
  terms: emptyInvertedIndex(language, synonymsOf(taxonomy, language)),
})
const shared = () => ({ others: [], common: new Map() as CommonParts, stocked: new Map() })
const nothing = async (): Promise<void> => undefined

test('loads the products that are read as changes otherwise', async () => {
  const { reader } = shop.database
  const index = emptyIndex('pl')
  await loadProducts(reader, polish, index, shared(), nothing)
  const { changed, version } = await run(reader, changesSince(polish, 0))
  expect(index.version).toBe(version)
  const entries = changed.map(({ searchText: _, stockedVariants, ...entry }) => {
    return { ...entry, positions: ownPositions(entry), stocked: readStocked(stockedVariants, new Map()) }
  })
  const loaded = entriesIn(index.bitsets, index.bitsets.all)
  expect(loaded.length).toBeGreaterThan(5)
  expect(loaded.toSorted((a, b) => a.id - b.id)).toEqual(entries.toSorted((a, b) => a.id - b.id))
})

test('store views share what they have in common', async () => {
  const parts = shared()
  const [first, second] = [emptyIndex('pl'), emptyIndex('de')]
  await loadProducts(shop.database.reader, polish, first, parts, nothing)
  await loadProducts(shop.database.reader, german, second, { ...parts, others: [first] }, nothing)
  const both = entriesIn(second.bitsets, second.bitsets.all).filter(({ id }) => first.bitsets.rowOf.has(id))
  expect(both.length).toBeGreaterThan(5)
  for (const entry of both) expect(entry.optionIds).toBe(entryById(first.bitsets, entry.id)?.optionIds)
})

test('what changes while products are loaded is a change since the version of the index', async () => {
  const { reader } = shop.database
  const index = emptyIndex('pl')
  let changed: number[] = []
  await loadProducts(reader, polish, index, shared(), async () => {
    changed = await shop.database.transaction(async (tx) => {
      const { rows } = await sql<{ id: number }>`
        update catalogue_listing set version = nextval('catalogue_listing_version')
        where store_id = ${polish} and product_id = (select min(product_id) from catalogue_listing where store_id = ${polish})
        returning product_id as id`.execute(tx)
      return rows.map(({ id }) => id)
    })
  })
  const changes = await run(reader, changesSince(polish, index.version))
  expect(changed).toHaveLength(1)
  expect(changes.changed.map(({ id }) => id)).toEqual(changed)
})
