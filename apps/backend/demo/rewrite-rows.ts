import { products, sells } from './catalogue.ts'
import { categoryAddress, categoryAt, rootPath, storeHas } from './categories.ts'
import { productTexts } from './product-texts.ts'
import { roles } from './roles.ts'
import type { Row } from './row.ts'
import { stores } from './stores.ts'
import type { DemoStore } from './stores.ts'

const suffix = '.html'

type Rewrite = readonly [from: string, to: string, code: number]

function category(store: DemoStore, path: string): string | undefined {
  const found = categoryAt(`${rootPath}/${path}`)
  return storeHas(store, found) ? categoryAddress(found, store.language) + suffix : undefined
}

function product(store: DemoStore, sku: string): string | undefined {
  const found = products.find((candidate) => candidate.sku === sku)
  return found && sells(store, found) ? productTexts(found, store.language).urlKey + suffix : undefined
}

/** Typical old URLs of a shop: moved pages, an external target, response codes that clients do not redirect on, and a loop. */
function rewritesOf(store: DemoStore): readonly (readonly [string, string | undefined, number])[] {
  return [
    ['archive/walk-trousers.html', product(store, roles.C1), 301],
    ['lookbook-2025', category(store, 'New in'), 301],
    ['lookbook-2024', 'lookbook-2025', 301],
    ['about-storks', 'https://en.wikipedia.org/wiki/White_stork', 302],
    ['little-presents', category(store, 'Gift cards'), 303],
    ['summer-raffle', 'lookbook-2025', 307],
    ['club-2019', '', 410],
    ['voucher', category(store, 'Gift cards'), 0],
    ['there', 'and-back', 301],
    ['and-back', 'there', 301],
  ]
}

/** The URL rewrites of every store view. */
export function* rewriteRows(): Generator<Row> {
  for (const store of stores) {
    const kept = rewritesOf(store).filter((entry): entry is Rewrite => entry[1] !== undefined)
    for (const [from, to, code] of kept)
      yield { request_path: from, store_view_code: store.code, target_path: to, redirect_type: String(code) }
  }
}
