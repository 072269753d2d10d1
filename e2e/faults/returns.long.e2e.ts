import { afterAll } from 'vitest'
import { admin } from '../shop.ts'
import { faultMatrix } from './matrix.ts'
import { exchangedSizes, returnScenarios } from './return-scenarios.ts'

faultMatrix('returns', returnScenarios)

afterAll(async () => {
  for (const sku of exchangedSizes) await admin('stock', sku, '9')
})
