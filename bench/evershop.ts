import fs from 'node:fs'
import path from 'node:path'
import { freePort, runCommand } from '../tools/processes.ts'
import { copyCatalogue } from './copy-catalogue.ts'
import { createDatabase, databaseUrl, queryRows } from './databases.ts'
import { install, nameOf, openShop } from './shops.ts'
import { newRange, type SitePaths } from './site-pages.ts'
import type { Subjects } from './shop-requests.ts'
import type { OpenSite } from './storefront.ts'

const folder = path.join(import.meta.dirname, 'evershop')
const script = path.join(folder, 'server.mjs')
const built = path.join(folder, '.evershop/build')

/** Installs and builds EverShop, lets it create its tables, and fills them with Bocian's Polish catalogue. Returns false if it fails. */
export async function prepareEvershop(styles: number): Promise<boolean> {
  if (!(await install(folder, '@evershop/evershop'))) return false
  const url = await createDatabase(nameOf('evershop', styles))
  if (!fs.existsSync(built) && (await runCommand(process.execPath, [script, 'build'], environment(styles))) !== 0)
    return false
  // It creates its tables whenever it starts.
  await (await openEvershop(styles)).close()
  await copyCatalogue(databaseUrl(nameOf('bocian', styles)), url, 'evershop')
  return true
}

export async function openEvershop(styles: number): Promise<OpenSite> {
  const port = await freePort(5_300)
  const url = `http://127.0.0.1:${port}`
  const env = { ...environment(styles), PORT: String(port) }
  const open = await openShop({ name: 'evershop', script, env, health: url }, { url, ready: url })
  return { url, database: nameOf('evershop', styles), processes: { EverShop: open.pid }, close: () => open.close() }
}

function environment(styles: number): Record<string, string> {
  const { hostname, port, username, password } = new URL(databaseUrl(nameOf('evershop', styles)))
  return {
    DB_HOST: hostname,
    DB_PORT: port || '5432',
    DB_USER: decodeURIComponent(username),
    DB_PASSWORD: decodeURIComponent(password) || 'none',
    DB_NAME: nameOf('evershop', styles),
    NODE_ENV: 'production',
    TRUST_PROXY_HOPS: '1',
  }
}

/** The paths of EverShop: filters are parameters, and a category's address is its slug. */
export async function evershopPaths(database: string, { categories, words, products }: Subjects): Promise<SitePaths> {
  const rows = await queryRows<{ path: string }>(
    database,
    `select request_path as path from url_rewrite where entity_type = 'category' and request_path = any($1)
    order by array_position($1, request_path)`,
    [categories.map((one) => `/${one.replaceAll('/', '-')}`)],
  )
  const prices = (nth: number): string => {
    const { from, to } = newRange(nth)
    return `min_price=${from}&max_price=${to}`
  }
  const category = (nth: number): string => rows[nth % rows.length]?.path ?? ''
  return {
    list: (nth) => `${category(nth)}?${prices(nth)}`,
    search: (nth) => `/search?keyword=${encodeURIComponent(words[nth % words.length] ?? '')}&${prices(nth)}`,
    product: (nth) => `/${products[nth % products.length]?.urlKey ?? ''}?bench=${nth}`,
    home: (nth) => `/?bench=${nth}`,
    cached: category,
  }
}
