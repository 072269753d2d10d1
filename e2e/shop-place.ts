import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import {
  createDatabase,
  emptyServerDatabase,
  onServer,
  server,
  serverDatabase,
  type ServerDatabase,
} from '../apps/backend/src/platform/testing.ts'
import { isLong } from './is-long.ts'

/** Where the data of shops is saved: a folder and, unless the shops use the embedded database, a PostgreSQL server. */
export interface SavedShops {
  readonly folder: string
  readonly databases: string | undefined
}

/**
 * The PostgreSQL server for browser tests, which are then a tenth faster. `npm run test:long` and a machine without a server use
 * the embedded database.
 */
const databases = isLong ? undefined : server
const savedShops: SavedShops = {
  folder: path.join(import.meta.dirname, '../.cache/saved-shops', databases === undefined ? 'embedded' : 'server'),
  databases,
}

/** Where a shop stores its data: a folder and, if there is a server, a database. */
export interface ShopPlace {
  readonly folder: string
  /** Undefined for the embedded database, which is in the folder. */
  readonly database: ServerDatabase | undefined
  readonly settings: Readonly<{ DATA_DIR: string; DATABASE_URL: string }>
  remove(): Promise<void>
}

/** Creates a temporary folder and, if there is a server, an empty database. */
export async function emptyPlace(url = databases): Promise<ShopPlace> {
  return placeOf(url === undefined ? undefined : await emptyServerDatabase(url))
}

/** Saves the data of a stopped shop under a name of letters and digits, in place of what was saved before, drafts included. */
export async function savePlace({ folder, database }: ShopPlace, name: string, saved = savedShops): Promise<void> {
  fs.mkdirSync(saved.folder, { recursive: true })
  for (const old of new Set([name, ...fs.readdirSync(saved.folder)])) {
    await templateOf(old, saved)?.drop()
    fs.rmSync(path.join(saved.folder, old), { recursive: true, force: true })
  }
  // Renamed at the end, so that a copy that breaks off, on a full disk for example, does not count as saved.
  const draft = path.join(saved.folder, `${name}_draft`)
  fs.cpSync(folder, draft, { recursive: true })
  await copyDatabase(database, templateOf(name, saved), saved)
  fs.renameSync(draft, path.join(saved.folder, name))
}

/** Whether the data is saved completely: its folder and, if it has one, its database. */
export async function isSaved(name: string, saved = savedShops): Promise<boolean> {
  if (!fs.existsSync(path.join(saved.folder, name))) return false
  const template = templateOf(name, saved)
  if (saved.databases === undefined || template === undefined) return true
  return (await onServer(saved.databases, `select from pg_database where datname = '${template.name}'`)) > 0
}

/** Copies saved data to a new place. Only one copy at a time: PostgreSQL copies a database only while nobody else uses it. */
export async function copySaved(name: string, saved = savedShops): Promise<ShopPlace> {
  const place = placeOf(namedDatabase(`bocian_e2e_${process.pid}_${Date.now().toString(36)}`, saved))
  fs.cpSync(path.join(saved.folder, name), place.folder, { recursive: true })
  await copyDatabase(templateOf(name, saved), place.database, saved)
  return place
}

function placeOf(database: ServerDatabase | undefined): ShopPlace {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bocian-shop-'))
  return {
    folder,
    database,
    settings: { DATA_DIR: folder, DATABASE_URL: database?.url ?? '' },
    async remove() {
      await database?.drop()
      fs.rmSync(folder, { recursive: true, force: true })
    },
  }
}

function namedDatabase(name: string, { databases: url }: SavedShops): ServerDatabase | undefined {
  return url === undefined ? undefined : serverDatabase(url, name)
}

const templateOf = (name: string, saved: SavedShops): ServerDatabase | undefined =>
  namedDatabase(`bocian_saved_${name}`, saved)

async function copyDatabase(
  from: ServerDatabase | undefined,
  to: ServerDatabase | undefined,
  { databases: url }: SavedShops,
): Promise<void> {
  if (url !== undefined && from !== undefined && to !== undefined)
    await createDatabase(url, to.name, `template ${from.name} strategy file_copy`)
}
