import { expect } from 'vitest'
import { unverifiedPictures } from '../import-export/batch/copy-pictures.ts'
import { numberRows } from '../import-export/demo/import-demo.ts'
import { importTable } from '../import-export/run/import-table.ts'
import type { Row } from '../import-export/types.ts'
import { saveSettings } from '../store/store.ts'
import { deliverDueEvents } from './testing-events.ts'
import { testShop, type TestShop } from './testing.ts'

export const now = new Date('2026-11-21T10:00:00Z')

/** A row of the table of posts. */
export const postRow = (identifier: string, given: Row = {}): Row => ({
  identifier,
  store_view_code: 'pl',
  title: `Wpis ${identifier}`,
  url_key: identifier,
  short_content: '<p>Krótko</p>',
  content: '<p>Pranie w 30 stopniach</p>',
  author: 'agata=Agata Gniazdowska',
  categories: 'care=Pielęgnacja=Pranie, suszenie i naprawy',
  tags: 'washing=pranie',
  published_at: '2026-11-01T08:00:00Z',
  ...given,
})

/** A shop with posts. */
export async function blogShop(...rows: Row[]): Promise<TestShop> {
  const shop = await testShop({ demo: 'small' })
  const reasons: string[] = []
  const listener = { complaint: ({ reason }: { reason: string }) => reasons.push(reason) }
  const setup = { now, storeCode: 'pl', pictures: unverifiedPictures, listener }
  await importTable(shop.database, 'blog-posts', numberRows(rows), setup)
  expect(reasons).toEqual([])
  return shop
}

/** Asks the shop and expects no error. */
export async function ask<T>(
  shop: TestShop,
  query: string,
  variables: Record<string, unknown> = {},
  headers: Record<string, string> = {},
): Promise<T> {
  const { data, errors } = await shop.execute<T>(query, variables, headers)
  expect(errors).toBeUndefined()
  return data
}

/** The ids of the posts by identifier. */
export async function postIds(shop: TestShop, store = 'pl'): Promise<Record<string, number>> {
  const { blogPosts } = await ask<{ blogPosts: { items: { identifier: string; post_id: number }[] } }>(
    shop,
    '{ blogPosts(pageSize: 50) { items { identifier post_id } } }',
    {},
    { store },
  )
  return Object.fromEntries(blogPosts.items.map(({ identifier, post_id }) => [identifier, post_id]))
}

/** Changes settings of the Polish store. */
export async function set(shop: TestShop, values: Record<string, unknown>, viewId = 1): Promise<void> {
  await shop.database.transaction((tx) => saveSettings(tx, { scope: 'view', id: viewId }, values))
  await deliverDueEvents(shop.database)
}
