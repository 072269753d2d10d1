import { cpuOf, memoryOf } from './processor-time.ts'
import { sendWithTimeout, measure, type Measured } from './send-requests.ts'
import { kinds, type Kind, type RequestsByKind } from './shop-requests.ts'
import type { OpenShop, Shop } from './shops.ts'

/** Searches come last, because timed-out ones keep a shop busy for a while, which must not affect the other requests. */
const warmOrder: readonly Kind[] = [...kinds].toSorted((a, b) => Number(a === 'search') - Number(b === 'search'))

/** The results of one kind of request. */
export interface KindResult {
  /**
   * Milliseconds of the first response of a process that has just started to listen and may still be loading the catalogue; null
   * on timeout.
   */
  loading: number | null
  /** Milliseconds of the first response of a process that has just become ready; null if not measured or on timeout. */
  cold: number | null
  /** The results with one client and with several. */
  warm: (Measured & { cpuPerAnswer: number | null })[]
}

export interface ShopResult {
  kinds: Record<Kind, KindResult>
  /** The number of products each listing and each search found, in request order, up to the first timeout. */
  found: { listing: number[]; search: number[] }
  /**
   * Seconds from its start until a process is ready, with the catalogue loaded if the shop preloads it, and its resident memory
   * at that time.
   */
  readySeconds: number | null
  readyBytes: number | null
  /** Resident memory at the end. */
  bytes: number | null
  /** The load average and the date, if this shop was measured later than the others. */
  alone?: { load: number; day: string }
}

/** Whether a shop that was measured separately ran on a machine too busy for its speed to be comparable. */
export function isBusier({ alone }: ShopResult, others: number): boolean {
  return alone !== undefined && alone.load > others * 2
}

export interface Effort {
  clients: number[]
  seconds: number
  warmUp: number
}

/** Measures one shop. Sends each kind of request right after the start, then with cold caches, then with warm ones. */
export async function runShop(shop: Shop, requests: RequestsByKind, effort: Effort): Promise<ShopResult> {
  const loading = {} as Record<Kind, number | null>
  for (const kind of kinds) loading[kind] = await firstResponse(shop, requests, kind)
  const open = await shop.open()
  try {
    const readySeconds = await open.untilReady()
    const readyBytes = memoryOf(open.pid)
    console.log(`  ${shop.name} is ready after ${readySeconds.toFixed(1)} s`)
    const cold = {} as Record<Kind, number | null>
    for (const kind of kinds) cold[kind] = await ask(open, requests, kind)
    const found = { listing: await totals(open, requests, 'listing'), search: await totals(open, requests, 'search') }
    const results = {} as Record<Kind, KindResult>
    for (const kind of warmOrder) {
      const warm = []
      for (const clients of effort.clients) {
        const before = cpuOf(open.pid)
        const measured = await measure(open.url, requests[kind], { ...effort, clients })
        const after = cpuOf(open.pid)
        const share = effort.seconds / (effort.seconds + effort.warmUp)
        const isKnown = before !== null && after !== null && measured.answers > 0
        const cpu = isKnown ? ((after - before) * share) / measured.answers : null
        warm.push({ ...measured, cpuPerAnswer: cpu })
        console.log(
          `  ${shop.name} ${kind}, ${clients} clients: ${measured.perSecond.toFixed(1)}/s, p95 ${measured.p95.toFixed(1)} ms`,
        )
      }
      results[kind] = { loading: loading[kind], cold: cold[kind], warm }
    }
    return { kinds: results, found, readySeconds, readyBytes, bytes: memoryOf(open.pid) }
  } finally {
    await open.close()
  }
}

async function firstResponse(shop: Shop, requests: RequestsByKind, kind: Kind): Promise<number | null> {
  const open = await shop.open()
  try {
    return await ask(open, requests, kind)
  } finally {
    await open.close()
  }
}

async function ask({ url }: OpenShop, requests: RequestsByKind, kind: Kind): Promise<number | null> {
  const [request] = requests[kind]
  if (request === undefined) throw new Error(`There is nothing to ask for ${kind}.`)
  return (await sendWithTimeout(url, request))?.milliseconds ?? null
}

async function totals({ url }: OpenShop, requests: RequestsByKind, kind: 'listing' | 'search'): Promise<number[]> {
  const found: number[] = []
  for (const request of requests[kind]) {
    const result = await sendWithTimeout(url, request)
    if (result === null) break
    const data = result.data as { products?: { total_count: number }; search?: { totalItems: number } }
    found.push(data.products?.total_count ?? data.search?.totalItems ?? 0)
  }
  return found
}
