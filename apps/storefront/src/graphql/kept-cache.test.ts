import type { makeDefaultStorage } from '@urql/exchange-graphcache/default-storage'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { bounded, keptCache } from './kept-cache.ts'
import { isPublicEntry } from './public-questions.ts'
import { storeViews } from '#src/i18n/store-views.ts'

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
])('STOR-06 of the cache %s is kept on the device: %s', (key, expected) => {
  expect(isPublicEntry(key)).toBe(expected)
})

it('STOR-06 changes are gathered and written without what belongs to a shopper', async () => {
  const storage = bounded(disk)
  await storage.writeData({ 'Query.storeConfig': '"a"', 'Cart:secret.email': '"b"' })
  await storage.writeData({ 'CategoryTree:7.name': '"c"' })
  expect(written).toEqual([])
  await vi.advanceTimersByTimeAsync(1000)
  expect(written).toEqual([{ 'Query.storeConfig': '"a"', 'CategoryTree:7.name': '"c"' }])
})

it('a cache that grew too large starts anew', async () => {
  const storage = bounded(disk)
  const many = Object.fromEntries(Array.from({ length: 15_001 }, (_, i) => [`CategoryTree:${i}.name`, '1']))
  await storage.writeData(many)
  await vi.advanceTimersByTimeAsync(1000)
  expect(clears).toBe(1)
})

it('what waits to be written is given up when all is forgotten', async () => {
  const storage = bounded(disk)
  await storage.writeData({ 'Query.storeConfig': '1' })
  await storage.clear()
  await vi.advanceTimersByTimeAsync(5000)
  expect([written, clears]).toEqual([[], 1])
})

it('STOR-06 each store view has a cache of its own, none where the browser forbids it', () => {
  const names: string[] = []
  vi.stubGlobal('indexedDB', { open: (name: string) => (names.push(name), {}) })
  for (const store of storeViews.slice(0, 2)) keptCache(store)
  expect(names).toEqual(['bocian-pl', 'bocian-cz'])
  vi.stubGlobal('indexedDB', {
    open: () => {
      throw new DOMException('no', 'SecurityError')
    },
  })
  expect(keptCache(storeViews[0]!)).toBeUndefined()
})
