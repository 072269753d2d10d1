import type { makeDefaultStorage } from '@urql/exchange-graphcache/default-storage'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { bounded, persistentCache } from './persistent-cache.ts'
import { isPublicEntry } from './public-queries.ts'
import { storeViews } from '../i18n/store-views.ts'

type Storage = ReturnType<typeof makeDefaultStorage>

const written: Record<string, string>[] = []
let clears = 0
const disk = {
  readData: async () => ({ 'Query.storeConfig': '1' }),
  writeData: async (entries: Record<string, string>) => void written.push(entries),
  clear: async () => void (clears += 1),
} as unknown as Storage

beforeEach(() => {
  written.length = 0
  clears = 0
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it.each([
  ['Query.products({"filter":{}})', true],
  ['Query.storeConfig', true],
  ['Query%2eproducts({"filter":{}})%2eitems%2e0.name', true],
  ['ConfigurableProduct:abc.name', true],
  ['ConfigurableProduct:abc%2eprice_range.minimum_price', true],
  ['CategoryTree:7.children', true],
  ['Query.cart({"cart_id":"x"})', false],
  ['Query.customer', false],
  ['Query%2ecustomer.firstname', false],
  ['Query%2ecustomerCart%2eitems%2e0.uid', false],
  ['Cart:secret.email', false],
  ['Cart:secret%2eprices.grand_total', false],
  ['Mutation.addProductsToCart', false],
  ['Query.guestOrderByToken({"token":"t"})', false],
])('STOR-06 stores the cache entry %s on the device: %s', (key, expected) => {
  expect(isPublicEntry(key)).toBe(expected)
})

it('STOR-06 batches writes and leaves out personal data', async () => {
  const storage = bounded(disk)
  await storage.writeData({ 'Query.storeConfig': '"a"', 'Cart:secret.email': '"b"' })
  await storage.writeData({ 'CategoryTree:7.name': '"c"' })
  expect(written).toEqual([])
  await vi.advanceTimersByTimeAsync(1000)
  expect(written).toEqual([{ 'Query.storeConfig': '"a"', 'CategoryTree:7.name': '"c"' }])
})

it('clears a cache that has grown too large', async () => {
  const storage = bounded(disk)
  const many = Object.fromEntries(Array.from({ length: 15_001 }, (_, i) => [`CategoryTree:${i}.name`, '1']))
  await storage.writeData(many)
  await vi.advanceTimersByTimeAsync(1000)
  expect(clears).toBe(1)
})

it('drops pending writes when cleared', async () => {
  const storage = bounded(disk)
  await storage.writeData({ 'Query.storeConfig': '1' })
  await storage.clear()
  await vi.advanceTimersByTimeAsync(5000)
  expect([written, clears]).toEqual([[], 1])
})

it('STOR-06 has one cache per store view, and none where the browser forbids storage', () => {
  const names: string[] = []
  vi.stubGlobal('indexedDB', { open: (name: string) => (names.push(name), {}) })
  for (const store of storeViews.slice(0, 2)) persistentCache(store)
  expect(names).toEqual(['shop-pl', 'shop-cz'])
  vi.stubGlobal('indexedDB', {
    open: () => {
      throw new DOMException('no', 'SecurityError')
    },
  })
  expect(persistentCache(storeViews[0]!)).toBeUndefined()
})
