import { spawn, type ChildProcess } from 'node:child_process'
import path from 'node:path'

const timeout = 200_000
const sources = path.join(import.meta.dirname, '..')
/** All journeys of a shop share one client address, so its rate limits are high. A busy machine must not refuse requests. */
const noRefusals = {
  OVERLOAD_DELAY_MS: '0',
  REQUESTS_AT_ONCE: '0',
  QUEUED_PICTURES: '100000',
  RATE_LIMIT: '100000',
  PAGE_RATE_LIMIT: '100000',
  ORDERS_PER_ADDRESS: '10000',
  ORDERS_PER_MAILBOX: '10000',
  UNPAID_PIECES_PER_DAY: '1000000',
}

/** Spawns a whole shop like `npm start`, with these settings, from these sources or a copy of them. */
export function spawnShop(settings: Readonly<Record<string, string>>, root = sources): ChildProcess {
  return spawn(process.execPath, ['tools/start.ts'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    // Declares one proxy, so that a journey can choose its client address with a header.
    env: {
      ...process.env,
      TRUSTED_PROXIES: '1',
      MODE: 'demo',
      DEMO_PASSWORD: 'Bocian-2026!',
      DATABASE_URL: '',
      BASE_URL: '',
      // The shops of all workers share their pictures, so that each is rendered once.
      CACHE_DIR: path.join(sources, '.cache'),
      ...noRefusals,
      ...settings,
    },
  })
}

/** Stops a shop and waits until it has exited. */
export async function stopShop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  await ended
}

/** Waits until a shop is ready; throws its output if it fails to start. */
export function untilOpen(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = ''
    const timer = setTimeout(() => reject(new Error(`The shop was not ready in time:\n${output}`)), timeout)
    const listen = (data: Buffer): void => {
      output += data.toString()
      if (!output.includes('Bocian is open')) return
      clearTimeout(timer)
      resolve()
    }
    child.stdout?.on('data', listen)
    child.stderr?.on('data', listen)
    child.once('exit', (code) => reject(new Error(`The shop exited with code ${code}:\n${output}`)))
  })
}
