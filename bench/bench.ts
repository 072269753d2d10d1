// npm run bench -- [--styles 1000,10000] [--seconds 5] [--without-vendure] [--without-evershop] [--keep] [--reuse]
//   [--cart-alone | --small-cart-alone | --checkout-alone | --pages-alone | --mixed-alone | --vendure-alone | --orders 10000,1000000 | --full-pace 34000]
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { measureCart, type CartResult } from './cart.ts'
import { measureCheckouts, type CheckoutResult } from './checkout.ts'
import { databaseUrl, roundTripsOf, serverUrl } from './databases.ts'
import { evershopPaths, openEvershop, prepareEvershop } from './evershop.ts'
import { measureFullPace } from './full-pace.ts'
import { measureMixed } from './mixed.ts'
import { measureOrders } from './orders.ts'
import { measurePages, type Site } from './pages.ts'
import { bocianRequests, pickSubjects, vendureRequests, type Subjects } from './shop-requests.ts'
import { fullPaceFile, ordersFile, writeReport } from './report.ts'
import { bocianPaths, fullCategories } from './site-pages.ts'
import { measureSmallCarts } from './small-cart.ts'
import { openStorefront } from './storefront.ts'
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
  type Shop,
} from './shops.ts'

const { values } = parseArgs({
  options: {
    styles: { type: 'string', default: '1000' },
    seconds: { type: 'string', default: '5' },
    'without-vendure': { type: 'boolean', default: false },
    'without-evershop': { type: 'boolean', default: false },
    'cart-alone': { type: 'boolean', default: false },
    'small-cart-alone': { type: 'boolean', default: false },
    'checkout-alone': { type: 'boolean', default: false },
    'pages-alone': { type: 'boolean', default: false },
    'mixed-alone': { type: 'boolean', default: false },
    'vendure-alone': { type: 'boolean', default: false },
    orders: { type: 'string' },
    'full-pace': { type: 'string' },
    keep: { type: 'boolean', default: false },
    reuse: { type: 'boolean', default: false },
  },
})
const results = path.join(import.meta.dirname, 'results')
const effort: Effort = { clients: [1, 16], seconds: Number(values.seconds), warmUp: 1 }
/** What is measured of one number of styles alone. The other earlier results stay. */
const alone: Partial<Record<keyof typeof values, (styles: number) => Promise<Partial<StylesResult>>>> = {
  'cart-alone': async (styles) => ({ cart: await cartOf(styles) }),
  'small-cart-alone': async (styles) => ({
    smallCarts: await measureSmallCarts(await shopsOf(styles), databaseOf(styles), effort),
  }),
  'checkout-alone': async (styles) => ({ checkouts: await checkoutsOf(styles, await shopsOf(styles)) }),
  'pages-alone': async (styles) => ({ pages: await measurePages(await sitesOf(styles), { ...effort, warmUp: 5 }) }),
  'mixed-alone': async (styles) => ({
    mixed: await measureMixed((await bocianSite(styles)).site, { ...effort, clients: [16, 64], warmUp: 5 }),
  }),
}

for (const styles of values.styles.split(',').map(Number)) {
  if (!Number.isInteger(styles) || styles < 100)
    throw new RangeError('--styles takes whole numbers from 100, as in 1000,10000')
  const file = path.join(results, `${styles}.json`)
  fs.mkdirSync(results, { recursive: true })
  if (values.orders !== undefined) await withOrders(styles, values.orders.split(',').map(Number))
  else if (values['full-pace'] !== undefined) await withFullPace(styles, Number(values['full-pace']))
  else write(file, await measured(file, styles))
  if (!values.keep && !values.reuse) await dropDatabases(styles)
}
writeReport(results)

function write(file: string, result: object): void {
  fs.writeFileSync(file, `${JSON.stringify(result, null, 2)}\n`)
}

async function measured(file: string, styles: number): Promise<StylesResult> {
  if (values['vendure-alone']) return withVendure(file, styles)
  for (const [option, measureAlone] of Object.entries(alone)) {
    if (values[option as keyof typeof values] !== true) continue
    const before = JSON.parse(fs.readFileSync(file, 'utf8')) as StylesResult
    await bocianOf(styles)
    return { ...before, ...(await measureAlone(styles)) }
  }
  const { pages, mixed, smallCarts } = fs.existsSync(file)
    ? (JSON.parse(fs.readFileSync(file, 'utf8')) as StylesResult)
    : {}
  return { ...(await compare(styles)), ...given({ pages, mixed, smallCarts }) }
}

/** The properties that have a value. */
function given<T extends object>(values: T): { [Name in keyof T]: NonNullable<T[Name]> } {
  const set = Object.entries(values).filter(([, value]) => value !== undefined)
  return Object.fromEntries(set) as { [Name in keyof T]: NonNullable<T[Name]> }
}

async function withOrders(styles: number, sizes: number[]): Promise<void> {
  await bocianOf(styles)
  write(path.join(results, ordersFile), {
    styles,
    machine: await describeMachine(),
    sizes: await measureOrders(styles, sizes, effort),
  })
}

async function withFullPace(styles: number, orders: number): Promise<void> {
  await bocianOf(styles)
  write(path.join(results, fullPaceFile), await measureFullPace(styles, orders))
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

function checkoutsOf(styles: number, shops: readonly Shop[]): Promise<CheckoutResult[]> {
  return measureCheckouts(shops, databaseOf(styles), { ...effort, clients: [1, 16, 64] })
}

function databaseOf(styles: number): (shop: Shop) => string {
  return ({ name }) => nameOf(name.toLowerCase(), styles)
}

/** The shops with a GraphQL interface that can be measured. */
async function shopsOf(styles: number): Promise<Shop[]> {
  const hasVendure = !values['without-vendure'] && (await vendureIsReady(styles))
  return [bocian(styles), ...(hasVendure ? [vendure(styles)] : [])]
}

/** The shops with pages that can be measured. */
async function sitesOf(styles: number): Promise<Site[]> {
  const { site, subjects } = await bocianSite(styles)
  if (values['without-evershop']) return [site]
  console.log(`${styles} styles: loading EverShop…`)
  if (!(await prepareEvershop(styles))) {
    console.log('EverShop could not be installed or built; measuring Bocian alone.')
    return [site]
  }
  const paths = await evershopPaths(nameOf('evershop', styles), subjects)
  return [site, { name: 'EverShop', paths, open: () => openEvershop(styles) }]
}

async function bocianSite(styles: number): Promise<{ site: Site; subjects: Subjects }> {
  const name = nameOf('bocian', styles)
  const subjects = { ...(await pickSubjects(databaseUrl(name))), categories: await fullCategories(name) }
  const paths = await bocianPaths(name, subjects)
  return { site: { name: 'Bocian', paths, open: () => openStorefront(styles) }, subjects }
}

function cartOf(styles: number): Promise<CartResult> {
  return measureCart(bocian(styles), databaseUrl(`bench_bocian_${styles}`), effort, os.loadavg()[0] ?? 0)
}

async function compare(styles: number): Promise<StylesResult> {
  const prepared = await bocianOf(styles)
  const subjects = await pickSubjects(databaseUrl(`bench_bocian_${styles}`))
  const shops = await shopsOf(styles)
  const hasVendure = shops.some(({ name }) => name === 'Vendure')
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
    checkouts: await checkoutsOf(styles, shops),
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
    roundTrips: await roundTripsOf(new URL(serverUrl).pathname.slice(1)),
  }
}
