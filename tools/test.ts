// npm test: the tests that every change must pass. npm run test:long: all tests, in every width, under every fault, on both
// databases, with many more kills and races. Both report what they could not run.
import { findChromium } from './chromium.ts'
import { Gate } from './gate/gate.ts'
import {
  apiSteps,
  browserSteps,
  componentSteps,
  longSettings,
  preparationSteps,
  staticSteps,
  storefrontTests,
} from './gate/steps.ts'
import { isPostgresReady, isReachable, postgresUrl, redisUrl } from './test-servers.ts'

const isLong = process.argv.includes('--long')
if (isLong) Object.assign(process.env, longSettings)
const gate = new Gate({ isLong, isRecorded: !isLong })

// In continuous integration a missing server is a failure: the tests that need it would be skipped without anybody noticing.
const mustHaveServers = process.env['CI'] === 'true'
const hasPostgres = await isPostgresReady(mustHaveServers)
const hasRedis = await isReachable(redisUrl, 6379)
const absent = (what: string, url: string, variable: string): void => {
  const problem = `${what}: nothing responds at ${url} (${variable})`
  if (mustHaveServers) gate.fail('servers', `${problem}, and CI=true`)
  else console.log(`- not run: tests on ${problem}`)
}
if (hasRedis) process.env['TEST_REDIS_URL'] = redisUrl
else {
  delete process.env['TEST_REDIS_URL']
  absent('Redis', redisUrl, 'TEST_REDIS_URL')
}
const postgres = hasPostgres ? postgresUrl : undefined
if (!hasPostgres) absent('PostgreSQL', postgresUrl, 'TEST_DATABASE_URL')

if (mustHaveServers && !(hasPostgres && hasRedis)) await gate.end()
else await runAll()

async function runAll(): Promise<void> {
  // It may have to be installed, which no other step waits for.
  const findingChromium = findChromium()
  // The API tests often wait for a database or another process. Meanwhile the other steps use the cores.
  const apiTests = gate.run(apiSteps(postgres, { isLong }))
  await gate.run([...staticSteps, ...preparationSteps(postgres), ...storefrontTests])
  await apiTests
  const chromium = await findingChromium
  if (chromium === undefined)
    gate.fail('browser tests', 'browser tests: no Chromium is here and none could be installed')
  else await gate.run([...componentSteps(chromium), ...browserSteps(chromium, postgres)])
  await gate.end()
}
