import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { expectAccessible, phone, untilInteractive, untilNetworkIdle, visit } from './browser.ts'
import { addOneItem, giveConsents } from './checkout.ts'
import { admin } from './shop.ts'
import { textsOf } from './texts.ts'
import { endVisit } from './visits.ts'

const t = textsOf('pl-PL')
describe('a customer’s order', () => {
  it('CHK-01 CHK-04 UX-35 UX-36 with a refused card is paid in a second attempt, and another one is cancelled', async () => {
    const { page, complaints } = await visit({ viewport: phone, locale: 'pl-PL' })
    await page.goto('/sign-in?from=%2Fcart')
    await page.locator('main input[name="email"]').fill('anna@example.com')
    await page.locator('main input[name="password"]').fill('Bocian-2026!')
    await page.locator('main input[name="password"]').press('Enter')
    await page.waitForURL(/\/cart$/)
    await orderByCard(page)
    await page.locator('button[value="refuse"]').click()
    await page.waitForURL(/\/checkout\/adyen_failed$/)
    const payNow = page.getByRole('button', { name: t('payment.payBy').replace('{method}', 'Szybki przelew online') })
    await payNow.waitFor()
    await untilInteractive(payNow)
    await untilNetworkIdle(page)
    await payNow.press('Enter')
    await page.waitForURL(/\/payment\/sandbox\//)
    await page.locator('button[value="accept"]').click()
    await page.getByText(t('payment.paid')).waitFor()
    const paid = /\d{10,}/.exec(await page.locator('main').innerText())?.[0] ?? ''
    expect(await admin('order', 'show', paid)).toContain('processing')

    await page.goto(`/order-history/${paid}`)
    await page.getByRole('link', { name: t('order.cancel.title') }).click()
    await expectAccessible(page)
    await page.getByRole('button', { name: t('order.cancel.confirm') }).click()
    await page.getByText(t('order.cancel.done')).waitFor()
    expect(await admin('order', 'show', paid)).toContain('closed')
    expect(complaints).toEqual([])
    await endVisit(page)
  })
})

/** Adds one product to the customer's cart and orders it by card to the saved address; ends on the provider's page. */
async function orderByCard(page: Page): Promise<void> {
  await addOneItem(page)
  await page.goto('/checkout')
  await page.getByRole('button', { name: t('checkout.toDelivery') }).click()
  await page.getByRole('button', { name: t('checkout.toPayment') }).click()
  await page.getByText('Karta płatnicza', { exact: true }).click()
  await giveConsents(page)
  await page.getByRole('button', { name: t('checkout.placeOrder') }).click()
  await page.waitForURL(/\/payment\/sandbox\//)
}
