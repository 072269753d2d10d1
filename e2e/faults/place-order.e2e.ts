import { faultMatrix } from './matrix.ts'
import { placeOrderScenarios } from './place-order-scenarios.ts'

// The only mutation whose faults the gate tests: it takes money and stock.
faultMatrix('placing an order', placeOrderScenarios)
