// npm run e2e: only the browser journeys.
import { buildStorefront } from './build.ts'
import { findChromium } from './chromium.ts'
import { runSteps, sayTotal } from './gate.ts'
import { browserSteps } from './steps.ts'

const chromium = await findChromium()
if (chromium === undefined) {
  console.error('Chromium was not found and could not be installed. Set CHROMIUM to its path.')
  process.exit(1)
}
if (!(await buildStorefront())) process.exit(1)
sayTotal(await runSteps(browserSteps(chromium)))
