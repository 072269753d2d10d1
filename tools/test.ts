// npm test: the tests that every change must pass. npm run test:long: the same in every width, under every fault, and with many
// more kills and races. Both report what they could not run.
import net from 'node:net'
import { findChromium } from './chromium.ts'
import { buildStorefront } from './build.ts'
import { add, emptyTally, runSteps, sayTotal, type Tally } from './gate.ts'
import { browserSteps, componentSteps, longSettings, staticSteps, unitSteps } from './steps.ts'

const postgresUrl = process.env['TEST_DATABASE_URL'] ?? 'postgres://postgres@127.0.0.1:5432/postgres'
const redisUrl = process.env['TEST_REDIS_URL'] ?? 'redis://127.0.0.1:6379'
const isLong = process.argv.includes('--long')
const total = emptyTally()

async function count(work: Promise<Tally>): Promise<void> {
  add(total, await work)
}

function answers(address: string, fallbackPort: number): Promise<boolean> {
  const { hostname, port } = new URL(address)
  return new Promise((resolve) => {
    const socket = net.connect({ host: hostname, port: Number(port) || fallbackPort, timeout: 1_000 })
    const finish = (isUp: boolean) => {
      socket.destroy()
      resolve(isUp)
    }
    socket
      .once('connect', () => finish(true))
      .once('error', () => finish(false))
      .once('timeout', () => finish(false))
  })
}

const hasPostgres = await answers(postgresUrl, 5432)
const hasRedis = await answers(redisUrl, 6379)
if (hasRedis) process.env['TEST_REDIS_URL'] = redisUrl
else delete process.env['TEST_REDIS_URL']
if (isLong) Object.assign(process.env, longSettings)

await count(runSteps(staticSteps))
await count(runSteps(unitSteps(hasPostgres ? postgresUrl : undefined, { isLong })))
if (!hasPostgres)
  console.log(`- not run: API tests on PostgreSQL, nothing responds at ${postgresUrl} (TEST_DATABASE_URL)`)
if (!hasRedis) console.log(`- not run: tests on Redis, nothing responds at ${redisUrl} (TEST_REDIS_URL)`)

const chromium = await findChromium()
if (chromium === undefined) {
  add(total, { passed: 0, failed: 1, names: ['✗ browser journeys: no Chromium is here and none could be installed'] })
} else {
  await count(runSteps(componentSteps(chromium)))
  if (await buildStorefront()) await count(runSteps(browserSteps(chromium, hasPostgres ? postgresUrl : undefined)))
  else add(total, { passed: 0, failed: 1, names: ['✗ the storefront does not build'] })
}

sayTotal(total)
