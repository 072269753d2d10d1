import { afterAll, beforeAll, expect, it } from 'vitest'
import { demoRows } from '#demo/demo-shop.ts'
import { testShop, type TestShop } from '#src/testing/testing.ts'
import { unverifiedPictures } from '../batch/copy-pictures.ts'
import { numberRows } from '../demo/import-demo.ts'
import { importTable } from '../run/import-table.ts'
import type { ImportReport, Row } from '../types.ts'

const now = new Date('2026-11-21T10:00:00Z')
let shop: TestShop
beforeAll(async () => {
  shop = await testShop({ demo: 'small' })
})
afterAll(() => shop.close())

async function run(rows: Row[]): Promise<{ report: ImportReport; complaints: string[] }> {
  const complaints: string[] = []
  const report = await importTable(shop.database, 'grid-banners', numberRows(rows), {
    now,
    storeCode: 'pl',
    pictures: unverifiedPictures,
    listener: { complaint: ({ line, key, reason }) => void complaints.push(`${line} ${key}: ${reason}`) },
  })
  return { report, complaints }
}

const row: Row = {
  code: 'wellies',
  store_view_code: 'pl',
  category: 'Default Category/Girls',
  title: 'Czas na kalosze',
  url: '/kalosze.html',
  image_desktop: 'wysiwyg/wide.webp',
  image_tablet: 'wysiwyg/middle.webp',
  image_mobile: '',
  page: '',
  position: '5',
  every_n: '12',
  is_active: '1',
  valid_from: '',
  valid_to: '',
}

async function shown(store = 'pl') {
  const query = `{ categoryList(filters: { url_key: { in: ["dziewczynka", "divka"] } }) { grid_banners {
    title url image_desktop image_tablet image_mobile page position every_n is_valid } } }`
  const { data } = await shop.execute<{ categoryList: { grid_banners: Record<string, unknown>[] }[] }>(
    query,
    {},
    { store },
  )
  return data.categoryList[0]?.grid_banners
}

it('LIST-10 GQL-07 a category returns the banners of its store view with a picture per screen size', async () => {
  const { report, complaints } = await run([row])
  expect(complaints).toEqual([])
  expect(report).toMatchObject({ created: 1, refused: 0 })
  expect(await shown()).toEqual([
    {
      title: 'Czas na kalosze',
      url: '/kalosze.html',
      image_desktop: expect.stringMatching(/\/media\/wysiwyg\/wide\.webp$/),
      image_tablet: expect.stringMatching(/\/media\/wysiwyg\/middle\.webp$/),
      image_mobile: expect.stringMatching(/\/media\/wysiwyg\/wide\.webp$/),
      page: null,
      position: 5,
      every_n: 12,
      is_valid: true,
    },
  ])
  expect(await shown('cz')).toEqual([])
  expect((await run([row])).report).toMatchObject({ created: 0, changed: 0, unchanged: 1 })
  expect((await run([{ ...row, position: '6' }])).report).toMatchObject({ created: 0, changed: 1 })
})

it.each<[string, Row, boolean]>([
  ['that is switched off', { is_active: '0' }, false],
  ['whose time is over', { valid_to: '2020-01-31' }, false],
  ['whose time has not come', { valid_from: '2999-01-01' }, false],
  ['whose time it is', { valid_from: '2020-01-01', valid_to: '2999-01-01' }, true],
])('LIST-10 a banner %s: is_valid %o', async (_, cells, isValid) => {
  await run([{ ...row, ...cells }])
  expect(await shown()).toMatchObject([{ is_valid: isValid }])
})

it('refuses invalid rows, with their line number, and imports the rest', async () => {
  const { report, complaints } = await run([
    { ...row, code: 'first', position: '0' },
    { ...row, code: 'often', every_n: '1' },
    { ...row, code: 'nowhere', category: 'Default Category/Nowhere' },
    { ...row, code: 'script', url: 'javascript:alert(1)' },
    { ...row, code: 'bare', image_desktop: '' },
    { ...row, code: 'good' },
  ])
  expect(complaints.toSorted()).toEqual([
    '2 first: position must be a whole number from 1 to 10000',
    '3 often: every_n must be a whole number from 2 to 10000',
    '4 nowhere: there is no category with this path',
    '5 script: url must be a path or a web address',
    '6 bare: image_desktop is missing',
  ])
  expect(report).toMatchObject({ created: 1, refused: 5 })
})

it('importing a banner invalidates cached pages', async () => {
  const revision = async (): Promise<number> =>
    (await shop.database.reader.selectFrom('platform_revision').select('revision').executeTakeFirstOrThrow()).revision
  const before = await revision()
  await run([{ ...row, code: 'news' }])
  expect(Number(await revision())).toBeGreaterThan(Number(before))
})

it('the demo shop has banners in every store view, including an expired one', () => {
  const rows = [...demoRows('grid-banners', { now })]
  expect(new Set(rows.map(({ store_view_code: code }) => code)).size).toBe(13)
  expect(rows.filter(({ valid_to: end }) => end !== '').length).toBeGreaterThan(0)
  expect(new Set(rows.map(({ code, store_view_code: store }) => `${code} ${store}`)).size).toBe(rows.length)
})
