import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { freeBlock } from '../tools/processes.ts'
import { emptyPlace, isSaved, savePlace } from './shop-place.ts'
import { spawnShop, stopShop, untilOpen } from './start-shop.ts'

const root = path.join(import.meta.dirname, '..')
/** Loading the demo depends on these folders, and on the date, because its orders and prices are relative to today. */
const sources = ['apps/backend/demo', 'apps/backend/migrations', 'apps/backend/src', 'packages/rules/src']

/**
 * The name of the saved data of a shop in which the demo is loaded but that never ran a test: a shop on a copy of it opens at
 * once. Loading takes half a minute, so it happens again only if its sources or the date change. The shop that loads it uses four
 * ports from `port` on.
 */
export async function loadedShop(port: number): Promise<string> {
  const name = fingerprint()
  if (await isSaved(name)) return name
  const place = await emptyPlace()
  const child = spawnShop({
    PORT: String(port),
    BACKEND_PORT: String(port + 1),
    IMAGES_PORT: String(port + 2),
    OUTBOX_PORT: String(port + 3),
    ...place.settings,
  })
  try {
    await untilOpen(child)
    // Only the data of a stopped shop is complete.
    await stopShop(child)
    await savePlace(place, name)
  } finally {
    await stopShop(child)
    await place.remove()
  }
  return name
}

/** Differs between two clones on one machine, which may use the same server. */
function fingerprint(): string {
  const hash = createHash('sha256').update(new Date().toDateString()).update(root)
  for (const source of sources)
    for (const file of fs.globSync(`${source}/**/*.*`, { cwd: root }).toSorted())
      if (!file.endsWith('.test.ts')) hash.update(file).update(fs.readFileSync(path.join(root, file)))
  return hash.digest('hex').slice(0, 16)
}

// `node e2e/loaded-shop.ts` prepares the shop ahead of the browser tests.
if (import.meta.main) await loadedShop(await freeBlock(Number(process.env['E2E_PORT'] ?? 3900), 4))
