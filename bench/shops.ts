import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { spawn } from 'node:child_process'
import { freePort, isReady, runCommand, startService, type Service } from '../tools/processes.ts'
import { markDemo } from '../apps/backend/src/import-export/demo/import-demo.ts'
import { foundStores } from '../apps/backend/src/import-export/demo/testing-stores.ts'
import { openDatabase } from '../apps/backend/src/start/open-database.ts'
import { saveRules } from '../apps/backend/src/cart/testing-rules.ts'
import { couponRule } from './coupon-rule.ts'
import { responseTimeout } from './send-requests.ts'
import {
  createDatabase,
  databaseUrl,
  dropDatabase,
  limitStatements,
  saveMetadata,
  readMetadata,
  sizeOf,
} from './databases.ts'
import { loadStyles, type Loaded } from './catalogue/load-styles.ts'
import { copyCatalogue } from './copy-catalogue.ts'

/** A running shop that is being measured. */
export interface OpenShop {
  url: string
  pid: number
  /** Waits until the shop is ready, with its data loaded into memory. Returns how many seconds it took. */
  untilReady(): Promise<number>
  close(): Promise<void>
}

export interface Shop {
  name: 'Bocian' | 'Vendure'
  open(): Promise<OpenShop>
}

/** The folder of files that a shop writes while it is measured. */
export const folder = path.join(os.tmpdir(), 'bocian-bench')
const vendureFolder = path.join(import.meta.dirname, 'vendure')
const patience = 180_000
const loadTimeout = 1_200_000
/** Disables Vendure's telemetry. */
const silent = { VENDURE_DISABLE_TELEMETRY: 'true' }

export interface Prepared {
  loaded: Loaded
  loadSeconds: number
  reindexSeconds: number
  databaseBytes: number
}

/** The name of a shop's database. */
export const nameOf = (shop: string, styles: number): string => `bench_${shop}_${styles}`

/** The metadata of Bocian's database from an earlier run; undefined if there is none. */
export async function preparedEarlier(styles: number): Promise<Prepared | undefined> {
  return readMetadata<Prepared>(nameOf('bocian', styles))
}

/** Fills Bocian's database and builds its index with the admin command. */
export async function prepareBocian(styles: number): Promise<Prepared> {
  const name = nameOf('bocian', styles)
  const url = await createDatabase(name)
  const began = performance.now()
  const loaded = await fill(url, styles)
  const loadedAt = performance.now()
  const code = await runCommand(process.execPath, ['apps/backend/src/admin/main.ts', 'reindex'], bocianEnv(url))
  if (code !== 0) throw new Error('Building the index failed.')
  const indexedAt = performance.now()
  const prepared = {
    loaded,
    loadSeconds: (loadedAt - began) / 1_000,
    reindexSeconds: (indexedAt - loadedAt) / 1_000,
    databaseBytes: await sizeOf(name),
  }
  await saveMetadata(name, prepared)
  return prepared
}

async function fill(url: string, styles: number): Promise<Loaded> {
  const database = await openDatabase({ databaseUrl: url, dataDir: folder })
  try {
    await foundStores(database, today())
    // The demo mode must not load the demo's catalogue as well.
    await markDemo(database, today())
    await saveRules(database, [{ ...couponRule, coupons: [...couponRule.coupons] }])
    return await loadStyles(database, styles, today())
  } finally {
    await database.close()
  }
}

function today(): Date {
  return new Date(new Date().toISOString().slice(0, 10))
}

/** The settings of all of Bocian's services. */
export function bocianEnv(url: string): Record<string, string> {
  fs.mkdirSync(folder, { recursive: true })
  return {
    DATABASE_URL: url,
    DATA_DIR: folder,
    // Production refuses to sell made-up products.
    MODE: 'demo',
    BASE_URL: 'http://127.0.0.1:3000',
    TRUSTED_PROXIES: '1',
    INTERNAL_SECRET: 'known-to-the-benchmark-alone',
    LOG_LEVEL: 'warn',
    RATE_LIMIT: '0',
    PAGE_RATE_LIMIT: '0',
    REQUESTS_AT_ONCE: '0',
    ORDERS_PER_ADDRESS: '1000000',
    ORDERS_PER_MAILBOX: '1000000',
    UNPAID_PIECES_PER_DAY: '100000000',
    NODE_ENV: 'production',
  }
}

/** Bocian on the database of these styles, or on another one. */
export function bocian(styles: number, name = nameOf('bocian', styles)): Shop {
  return {
    name: 'Bocian',
    async open() {
      const port = await freePort(4_800)
      const url = `http://127.0.0.1:${port}`
      return openShop(
        {
          name: 'bocian',
          script: 'apps/backend/src/main.ts',
          env: { ...bocianEnv(databaseUrl(name)), BACKEND_PORT: String(port) },
          health: `${url}/health`,
        },
        { url: `${url}/graphql`, ready: `${url}/ready` },
      )
    },
  }
}

/** Installs Vendure, lets it create its tables, and fills them with Bocian's Polish catalogue. Returns false if npm fails. */
export async function prepareVendure(styles: number): Promise<boolean> {
  if (!(await install(vendureFolder, '@vendure/core'))) return false
  const url = await createDatabase(nameOf('vendure', styles))
  const script = path.join(vendureFolder, 'server.mjs')
  const env = { DATABASE_URL: url, PORT: String(await freePort(4_900)), ...silent }
  if ((await runCommand(process.execPath, [script, '--make-tables'], env)) !== 0) return false
  await copyCatalogue(databaseUrl(nameOf('bocian', styles)), url, 'vendure')
  // The database aborts the queries of timed-out requests, which would slow down later ones. The client's timeout is shorter.
  await limitStatements(nameOf('vendure', styles), responseTimeout + 5_000)
  return true
}

/** Installs the packages of another shop's folder unless they are there; false if npm fails. */
export async function install(shopFolder: string, name: string): Promise<boolean> {
  if (fs.existsSync(path.join(shopFolder, 'node_modules', name))) return true
  const args = ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--no-package-lock']
  return new Promise((resolve) => {
    const child = spawn('npm', args, { cwd: shopFolder, stdio: 'inherit', shell: process.platform === 'win32' })
    child.on('error', () => resolve(false))
    child.on('exit', (code) => resolve(code === 0))
  })
}

export function vendure(styles: number): Shop {
  return {
    name: 'Vendure',
    async open() {
      const port = await freePort(4_900)
      const url = `http://127.0.0.1:${port}`
      return openShop(
        {
          name: 'vendure',
          script: path.join(vendureFolder, 'server.mjs'),
          env: { DATABASE_URL: databaseUrl(nameOf('vendure', styles)), PORT: String(port), ...silent },
          health: `${url}/health`,
        },
        { url: `${url}/shop-api`, ready: `${url}/health` },
      )
    },
  }
}

/** Starts a shop's process. */
export async function openShop(service: Service, { url, ready }: { url: string; ready: string }): Promise<OpenShop> {
  const startedAt = performance.now()
  const running = startService(service, folder)
  if (!(await isReady(running, patience))) throw new Error(`${service.name} did not start.`)
  return {
    url,
    pid: running.child.pid ?? 0,
    async untilReady() {
      if (!(await isReady({ ...running, service: { ...service, health: ready } }, loadTimeout)))
        throw new Error(`${service.name} did not become ready.`)
      return (performance.now() - startedAt) / 1_000
    },
    async close() {
      running.child.kill('SIGTERM')
      await running.ended
    },
  }
}

/** Drops the databases. */
export async function dropDatabases(styles: number): Promise<void> {
  await dropDatabase(nameOf('bocian', styles))
  await dropDatabase(nameOf('vendure', styles))
  await dropDatabase(nameOf('evershop', styles))
  fs.rmSync(folder, { recursive: true, force: true })
}
