// npm run check: the checks that fit into two minutes. The kill, race, PostgreSQL and browser tests only run in `npm test`.
import { chromiumHere } from './chromium.ts'
import { runSteps, sayTotal } from './gate.ts'
import { componentSteps, quickSteps, staticSteps } from './steps.ts'

const chromium = chromiumHere()
if (chromium === undefined) console.log('- not run: component tests, no Chromium is here (CHROMIUM)')
sayTotal(await runSteps([...staticSteps, ...quickSteps, ...(chromium === undefined ? [] : componentSteps(chromium))]))
