import type { Locator } from 'playwright-core'
import { expect } from 'vitest'

/**
 * Waits for an element and meanwhile skips the page's pauses, such as those before a retry or between two polls. The page's clock
 * must be installed.
 */
export async function untilSeen(wanted: Locator): Promise<void> {
  await expect
    .poll(async () => {
      await wanted.page().clock.fastForward(2000)
      return wanted.first().isVisible()
    })
    .toBe(true)
}
