// npm run check: everything but the browser and the PostgreSQL server, for the desk.
import { runSteps } from './gate.ts'
import { staticSteps, unitSteps } from './steps.ts'

const tally = await runSteps([...staticSteps, ...unitSteps])
console.log(`\n${tally.passed} passed, ${tally.failed} failed`)
process.exitCode = tally.failed === 0 ? 0 : 1
