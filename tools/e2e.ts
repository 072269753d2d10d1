// npm run e2e: only the browser journeys; with -- --long all of them.
import { findChromium } from './chromium.ts'
import { Gate } from './gate/gate.ts'
import { browserSteps, longSettings, preparationSteps } from './gate/steps.ts'
import { isPostgresReady, postgresUrl } from './test-servers.ts'

const isLong = process.argv.includes('--long')
if (isLong) Object.assign(process.env, longSettings)
const chromium = await findChromium()
if (chromium === undefined) {
  console.error('Chromium was not found and could not be installed. Set CHROMIUM to its path.')
  process.exit(1)
}
const gate = new Gate({ isLong })
const postgres = (await isPostgresReady(false)) ? postgresUrl : undefined
await gate.run([...preparationSteps(postgres), ...browserSteps(chromium, postgres)])
await gate.end()
