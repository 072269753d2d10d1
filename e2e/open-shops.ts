import type { ChildProcess } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
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

const firstPort = Number(process.env['E2E_PORT'] ?? 3900)
const portsOfShop = 4

/** Starts one shop for each of the test files that may run concurrently, each like `npm start` and with its own data folder. */
export default async function openShops({ vitest, provide }: TestProject): Promise<() => Promise<void>> {
  const count = Math.min(vitest.config.maxWorkers, vitest.state.getPaths().length)
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bocian-e2e-'))
  const folders = Array.from({ length: count }, (_, index) => path.join(folder, String(index)))
  const running: RunningShop[] = []
  const open = async (index: number): Promise<void> => {
    const shop = start(firstPort + portsOfShop * index, folders[index] ?? folder)
    running.push(shop)
    await untilOpen(shop.child)
  }
  const close = async (): Promise<void> =>
    void (await Promise.all(running.splice(0).map(({ child }) => stopShop(child))))
  const closeForGood = async (): Promise<void> => {
    await close()
    fs.rmSync(folder, { recursive: true, force: true })
  }
  try {
    await open(0)
    if (count > 1) {
      // A copy of a loaded shop starts at once. The folder can only be copied while its shop is stopped.
      await close()
      for (const other of folders.slice(1)) fs.cpSync(folders[0] ?? '', other, { recursive: true })
      await Promise.all(folders.map((_, index) => open(index)))
    }
  } catch (error) {
    await closeForGood()
    throw error
  }
  const shops = running.map(({ child: _child, ...shop }) => shop)
  provide('shops', shops)
  return closeForGood
}

function start(port: number, dataFolder: string): RunningShop {
  const child = spawnShop({
    PORT: String(port),
    BACKEND_PORT: String(port + 1),
    IMAGES_PORT: String(port + 2),
    OUTBOX_PORT: String(port + 3),
    DATA_DIR: dataFolder,
    // Gives one store view its own host name for the same address.
    STORE_BASE_URLS: `ro_cdrl=http://localhost:${port}`,
  })
  const at = (more: number): string => `http://127.0.0.1:${port + more}`
  return { child, address: at(0), backend: at(1), images: at(2), outbox: at(3), dataFolder }
}
