import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testShop, type TestShop } from '#src/testing/testing.ts'
import { numberRows } from '../demo/import-demo.ts'
import { unverifiedPictures } from '../batch/copy-pictures.ts'
import { importTable } from '../run/import-table.ts'
import type { Complaint, Row } from '../types.ts'

let shop: TestShop
const now = new Date('2026-11-21T10:00:00Z')

beforeAll(async () => {
  shop = await testShop()
})
afterAll(() => shop.close())

const about = (given: Row = {}): Row => ({
  identifier: 'about',
  store_view_code: 'pl',
  title: 'O nas',
  url_key: 'o-nas',
  content: '<p>Szyjemy</p>',
  ...given,
})

async function load(...rows: Row[]) {
  const complaints: Complaint[] = []
  const listener = { complaint: (complaint: Complaint) => complaints.push(complaint) }
  const setup = { now, storeCode: 'pl', pictures: unverifiedPictures, listener }
  const { created, changed, unchanged, refused } = await importTable(shop.database, 'pages', numberRows(rows), setup)
  return { counts: { created, changed, unchanged, refused }, reasons: complaints.map(({ reason }) => reason) }
}

async function route(url: string, store = 'pl') {
  const query =
    'query ($url: String!) { route(url: $url) { relative_url redirect_code type ... on CmsPage { identifier title } } }'
  const { data } = await shop.execute<{ route: unknown }>(query, { url }, { store })
  return data.route
}

describe('the pages table', () => {
  it('gives each page its path per store', async () => {
    expect((await load(about(), about({ store_view_code: 'cz', url_key: 'o-nas-cz' }))).counts).toMatchObject({
      created: 2,
    })
    expect(await route('o-nas')).toEqual({
      identifier: 'about',
      title: 'O nas',
      relative_url: 'o-nas',
      redirect_code: 0,
      type: 'CMS_PAGE',
    })
    expect(await route('o-nas-cz')).toBeNull()
  })

  it('ROUTE-37 redirects the old path of a page with a 301', async () => {
    await load(about())
    await load(about({ url_key: 'kim-jestesmy' }))
    expect(await route('o-nas?a=1')).toMatchObject({ redirect_code: 301, relative_url: 'kim-jestesmy?a=1' })
    expect(await route('kim-jestesmy')).toMatchObject({ redirect_code: 0 })
  })

  it('redirects the identifier of a page to its path in the store', async () => {
    await load(about({ url_key: 'o-bocianie' }))
    expect(await route('about')).toMatchObject({ redirect_code: 301, relative_url: 'o-bocianie', identifier: 'about' })
  })

  it('reports a path that another page has, and changes nothing in a second run', async () => {
    await load(about({ url_key: 'o-nas' }))
    const { reasons } = await load(about({ identifier: 'other', url_key: 'o-nas' }))
    expect(reasons).toEqual([expect.stringMatching(/^The path "o-nas" of page \d+ belongs to page \d+$/)])
    expect((await load(about({ url_key: 'o-nas' }))).counts).toEqual({
      created: 0,
      changed: 0,
      unchanged: 1,
      refused: 0,
    })
  })

  it.each([
    [about({ identifier: 'a b' }), 'the identifier may hold letters, digits, - and _ only'],
    [about({ title: '' }), 'title is missing'],
    [about({ store_view_code: 'xx' }), 'the store view "xx" does not exist'],
    [about({ meta_robots: 'LOUD' }), 'the meta_robots "LOUD" are not known'],
  ])('refuses %j', async (row, reason) => {
    expect(await load(row)).toMatchObject({ counts: { refused: 1 }, reasons: [reason] })
  })
})
