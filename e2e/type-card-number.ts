import type { Page } from 'playwright-core'
import { goTo } from './keyboard.ts'

/** Types a card into the payment provider's fields by keyboard. Returns when they are valid. */
export async function typeCardNumber(page: Page, number: string): Promise<void> {
  for (const [field, text] of [
    ['encryptedCardNumber', number],
    ['encryptedExpiryDate', '0330'],
    ['encryptedSecurityCode', '737'],
  ] as const) {
    const frame = page.locator(`[data-cse="${field}"] iframe`)
    await frame.waitFor()
    await goTo(page, frame)
    const input = page.frameLocator(`[data-cse="${field}"] iframe`).locator('input:focus')
    await input.waitFor()
    await page.keyboard.type(text)
    await page.locator(`[data-cse="${field}"].adyen-checkout__input--valid`).waitFor()
  }
  // The fields report that they are valid one frame before the drop-in that contains them reacts.
  await page.evaluate(
    () => new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(seen)))),
  )
}
