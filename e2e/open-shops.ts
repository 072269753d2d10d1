import { spawn, type ChildProcess } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { TestProject } from 'vitest/node'

/** Where a shop answers and keeps its data. */
export interface OpenShop {
  readonly address: string
  readonly backend: string
  readonly images: string
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

const patience = 200_000
const firstPort = Number(process.env['E2E_PORT'] ?? 3900)
const portsOfShop = 4

/** Opens a shop for each file of journeys that may run at the same time, each as `npm start` does and on a data folder of its own. */
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
  const close = async (): Promise<void> => void (await Promise.all(running.splice(0).map(stop)))
  const closeForGood = async (): Promise<void> => {
    await close()
    fs.rmSync(folder, { recursive: true, force: true })
  }
  try {
    await open(0)
    if (count > 1) {
      // Copied, a loaded shop opens at once; a folder may be copied only while its shop is closed.
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
  const child = spawn(process.execPath, ['tools/start.ts'], {
    cwd: path.join(import.meta.dirname, '..'),
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      PORT: String(port),
      BACKEND_PORT: String(port + 1),
      IMAGES_PORT: String(port + 2),
      OUTBOX_PORT: String(port + 3),
      DATA_DIR: dataFolder,
      DATABASE_URL: '',
      BASE_URL: '',
      // One store view with a host of its own: the same shop under its other name.
      STORE_BASE_URLS: `ro_cdrl=http://localhost:${port}`,
    },
  })
  const at = (more: number): string => `http://127.0.0.1:${port + more}`
  return { child, address: at(0), backend: at(1), images: at(2), dataFolder }
}

async function stop({ child }: RunningShop): Promise<void> {
  if (child.exitCode !== null) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  await ended
}

function untilOpen(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = ''
    const timer = setTimeout(() => reject(new Error(`The shop did not open in time:\n${said}`)), patience)
    const listen = (data: Buffer): void => {
      said += data.toString()
      if (!said.includes('Bocian is open')) return
      clearTimeout(timer)
      resolve()
    }
    child.stdout?.on('data', listen)
    child.stderr?.on('data', listen)
    child.once('exit', (code) => reject(new Error(`The shop ended with code ${code}:\n${said}`)))
  })
}
