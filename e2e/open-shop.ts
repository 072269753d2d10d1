import { spawn, type ChildProcess } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    shop: string
    dataFolder: string
  }
}

const patience = 200_000
const port = Number(process.env['E2E_PORT'] ?? 3900)

/** Starts the whole shop as `npm start` does, on a data folder of its own, for all journeys. */
export default async function openShop(project: TestProject): Promise<() => Promise<void>> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bocian-e2e-'))
  const child = spawn(process.execPath, ['tools/start.ts'], {
    cwd: path.join(import.meta.dirname, '..'),
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      PORT: String(port),
      BACKEND_PORT: String(port + 40),
      IMAGES_PORT: String(port + 41),
      OUTBOX_PORT: String(port + 42),
      DATA_DIR: folder,
      DATABASE_URL: '',
      BASE_URL: '',
      // One store view with a host of its own: the same shop under its other name.
      STORE_BASE_URLS: `ro_cdrl=http://localhost:${port}`,
    },
  })
  await untilOpen(child)
  project.provide('dataFolder', folder)
  project.provide('shop', `http://127.0.0.1:${port}`)
  return async () => {
    const ended = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGTERM')
    await ended
    fs.rmSync(folder, { recursive: true, force: true })
  }
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
