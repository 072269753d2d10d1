// npm run bench -- [--styles 1000,10000] [--seconds 5] [--without-vendure] [--cart-alone] [--checkout-alone] [--vendure-alone] [--keep] [--reuse]
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { measureCart, type CartResult } from './cart.ts'
import { measureCheckouts, type CheckoutResult } from './checkout.ts'
import { databaseUrl, serverUrl } from './databases.ts'
import { bocianRequests, pickSubjects, vendureRequests } from './shop-requests.ts'
import { writeReport } from './report.ts'
import type { StylesResult } from './styles-result.ts'
import { runShop, type Effort } from './run.ts'
import {
  bocian,
  dropDatabases,
  nameOf,
  prepareBocian,
  prepareVendure,
  preparedEarlier,
  vendure,
  type Prepared,
} from './shops.ts'

const { values } = parseArgs({
  options: {
    styles: { type: 'string', default: '1000' },
    seconds: { type: 'string', default: '5' },
    'without-vendure': { type: 'boolean', default: false },
    'cart-alone': { type: 'boolean', default: false },
    'checkout-alone': { type: 'boolean', default: false },
    'vendure-alone': { type: 'boolean', default: false },
    keep: { type: 'boolean', default: false },
    reuse: { type: 'boolean', default: false },
  },
})
const results = path.join(import.meta.dirname, 'results')
const effort: Effort = { clients: [1, 16], seconds: Number(values.seconds), warmUp: 1 }

for (const styles of values.styles.split(',').map(Number)) {
  if (!Number.isInteger(styles) || styles < 100)
    throw new RangeError('--styles takes whole numbers from 100, as in 1000,10000')
  const file = path.join(results, `${styles}.json`)
  const result = await measured(file, styles)
  fs.mkdirSync(results, { recursive: true })
  fs.writeFileSync(file, `${JSON.stringify(result, null, 2)}\n`)
  if (!values.keep && !values.reuse) await dropDatabases(styles)
}
writeReport(results)

function measured(file: string, styles: number): Promise<StylesResult> {
  if (values['cart-alone']) return withCart(file, styles)
  if (values['checkout-alone']) return withCheckouts(file, styles)
  return values['vendure-alone'] ? withVendure(file, styles) : compare(styles)
}

/** The earlier results, with those of Vendure measured again. */
async function withVendure(file: string, styles: number): Promise<StylesResult> {
  const before = JSON.parse(fs.readFileSync(file, 'utf8')) as StylesResult
  await bocianOf(styles)
  const subjects = await pickSubjects(databaseUrl(`bench_bocian_${styles}`))
  if (!(await vendureIsReady(styles))) return before
  const { load, day } = await describeMachine()
  const result = await runShop(vendure(styles), vendureRequests(subjects), effort)
  return { ...before, shops: { ...before.shops, Vendure: { ...result, alone: { load, day } } } }
}

/** The earlier results, with those of the full cart measured again. */
async function withCart(file: string, styles: number): Promise<StylesResult> {
  const before = JSON.parse(fs.readFileSync(file, 'utf8')) as StylesResult
  await bocianOf(styles)
  return { ...before, cart: await cartOf(styles) }
}

/** The earlier results, with those of the checkout measured again. */
async function withCheckouts(file: string, styles: number): Promise<StylesResult> {
  const before = JSON.parse(fs.readFileSync(file, 'utf8')) as StylesResult
  await bocianOf(styles)
  const hasVendure = !values['without-vendure'] && (await vendureIsReady(styles))
  return { ...before, checkouts: await checkoutsOf(styles, hasVendure) }
}

function checkoutsOf(styles: number, hasVendure: boolean): Promise<CheckoutResult[]> {
  const shops = [bocian(styles), ...(hasVendure ? [vendure(styles)] : [])]
  return measureCheckouts(shops, ({ name }) => nameOf(name.toLowerCase(), styles), { ...effort, clients: [1, 16, 64] })
}

function cartOf(styles: number): Promise<CartResult> {
  return measureCart(bocian(styles), databaseUrl(`bench_bocian_${styles}`), effort, os.loadavg()[0] ?? 0)
}

async function compare(styles: number): Promise<StylesResult> {
  const prepared = await bocianOf(styles)
  const subjects = await pickSubjects(databaseUrl(`bench_bocian_${styles}`))
  const hasVendure = !values['without-vendure'] && (await vendureIsReady(styles))
  return {
    styles,
    ...prepared,
    seconds: effort.seconds,
    machine: await describeMachine(),
    cart: await cartOf(styles),
    shops: {
      Bocian: await runShop(bocian(styles), bocianRequests(subjects), effort),
      ...(hasVendure ? { Vendure: await runShop(vendure(styles), vendureRequests(subjects), effort) } : {}),
    },
    // Last, because it changes stock.
    checkouts: await checkoutsOf(styles, hasVendure),
  }
}

/** Bocian's database: with --reuse one of an earlier run if there is one, else a new one. */
async function bocianOf(styles: number): Promise<Prepared> {
  const earlier = values.reuse ? await preparedEarlier(styles) : undefined
  if (earlier !== undefined) return earlier
  console.log(`${styles} styles: loading Bocian…`)
  return prepareBocian(styles)
}

async function vendureIsReady(styles: number): Promise<boolean> {
  console.log(`${styles} styles: loading Vendure…`)
  if (await prepareVendure(styles)) return true
  console.log('Vendure could not be installed or started; measuring Bocian alone.')
  return false
}

async function describeMachine(): Promise<StylesResult['machine']> {
  const client = new pg.Client({ connectionString: serverUrl })
  await client.connect()
  const { rows } = await client.query<{ server_version: string }>('show server_version')
  await client.end()
  return {
    cores: os.availableParallelism(),
    memoryBytes: os.totalmem(),
    node: process.version,
    postgres: rows[0]?.server_version.split(' ')[0] ?? '',
    // The load average includes other work on the machine. With two cores, 3 is normal, since the benchmark itself counts too.
    load: os.loadavg()[0] ?? 0,
    day: new Date().toISOString().slice(0, 10),
  }
}
