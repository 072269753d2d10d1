import { onTestFinished } from 'vitest'
import { hashCost } from '../customer/passwords.ts'

const usual = { ...hashCost }
const lowered = { ...usual, memory: 64, passes: 1 }

/** Makes hashes of passwords cheap, for all tests: a usual one takes 30 ms of a core. */
export function hashCheaply(): void {
  Object.assign(hashCost, lowered)
}

/** Hashes passwords at the usual cost until the test has finished. */
export function hashAsUsual(): void {
  Object.assign(hashCost, usual)
  onTestFinished(hashCheaply)
}
