// npm run check: what fits into two minutes. The kill, race, PostgreSQL and browser tests are `npm test`'s.
import { runSteps, sayTotal } from './gate.ts'
import { deskSteps, staticSteps } from './steps.ts'

sayTotal(await runSteps([...staticSteps, ...deskSteps]))
