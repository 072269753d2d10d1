// npm run check: what a few minutes are enough for. The kill and race tests and the browser journeys only run in `npm test`.
import { chromiumHere } from './chromium.ts'
import { runSteps, sayTotal } from './gate.ts'
import { componentSteps, quickSteps, staticSteps } from './steps.ts'
import { isReachable, postgresUrl } from './test-servers.ts'

const chromium = chromiumHere()
if (chromium === undefined) console.log('- not run: component tests, no Chromium is here (CHROMIUM)')
const postgres = (await isReachable(postgresUrl, 5432)) ? postgresUrl : undefined
const componentTests = chromium === undefined ? [] : componentSteps(chromium)
sayTotal(await runSteps([...staticSteps, ...quickSteps(postgres), ...componentTests]))
