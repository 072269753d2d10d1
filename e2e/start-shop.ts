import { spawn, type ChildProcess } from 'node:child_process'
import path from 'node:path'

const patience = 200_000
/** All journeys of a shop come from the same address. */
const manyFromOneAddress = {
  RATE_LIMIT: '100000',
  PAGE_RATE_LIMIT: '100000',
  ORDERS_PER_ADDRESS: '10000',
  ORDERS_PER_MAILBOX: '10000',
}

/** Begins to start a whole shop as `npm start` does, with these settings. */
export function spawnShop(settings: Readonly<Record<string, string>>): ChildProcess {
  return spawn(process.execPath, ['tools/start.ts'], {
    cwd: path.join(import.meta.dirname, '..'),
    stdio: ['ignore', 'pipe', 'pipe'],
    // One proxy, so that a journey can choose its client address.
    env: {
      ...process.env,
      TRUSTED_PROXIES: '1',
      MODE: 'demo',
      DEMO_PASSWORD: 'Bocian-2026!',
      DATABASE_URL: '',
      BASE_URL: '',
      ...manyFromOneAddress,
      ...settings,
    },
  })
}

/** Ends a shop and waits until it is gone. */
export async function stopShop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  await ended
}

/** Waits until a shop is open; throws what it said when it does not open. */
export function untilOpen(child: ChildProcess): Promise<void> {
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
