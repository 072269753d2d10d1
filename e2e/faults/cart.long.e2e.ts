import { cartScenarios } from './cart-scenarios.ts'
import { faultMatrix } from './matrix.ts'

faultMatrix('cart', cartScenarios)
