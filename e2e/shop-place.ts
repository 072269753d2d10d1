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

/**
 * The PostgreSQL server for browser tests, which are then a tenth faster. `npm run test:long` and a machine without a server use
 * the embedded database.
 */
const databases = isLong ? undefined : server
const savedFolder = path.join(
  import.meta.dirname,
  '../.cache/saved-shops',
  databases === undefined ? 'embedded' : 'server',
)

/** Where a shop stores its data: a folder and, if there is a server, a database. */
export interface ShopPlace {
  readonly folder: string
  /** Undefined for the embedded database, which is in the folder. */
  readonly database: ServerDatabase | undefined
  readonly settings: Readonly<{ DATA_DIR: string; DATABASE_URL: string }>
  remove(): Promise<void>
}

/** Creates a temporary folder and, if there is a server, an empty database. */
export async function emptyPlace(): Promise<ShopPlace> {
  return placeOf(databases === undefined ? undefined : await emptyServerDatabase(databases))
}

/** Saves the data of a stopped shop under a name of letters and digits, in place of what was saved before, drafts included. */
export async function savePlace({ folder, database }: ShopPlace, name: string): Promise<void> {
  fs.mkdirSync(savedFolder, { recursive: true })
  for (const old of new Set([name, ...fs.readdirSync(savedFolder)])) {
    await templateOf(old)?.drop()
    fs.rmSync(path.join(savedFolder, old), { recursive: true, force: true })
  }
  // Renamed at the end, so that a copy that breaks off, on a full disk for example, does not count as saved.
  const draft = path.join(savedFolder, `${name}_draft`)
  fs.cpSync(folder, draft, { recursive: true })
  await copyDatabase(database, templateOf(name))
  fs.renameSync(draft, path.join(savedFolder, name))
}

export async function isSaved(name: string): Promise<boolean> {
  if (!fs.existsSync(path.join(savedFolder, name))) return false
  const template = templateOf(name)
  if (databases === undefined || template === undefined) return true
  return (await onServer(databases, `select from pg_database where datname = '${template.name}'`)) > 0
}

/** Copies saved data to a new place. Only one copy at a time: PostgreSQL copies a database only while nobody else uses it. */
export async function copySaved(name: string): Promise<ShopPlace> {
  const place = placeOf(namedDatabase(`bocian_e2e_${process.pid}_${Date.now().toString(36)}`))
  fs.cpSync(path.join(savedFolder, name), place.folder, { recursive: true })
  await copyDatabase(templateOf(name), place.database)
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

function namedDatabase(name: string): ServerDatabase | undefined {
  return databases === undefined ? undefined : serverDatabase(databases, name)
}

const templateOf = (name: string): ServerDatabase | undefined => namedDatabase(`bocian_saved_${name}`)

async function copyDatabase(from: ServerDatabase | undefined, to: ServerDatabase | undefined): Promise<void> {
  if (databases !== undefined && from !== undefined && to !== undefined)
    await createDatabase(databases, to.name, `template ${from.name} strategy file_copy`)
}
