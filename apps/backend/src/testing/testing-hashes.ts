import { createHook } from 'node:async_hooks'
import { onTestFinished } from 'vitest'
import { hashCost } from '../customer/sign-in/passwords.ts'

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

/** How many argon2 hashes Node computes meanwhile. They are nearly all of the time that it takes to check or set a password. */
export async function hashesDuring(work: () => Promise<unknown>): Promise<number> {
  let count = 0
  const hook = createHook({
    init(_id, type) {
      if (type === 'ARGON2REQUEST') count += 1
    },
  })
  hook.enable()
  await work()
  hook.disable()
  return count
}
