import { vi } from 'vitest'

/**
 * Repeats a check until it passes, for 30 seconds, because a busy machine may need long. With fake timers, every attempt also moves
 * the clock by 50 ms.
 */
export async function eventually<T>(check: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(check, { timeout: 30_000 })
}
