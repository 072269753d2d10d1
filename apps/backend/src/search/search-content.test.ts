import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { savePosts } from '../blog/blog.ts'
import { savePages, type PageDraft } from '../cms/cms.ts'
import { testShop, type TestShop } from '#src/testing/testing.ts'

let shop: TestShop
const now = new Date()
const stores = { pl: 1, cz: 2, sk: 3, de: 4, eu: 5, ro: 6, ua: 7, am: 12 }
type Store = keyof typeof stores

const page = (store: Store, identifier: string, title: string, more: Partial<PageDraft> = {}): PageDraft => ({
  identifier,
  storeId: stores[store],
  urlKey: identifier,
  title,
  contentHeading: title,
  content: '',
  metaTitle: title,
  metaDescription: '',
  metaKeywords: '',
  metaRobots: '',
  pageLayout: '1column',
  isActive: true,
  ...more,
})

const post = (identifier: string, title: string, content: string, publishedAt: Date) => ({
  identifier,
  storeId: stores.pl,
  urlKey: identifier,
  title,
  shortContent: '',
  content,
  image: '',
  metaTitle: title,
  metaDescription: `${title}.`,
  related: [],
  productSkus: [],
  publishedAt: publishedAt.toISOString(),
  isActive: true,
  author: undefined,
  terms: [],
})

const day = 86_400_000

beforeAll(async () => {
  shop = await testShop()
  await shop.database.transaction(async (tx) => {
    const { rows } = await sql<{ code: Store; id: number }>`select code, id from store_view`.execute(tx)
    for (const { code, id } of rows) if (code in stores) stores[code] = id
    await savePages(
      tx,
      [
        page('pl', 'returns', 'Zwroty i reklamacje', {
          metaDescription: 'Jak zwrócić zakupy.',
          content: '<p>Paczkę nadasz w automacie. {{block id="labirynt"}}</p>',
        }),
        page('pl', 'delivery', 'Dostawa', { content: '<p>Zwrotów nie trzeba opłacać.</p>' }),
        page('pl', 'old', 'Dostawa dawniej', { isActive: false }),
        page('pl', 'home', 'Dostawa na głównej'),
        page('pl', 'no-page', 'Dostawa donikąd'),
        page('cz', 'delivery', 'Doprava'),
        page('cz', 'sizes', 'Tabulka velikostí'),
        page('sk', 'sizes', 'Tabuľka veľkostí'),
        page('de', 'returns', 'Rückgabe und Widerruf', { content: '<p>So melden Sie eine Rücksendung an.</p>' }),
        page('de', 'delivery', 'Versand'),
        page('eu', 'returns', 'Returns'),
        page('ro', 'returns', 'Retur și reclamații'),
        page('ua', 'delivery', 'Доставка'),
        page('am', 'returns', 'Վերադարձ և երաշխիք'),
      ],
      now,
    )
    await savePosts(
      tx,
      [
        post('wool', 'Jak prać wełnę', '<p>W zimnej wodzie.</p>', new Date(now.getTime() - day)),
        post('soon', 'Jak prać jedwab', '', new Date(now.getTime() + day)),
      ],
      now,
    )
  })
})
afterAll(() => shop.close())

type Found = {
  total_count: number
  items: { type: string; title: string; description: string; relative_url: string }[]
}

async function search(text: string, store: Store = 'pl', more = ''): Promise<Found> {
  const { data, errors } = await shop.execute<{ searchContent: Found }>(
    `query ($text: String!) { searchContent(search: $text${more}) { total_count items { type title description relative_url } } }`,
    { text },
    { store },
  )
  expect(errors).toBeUndefined()
  return data.searchContent
}
const paths = async (text: string, store?: Store) => (await search(text, store)).items.map((item) => item.relative_url)

describe('a search finds help pages and blog posts', () => {
  it.each<[Store, string, string[]]>([
    ['pl', 'zwrot', ['returns', 'delivery']],
    ['pl', 'ZWROTY', ['returns', 'delivery']],
    ['pl', 'dostawa', ['delivery']],
    ['pl', 'dostawy', ['delivery']],
    ['pl', 'dotsawa', ['delivery']],
    ['pl', 'reklamacja', ['returns']],
    ['cz', 'tabulka velikostí', ['sizes']],
    ['cz', 'tabulka velikosti', ['sizes']],
    ['cz', 'doprava', ['delivery']],
    ['sk', 'tabulka velkosti', ['sizes']],
    ['de', 'Rücksendung', ['returns']],
    ['de', 'ruecksendung', ['returns']],
    ['de', 'Versand', ['delivery']],
    ['eu', 'return', ['returns']],
    ['ro', 'retur', ['returns']],
    ['ua', 'доставка', ['delivery']],
    ['ua', 'dostavka', ['delivery']],
    ['am', 'վերադարձ', ['returns']],
    ['pl', 'pranie wełny', ['blog/post/wool']],
    ['pl', 'hulajnoga', []],
    ['pl', 'jak zrobić zwrot', ['returns']],
    ['pl', 'ile kosztuje dostawa', ['delivery']],
    ['de', 'Wie lange dauert der Versand', ['delivery']],
    ['pl', 'prać wełnę', ['blog/post/wool']],
    ['pl', 'welne', ['blog/post/wool']],
  ])('%s: %s', async (store, text, expected) => expect(await paths(text, store)).toEqual(expected))

  it('says whether it contains all words as they were typed', async () => {
    const isExact = async (text: string) => {
      type Data = { searchContent: { is_exact_match: boolean } }
      const query = 'query ($text: String!) { searchContent(search: $text) { is_exact_match } }'
      return (await shop.execute<Data>(query, { text })).data.searchContent.is_exact_match
    }
    for (const text of ['dostawa', 'dostawy', 'jak prać wełnę']) expect(await isExact(text), text).toBe(true)
    for (const text of ['dotsawa', 'ile kosztuje dostawa', 'xyzxyz', '']) expect(await isExact(text), text).toBe(false)
  })

  it('returns the type, the title and a summary', async () => {
    expect((await search('zwroty')).items[0]).toEqual({
      type: 'PAGE',
      title: 'Zwroty i reklamacje',
      description: 'Jak zwrócić zakupy.',
      relative_url: 'returns',
    })
    expect((await search('wełna')).items[0]?.type).toBe('BLOG_POST')
  })

  it('shows nothing that is disabled, not yet published, or of another store view', async () => {
    expect(await paths('dostawa dawniej')).not.toContain('old')
    expect(await paths('jedwab')).toEqual([])
    expect(await paths('doprava')).toEqual([])
  })

  it('ignores blanks, single letters and the placeholders in a text', async () => {
    for (const text of ['', '  ', 'd', 'labirynt', 'xyzxyz', '%', "'", '\0']) expect(await paths(text)).toEqual([])
  })

  it('does not correct a search in quotation marks', async () => {
    expect(await paths('"dotsawa"')).toEqual([])
    expect(await paths('"dostawa"')).toEqual(['delivery'])
  })

  it('limits the number of items', async () => {
    expect(await search('zwrot', 'pl', ', pageSize: 1')).toMatchObject({
      total_count: 2,
      items: [{ relative_url: 'returns' }],
    })
    const { errors } = await shop.execute('{ searchContent(search: "zwrot", pageSize: 0) { total_count } }')
    expect(errors).toMatchObject([{ extensions: { category: 'graphql-input' } }])
  })

  it('finds a page as soon as it is saved, and no longer once it is disabled', async () => {
    const save = (isActive: boolean) =>
      shop.database.transaction((tx) => savePages(tx, [page('pl', 'gifts', 'Pakowanie prezentów', { isActive })], now))
    expect(await paths('pakowanie')).toEqual([])
    await save(true)
    expect(await paths('pakowanie')).toEqual(['gifts'])
    await save(false)
    expect(await paths('pakowanie')).toEqual([])
  })
})
