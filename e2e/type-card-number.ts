import type { Page } from 'playwright-core'
import { goTo } from './keyboard.ts'

/** Types a card into the payment provider's fields by keyboard. Returns when they are valid. */
export const typeCardNumber = (page: Page, number: string): Promise<void> =>
  typeFields(page, [['encryptedCardNumber', number], ['encryptedExpiryDate', '0330'], securityCode])

/** Types the security code of a saved card by keyboard. */
export const typeSecurityCode = (page: Page): Promise<void> => typeFields(page, [securityCode])

const securityCode = ['encryptedSecurityCode', '737'] as const

async function typeFields(page: Page, fields: readonly (readonly [string, string])[]): Promise<void> {
  for (const [field, text] of fields) {
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
