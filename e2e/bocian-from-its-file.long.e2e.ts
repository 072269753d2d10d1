import type { ChildProcess } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { demoDescription } from '../apps/backend/demo/description.ts'
import { parseCommand } from '../apps/backend/src/admin/commands.ts'
import { runCommand } from '../apps/backend/src/admin/run-command.ts'
import { demoMark, markDemo, type DemoMark } from '../apps/backend/src/import-export/demo/import-demo.ts'
import { selectMark } from '../apps/backend/src/import-export/queries.ts'
import type { Database } from '../apps/backend/src/platform/database.ts'
import { storesIn } from '../apps/backend/src/shop-description/shop-description.ts'
import { openDatabase } from '../apps/backend/src/start/open-database.ts'
import { freeBlock } from '../tools/processes.ts'
import { freePort } from './free-port.ts'
import { loadedShop } from './loaded-shop.ts'
import { tables, writeTables } from './own-file/catalogue-files.ts'
import { comparable } from './own-file/comparable.ts'
import { comparedAddresses } from './own-file/compared-addresses.ts'
import { copySaved, emptyPlace, type ShopPlace } from './shop-place.ts'
import { spawnShop, stopShop, untilOpen } from './start-shop.ts'

const half = 1_800_000
/** The loaded demo has products that are older than its other rows. */
const productsBefore = 120 * 86_400_000
const password = 'Bocian-2026!'
const files = fs.mkdtempSync(path.join(os.tmpdir(), 'bocian-file-'))
const opened: { child: ChildProcess; place: ShopPlace }[] = []
const databaseOf = ({ database, folder }: ShopPlace) => openDatabase({ databaseUrl: database?.url, dataDir: folder })

/** Opens a shop on this data. Both have the same address to the world, because pages name it. */
async function open(place: ShopPlace): Promise<string> {
  const [port, backend, images, outbox] = [await freePort(), await freePort(), await freePort(), await freePort()]
  const ports = { PORT: port, BACKEND_PORT: backend, IMAGES_PORT: images, OUTBOX_PORT: outbox }
  const settings = Object.fromEntries(Object.entries(ports).map(([name, value]) => [name, String(value)]))
  const child = spawnShop({ ...place.settings, ...settings, BASE_URL: 'https://bocian.example' })
  opened.push({ child, place })
  await untilOpen(child)
  return `http://127.0.0.1:${port}`
}

/** Runs a command of `npm run admin --` in the folder of the files, as if it were then. Returns what it prints. */
async function admin(database: Database, at: Date, ...args: string[]): Promise<string> {
  const lines: string[] = []
  const say = (text: string): unknown => lines.push(text)
  const output = { line: say, error: say, progress: () => undefined }
  vi.setSystemTime(at)
  try {
    const mediaDir = path.join(files, 'media')
    const code = await runCommand(parseCommand(args), { database, output, mediaDir, folder: files })
    if (code !== 0) throw new Error(`${args.join(' ')}: ${lines.slice(-20).join('\n')}`)
  } finally {
    vi.useRealTimers()
  }
  return lines.join('\n')
}

/** Writes the description, the content and the catalogue of a demo, and returns when it was loaded. */
async function writeFiles(place: ShopPlace): Promise<Date> {
  const database = await databaseOf(place)
  const { now } = (await selectMark(database.reader, demoMark)) as DemoMark
  fs.writeFileSync(path.join(files, 'shop.yaml'), await admin(database, new Date(), 'shop', 'export'))
  await admin(database, new Date(), 'content', 'export', 'content')
  await database.close()
  writeTables(path.join(files, 'tables'), new Date(now), password)
  return new Date(now)
}

/** A shop that is made of nothing but files, by the commands that a merchant uses. */
async function rebuild(day: Date): Promise<ShopPlace> {
  const place = await emptyPlace()
  const database = await databaseOf(place)
  await admin(database, day, 'shop', 'apply', 'shop.yaml')
  for (const table of tables) {
    const at = table === 'products' ? new Date(day.getTime() - productsBefore) : day
    await admin(database, at, 'import', `tables/${table}.csv`, '--kind', table, '--store', 'pl')
  }
  await admin(database, day, 'content', 'import', 'content')
  // As a demo, whose orders the program makes at its start. Its rows could not be opened for customers.
  await markDemo(database, day)
  await database.close()
  return place
}

let loaded = ''
let rebuilt = ''
beforeAll(async () => {
  const place = await copySaved(await loadedShop(await freeBlock(4_700, 4)))
  const other = await rebuild(await writeFiles(place))
  loaded = await open(place)
  rebuilt = await open(other)
}, half)
afterAll(async () => {
  for (const { child, place } of opened) {
    await stopShop(child)
    await place.remove()
  }
  fs.rmSync(files, { recursive: true })
})

async function fetched(at: string, way: string): Promise<string> {
  const headers = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'bocian.example' }
  const answer = await fetch(at + way, { headers, redirect: 'manual' })
  return `${answer.status} ${answer.headers.get('location') ?? ''}\n${await answer.text()}`
}

const read = async (at: string, way: string): Promise<string> => comparable(await fetched(at, way))

it('the demo that is made of its files has the same pages, to the byte', { timeout: half }, async () => {
  const prefixes = storesIn(demoDescription()).map(({ store }) => (store.default ? '' : `/${store.code}`))
  const ways = await comparedAddresses((way) => fetched(loaded, way), prefixes)
  expect(ways.length).toBeGreaterThan(200)
  const different: string[] = []
  for (const way of ways) {
    const [one, other] = [await read(loaded, way), await read(rebuilt, way)]
    if (one !== other) different.push(`${way}: ${firstDifference(one, other)}`)
  }
  expect(different).toEqual([])
})

function firstDifference(one: string, other: string): string {
  let at = 0
  while (one[at] === other[at]) at += 1
  const [before, after] = [80, 120]
  const part = (text: string): string => text.slice(Math.max(0, at - before), at + after)
  return `${part(one)}\n  is there\n${part(other)}`
}
