// npm run e2e: the browser journeys alone.
import { buildStorefront } from './build.ts'
import { findChromium } from './chromium.ts'
import { runSteps, sayTotal } from './gate.ts'
import { browserSteps } from './steps.ts'

const chromium = await findChromium()
if (chromium === undefined) {
  console.error('No Chromium is here and none could be installed. Set CHROMIUM to the path of one.')
  process.exit(1)
}
if (!(await buildStorefront())) process.exit(1)
sayTotal(await runSteps(browserSteps(chromium)))
