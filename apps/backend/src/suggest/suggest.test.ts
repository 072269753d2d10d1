import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { testShop, type TestShop } from '#src/testing.ts'
import { forgetOldSearches, saveSearches } from './suggest.ts'

let shop: TestShop
let address = 0
beforeAll(async () => {
  shop = await testShop({ demo: 'small' })
})
afterAll(() => shop.close())
afterEach(() => vi.useRealTimers())

type Items = { items: { suggestion: string }[]; correlation_id: string; search_id: string }

/** Every call comes from another address unless one is given. */
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
  it('GQL-19 says what a store view searches for most, and each view for itself', async () => {
    await searchThrice('Mirabelka')
    await searchThrice('mirabelka')
    await searchThrice('Sukienka')
    await searchThrice('sukienka', 'cz')
    expect(await top()).toEqual(['mirabelka', 'Sukienka'])
    expect(await top('de')).toEqual([])
  })

  it('says nothing that few searched for, that found nothing, or that may be somebody’s own', async () => {
    await search('czerwony')
    for (const nothing of ['zzzzqqqq', 'mirabelka hulajnoga']) await searchThrice(nothing)
    await searchThrice('ROLE-C1 501202303')
    expect(await top()).toEqual(['mirabelka', 'Sukienka'])
  })

  it('shows nobody what is not made of the shop’s own words: names, rude words, slips, addresses and numbers', async () => {
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

  it('counts a search once a day from one address', async () => {
    for (const _time of [1, 2, 3, 4]) await search('ubrania', '', { from: '198.51.100.1' })
    expect(await top()).not.toContain('ubrania')
  })

  it('puts what is searched for now before what was searched for more, long ago', async () => {
    for (const _time of [1, 2, 3]) await searchThrice('niebieska')
    expect((await top())[0]).toBe('niebieska')
    vi.useFakeTimers({ now: Date.now() + 90 * 86_400_000, toFake: ['Date'] })
    await searchThrice('Sukienka')
    expect((await top())[0]).toBe('Sukienka')
  })

  it('keeps nothing of who searched', async () => {
    await search('Sukienka', ', client_uuid: "anonymous"')
    expect(Object.keys((await rows('suggest_query'))[0] ?? {}).toSorted()).toEqual(
      ['folded', 'heat', 'last_at', 'query', 'store_id', 'submissions'].toSorted(),
    )
    expect(await rows('suggest_recent')).toEqual([])
  })

  it.each(['', '   ', 'x'.repeat(129)])('a search for %j is refused', async (query) => {
    expect((await search(query)).errors).toMatchObject(inputError)
  })
})

describe('getRecentSearchTerms', () => {
  it('GQL-18 remembers what a known client searched for, the latest first, each once', async () => {
    for (const query of ['Sukienka', 'ubrania', 'sukienka']) {
      await search(query, ', client_uuid: "client-1"')
      await new Promise((resolve) => setTimeout(resolve, 5))
    }
    expect((await recent('client-1')).data.getRecentSearchTerms.terms).toEqual(['sukienka', 'ubrania'])
    expect((await recent('client-1', 'cz')).data.getRecentSearchTerms.terms).toEqual([])
    expect((await recent('client-2')).data.getRecentSearchTerms.terms).toEqual([])
    expect(JSON.stringify(await rows('suggest_recent'))).not.toContain('client-1')
  })

  it('AMB-60 knows nothing of who did not agree, and refuses what is no id', async () => {
    expect((await recent('anonymous')).data.getRecentSearchTerms.terms).toEqual([])
    expect((await recent('<script>')).errors).toMatchObject(inputError)
  })

  it('forgets after a month', async () => {
    await forgetOldSearches(shop.database, new Date())
    expect(await rows('suggest_recent')).toHaveLength(2)
    await forgetOldSearches(shop.database, new Date(Date.now() + 31 * 86_400_000))
    expect(await rows('suggest_recent')).toEqual([])
    expect((await rows('suggest_query')).length).toBeGreaterThan(0)
    await forgetOldSearches(shop.database, new Date(Date.now() + 281 * 86_400_000))
    expect(await rows('suggest_query')).toEqual([])
  })
})

describe('getAutocompleteSuggestions', () => {
  it('GQL-21 completes what is typed, with accents or without', async () => {
    const found = await suggest('mirab')
    expect(found).toContain('Sukienka Mirabelka')
    expect(await suggest('ubr')).toEqual(['Ubrania'])
    expect(await suggest('obleceni', 'cz')).toEqual([])
    expect(await suggest('oblecen', 'cz')).toEqual(['Oblečení'])
    expect(await suggest('одя', 'ua')).toEqual(['Одяг'])
    expect(await suggest('հագ', 'am')).toEqual(['Հագուստ'])
  })

  it('GQL-21 knows what others searched for with success', async () => {
    await searchThrice('ubrania mirabelka')
    expect((await suggest('ubrania'))[0]).toBe('ubrania mirabelka')
  })

  it('SRCH-17 corrects a slip, in a query that then finds something', async () => {
    expect((await suggest('sukeinka'))[0]).toBe('sukienka')
    expect(await suggest('zzzzqqqq')).toEqual([])
  })

  it('GQL-21 suggests nothing for words that say nothing, and what is found by other letters', async () => {
    for (const text of await suggest('mirabelka na')) expect(text.toLowerCase()).toContain('mirabel')
    expect(await suggest('odiah', 'ua')).not.toEqual([])
  })

  it('UX-11 completes a word that is wrong before it is whole', async () => {
    expect((await suggest('sukein'))[0]).toBe('sukienka')
    expect(await suggest('mirbael')).toContain('mirabelka')
  })

  it('has nothing to say to nothing and refuses too much', async () => {
    expect(await suggest('  ')).toEqual([])
    const { errors } = await run(`{ getAutocompleteSuggestions(input: { query: "${'x'.repeat(129)}" }) { search_id } }`)
    expect(errors).toMatchObject(inputError)
  })
})

describe('getProductsByCampaignType and sendItemClick', () => {
  type Products = { getProductsByCampaignType: { correlation_id: string; items: Record<string, unknown>[] } }
  const fields = 'sku name image_url product_url currency_code final_price regular_price lowest_price'
  const popular = async (store = 'pl') => {
    const { data, errors } = await run<Products>(
      `{ getProductsByCampaignType(input: { campaign_type: "popular" }) { correlation_id items { ${fields} } } }`,
      { store },
    )
    expect(errors).toBeUndefined()
    return data.getProductsByCampaignType
  }
  const click = (input: string, how = {}) => run(`mutation { sendItemClick(input: { ${input} }) { success } }`, how)
  const later = () => vi.useFakeTimers({ now: Date.now() + 61_000, toFake: ['Date'] })

  it('GQL-20 SRCH-14 gives a product’s name, picture, address and three prices with their currency', async () => {
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

  it('GQL-20 GQL-22 begins in the shop’s order and follows the clicks', async () => {
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

  it('GQL-22 refuses a click on nothing, from nowhere', async () => {
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

  it('GQL-22 refuses clicks without end', async () => {
    const from = '203.0.113.9'
    const one = (list: number) =>
      click(`sku: "ROLE-C1", position: 1, correlation_id: "${list}", search_type: "autocomplete"`, { from })
    for (let list = 0; list < 120; list++) expect((await one(list)).errors).toBeUndefined()
    expect((await one(120)).errors).toMatchObject([{ extensions: { category: 'graphql-too-many-requests' } }])
  })
})
