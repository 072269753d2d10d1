import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { runOnBackend } from '../apps/backend/src/admin/command-client.ts'
import { readEndpoint } from '../apps/backend/src/admin/secret.ts'
import { shop } from './browser.ts'
import { ownShop } from './own-shop.ts'
import { postGraphql } from './post-graphql.ts'

/** Runs an admin command in the running shop: `admin('stock', 'ROLE-S1', '5')`. Throws what a failed command prints. */
export async function admin(...args: string[]): Promise<string> {
  const endpoint = readEndpoint(ownShop.dataFolder)
  if (endpoint === undefined) throw new Error(`No backend uses ${ownShop.dataFolder}`)
  const printed = { out: '', err: '' }
  const exit = await runOnBackend(
    endpoint,
    { args, folder: process.cwd(), isTerminal: false },
    {
      out: (text) => void (printed.out += text),
      err: (text) => void (printed.err += text),
      signal: AbortSignal.timeout(200_000),
    },
  )
  if (exit !== 0) throw new Error(`${args.join(' ')}: ${printed.err}`)
  return printed.out
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
  return postGraphql(address, { query, variables, headers: { store } })
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

/** The largest category in the menu, or the smallest one that fills several rows. */
export async function findCategory(
  store: string,
  size: 'largest' | 'smallest' = 'largest',
): Promise<{ path: string; name: string }> {
  const { categoryList } = await callGraphql<Tree>(
    '{ categoryList { children { name url_path product_count } } }',
    {},
    store,
  )
  const bySize = (categoryList[0]?.children ?? [])
    .filter((category) => category.product_count >= 12 && category.product_count < 400)
    .toSorted((a, b) => b.product_count - a.product_count)
  const found = bySize.at(size === 'largest' ? 0 : -1)
  if (found === undefined) throw new Error(`${store} has no categories`)
  return { path: `${store === 'pl' ? '' : `/${store}`}/${found.url_path}.html`, name: found.name }
}
