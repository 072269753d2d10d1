import { expect, test } from 'vitest'
import type { IndexEntry } from './index-queries.ts'
import { emptyBitsetIndex, entryById, putEntry } from './bitset/bitset-index.ts'
import { shareParts } from './shared-parts.ts'

function entryOf(changes: Partial<IndexEntry> = {}): IndexEntry {
  return {
    id: 1,
    version: 1,
    sku: 'S1',
    type: 'configurable',
    name: 'Dress',
    urlKey: 'dress',
    final: 100,
    discountPercent: 0,
    inStock: true,
    categoryIds: [1, 2],
    optionIds: [7, 8],
    stocked: null,
    position: 3,
    positions: { 1: 3, 2: 9 },
    createdAt: 1,
    ...changes,
  }
}

test('shares equal values between store views without changing either entry', () => {
  const polish = emptyBitsetIndex()
  putEntry(polish, entryOf())
  const german = entryOf({ name: 'Kleid', final: 90, optionIds: [7] })
  shareParts(german, [emptyBitsetIndex(), polish])
  expect(german).toEqual(entryOf({ name: 'Kleid', final: 90, optionIds: [7], positions: { 2: 9 } }))
  expect(german.categoryIds).toBe(entryById(polish, 1)?.categoryIds)
})

test('drops positions in categories that equal the general position', () => {
  const entry = entryOf({ positions: { 1: 3, 2: 3 } })
  shareParts(entry, [])
  expect(entry).toMatchObject({ position: 3, positions: {} })
})
