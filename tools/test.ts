// npm test: the tests that every change must pass. npm run test:long: the same in every width, under every fault, and with many
// more kills and races. Both report what they could not run.
import net from 'node:net'
import { findChromium } from './chromium.ts'
import { add, emptyTally, runSteps, runTogether, sayTotal, type Tally } from './gate.ts'
import {
  apiSteps,
  browserSteps,
  componentSteps,
  longSettings,
  preparationSteps,
  staticSteps,
  storefrontTests,
} from './steps.ts'

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

const postgres = hasPostgres ? postgresUrl : undefined
if (!hasPostgres)
  console.log(`- not run: API tests on PostgreSQL, nothing responds at ${postgresUrl} (TEST_DATABASE_URL)`)
if (!hasRedis) console.log(`- not run: tests on Redis, nothing responds at ${redisUrl} (TEST_REDIS_URL)`)

// It may have to be installed, which no other step waits for.
const findingChromium = findChromium()
// The API tests often wait for a database or another process. Meanwhile the other steps use the cores.
const [apiTests, ...onEmbedded] = apiSteps(postgres, { isLong })
const others = [...staticSteps, ...preparationSteps(postgres), ...storefrontTests, ...onEmbedded]
await count(runTogether([[apiTests], others]))
const chromium = await findingChromium
if (chromium === undefined)
  add(total, { passed: 0, failed: 1, names: ['✗ browser tests: no Chromium is here and none could be installed'] })
else await count(runSteps([...componentSteps(chromium), ...browserSteps(chromium, postgres)]))

sayTotal(total)
