import { accountScenarios } from './account-scenarios.ts'
import { faultMatrix } from './matrix.ts'

faultMatrix('account', accountScenarios)
