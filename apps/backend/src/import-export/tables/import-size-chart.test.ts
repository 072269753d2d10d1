import { afterAll, beforeAll, expect, it } from 'vitest'
import { testShop, type TestShop } from '#src/testing/testing.ts'
import { CartClient } from '#src/cart/testing-client.ts'
import { unverifiedPictures } from '../batch/copy-pictures.ts'
import { numberRows } from '../demo/import-demo.ts'
import { importTable } from '../run/import-table.ts'
import type { TableKind } from '../run/table-kinds.ts'
import type { Row } from '../types.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await testShop({ demo: 'small' })
  const labels = { label: 'x', label_pl_PL: 'x' }
  await load('attributes', [
    { code: 'size_chart', input: 'text', ...labels },
    { code: 'size_chart_data', input: 'text', ...labels },
    { code: 'cdrl_age', input: 'select', ...labels },
  ])
  await load('options', [{ attribute_code: 'cdrl_age', value: '2-3 years', label_pl_PL: '2–3 lata', slug: '2-3-lata' }])
})
afterAll(() => shop.close())

async function load(kind: TableKind, rows: Row[]): Promise<string[]> {
  const complaints: string[] = []
  await importTable(shop.database, kind, numberRows(rows), {
    now: new Date(),
    storeCode: 'pl',
    pictures: unverifiedPictures,
    listener: { complaint: ({ reason }) => void complaints.push(reason) },
  })
  return complaints
}

const rowsOf = async (sku: string): Promise<unknown> => {
  const { data } = await shop.execute<{ products: { items: { size_chart_rows: unknown }[] } }>(
    `{ products(filter: { sku: { eq: "${sku}" } }) { items { size_chart_rows {
      size age height { from to } chest { from to } foot { from to } } } } }`,
  )
  return data.products.items[0]?.size_chart_rows
}

it('AMB-38 GQL-13 a size chart returns centimetres and the age for each size', async () => {
  expect(await rowsOf('ROLE-C1')).toBeNull()
  await load('products', [
    { sku: 'ROLE-C1-98', additional_attributes: 'cdrl_size=98,cdrl_age=2-3 years' },
    { sku: 'ROLE-C1', size_chart_data: '98: height 93-98, chest 54.5; 110: height 105-110' },
  ])
  expect(await rowsOf('ROLE-C1')).toEqual([
    { size: '98', age: '2–3 lata', height: { from: 93, to: 98 }, chest: { from: 54.5, to: 54.5 }, foot: null },
    { size: '110', age: null, height: { from: 105, to: 110 }, chest: null, foot: null },
  ])
})

it('CART-31 the variants of a cart’s product have the age that was imported', async () => {
  const client = new CartClient(shop)
  const id = await client.newCart()
  await client.add(id, [{ sku: 'ROLE-C1-98', quantity: 1 }])
  const { data } = await client.execute(
    `query ($id: String!) { cart(cart_id: $id) { items { __typename product { ... on ConfigurableProduct {
      variants { product { sku cdrl_age } } } } ... on ConfigurableCartItem { configured_variant { cdrl_age } } } } }`,
    { id },
  )
  expect(data).toEqual({
    cart: {
      items: [
        {
          __typename: 'ConfigurableCartItem',
          product: {
            variants: expect.arrayContaining([
              { product: { sku: 'ROLE-C1-98', cdrl_age: '2–3 lata' } },
              { product: { sku: 'ROLE-C1-110', cdrl_age: null } },
            ]) as unknown,
          },
          configured_variant: { cdrl_age: '2–3 lata' },
        },
      ],
    },
  })
})

it('GQL-13 a size chart may also be a text', async () => {
  const textOf = async (sku: string): Promise<unknown> => {
    const query = `{ products(filter: { sku: { eq: "${sku}" } }) { items { size_chart } } }`
    return (await shop.execute<{ products: { items: unknown[] } }>(query)).data.products.items[0]
  }
  expect(await textOf('ROLE-C2')).toEqual({ size_chart: null })
  await load('products', [{ sku: 'ROLE-C2', size_chart: 'Measure the child without shoes.' }])
  expect(await textOf('ROLE-C2')).toEqual({ size_chart: 'Measure the child without shoes.' })
})

it('AMB-38 an invalid size chart is skipped with a warning', async () => {
  expect(await load('products', [{ sku: 'ROLE-C2', size_chart_data: 'see the label' }])).toEqual([
    'size_chart_data is not understood and left out',
  ])
  expect(await rowsOf('ROLE-C2')).toBeNull()
})
