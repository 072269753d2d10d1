import { afterAll, beforeAll, expect, it } from 'vitest'
import { openBackendProxy, type BackendProxy } from './backend-proxy.ts'
import { findCategory, findProduct } from './shop.ts'

/** Settings without cache tags, which the storefront reads at most once a second for all pages together. */
const settings = new Set(['KnownStores', 'Trackers'])

const patient = { timeout: 20_000 }

let proxy: BackendProxy
let asked: string[]

beforeAll(async () => {
  proxy = await openBackendProxy()
  proxy.rule = (operation) => {
    if (operation !== '' && !settings.has(operation)) asked.push(operation)
    return undefined
  }
}, 60_000)

afterAll(() => proxy.close())

/** The operations that the storefront sends to the backend for a page that nobody has asked for before. */
async function askedFor(path: string): Promise<readonly string[]> {
  asked = []
  const answer = await fetch(proxy.shop + path)
  await answer.arrayBuffer()
  expect(answer.status, path).toBe(200)
  return asked.toSorted()
}

/** Each request costs the backend, and most wait for the one before. What other pages have loaded must not be asked for again. */
it('asks the backend for what an uncached page alone shows, once other pages have been rendered', async () => {
  const { path: category } = await findCategory('pl')
  const [{ path: product }, { path: other }] = [await findProduct('ROLE-C1', 'pl'), await findProduct('ROLE-S1', 'pl')]
  const filtered = (bounds: string): string => category.replace(/(\.html)?$/, (suffix) => `/price:${bounds}${suffix}`)
  const search = '/search/query/bluza'
  for (const path of ['/', filtered('1_900'), search, product]) await askedFor(path)

  // A change of the shop, such as an order, drops what it concerns: then the next new address shows it.
  let nth = 10
  const next = (path: string): string => `${path}?x=${nth++}`
  await expect.poll(() => askedFor(next('/')), patient).toEqual([])
  await expect.poll(() => askedFor(filtered(`1.${nth++}_901`)), patient).toEqual(['CategoryPage'])
  await expect.poll(() => askedFor(next(search)), patient).toEqual(['SearchPage'])
  for (const path of [product, other])
    await expect.poll(() => askedFor(next(path)), patient).toEqual(['ProductPage', 'ResolveUrl'])
})
