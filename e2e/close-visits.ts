import { afterAll } from 'vitest'
import { endAllVisits } from './context-pool.ts'

afterAll(endAllVisits)
