import type { Page } from 'playwright-core'
import { untilInteractive } from '../browser.ts'
import { fillContact } from '../checkout.ts'
import { filledCart } from '../shop.ts'
import { textsOf } from '../texts.ts'
import { newEmail } from './people.ts'

const t = textsOf('pl-PL')

/** The code of cash on delivery. */
export const byHand = 'cashondelivery'

/** Presses a button of the checkout, by the key of its text. */
export const press = async (page: Page, key: string): Promise<void> => {
  const button = page.getByRole('button', { name: t(key) })
  await untilInteractive(button)
  await button.click()
}
export const seen = (page: Page, key: string) => page.getByRole('button', { name: t(key) })

/** A guest at the start of the checkout. */
export const atCheckout = async () => ({
  path: '/checkout',
  cart: await filledCart([{ sku: 'ROLE-PLENTY', quantity: 1 }]),
  email: newEmail(),
})

/** Goes to the step of the delivery. */
export async function toDelivery(page: Page, email: string): Promise<void> {
  await fillContact(page, { email })
  await press(page, 'checkout.toDelivery')
  await seen(page, 'checkout.toPayment').waitFor()
}

/** Goes to the last step. */
export async function toPayment(page: Page, email: string): Promise<void> {
  await toDelivery(page, email)
  await press(page, 'checkout.toPayment')
  await seen(page, 'checkout.placeOrder').waitFor()
}
