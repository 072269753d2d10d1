import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { testShop, type TestShop } from '#src/testing/testing.ts'
import { deleteOldSearches, saveSearches } from './suggest.ts'

let shop: TestShop
let address = 0
beforeAll(async () => {
  shop = await testShop({ demo: 'small' })
})
afterAll(() => shop.close())
afterEach(() => vi.useRealTimers())

type Items = { items: { suggestion: string }[]; correlation_id: string; search_id: string }

/** Runs a request. Each call comes from a new IP address unless one is given. */
async function run<T>(text: string, { store = 'pl', from = `192.0.2.${++address}` } = {}) {
  return shop.execute<T>(text, {}, { store, 'x-test-address': from })
}
const search = (query: string, more = '', how = {}) =>
  run(`mutation { sendSearch(input: { query: ${JSON.stringify(query)}${more} }) { success } }`, how)
async function searchThrice(query: string, store = 'pl'): Promise<void> {
  for (const _time of [1, 2, 3]) expect((await search(query, '', { store })).errors).toBeUndefined()
}
async function top(store = 'pl'): Promise<string[]> {
  const { data } = await run<{ getTopQueries: Items }>('{ getTopQueries { items { suggestion } } }', { store })
  return data.getTopQueries.items.map(({ suggestion }) => suggestion)
}
async function suggest(query: string, store = 'pl'): Promise<string[]> {
  const { data, errors } = await run<{ getAutocompleteSuggestions: Items }>(
    `{ getAutocompleteSuggestions(input: { query: ${JSON.stringify(query)} }) { correlation_id search_id items { suggestion } } }`,
    { store },
  )
  expect(errors).toBeUndefined()
  expect(data.getAutocompleteSuggestions.correlation_id).toMatch(/^[\w-]{36}$/)
  return data.getAutocompleteSuggestions.items.map(({ suggestion }) => suggestion)
}
const recent = (uuid: string, store = 'pl') =>
  run<{ getRecentSearchTerms: { terms: string[] } }>(`{ getRecentSearchTerms(client_uuid: "${uuid}") { terms } }`, {
    store,
  })
const rows = async (table: string) =>
  (await sql<Record<string, unknown>>`select * from ${sql.table(table)}`.execute(shop.database.reader)).rows
const inputError = [{ extensions: { category: 'graphql-input' } }]

describe('getTopQueries', () => {
  it('GQL-19 returns the most frequent searches of each store view separately', async () => {
    await searchThrice('Mirabelka')
    await searchThrice('mirabelka')
    await searchThrice('Sukienka')
    await searchThrice('sukienka', 'cz')
    expect(await top()).toEqual(['mirabelka', 'Sukienka'])
    expect(await top('de')).toEqual([])
  })

  it('omits rare searches, searches without results, and possibly personal ones', async () => {
    await search('czerwony')
    for (const nothing of ['zzzzqqqq', 'mirabelka hulajnoga']) await searchThrice(nothing)
    await searchThrice('ROLE-C1 501202303')
    expect(await top()).toEqual(['mirabelka', 'Sukienka'])
  })

  it('shows only searches whose words occur in the catalogue: no names, rude words, typos, addresses or numbers', async () => {
    const now = new Date()
    const drafts = ['sukienka jana', 'sukienka jan@example.com', 'sukeinka', 'sukienka 501202303', 'dupa', 'sukien']
    await shop.database.transaction((tx) =>
      saveSearches(
        tx,
        drafts.map((query) => ({ storeId: 1, query, times: 1_000 })),
        now,
      ),
    )
    expect(await top()).toEqual(['mirabelka', 'Sukienka'])
    const suggested = await suggest('sukien')
    for (const query of drafts) expect(suggested).not.toContain(query)
  })

  it('counts a search once per day and address', async () => {
    for (const _time of [1, 2, 3, 4]) await search('ubrania', '', { from: '198.51.100.1' })
    expect(await top()).not.toContain('ubrania')
  })

  it('ranks recent searches above older ones that were more frequent', async () => {
    for (const _time of [1, 2, 3]) await searchThrice('niebieska')
    expect((await top())[0]).toBe('niebieska')
    vi.useFakeTimers({ now: Date.now() + 90 * 86_400_000, toFake: ['Date'] })
    await searchThrice('Sukienka')
    expect((await top())[0]).toBe('Sukienka')
  })

  it('stores nothing about the person', async () => {
    await search('Sukienka', ', client_uuid: "anonymous"')
    expect(Object.keys((await rows('suggest_query'))[0] ?? {}).toSorted()).toEqual(
      ['folded', 'heat', 'last_at', 'query', 'store_id', 'submissions'].toSorted(),
    )
    expect(await rows('suggest_recent')).toEqual([])
  })

  it.each(['', '   ', 'x'.repeat(129)])('rejects a search for %j', async (query) => {
    expect((await search(query)).errors).toMatchObject(inputError)
  })
})

describe('getRecentSearchTerms', () => {
  it('GQL-18 returns an identified client’s searches, latest first, without duplicates', async () => {
    for (const query of ['Sukienka', 'ubrania', 'sukienka']) {
      vi.useFakeTimers({ now: Date.now() + 1, toFake: ['Date'] })
      await search(query, ', client_uuid: "client-1"')
    }
    expect((await recent('client-1')).data.getRecentSearchTerms.terms).toEqual(['sukienka', 'ubrania'])
    expect((await recent('client-1', 'cz')).data.getRecentSearchTerms.terms).toEqual([])
    expect((await recent('client-2')).data.getRecentSearchTerms.terms).toEqual([])
    expect(JSON.stringify(await rows('suggest_recent'))).not.toContain('client-1')
  })

  it('AMB-60 stores nothing without consent, and rejects an invalid id', async () => {
    expect((await recent('anonymous')).data.getRecentSearchTerms.terms).toEqual([])
    expect((await recent('<script>')).errors).toMatchObject(inputError)
  })

  it('deletes searches after a month', async () => {
    await deleteOldSearches(shop.database, new Date())
    expect(await rows('suggest_recent')).toHaveLength(2)
    await deleteOldSearches(shop.database, new Date(Date.now() + 31 * 86_400_000))
    expect(await rows('suggest_recent')).toEqual([])
    expect((await rows('suggest_query')).length).toBeGreaterThan(0)
    await deleteOldSearches(shop.database, new Date(Date.now() + 281 * 86_400_000))
    expect(await rows('suggest_query')).toEqual([])
  })
})

describe('getAutocompleteSuggestions', () => {
  it('GQL-21 completes a typed text, with or without accents', async () => {
    const found = await suggest('mirab')
    expect(found).toContain('Sukienka Mirabelka')
    expect(await suggest('ubr')).toEqual(['Ubrania'])
    expect(await suggest('obleceni', 'cz')).toEqual([])
    expect(await suggest('oblecen', 'cz')).toEqual(['Oblečení'])
    expect(await suggest('одя', 'ua')).toEqual(['Одяг'])
    expect(await suggest('հագ', 'am')).toEqual(['Հագուստ'])
  })

  it('GQL-21 suggests successful searches of others', async () => {
    await searchThrice('ubrania mirabelka')
    expect((await suggest('ubrania'))[0]).toBe('ubrania mirabelka')
  })

  it('SRCH-17 corrects a typo if the corrected query has results', async () => {
    expect((await suggest('sukeinka'))[0]).toBe('sukienka')
    expect(await suggest('zzzzqqqq')).toEqual([])
  })

  it('names the correction with which a misspelt text finds products', async () => {
    const corrected = async (query: string) => {
      const { data } = await run<{ getAutocompleteSuggestions: { corrected_search: string | null } }>(
        `{ getAutocompleteSuggestions(input: { query: "${query}" }) { corrected_search } }`,
      )
      return data.getAutocompleteSuggestions.corrected_search
    }
    expect(await corrected('Sukeinka')).toBe('sukienka')
    expect(await corrected('sukienka')).toBeNull()
    expect(await corrected('zzzzqqqq')).toBeNull()
  })

  it('GQL-21 suggests nothing for stop words, and finds names in another script', async () => {
    for (const text of await suggest('mirabelka na')) expect(text.toLowerCase()).toContain('mirabel')
    expect(await suggest('odiah', 'ua')).not.toEqual([])
  })

  it('UX-11 completes a misspelt word before it is fully typed', async () => {
    expect((await suggest('sukein'))[0]).toBe('sukienka')
    expect(await suggest('mirbael')).toContain('mirabelka')
  })

  it('returns nothing for an empty text and rejects one that is too long', async () => {
    expect(await suggest('  ')).toEqual([])
    const { errors } = await run(`{ getAutocompleteSuggestions(input: { query: "${'x'.repeat(129)}" }) { search_id } }`)
    expect(errors).toMatchObject(inputError)
  })
})

describe('getProductsByCampaignType and sendItemClick', () => {
  type Products = { getProductsByCampaignType: { correlation_id: string; items: Record<string, unknown>[] } }
  const fields = 'sku name image_url product_url currency_code final_price regular_price lowest_price'
  const popular = async (store = 'pl', type = 'popular') => {
    const { data, errors } = await run<Products>(
      `{ getProductsByCampaignType(input: { campaign_type: "${type}" }) { correlation_id items { ${fields} } } }`,
      { store },
    )
    expect(errors).toBeUndefined()
    return data.getProductsByCampaignType
  }
  const click = (input: string, how = {}) => run(`mutation { sendItemClick(input: { ${input} }) { success } }`, how)
  const later = () => vi.useFakeTimers({ now: Date.now() + 61_000, toFake: ['Date'] })

  it('GQL-20 SRCH-14 returns a product’s name, picture, URL and three prices with their currency', async () => {
    const { items } = await popular('cz')
    const reduced = items.find(({ lowest_price: lowest }) => lowest !== null)
    expect(reduced).toMatchObject({
      name: expect.any(String) as string,
      image_url: expect.stringContaining('/media/catalog/product/') as string,
      product_url: expect.stringMatching(/^https?:\/\/[^/]+\/cz\/.+\.html$/) as string,
      currency_code: 'CZK',
    })
    expect(Number(reduced?.['final_price'])).toBeLessThan(Number(reduced?.['regular_price']))
  })

  it('GQL-20 GQL-22 starts with the shop’s order, which clicks then change', async () => {
    const before = await popular()
    const chosen = String(before.items.at(-1)?.['sku'])
    const list = before.correlation_id
    const input = `sku: "${chosen}", position: 3, correlation_id: "${list}", search_type: "autocomplete"`
    expect((await click(input)).data).toEqual({ sendItemClick: { success: true } })
    await click(input)
    expect(await rows('suggest_click')).toMatchObject([{ position: 3, clicks: 1 }])
    later()
    expect((await popular()).items[0]?.['sku']).toBe(chosen)
    expect((await popular('cz')).items[0]?.['sku']).toBe(before.items[0]?.['sku'])
  })

  it('GQL-20 returns the newest products or those on sale if the campaign says so, and else the popular ones', async () => {
    const [sale, fresh, other] = await Promise.all(['SALE', 'new', 'spring-2027'].map((type) => popular('pl', type)))
    const percents = (sale?.items ?? []).map((item) => 1 - Number(item['final_price']) / Number(item['regular_price']))
    expect(percents.length).toBeGreaterThan(0)
    expect(Math.min(...percents)).toBeGreaterThan(0)
    const skus = (fresh?.items ?? []).map(({ sku }) => sku)
    const newest = await run<{ products: { items: { sku: string }[] } }>(
      '{ products(filter: {}, sort: { newest: DESC }, pageSize: 60) { items { sku } } }',
    )
    expect(newest.data.products.items.map(({ sku }) => sku).filter((sku) => skus.includes(sku))).toEqual(skus)
    expect(other?.items).toEqual((await popular()).items)
  })

  it('GQL-22 rejects a click without a valid product, position and list', async () => {
    const bad = [
      'sku: "ROLE-C1", position: 0, correlation_id: "a", search_type: "autocomplete"',
      'sku: "ROLE-C1", position: 1, correlation_id: "", search_type: "autocomplete"',
      'sku: "ROLE-C1", position: 1, correlation_id: "a", search_type: "elsewhere"',
      'sku: "", position: 1, correlation_id: "a", search_type: "autocomplete"',
      'sku: "ROLE-C1", position: 1, correlation_id: "a", search_type: "autocomplete", client_uuid: "?"',
    ]
    for (const input of bad) expect((await click(input)).errors).toMatchObject(inputError)
    const missing = await click('sku: "NONE", position: 1, correlation_id: "b", search_type: "autocomplete"')
    expect(missing.errors).toMatchObject([{ extensions: { category: 'graphql-no-such-entity' } }])
  })

  it('GQL-22 limits the number of clicks', async () => {
    const from = '203.0.113.9'
    const one = (list: number) =>
      click(`sku: "ROLE-C1", position: 1, correlation_id: "${list}", search_type: "autocomplete"`, { from })
    for (let list = 0; list < 120; list++) expect((await one(list)).errors).toBeUndefined()
    expect((await one(120)).errors).toMatchObject([{ extensions: { category: 'graphql-too-many-requests' } }])
  })
})
