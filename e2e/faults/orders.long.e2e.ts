import { faultMatrix } from './matrix.ts'
import { orderScenarios } from './order-scenarios.ts'

faultMatrix('orders', orderScenarios)
