import http from 'node:http'
import { buys } from './buyers.ts'
import { runClients } from './clients.ts'
import { stockProducts, untilDelivered } from './checkout.ts'
import { withCosts, type Costed } from './costs.ts'
import { sendGet, type Site } from './pages.ts'
import { summary, visitor, type Ask, type Measured } from './send-requests.ts'
import type { PageKind, SitePaths } from './site-pages.ts'

/** What visitors do, and how many of a hundred do it: 90 load pages and pictures, 8 fill carts, 2 order. */
export const mixedParts = { page: 60, picture: 30, cart: 8, order: 2 } as const
export type MixedPart = keyof typeof mixedParts

export interface MixedResult extends Costed {
  parts: Record<MixedPart, Measured>
}

/** The kinds of pages, of which the lists that come again are half. */
const pages: readonly PageKind[] = [
  'cached',
  'list',
  'cached',
  'product',
  'cached',
  'home',
  'cached',
  'search',
  'cached',
  'product',
]

/** A hundred turns of visitors, evenly mixed. */
const turns: readonly MixedPart[] = Array.from({ length: 100 }, (_, index) => {
  // 37 and 100 have no common divisor, so each place from 0 to 99 comes once.
  const place = (index * 37) % 100
  if (place < mixedParts.order) return 'order'
  if (place < mixedParts.order + mixedParts.cart) return 'cart'
  return place < 100 - mixedParts.page ? 'picture' : 'page'
})

/** Measures the mixed traffic of one shop, at each number of clients. */
export async function measureMixed(
  { paths, open }: Site,
  pace: { clients: readonly number[]; seconds: number; warmUp: number },
): Promise<MixedResult[]> {
  const site = await open()
  const results: MixedResult[] = []
  try {
    const asked = {
      paths,
      products: await stockProducts('Bocian', site.database),
      pictures: await picturesOf(site.url + paths.cached(0)),
    }
    // The shop draws a picture when it is asked for the first time, and keeps it.
    for (const picture of asked.pictures) await sendGet(site.url + picture, new http.Agent())
    const turn = turnsOf()
    for (const clients of pace.clients) {
      const agent = new http.Agent({ keepAlive: true, maxSockets: clients })
      const acts = actsOf(site.url, agent, asked)
      const settle = (): Promise<void> => untilDelivered('Bocian', site.database)
      await runClients({ clients, seconds: pace.warmUp }, tallied(acts, turn).act)
      await settle()
      const { act, times, failed } = tallied(acts, turn)
      const costed = await withCosts(site, () => runClients({ clients, seconds: pace.seconds }, act), settle)
      agent.destroy()
      const seconds = costed.measured.answers / costed.measured.perSecond
      const parts = partNames.map((part) => [part, { clients, failed: failed[part], ...summary(times[part], seconds) }])
      const result = { ...costed, parts: Object.fromEntries(parts) as MixedResult['parts'] }
      results.push(result)
      const shown = partNames.map((part) => `${part} p99 ${result.parts[part].p99.toFixed(0)} ms`).join(', ')
      console.log(`  mixed, ${clients} clients: ${costed.measured.perSecond.toFixed(1)}/s, ${shown}`)
    }
    return results
  } finally {
    await site.close()
  }
}

const partNames = Object.keys(mixedParts) as MixedPart[]

/** The next part, and how many times it came before. */
function turnsOf(): () => { part: MixedPart; nth: number } {
  let turn = 0
  const before: Record<MixedPart, number> = { page: 0, picture: 0, cart: 0, order: 0 }
  return () => {
    const part = turns[turn++ % turns.length] ?? 'page'
    return { part, nth: before[part]++ }
  }
}

type Acts = Record<MixedPart, (nth: number) => Promise<unknown>>

interface Asked {
  paths: SitePaths
  products: readonly string[]
  pictures: readonly string[]
}

function actsOf(url: string, agent: http.Agent, { paths, products, pictures }: Asked): Acts {
  const product = (nth: number): string => products[nth % products.length] ?? ''
  const newVisitor = (): Ask => visitor(`${url}/graphql`, agent)
  return {
    page: (nth) => sendGet(url + paths[pages[nth % pages.length] ?? 'list'](nth), agent),
    picture: (nth) => sendGet(url + (pictures[nth % pictures.length] ?? ''), agent),
    cart: (nth) => fillCart(newVisitor(), product(nth)),
    order: (nth) => buys.Bocian(newVisitor(), product(nth)),
  }
}

async function fillCart(ask: Ask, sku: string): Promise<void> {
  const { createEmptyCart: id } = await ask<{ createEmptyCart: string }>('mutation { createEmptyCart }')
  await ask(
    `mutation ($id: String!, $sku: String!) { addProductsToCart(cartId: $id, cartItems: [{ sku: $sku, quantity: 1 }]) {
      cart { id total_quantity prices { grand_total { value } } } } }`,
    { id, sku },
  )
}

/** A client's next act, with the times and failures of each part. */
function tallied(acts: Acts, turn: ReturnType<typeof turnsOf>) {
  const times: Record<MixedPart, number[]> = { page: [], picture: [], cart: [], order: [] }
  const failed: Record<MixedPart, number> = { page: 0, picture: 0, cart: 0, order: 0 }
  const act = async (): Promise<void> => {
    const { part, nth } = turn()
    const startedAt = performance.now()
    try {
      await acts[part](nth)
    } catch (error) {
      failed[part]++
      throw error
    }
    times[part].push(performance.now() - startedAt)
  }
  return { act, times, failed }
}

/** The addresses of the pictures on a page. */
async function picturesOf(url: string): Promise<string[]> {
  const page = await (await fetch(url)).text()
  const found = [...page.matchAll(/<img[^>]* src="(\/[^"]+)"/g)].map(([, src]) => (src ?? '').replaceAll('&amp;', '&'))
  if (found.length === 0) throw new Error(`${url} has no pictures.`)
  return [...new Set(found)]
}
