import { giftCardScenarios } from './gift-card-scenarios.ts'
import { faultMatrix } from './matrix.ts'

faultMatrix('gift cards', giftCardScenarios)
