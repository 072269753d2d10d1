import fs from 'node:fs'
import { askInTime, measure, type Measured } from './ask.ts'
import { kinds, type Kind, type Questions } from './questions.ts'
import type { OpenShop, Shop } from './shops.ts'

/** Searches come last: those that nobody waits for any more keep a shop busy for a while, which is not to count against the others. */
const warmOrder: readonly Kind[] = [...kinds].toSorted((a, b) => Number(a === 'search') - Number(b === 'search'))

/** What was measured of one kind of question. */
export interface KindResult {
  /**
   * Milliseconds of the first answer of a process that has just begun to listen and may still be reading into memory what is sold; null
   * where patience ended first.
   */
  loading: number | null
  /** Milliseconds of the first such answer of a process that has just said that it is ready; null where that was not asked, or not answered in time. */
  cold: number | null
  /** At one client and at several. */
  warm: (Measured & { cpuPerAnswer: number | null })[]
}

export interface ShopResult {
  kinds: Record<Kind, KindResult>
  /** How many products each listing and each search found, in the order of the questions, up to the first that is not answered in time. */
  found: { listing: number[]; search: number[] }
  /** Seconds from its start until a process says that it is ready, with whatever it reads by then, and its resident memory then. */
  readySeconds: number | null
  readyBytes: number | null
  /** Resident memory after everything was asked. */
  bytes: number | null
  /** When it was asked alone, later than the others: the run queue at the start, and the day. */
  alone?: { load: number; day: string }
}

/** Whether a shop was asked alone while the machine had so much else to do that its speed does not compare. */
export function isBusier({ alone }: ShopResult, others: number): boolean {
  return alone !== undefined && alone.load > others * 2
}

export interface Effort {
  clients: number[]
  seconds: number
  warmUp: number
}

/** Asks one shop everything: each kind first of a process that has just begun to listen, then cold, then warm. */
export async function runShop(shop: Shop, questions: Questions, effort: Effort): Promise<ShopResult> {
  const loading = {} as Record<Kind, number | null>
  for (const kind of kinds) loading[kind] = await firstAnswer(shop, questions, kind)
  const open = await shop.open()
  try {
    const readySeconds = await open.untilReady()
    const readyBytes = memoryOf(open.pid)
    console.log(`  ${shop.name} is ready after ${readySeconds.toFixed(1)} s`)
    const cold = {} as Record<Kind, number | null>
    for (const kind of kinds) cold[kind] = await ask(open, questions, kind)
    const found = { listing: await totals(open, questions, 'listing'), search: await totals(open, questions, 'search') }
    const results = {} as Record<Kind, KindResult>
    for (const kind of warmOrder) {
      const warm = []
      for (const clients of effort.clients) {
        const before = cpuOf(open.pid)
        const measured = await measure(open.url, questions[kind], { ...effort, clients })
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

async function firstAnswer(shop: Shop, questions: Questions, kind: Kind): Promise<number | null> {
  const open = await shop.open()
  try {
    return await ask(open, questions, kind)
  } finally {
    await open.close()
  }
}

async function ask({ url }: OpenShop, questions: Questions, kind: Kind): Promise<number | null> {
  const [question] = questions[kind]
  if (question === undefined) throw new Error(`There is nothing to ask for ${kind}.`)
  return (await askInTime(url, question))?.milliseconds ?? null
}

async function totals({ url }: OpenShop, questions: Questions, kind: 'listing' | 'search'): Promise<number[]> {
  const found: number[] = []
  for (const question of questions[kind]) {
    const told = await askInTime(url, question)
    if (told === null) break
    const data = told.data as { products?: { total_count: number }; search?: { totalItems: number } }
    found.push(data.products?.total_count ?? data.search?.totalItems ?? 0)
  }
  return found
}

/** Milliseconds of processor time that a process has used; null where the system does not tell. */
function cpuOf(pid: number): number | null {
  const fields = read(`/proc/${pid}/stat`)?.split(') ')[1]?.split(' ')
  return fields === undefined ? null : (Number(fields[11]) + Number(fields[12])) * 10
}

function memoryOf(pid: number): number | null {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(read(`/proc/${pid}/status`) ?? '')?.[1]
  return kilobytes === undefined ? null : Number(kilobytes) * 1_024
}

function read(file: string): string | undefined {
  try {
    return fs.readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}
