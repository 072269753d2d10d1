import { faultMatrix } from './matrix.ts'
import { sessionScenarios } from './session-scenarios.ts'

faultMatrix('session and wish list', sessionScenarios)
