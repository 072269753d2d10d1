import { randomInt } from 'node:crypto'

/**
 * Vitest's global setup: TEST_SEED decides what random tests do. It is the same in every run, so that they find the same each time.
 * The long run takes a new one and prints it; setting it repeats that run.
 */
export function setup(): void {
  const isLong = process.env['TEST_LONG'] === '1'
  process.env['TEST_SEED'] ??= isLong ? String(randomInt(2 ** 31)) : '1'
  if (isLong) console.log(`Random tests have TEST_SEED=${process.env['TEST_SEED']}`)
}
