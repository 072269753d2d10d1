// npm test: the tests that every change must pass. npm run test:long: the same in every width, under every fault, and with many
// more kills and races. Both report what they could not run.
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
import { isReachable, postgresUrl, redisUrl } from './test-servers.ts'

const isLong = process.argv.includes('--long')
const total = emptyTally()

async function count(work: Promise<Tally>): Promise<void> {
  add(total, await work)
}

const hasPostgres = await isReachable(postgresUrl, 5432)
const hasRedis = await isReachable(redisUrl, 6379)
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
const others = [...staticSteps, ...preparationSteps(postgres), ...storefrontTests]
await count(runTogether([[apiTests, ...onEmbedded], others]))
const chromium = await findingChromium
if (chromium === undefined)
  add(total, { passed: 0, failed: 1, names: ['✗ browser tests: no Chromium is here and none could be installed'] })
else await count(runSteps([...componentSteps(chromium), ...browserSteps(chromium, postgres)]))

sayTotal(total)
