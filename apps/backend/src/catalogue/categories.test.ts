import { afterAll, beforeAll, expect, test } from 'vitest'
import { saveCategories } from './save/save.ts'
import { pl, testRange, type TestRange } from './testing-range.ts'

let range: TestRange
beforeAll(async () => {
  range = await testRange()
})
afterAll(() => range.close())

interface Tree {
  uid: string
  name: string
  url_path: string
  product_count?: number
  children?: Tree[]
}

async function categories(args: string, fields: string, store?: string): Promise<Tree[]> {
  const query = `{ categoryList${args} { ${fields} } }`
  const { data, errors } = await range.execute<{ categoryList: Tree[] }>(query, {}, store)
  if (errors !== undefined) throw new Error(errors[0]?.message)
  return data.categoryList
}

test('GQL-06 returns the tree from the root without a filter, at any depth with one SQL statement', async () => {
  const fields =
    'name url_path product_count children { name url_path product_count children { name url_path product_count children { name } } }'
  await categories('', fields)
  range.statements()
  const [root] = await categories('', fields)
  expect(range.statements()).toBe(1)
  expect(root?.name).toBe('Default Category')
  expect(root?.children?.map((child) => [child.name, child.product_count])).toEqual([
    ['Dla niej', 3],
    ['Dla niego', 3],
    ['Marki', 0],
  ])
  expect(root?.children?.[0]?.children).toEqual([
    { name: 'Sukienki', url_path: 'dla-niej/sukienki', product_count: 3, children: [] },
  ])
})

test('shows the names and paths of the store view and hides categories without a text there', async () => {
  const [root] = await categories('', 'name children { name url_path }', 'cz')
  expect(root?.children).toEqual([
    { name: 'Divky', url_path: 'divky' },
    { name: 'Znacky', url_path: 'znacky' },
  ])
})

test('GQL-07 finds a category by uid, with breadcrumbs and badges', async () => {
  const [bocian] = await categories('(filters: { url_key: { eq: "bocian" } })', 'uid')
  const query = `{ categories(filters: { category_uid: { eq: "${bocian?.uid}" } }) { total_count items { name level display_mode include_in_menu image
    breadcrumbs { category_uid category_level category_name category_url_path } category_badges { uid label label_color } } } }`
  const { data } = await range.execute(query)
  expect(data).toEqual({
    categories: {
      total_count: 1,
      items: [
        {
          name: 'Bocian',
          level: 3,
          display_mode: 'BRAND',
          include_in_menu: 1,
          image: null,
          breadcrumbs: [
            { category_uid: expect.any(String), category_level: 2, category_name: 'Marki', category_url_path: 'marki' },
          ],
          category_badges: [{ uid: bocian?.uid, label: 'new', label_color: '#a00' }],
        },
      ],
    },
  })
})

test('shows the CMS block of a category as its landing page', async () => {
  await range.database.transaction(async (tx) => {
    const block = { identifier: 'boys', store_id: pl, title: 'Boys', content: '<p>Dla niego</p>' }
    await tx.insertInto('cms_block').values(block).execute()
    const text = { storeId: pl, name: 'Dla niego', urlKey: 'dla-niego' }
    await saveCategories(tx, [
      { path: 'Default Category/Boys', texts: [{ ...text, displayMode: 'PAGE', landingPage: 'boys' }] },
    ])
  })
  const query =
    '{ categories(filters: { url_key: { in: ["dla-niego", "dla-niej"] } }) { items { display_mode cms_block { identifier content } } } }'
  expect((await range.execute(query)).data).toEqual({
    categories: {
      items: [
        { display_mode: 'PRODUCTS', cms_block: null },
        { display_mode: 'PAGE', cms_block: { identifier: 'boys', content: '<p>Dla niego</p>' } },
      ],
    },
  })
})

test('finds categories by name, parent and path', async () => {
  const named = await categories('(filters: { name: { match: "dla" } })', 'name')
  expect(named.map((one) => one.name)).toEqual(['Dla niej', 'Dla niego'])
  const [girls] = await categories('(filters: { url_path: { eq: "dla-niej" } })', 'uid')
  const children = await categories(
    `(filters: { parent_category_uid: { eq: "${girls?.uid}" } })`,
    'name products(pageSize: 2) { total_count items { sku } }',
  )
  expect(children).toEqual([{ name: 'Sukienki', products: { total_count: 3, items: [{ sku: 'C2' }, { sku: 'C1B' }] } }])
  expect(await categories('(filters: { ids: { eq: "99999" } })', 'name')).toEqual([])
})
