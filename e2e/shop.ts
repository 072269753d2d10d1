import { execFile } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { shop } from './browser.ts'
import { ownShop } from './own-shop.ts'

const root = path.join(import.meta.dirname, '..')

/** Runs an admin command on the running shop: `admin('stock', 'ROLE-S1', '5')`. */
export async function admin(...args: string[]): Promise<string> {
  const env = { ...process.env, MODE: 'demo', DATA_DIR: ownShop.dataFolder, DATABASE_URL: '', BASE_URL: '' }
  const { stdout } = await promisify(execFile)(process.execPath, ['apps/backend/src/admin/main.ts', ...args], {
    cwd: root,
    env,
  })
  return stdout
}

/** Imports rows, given as values by column, as an operator imports a file. */
export async function importRows(rows: readonly Readonly<Record<string, string>>[], ...args: string[]): Promise<void> {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  const cell = (text = ''): string => `"${text.replaceAll('"', '""')}"`
  const lines = rows.map((row) => columns.map((column) => cell(row[column])).join(','))
  const file = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'bocian-rows-')), 'rows.csv')
  fs.writeFileSync(file, [columns.join(','), ...lines].join('\n'))
  await admin('import', file, ...args)
}

/** Sends a query to a shop's endpoint. */
export async function callGraphql<T>(
  query: string,
  variables: Record<string, unknown>,
  store: string,
  address = shop,
): Promise<T> {
  const response = await fetch(`${address}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', store },
    body: JSON.stringify({ query, variables }),
  })
  const { data } = (await response.json()) as { data: T }
  return data
}

export interface CartItem {
  readonly sku: string
  readonly quantity: number
}

/** A guest's cart with these items, filled as another device would fill it. */
export async function filledCart(items: readonly CartItem[], store = 'pl', address = shop): Promise<string> {
  const make = 'mutation { createEmptyCart }'
  const { createEmptyCart: id } = await callGraphql<{ createEmptyCart: string }>(make, {}, store, address)
  const { addProductsToCart: added } = await callGraphql<{ addProductsToCart: { user_errors: { message: string }[] } }>(
    `mutation ($id: String!, $items: [CartItemInput!]!) {
      addProductsToCart(cartId: $id, cartItems: $items) { user_errors { message } } }`,
    { id, items },
    store,
    address,
  )
  if (added.user_errors.length > 0) throw new Error(added.user_errors.map(({ message }) => message).join(' '))
  return id
}

interface Found {
  products: { items: { url_key: string; name: string }[] }
}

/** A product's path and name in a store. */
export async function findProduct(sku: string, store: string): Promise<{ path: string; name: string }> {
  const query = 'query($sku: String!) { products(filter: { sku: { eq: $sku } }) { items { url_key name } } }'
  const { products } = await callGraphql<Found>(query, { sku }, store)
  const [product] = products.items
  if (product === undefined) throw new Error(`${store} does not sell ${sku}`)
  return { path: `${store === 'pl' ? '' : `/${store}`}/${product.url_key}.html`, name: product.name }
}

interface Tree {
  categoryList: { children: { name: string; url_path: string; product_count: number }[] }[]
}

/** The largest category in the menu. */
export async function findCategory(store: string): Promise<{ path: string; name: string }> {
  const { categoryList } = await callGraphql<Tree>(
    '{ categoryList { children { name url_path product_count } } }',
    {},
    store,
  )
  const [largest] = (categoryList[0]?.children ?? [])
    .filter((category) => category.product_count < 400)
    .toSorted((a, b) => b.product_count - a.product_count)
  if (largest === undefined) throw new Error(`${store} has no categories`)
  return { path: `${store === 'pl' ? '' : `/${store}`}/${largest.url_path}.html`, name: largest.name }
}
