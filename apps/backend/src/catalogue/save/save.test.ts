import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Writer } from '#src/platform/database.ts'
import { saveCategories, saveOptions, saveProducts } from './save.ts'
import { categories, cz, pl, saveRange, testRange, type TestRange } from '../testing-range.ts'

let range: TestRange
beforeEach(async () => {
  range = await testRange()
})
afterEach(() => range.close())

const save = <T>(work: (tx: Writer) => Promise<T>): Promise<T> => range.database.transaction(work)

test('saving the same products again changes nothing', async () => {
  const report = await save(saveRange)
  expect(report).toMatchObject({ created: 0, changed: 0, changes: [] })
  expect(report.unchanged).toBe(18)
  expect((await save((tx) => saveCategories(tx, categories))).changes).toEqual([])
})

describe('a product', () => {
  test('keeps the fields that a draft omits, and the report lists the changes', async () => {
    const text = { storeId: pl, name: 'Czapka zimowa', urlKey: 'czapka-s1', attributes: { cdrl_care: 'Prać ręcznie' } }
    const report = await save((tx) => saveProducts(tx, [{ sku: 'S1', maxCartQuantity: 5, texts: [text] }]))
    expect(report).toMatchObject({ created: 0, changed: 1, unchanged: 0 })
    expect(report.changes).toEqual([
      {
        key: 'S1',
        isNew: false,
        fields: [
          { field: 'maxCartQuantity', before: 10_000, after: 5 },
          { field: '1:name', before: 'Czapka S1', after: 'Czapka zimowa' },
          { field: '1:attributes', before: {}, after: { cdrl_care: 'Prać ręcznie' } },
        ],
      },
    ])
    const czech = await range.database.reader
      .selectFrom('catalogue_product_text')
      .select(['name', 'description'])
      .where('store_id', '=', cz)
      .where('url_key', '=', 'czapka-s1')
      .executeTakeFirst()
    expect(czech).toEqual({ name: 'Czapka S1', description: '<p>Czapka S1</p>' })
  })

  test('gets a number suffix if its URL key is taken, and keeps it', async () => {
    const draft = { sku: 'NEW', type: 'simple' as const, texts: [{ storeId: pl, name: 'Mak', urlKey: 'sukienka-mak' }] }
    expect((await save((tx) => saveProducts(tx, [draft]))).created).toBe(1)
    const row = await range.database.reader
      .selectFrom('catalogue_product_text')
      .select('url_key')
      .where('name', '=', 'Mak')
      .executeTakeFirst()
    expect(row?.url_key).toBe('sukienka-mak-2')
    expect(await save((tx) => saveProducts(tx, [draft]))).toMatchObject({ changed: 0, unchanged: 1 })
  })

  test('is saved without its missing references, which are reported', async () => {
    const report = await save((tx) =>
      saveProducts(tx, [
        {
          sku: 'NEW',
          type: 'configurable',
          variants: ['S1', 'NO-SKU'],
          categories: [{ path: 'No/Such' }, { path: 'Default Category/Boys' }],
          options: [{ attributeCode: 'color', value: 'plaid' }],
        },
      ]),
    )
    expect(report.missing).toEqual([
      { key: 'NEW', field: 'options', reference: 'color=plaid' },
      { key: 'NEW', field: 'variants', reference: 'NO-SKU' },
      { key: 'NEW', field: 'categories', reference: 'No/Such' },
    ])
    expect(report.created).toBe(1)
  })
})

describe('a category', () => {
  test('changes the paths of its descendants when it is renamed', async () => {
    await save((tx) =>
      saveCategories(tx, [
        { path: 'Default Category/Girls', texts: [{ storeId: pl, name: 'Córki', urlKey: 'corki' }] },
      ]),
    )
    const { data } = await range.execute<{ categoryList: { name: string; url_path: string }[] }>(
      '{ categoryList(filters: { url_key: { in: ["corki", "sukienki"] } }) { name url_path } }',
    )
    expect(data.categoryList).toEqual([
      { name: 'Córki', url_path: 'corki' },
      { name: 'Sukienki', url_path: 'corki/sukienki' },
    ])
  })

  test('can swap paths with another category in one import', async () => {
    const named = (girls: string, boys: string) =>
      save((tx) =>
        saveCategories(tx, [
          { path: 'Default Category/Girls', texts: [{ storeId: pl, name: 'Girls', urlKey: girls }] },
          { path: 'Default Category/Boys', texts: [{ storeId: pl, name: 'Boys', urlKey: boys }] },
        ]),
      )
    await named('a', 'b')
    await named('b', 'a')
    const { data } = await range.execute<{ categoryList: { name: string; url_path: string }[] }>(
      '{ categoryList(filters: { url_key: { in: ["a", "b"] } }) { name url_path } }',
    )
    expect(new Map(data.categoryList.map(({ name, url_path }) => [name, url_path]))).toEqual(
      new Map([
        ['Girls', 'b'],
        ['Boys', 'a'],
      ]),
    )
  })

  test('keeps its path when an older category requests the same one', async () => {
    await save((tx) =>
      saveCategories(tx, [
        { path: 'Default Category/First', texts: [{ storeId: pl, name: 'First', urlKey: 'first' }] },
        { path: 'Default Category/Second', texts: [{ storeId: pl, name: 'Second', urlKey: 'second' }] },
      ]),
    )
    await save((tx) =>
      saveCategories(tx, [
        { path: 'Default Category/First', texts: [{ storeId: pl, name: 'First', urlKey: 'second' }] },
      ]),
    )
    const rows = await range.database.reader
      .selectFrom('catalogue_category_text')
      .select(['name', 'url_path'])
      .where('name', 'in', ['First', 'Second'])
      .orderBy('name')
      .execute()
    expect(rows.map(({ name, url_path }) => [name, url_path])).toEqual([
      ['First', 'second-2'],
      ['Second', 'second'],
    ])
  })

  test('is created together with its missing parents', async () => {
    const report = await save((tx) => saveCategories(tx, [{ path: 'Default Category/Gear/Bags/Small' }]))
    expect(report.created).toBe(1)
    const rows = await range.database.reader
      .selectFrom('catalogue_category')
      .select(['admin_path', 'level'])
      .where('admin_path', 'like', '%Gear%')
      .orderBy('level')
      .execute()
    expect(rows.map((row) => [row.admin_path, row.level])).toEqual([
      ['Default Category/Gear', 2],
      ['Default Category/Gear/Bags', 3],
      ['Default Category/Gear/Bags/Small', 4],
    ])
  })
})

test('options with the same slug get a number suffix, and an unknown attribute is reported', async () => {
  const report = await save((tx) =>
    saveOptions(tx, [
      { attributeCode: 'color', value: 'Navy Blue' },
      { attributeCode: 'color', value: 'navy-blue' },
      { attributeCode: 'nothing', value: 'x' },
    ]),
  )
  expect(report.created).toBe(2)
  expect(report.missing).toEqual([{ key: 'nothing=x', field: 'attribute', reference: 'nothing' }])
  const rows = await range.database.reader
    .selectFrom('catalogue_attribute_option')
    .select('slug')
    .where('slug', 'like', 'navy%')
    .orderBy('id')
    .execute()
  expect(rows.map((row) => row.slug)).toEqual(['navy-blue', 'navy-blue-2'])
})
