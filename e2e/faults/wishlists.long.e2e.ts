import { faultMatrix } from './matrix.ts'
import { wishlistScenarios } from './wishlist-scenarios.ts'

faultMatrix('wish lists', wishlistScenarios)
