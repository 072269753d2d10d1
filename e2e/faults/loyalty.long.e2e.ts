import { loyaltyScenarios } from './loyalty-scenarios.ts'
import { faultMatrix } from './matrix.ts'

faultMatrix('loyalty club', loyaltyScenarios)
