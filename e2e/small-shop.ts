import { loadSmall } from '../apps/backend/src/import-export/demo/testing-rows.ts'
import { openDatabase } from '../apps/backend/src/start/open-database.ts'
import type { Database } from '../apps/backend/src/platform/database.ts'
import { freePort } from './free-port.ts'
import { emptyPlace } from './shop-place.ts'
import { spawnShop, stopShop, untilOpen } from './start-shop.ts'

export interface SmallShop {
  readonly address: string
  /** The address of the web page with the shop's outgoing emails. */
  readonly outbox: string
  close(): Promise<void>
}

/**
 * Starts an additional shop with other settings. It has few products, so that it starts quickly. Passkeys need a `host` with a name:
 * localhost. `root` is a copy of the sources to start it from.
 */
export async function openSmallShop(
  settings: Readonly<Record<string, string>>,
  change?: (database: Database) => Promise<void>,
  host = '127.0.0.1',
  root?: string,
): Promise<SmallShop> {
  const [port, backend, images, outbox] = [await freePort(), await freePort(), await freePort(), await freePort()]
  const address = `http://${host}:${port}`
  const ports = { PORT: port, BACKEND_PORT: backend, IMAGES_PORT: images, OUTBOX_PORT: outbox }
  const named = Object.fromEntries(Object.entries(ports).map(([name, value]) => [name, String(value)]))
  const place = await emptyPlace()
  const database = await openDatabase({ databaseUrl: place.database?.url, dataDir: place.folder })
  await loadSmall(database, new Date())
  await change?.(database)
  await database.close()
  const child = spawnShop({ ...named, ...place.settings, BASE_URL: address, ...settings }, root)
  await untilOpen(child)
  return {
    address,
    outbox: `http://127.0.0.1:${outbox}`,
    close: async () => {
      await stopShop(child)
      await place.remove()
    },
  }
}
