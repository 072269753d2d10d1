// npm run check: static checks and the tests of what has changed since the last commit. The kill and race tests and the browser journeys
// only run in `npm test`.
import { chromiumHere } from './chromium.ts'
import { Gate } from './gate/gate.ts'
import { relatedSteps, staticSteps } from './gate/steps.ts'
import { isPostgresReady, postgresUrl } from './test-servers.ts'

const gate = new Gate()
const chromium = chromiumHere()
if (chromium === undefined) console.log('- not run: component tests, no Chromium is here (CHROMIUM)')
const postgres = (await isPostgresReady(false)) ? postgresUrl : undefined
const { steps, left } = relatedSteps(postgres, chromium)
// The API tests often wait for the database, and some checks use one core only.
await Promise.all([gate.run(staticSteps), gate.run(steps)])
for (const line of left) console.log(line)
await gate.end()
