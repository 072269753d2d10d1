import { run, type Reader } from '#src/platform/database.ts'
import { putEntry, type BitsetIndex } from './bitset/bitset-index.ts'
import { entryOf, type CommonParts } from './common-parts.ts'
import { rowsAfter, type FirstRows } from './first-load-queries.ts'
import { indexAllPending, putProduct, type InvertedIndex } from './search/search.ts'
import { shareParts } from './shared-parts.ts'
import type { StockedVariants } from './stocked-variants.ts'

/** The index of a store view. */
interface Loading {
  version: number
  bitsets: BitsetIndex
  terms: InvertedIndex
}

/** What the products of a store view share with others in memory. */
export interface SharedProducts {
  others: readonly Loading[]
  common: CommonParts
  stocked: Map<string, StockedVariants>
}

/**
 * Loads all products of a store view, in batches, so that a large catalogue does not block other requests. The database reads the next
 * batch while this process indexes one. Afterwards the index has a version, since which changes are to be read: products may have changed
 * meanwhile. `begin` comes before the first product, with the revision of the taxonomy.
 */
export async function loadProducts(
  db: Reader,
  storeId: number,
  index: Loading,
  { others, common, stocked }: SharedProducts,
  begin: (revision: number) => Promise<unknown>,
): Promise<void> {
  const read = (after: number): Promise<FirstRows> => run(db, rowsAfter(storeId, after))
  const first = await read(0)
  if (first.rows.length === 0) return
  await begin(first.revision)
  const alike = likelyAlike(index, others)
  for (let batch: FirstRows | undefined = first; batch !== undefined;) {
    const next: Promise<FirstRows> | undefined = batch.hasMore ? read(batch.rows.at(-1)?.id ?? 0) : undefined
    // It is awaited below, unless indexing fails.
    next?.catch(() => undefined)
    for (const row of batch.rows) {
      const entry = entryOf(row, common, stocked)
      shareParts(entry, alike)
      const { name, sku } = entry
      putProduct(index.terms, { id: putEntry(index.bitsets, entry), name, sku, searchText: row.searchText })
    }
    if (next !== undefined) await indexAllPending(index.terms)
    batch = await next
  }
  index.version = first.newest
}

/** Another store view whose names are most likely the same. */
function likelyAlike({ terms }: Loading, others: readonly Loading[]): BitsetIndex[] {
  const alike = others.find((other) => other.terms.language === terms.language) ?? others[0]
  return alike === undefined ? [] : [alike.bitsets]
}
