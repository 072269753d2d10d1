import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from 'kysely'
import { testShop, type TestShop } from '#src/testing/testing.ts'
import { unverifiedPictures } from '../batch/copy-pictures.ts'
import { numberRows } from '../demo/import-demo.ts'
import { importTable } from './import-table.ts'
import type { TableKind } from './table-kinds.ts'
import { loadSmall } from '../demo/testing-rows.ts'
import type { Complaint, ImportReport, Row } from '../types.ts'

const now = new Date('2026-11-21T10:00:00Z')
let shop: TestShop

beforeAll(async () => {
  shop = await testShop({ demo: 'small' })
})
afterAll(() => shop.close())

async function run(kind: TableKind, rows: Row[]): Promise<{ report: ImportReport; complaints: string[] }> {
  const complaints: string[] = []
  const report = await importTable(shop.database, kind, numberRows(rows), {
    now,
    storeCode: 'pl',
    pictures: unverifiedPictures,
    listener: { complaint: ({ line, key, reason }: Complaint) => void complaints.push(`${line} ${key}: ${reason}`) },
  })
  return { report, complaints }
}

async function snapshot(): Promise<unknown> {
  const { rows } = await sql`
    select (select jsonb_agg(p order by id) from catalogue_product p) as products,
      (select jsonb_agg(t order by product_id, store_id) from catalogue_product_text t) as texts,
      (select jsonb_agg(l order by id) from pricing_price_log l) as log,
      (select jsonb_agg(s order by product_id) from inventory_stock s) as stock,
      (select count(*) from inventory_movement) as movements, (select count(*) from customer_address) as addresses,
      (select jsonb_agg(u order by store_id, request_path) from url_rewrite u) as addresses_of_pages`.execute(
    shop.database.reader,
  )
  return rows[0]
}

it('importing the same tables again changes nothing', async () => {
  const before = await snapshot()
  await loadSmall(shop.database, now)
  expect(await snapshot()).toEqual(before)
})

describe('a table refuses invalid rows, with their line number, and imports the rest', () => {
  it('attributes', async () => {
    const { report, complaints } = await run('attributes', [
      { code: 'cdrl_season', input: 'select', label: 'Season', label_pl_PL: 'Sezon' },
      { code: 'Bad code', input: 'select', label: 'Bad' },
      { code: 'wild', input: 'date', label: 'Wild' },
    ])
    expect(report).toMatchObject({ created: 1, refused: 2 })
    expect(complaints).toEqual([
      '3 Bad code: the code "Bad code" is not allowed',
      '4 wild: input must be select or text',
    ])
  })

  it('rewrites', async () => {
    const at = (request_path: string, target_path: string, redirect_type = '301') => {
      return { request_path, store_view_code: 'pl', target_path, redirect_type }
    }
    const { report, complaints } = await run('rewrites', [
      at('old.html', '/new.html'),
      at('dziewczynka.html', '/new.html'),
      at('odd', '/new.html', '308'),
      at('bad', '/new.html', 'soon'),
    ])
    expect(report).toMatchObject({ created: 2, refused: 2, warnings: 1 })
    expect(complaints.toSorted()).toEqual([
      '3 dziewczynka.html: the path "dziewczynka.html" belongs to a category',
      '4 odd: the code 308 is kept but not followed',
      '5 bad: the redirect_type "soon" is not a number',
    ])
  })

  it('options', async () => {
    const { report, complaints } = await run('options', [
      { attribute_code: 'color', value: 'Green', swatch: '#00aa55', label_pl_PL: 'zielony' },
      { attribute_code: 'color', value: 'Plaid', swatch: 'url(x)' },
      { attribute_code: 'nothing', value: 'A' },
    ])
    expect(report).toMatchObject({ created: 1, refused: 2 })
    expect(complaints).toEqual([
      '3 Plaid: swatch must be a colour such as #a0b1c2',
      '4 nothing=A: there is no attribute "nothing"',
    ])
  })

  it('GQL-48 the option of a colour that forms preselect', async () => {
    const isDefault = async () => {
      const { data } = await shop.execute<{
        products: { items: { color_option: { is_default: boolean } | null }[] }
        attributesList: { items: { default_value: string | null; options: { value: string; is_default: boolean }[] }[] }
      }>(`{ products(filter: { sku: { eq: "ROLE-C1" } }) { items { color_option { is_default } } }
        attributesList(entityType: CATALOG_PRODUCT, filters: { is_filterable: true }) { items {
          default_value options { value is_default } } } }`)
      const chosen = data.attributesList.items.flatMap((item) =>
        item.options.filter((option) => option.is_default).map(({ value }) => value === item.default_value),
      )
      return [data.products.items[0]?.color_option?.is_default, chosen]
    }
    const red = { attribute_code: 'color', value: 'Red', swatch: '#cc0000', label_pl_PL: 'czerwony' }
    expect(await isDefault()).toEqual([false, []])
    await run('options', [{ ...red, is_default: '1' }])
    expect(await isDefault()).toEqual([true, [true]])
    await run('options', [red])
    expect(await isDefault()).toEqual([false, []])
  })

  it('MENU-02 MENU-03 MENU-08 categories with their menu position, style, badges and blocks', async () => {
    const row = { store_view_code: 'pl', include_in_menu: '1' }
    const { report } = await run('categories', [
      { ...row, path: 'Default Category/Menu', name: 'Menu', include_in_menu: '0', position: '90' },
      { ...row, path: 'Default Category/Menu/Last', name: 'Last', position: '20' },
      {
        ...row,
        path: 'Default Category/Menu/First',
        name: 'First',
        position: '10',
        label_color: '#b42318',
        label_css: 'font-weight: 600; position: fixed; background: url(//spy)',
        category_badge: 'label=New,label_color=#0f766e,color=#ffffff|label=Warm',
        left_side_bar_cms_block_id: 'menu-left',
        right_side_bar_cms_block_id: '',
      },
    ])
    expect(report).toMatchObject({ created: 3, refused: 0 })
    const { data } =
      await shop.execute(`{ categoryList(filters: { url_key: { eq: "menu" } }) { include_in_menu children {
      name include_in_menu position label_color label_css left_side_bar_cms_block_id right_side_bar_cms_block_id
      category_badges { label label_color color } } } }`)
    const badge = { label: 'New', label_color: '#0f766e', color: '#ffffff' }
    const plain = { label_color: null, label_css: null, category_badges: [], left_side_bar_cms_block_id: null }
    expect(data).toEqual({
      categoryList: [
        {
          include_in_menu: 0,
          children: [
            {
              name: 'First',
              include_in_menu: 1,
              position: 10,
              label_color: '#b42318',
              label_css: 'font-weight: 600',
              left_side_bar_cms_block_id: 'menu-left',
              right_side_bar_cms_block_id: null,
              category_badges: [badge, { label: 'Warm', label_color: '#b42318', color: null }],
            },
            { name: 'Last', include_in_menu: 1, position: 20, right_side_bar_cms_block_id: null, ...plain },
          ],
        },
      ],
    })
  })

  it('categories, which get URL paths', async () => {
    const { report, complaints } = await run('categories', [
      { path: 'Default Category/Boys', store_view_code: 'pl', name: 'Chłopiec', url_key: '' },
      { path: 'Default Category/Boys/Hats', store_view_code: 'pl', name: 'Czapki', url_key: 'czapki' },
      { path: 'Default Category/Boys', store_view_code: 'xx', name: 'Nobody' },
      { path: 'Default Category/Boys', store_view_code: 'cz', name: 'Kluk', display_mode: 'CAROUSEL' },
    ])
    expect(report).toMatchObject({ created: 2, refused: 2 })
    expect(complaints).toEqual([
      '4 Default Category/Boys: the store view "xx" does not exist',
      '5 Default Category/Boys: the display_mode "CAROUSEL" is not known',
    ])
    const { data } = await shop.execute('{ route(url: "chlopiec/czapki.html") { type relative_url } }')
    expect(data).toEqual({ route: { type: 'CATEGORY', relative_url: 'chlopiec/czapki.html' } })
  })

  it('price log', async () => {
    const entry = {
      sku: 'ROLE-S1',
      store_view_code: 'pl',
      price: '40',
      final_price: '30',
      valid_from: '2026-09-01 00:00:00',
    }
    const { report, complaints } = await run('price-log', [
      entry,
      { ...entry, sku: 'NOBODY' },
      { ...entry, valid_from: '' },
      { ...entry, final_price: '' },
    ])
    expect(report).toMatchObject({ created: 1, refused: 3 })
    expect(complaints.toSorted()).toEqual([
      '3 NOBODY: there is no product with this sku',
      '4 ROLE-S1: valid_from is missing',
      '5 ROLE-S1: the price or the final_price is missing',
    ])
  })

  it('blocks, whose HTML is sanitized', async () => {
    const { report, complaints } = await run('blocks', [
      {
        identifier: 'hello',
        store_view_code: 'pl',
        title: 'Hello',
        content: '<p onclick="x()">Hi</p><script>x()</script>',
      },
      { identifier: '../x', store_view_code: 'pl', title: 'X', content: '' },
    ])
    expect(report).toMatchObject({ created: 1, refused: 1 })
    expect(complaints).toEqual(['3 ../x: the identifier may hold letters, digits, - and _ only'])
    const { data } = await shop.execute('{ cmsBlocks(identifiers: ["hello"]) { items { content } } }')
    expect(data).toEqual({ cmsBlocks: { items: [{ content: '<p>Hi</p>' }] } })
  })

  it('customers with carts', async () => {
    const customer = { password: 'Bocian-2026!', firstname: 'Jan', lastname: 'Nowak', store_view_code: 'pl' }
    const { report, complaints } = await run('customers', [
      { ...customer, email: 'jan@example.com', cart: 'ROLE-S1:2|ROLE-C1-98:1' },
      { ...customer, email: 'no address' },
      { ...customer, email: 'short@example.com', password: 'short' },
      { ...customer, email: 'odd@example.com', cart: 'ROLE-S1' },
      { ...customer, email: 'late@example.com', cart: 'ROLE-S0:1' },
    ])
    expect(report).toMatchObject({ created: 2, refused: 3, warnings: 1 })
    expect(complaints[0]).toBe('3 no address: "no address" is not an e-mail address')
    expect(complaints.at(-1)).toMatch(/^6 late@example\.com: cart: /)
    const signIn = await shop.execute<{ generateCustomerToken: { token: string } }>(
      'mutation { generateCustomerToken(email: "jan@example.com", password: "Bocian-2026!") { token } }',
    )
    const { data } = await shop.execute(
      '{ customerCart { items { quantity product { sku } } } }',
      {},
      { authorization: `Bearer ${signIn.data.generateCustomerToken.token}` },
    )
    expect(data).toEqual({
      customerCart: {
        items: [
          { quantity: 2, product: { sku: 'ROLE-S1' } },
          { quantity: 1, product: { sku: 'ROLE-C1' } },
        ],
      },
    })
  })
})
