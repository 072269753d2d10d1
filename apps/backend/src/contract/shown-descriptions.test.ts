import { createLog } from '@bocian/service/log.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { httpServer } from '../testing/testing-http.ts'
import { shownHtml } from '../platform/html/shown-html.ts'
import { testShop, type TestShop } from '../testing/testing.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await testShop({ demo: 'small' })
})
afterAll(() => shop.close())

const evil = '<p>Soft</p><img src=x onerror=alert(1)><script>alert(2)</script><a href="javascript:alert(3)">x</a>'

it('sanitizes descriptions, however they got into the database', async () => {
  const db = shop.database.reader
  await sql`update catalogue_product_text set description = ${evil}, short_description = ${evil}`.execute(db)
  await sql`update catalogue_category_text set description = ${evil}`.execute(db)
  await sql`delete from catalogue_listing_document`.execute(db).catch(() => undefined)
  const { data } = await shop.execute(
    `{ categories(filters: {}, pageSize: 50) { items { description children { description } } }
       products(filter: {}, pageSize: 300) { items { description { html } short_description { html } } } }`,
  )
  expect(JSON.stringify(data)).toContain('Soft')
  expect(JSON.stringify(data)).not.toMatch(/onerror|<script|javascript:/)
})

it('sanitizes size charts, as a field and among the attributes, however they got into the database', async () => {
  const other = await testShop({ demo: 'small' })
  await sql`update catalogue_listing set document = jsonb_set(document::jsonb, '{attributes,size_chart}', to_jsonb(${evil}::text))::json`.execute(
    other.database.reader,
  )
  const { data } = await other.execute(
    `{ products(filter: {}, pageSize: 300) { items { size_chart
         custom_attributesV2(filters: {}) { items { code ... on AttributeValue { value } } } } } }`,
  )
  await other.close()
  expect(JSON.stringify(data)).toContain('"size_chart":"<p>Soft</p>')
  expect(JSON.stringify(data)).not.toMatch(/onerror|<script|javascript:/)
})

it('leaves text without markup unchanged', () => {
  expect(shownHtml('Soft “wool”')).toBe('Soft “wool”')
})

it('P03 ignores the store cookie where a shared cache may store the response', async () => {
  const server = await httpServer(shop.database, {}, createLog('backend', 'silent'))
  const url = `/graphql?query=${encodeURIComponent('{storeConfig{store_code}}')}`
  const plain = await server.inject({ url })
  const other = await server.inject({ url, headers: { cookie: 'store=de' } })
  expect(other.headers['cache-control']).toMatch(/^public/)
  expect(other.body).toBe(plain.body)
  const named = await server.inject({ url, headers: { store: 'de', cookie: 'store=cz' } })
  expect(named.json().data.storeConfig.store_code).toBe('de')
  const query = '{storeConfig{store_code}}'
  const posted = await server.inject({
    method: 'POST',
    url: '/graphql',
    headers: { cookie: 'store=de' },
    payload: { query },
  })
  expect(posted.json().data.storeConfig.store_code).toBe('de')
  expect(posted.headers['cache-control']).toBe('no-store')
  await server.close()
})
