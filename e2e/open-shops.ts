import type { ChildProcess } from 'node:child_process'
import type { TestProject } from 'vitest/node'
import { loadedShop } from './loaded-shop.ts'
import { freeBlock } from '../tools/processes.ts'
import { copySaved, type ShopPlace } from './shop-place.ts'
import { spawnShop, stopShop, untilOpen } from './start-shop.ts'

/** The address and data folder of a running shop. */
export interface OpenShop {
  readonly address: string
  readonly backend: string
  readonly images: string
  /** The address of the web page with the shop's outgoing emails. */
  readonly outbox: string
  readonly dataFolder: string
}

declare module 'vitest' {
  interface ProvidedContext {
    shops: OpenShop[]
  }
}

interface RunningShop extends OpenShop {
  readonly child: ChildProcess
}

/** The first port that may be used. */
const firstPort = Number(process.env['E2E_PORT'] ?? 3900)
const portsOfShop = 4

/** Starts one shop for each of the test files that may run concurrently, each like `npm start` and with its own data folder. */
export default async function openShops({ vitest, provide }: TestProject): Promise<() => Promise<void>> {
  const count = Math.min(vitest.config.maxWorkers, vitest.state.getPaths().length)
  const places: ShopPlace[] = []
  const running: RunningShop[] = []
  const close = async (): Promise<void> => {
    await Promise.all(running.map(({ child }) => stopShop(child)))
    await Promise.all(places.map(async (place) => place.remove()))
  }
  try {
    const ports = await freeBlock(firstPort, portsOfShop * count)
    const loaded = await loadedShop(ports)
    while (places.length < count) places.push(await copySaved(loaded))
    for (const [index, place] of places.entries()) running.push(start(ports + portsOfShop * index, place))
    await Promise.all(running.map(async ({ child }) => untilOpen(child)))
  } catch (error) {
    await close()
    throw error
  }
  const shops = running.map(({ child: _child, ...shop }) => shop)
  provide('shops', shops)
  return close
}

function start(port: number, place: ShopPlace): RunningShop {
  const child = spawnShop({
    PORT: String(port),
    BACKEND_PORT: String(port + 1),
    IMAGES_PORT: String(port + 2),
    OUTBOX_PORT: String(port + 3),
    ...place.settings,
    // Gives one store view its own host name for the same address.
    STORE_BASE_URLS: `ro_cdrl=http://localhost:${port}`,
  })
  const at = (more: number): string => `http://127.0.0.1:${port + more}`
  return { child, address: at(0), backend: at(1), images: at(2), outbox: at(3), dataFolder: place.folder }
}
