import { expect, test } from 'vitest'
import type { IndexEntry } from './index-queries.ts'
import { emptyPlaces, entryById, putEntry } from './places/places.ts'
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

test('what two store views say alike is kept once, and each says what it said', () => {
  const polish = emptyPlaces()
  putEntry(polish, entryOf())
  const german = entryOf({ name: 'Kleid', final: 90, optionIds: [7] })
  shareParts(german, [emptyPlaces(), polish])
  expect(german).toEqual(entryOf({ name: 'Kleid', final: 90, optionIds: [7], positions: { 2: 9 } }))
  expect(german.categoryIds).toBe(entryById(polish, 1)?.categoryIds)
})

test('a position that is the same in every category is said once', () => {
  const entry = entryOf({ positions: { 1: 3, 2: 3 } })
  shareParts(entry, [])
  expect(entry).toMatchObject({ position: 3, positions: {} })
})
