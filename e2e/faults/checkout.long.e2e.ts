import { checkoutScenarios } from './checkout-scenarios.ts'
import { faultMatrix } from './matrix.ts'

faultMatrix('checkout', checkoutScenarios)
