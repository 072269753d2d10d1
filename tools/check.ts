// npm run check: what fits into two minutes. The kill, race, PostgreSQL and browser tests are `npm test`'s.
import { runSteps } from './gate.ts'
import { deskSteps, staticSteps } from './steps.ts'

const tally = await runSteps([...staticSteps, ...deskSteps])
console.log(`\n${tally.passed} passed, ${tally.failed} failed`)
process.exitCode = tally.failed === 0 ? 0 : 1
