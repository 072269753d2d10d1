import { beforeEach, describe, expect, it } from 'vitest'
import { previewHeader } from '@bocian/service/preview-key.ts'
import type { Answer, Ask } from '#src/platform/application/answer.ts'
import { followMissedParts, keepHtml, keptPart, type MissedPart } from '#src/platform/kept-parts/kept-parts.ts'
import type { StoreView } from '#src/platform/i18n/store-views.ts'
import { KeptAnswers } from './kept-answers.server.ts'

const listText = `query CategoryPage($filter: F, $page: Int!) { categories { items { uid } }
  products(filter: $filter, currentPage: $page) { total_count items { __typename uid name price } page_info { current_page } } }`
const layoutText = 'query Layout { storeConfig { copyright } }'

/** The shop as the backend knows it: products with their price by store view and currency, and a text. */
let prices: Record<string, number>
let sold: string[]
let copyright: string
let calls: string[]
let until: string | undefined
let kept: KeptAnswers
let now = 0

beforeEach(() => {
  prices = { 1: 10, 2: 20, 3: 30 }
  sold = ['1', '2', '3']
  copyright = 'Bocian'
  calls = []
  until = undefined
  now = 0
  kept = new KeptAnswers({ now: () => now })
})

const uidOf = (id: string): string => btoa(id)
const productOf = (id: string, place: string) => ({
  __typename: 'SimpleProduct',
  uid: uidOf(id),
  name: `Hat ${id} ${place}`,
  price: prices[id],
})

function backendOf(headers: Readonly<Record<string, string>>): Ask {
  const place = `${headers['store']} ${headers['content-currency'] ?? ''}`
  return async (text, variables): Promise<Answer> => {
    const name = /query (\w+)/.exec(text)?.[1] ?? ''
    const isBrief = name === 'CategoryPage' && !text.includes('price')
    if (name === 'CategoryPageFrame') {
      calls.push('frame')
      return { data: { categories: { items: [] } }, extensions: { tags: ['c5'], until } }
    }
    calls.push(isBrief ? 'brief' : name)
    const extensions = { tags: ['l', ...sold.map((id) => `p${id}`)], until, related: { 1: [2] } }
    if (name === 'Layout')
      return { data: { storeConfig: { copyright: `${copyright} ${place}` } }, extensions: { tags: [], until } }
    const asked = (variables as { uids?: string[] }).uids
    const ids = sold.filter((id) => asked === undefined || asked.includes(uidOf(id)))
    const items = ids.map((id) => (isBrief ? { __typename: 'SimpleProduct', uid: uidOf(id) } : productOf(id, place)))
    const products = { total_count: sold.length, items, page_info: { current_page: 1 } }
    return {
      data: name === 'ListedProducts' ? { products } : isBrief ? { products } : { categories: { items: [] }, products },
      extensions,
    }
  }
}

function ask(
  operation: string,
  text: string,
  headers: Readonly<Record<string, string>> = { store: 'pl' },
): Promise<Answer> {
  return kept.answer({ operation, text, variables: { page: 1 }, headers }, backendOf(headers))
}
const list = async (headers?: Readonly<Record<string, string>>) => ask('CategoryPage', listText, headers)
const layout = async (headers?: Readonly<Record<string, string>>) => ask('Layout', layoutText, headers)
const whole = async (place = 'pl ') => ({
  categories: { items: [] },
  products: { total_count: sold.length, items: sold.map((id) => productOf(id, place)), page_info: { current_page: 1 } },
})

describe('a list', () => {
  it('asks for its products once, and then only for their uids; its data is the same, field by field', async () => {
    expect(JSON.stringify((await list()).data)).toBe(JSON.stringify(await whole()))
    expect(JSON.stringify((await list()).data)).toBe(JSON.stringify(await whole()))
    expect(calls).toEqual(['brief', 'frame', 'ListedProducts', 'brief'])
  })

  it('has the tags and the end of the whole query, so that its page drops as before', async () => {
    until = '2026-11-29T00:00:00.000Z'
    now = Date.parse('2026-11-28T23:59:30Z')
    await list()
    const { extensions } = await list()
    expect(extensions).toEqual({ tags: ['l', 'p1', 'p2', 'p3', 'c5'], until })
  })

  it('shows a changed price of a product, and asks for no other', async () => {
    await list()
    prices['3'] = 25
    kept.drop(new Set(['p3', 'l']))
    expect((await list()).data).toEqual(await whole())
    expect(calls.at(-1)).toBe('ListedProducts')
    expect(kept.size.products).toBe(3)
  })

  it('drops a product when one that it shows changes, such as its other colour', async () => {
    await list()
    kept.drop(new Set(['p2']))
    expect(kept.size.products).toBe(1)
  })

  it.each([
    ['a category, a text, a setting or a store view', () => kept.drop(null)],
    ['a minute, for what has no tags', () => (now = 60_001)],
  ])('shows all that has changed after %s', async (_what, change) => {
    await list()
    await layout()
    prices['1'] = 5
    copyright = 'Czapla'
    change()
    expect((await list()).data).toEqual(await whole())
    expect((await layout()).data).toEqual({ storeConfig: { copyright: 'Czapla pl ' } })
  })

  it('shows the price from midnight on', async () => {
    until = '2026-11-29T00:00:00.000Z'
    now = Date.parse('2026-11-28T23:59:59Z')
    await list()
    await layout()
    now = Date.parse('2026-11-29T00:00:00Z')
    prices['1'] = 5
    expect((await list()).data).toEqual(await whole())
    await layout()
    expect(calls.filter((call) => call === 'Layout')).toHaveLength(2)
  })

  it('does not keep a product that changed while it was asked for', async () => {
    const headers = { store: 'pl' }
    const slow: Ask = async (text, variables) => {
      const answer = await backendOf(headers)(text, variables)
      kept.drop(new Set(['p1']))
      return answer
    }
    await kept.answer({ operation: 'CategoryPage', text: listText, variables: {}, headers }, slow)
    expect(kept.size.products).toBe(2)
  })

  it('asks the whole query when one of its products is removed meanwhile', async () => {
    const backend = backendOf({ store: 'pl' })
    const vanishing: Ask = async (text, variables) => {
      const answer = await backend(text, variables)
      sold = ['1', '2']
      return answer
    }
    const { data } = await kept.answer(
      { operation: 'CategoryPage', text: listText, variables: {}, headers: { store: 'pl' } },
      vanishing,
    )
    expect(calls).toEqual(['brief', 'frame', 'ListedProducts', 'CategoryPage'])
    expect(data).toEqual(await whole())
  })

  it('passes an error on, and keeps nothing of it', async () => {
    const refused: Ask = async () => ({ data: { products: null }, error: new Error('refused') })
    const answer = await kept.answer(
      { operation: 'CategoryPage', text: listText, variables: {}, headers: { store: 'pl' } },
      refused,
    )
    expect(answer.error).toEqual(new Error('refused'))
    await kept.answer({ operation: 'Layout', text: layoutText, variables: {}, headers: { store: 'pl' } }, refused)
    expect(kept.size).toEqual({ answers: 0, products: 0 })
  })
})

describe('the frame of a page', () => {
  const text = `query ProductPage($uid: String!) { cmsBlocks(identifiers: ["a"]) { items { content } }
    products(filter: $uid) { items { uid } } storeConfig { copyright } }`
  const backend: Ask = async (asked, variables) => {
    calls.push(`${/query (\w+)/.exec(asked)?.[1]} ${JSON.stringify(variables)}`)
    const cmsBlocks = { items: [{ content: 'Safe' }] }
    const storeConfig = { copyright }
    const products = { items: [{ uid: (variables as { uid?: string }).uid }] }
    if (asked.includes('ProductPageFrame')) return { data: { cmsBlocks, storeConfig }, extensions: { tags: ['b'] } }
    return {
      data: { products, ...(asked.includes('cmsBlocks') ? { cmsBlocks, storeConfig } : {}) },
      extensions: { tags: ['p1'] },
    }
  }
  const page = (uid: string, ask = backend) =>
    kept.answer({ operation: 'ProductPage', text, variables: { uid }, headers: { store: 'pl' } }, ask)

  it('is asked for once, and the data has the order of the whole query', async () => {
    const data = (uid: string) => ({
      cmsBlocks: { items: [{ content: 'Safe' }] },
      products: { items: [{ uid }] },
      storeConfig: { copyright: 'Bocian' },
    })
    expect(JSON.stringify((await page('1')).data)).toBe(JSON.stringify(data('1')))
    const second = await page('2')
    expect(JSON.stringify(second.data)).toBe(JSON.stringify(data('2')))
    expect(second.extensions).toEqual({ tags: ['p1', 'b'] })
    expect(calls).toEqual(['ProductPageFrame {}', 'ProductPage {"uid":"1"}', 'ProductPage {"uid":"2"}'])
  })

  it('changes with its own tags', async () => {
    await page('1')
    copyright = 'Czapla'
    kept.drop(new Set(['b']))
    expect((await page('1')).data).toMatchObject({ storeConfig: { copyright: 'Czapla' } })
  })

  it('leaves it to the whole query what is shown if it fails', async () => {
    const failing: Ask = async (asked, variables) =>
      asked.includes('Frame') ? { error: new Error('refused') } : backend(asked, variables)
    expect((await page('1', failing)).data).toMatchObject({ cmsBlocks: {}, products: {}, storeConfig: {} })
    expect(calls).toEqual(['ProductPage {"uid":"1"}', 'ProductPage {"uid":"1"}'])
  })
})

describe('what differs is never mixed', () => {
  it('store views and currencies', async () => {
    for (const headers of [
      { store: 'pl' },
      { store: 'cz' },
      { store: 'pl', 'content-currency': 'EUR' },
      { store: 'cz', 'content-currency': 'EUR' },
    ])
      for (let time = 0; time < 2; time += 1) {
        const place = `${headers.store} ${headers['content-currency'] ?? ''}`
        expect((await list(headers)).data).toEqual(await whole(place))
        expect((await layout(headers)).data).toEqual({ storeConfig: { copyright: `Bocian ${place}` } })
      }
    // A frame and a layout for each.
    expect(kept.size).toEqual({ answers: 8, products: 12 })
  })

  it.each([
    ['a customer, whose group may have other prices', { authorization: 'Bearer a' }],
    ['an agent', { 'agent-data': 'b' }],
    ['a preview', { [previewHeader]: 'a.b' }],
  ])('%s asks the backend each time, and leaves nothing', async (_who, header) => {
    const headers = { store: 'pl', ...header }
    for (let time = 0; time < 2; time += 1) {
      await list(headers)
      await layout(headers)
    }
    expect(calls).toEqual(['CategoryPage', 'Layout', 'CategoryPage', 'Layout'])
    expect(kept.size).toEqual({ answers: 0, products: 0 })
    // Nor do they get what is kept for everyone.
    await list()
    calls = []
    await list(headers)
    expect(calls).toEqual(['CategoryPage'])
  })

  it('an operation that is not named is never kept', async () => {
    await ask('Cart', 'query Cart { cart { id } }')
    await ask('Cart', 'query Cart { cart { id } }')
    expect(calls).toEqual(['Cart', 'Cart'])
    expect(kept.size).toEqual({ answers: 0, products: 0 })
  })
})

describe('the HTML of a part', () => {
  const store = { code: 'pl', prefix: '' } as StoreView
  const element = <p>Hat</p>

  it('belongs to the data, so what drops the data drops it; another store view or host has its own', async () => {
    let missed: MissedPart[] = []
    followMissedParts((part) => void missed.push(part))
    const first = (data: unknown) => (data as Awaited<ReturnType<typeof whole>>).products.items[0] ?? {}
    const part = (data: unknown, at = store) => keptPart(first(data), 'card', element, { store: at, pathname: '/' })
    expect(part((await list()).data)).toBeUndefined()
    for (const one of missed) keepHtml(one, { html: '<p>Hat</p>', messageParts: new Set() })
    expect(part((await list()).data)).toEqual({ __html: '<p>Hat</p>' })
    expect(part((await list()).data, { ...store, prefix: '/pl' })).toBeUndefined()
    missed = []
    kept.drop(new Set(['p1']))
    expect(part((await list()).data)).toBeUndefined()
    expect(missed).toHaveLength(1)
    // Data that is not kept has no kept parts either.
    expect(keptPart({}, 'card', element, { store, pathname: '/' })).toBeUndefined()
    expect(missed).toHaveLength(1)
  })
})
