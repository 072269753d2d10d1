import { faultMatrix } from './matrix.ts'
import { returnScenarios } from './return-scenarios.ts'

faultMatrix('returns', returnScenarios)
