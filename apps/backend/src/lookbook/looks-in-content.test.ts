import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { ContentElement } from '@bocian/rules/page-builder/elements.ts'
import type { Writer } from '#src/platform/database.ts'
import { testShop, type TestShop } from '#src/testing/testing.ts'
import { contentRevision } from '../platform/content-revision.ts'
import { saveLooks } from './lookbook.ts'
import { savePages } from '../cms/cms.ts'
import { saveShops } from '../store-locator/store-locator.ts'

let shop: TestShop
const stored =
  '<div data-content-type="row" data-appearance="contained" data-element="main"><div data-element="inner">' +
  '<div data-content-type="store-map" data-element="main"></div>' +
  '<div data-content-type="lookbook" data-lookbook-id="sea" data-element="main"></div>' +
  '<div data-content-type="lookbook" data-lookbook-id="none" data-element="main"></div></div></div>'

beforeAll(async () => {
  shop = await testShop()
  const names = [{ storeId: 1, name: 'Nad morzem' }]
  await shop.database.transaction(async (tx) => {
    await saveLooks(tx, [
      { code: 'sea', image: 'wysiwyg/sea.svg', width: 800, height: 960, position: 1, names, pins: [] },
    ])
    await saveShops(tx, [
      {
        code: 'WAW1',
        storeIds: [1],
        country: 'PL',
        name: 'Bocian Warszawa',
        street: 'Prosta 1',
        postcode: '00-838',
        city: 'Warszawa',
        latitude: 52.2,
        longitude: 21,
        phone: '+48 22 100 20 30',
        hours: ['09:00-20:00', '', '', '', '', '', ''],
      },
    ])
    await savePages(
      tx,
      [
        {
          identifier: 'shops',
          storeId: 1,
          urlKey: 'shops',
          title: 'Sklepy',
          contentHeading: '',
          content: stored,
          metaTitle: '',
          metaDescription: '',
          metaKeywords: '',
          metaRobots: '',
          pageLayout: '1column',
          isActive: true,
        },
      ],
      new Date('2026-11-21T10:00:00Z'),
    )
  })
})
afterAll(() => shop.close())

it('CMS-19 CMS-20 the shops of a map and the picture of a look are in the page, for visitors without scripts', async () => {
  const { data } = await shop.execute<{ cmsPage: { content_elements: ContentElement[] } }>(
    '{ cmsPage(identifier: "shops") { content_elements } }',
  )
  expect(data?.cmsPage.content_elements).toMatchObject([
    {
      type: 'row',
      children: [
        {
          type: 'store-map',
          shops: [{ name: 'Bocian Warszawa', address: 'Prosta 1, 00-838 Warszawa', phone: '+48 22 100 20 30' }],
        },
        {
          type: 'lookbook',
          look: { name: 'Nad morzem', picture: '/media/wysiwyg/sea.svg', width: 800, height: 960, products: [] },
        },
        { type: 'lookbook', lookbookId: 'none' },
      ],
    },
  ])
})

it('a changed look or shop is a change of the pages that show it', async () => {
  const changes = async (work: (tx: Writer) => Promise<unknown>) => {
    const before = await contentRevision(shop.database.reader)
    await shop.database.transaction(work)
    return (await contentRevision(shop.database.reader)) - before
  }
  const names = [{ storeId: 1, name: 'Nad jeziorem' }]
  const look = { code: 'sea', image: 'wysiwyg/sea.svg', width: 800, height: 960, position: 1, names, pins: [] }
  expect(await changes((tx) => saveLooks(tx, [look]))).toBeGreaterThan(0)
  expect(await changes((tx) => sql`update store_locator_shop set phone = ''`.execute(tx))).toBeGreaterThan(0)
})
