import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { anyDevice, expectAccessible, phone, visit } from './browser.ts'
import { addOneItem, addressInPoland, checkOut } from './checkout.ts'
import { admin, findProduct } from './shop.ts'
import { textsOf } from './texts.ts'

const t = textsOf('pl-PL')
const card = 'Karta płatnicza'
const bank = 'Szybki przelew online'

/** Places an order as a guest with the given method. Ends on the provider's page. */
async function orderOnline(page: Page, method: string): Promise<{ name: string; email: string }> {
  const { name } = await findProduct('ROLE-S1', 'pl')
  const email = `ada.${Date.now()}@example.com`
  await addOneItem(page)
  await checkOut(page, method, email)
  await page.waitForURL(/\/payment\/sandbox\//)
  return { name, email }
}

const payBy = (method: string): string => t('payment.payBy').replace('{method}', method)

const decide = (page: Page, outcome: string) => page.locator(`button[value="${outcome}"]`).click()

describe('an online payment', () => {
  it.each(anyDevice)(
    'CHK-04 UX-35 ROUTE-08 ROUTE-09 on a %s switches from a refused card to the bank without retyping anything',
    async (_device, viewport) => {
      const { page, complaints } = await visit({ viewport, locale: 'pl-PL' })
      await orderOnline(page, card)
      await decide(page, 'refuse')
      await page.waitForURL(/\/checkout\/adyen_failed$/)
      await page.getByRole('heading', { name: t('payment.failed.title') }).waitFor()
      await page.getByText(t('payment.refusal.DECLINED')).waitFor()
      const pay = page.getByRole('button', { name: payBy(bank) })
      await pay.waitFor()
      await expectAccessible(page)
      await pay.focus()
      await page.keyboard.press('Enter')
      await page.waitForURL(/\/payment\/sandbox\//)
      await decide(page, 'accept')
      await page.waitForURL(/\/bluepayment\/processing\/back\?/)
      await page.getByText(t('payment.paid')).waitFor()
      await expectAccessible(page)
      expect(complaints).toEqual([])
      await page.context().close()
    },
  )

  it('CHK-04 ROUTE-07 updates the page on which the buyer waits for the bank, and a reload changes nothing', async () => {
    const { page, complaints } = await visit({ viewport: phone, locale: 'pl-PL' })
    await orderOnline(page, card)
    await expectAccessible(page)
    await decide(page, 'late')
    await page.waitForURL(/\/checkout\/adyen_success$/)
    await page.getByText(t('payment.pending.title')).waitFor()
    await expectAccessible(page)
    await page.getByText(t('payment.paid')).waitFor({ timeout: 30_000 })
    await page.reload()
    await page.getByText(t('payment.paid')).waitFor()
    await page.goto('/checkout/adyen_failed')
    await page.getByRole('link', { name: t('payment.failed.toOrder') }).waitFor()
    expect(complaints).toEqual([])
    await page.context().close()
  })

  it('that is cancelled or expired is shown as failed with the reason and a button for each other method', async () => {
    const { page, complaints } = await visit({ viewport: phone, locale: 'pl-PL' })
    await orderOnline(page, card)
    const cases = [
      ['cancel', 'CANCELED', bank],
      ['cancel', 'CANCELED', card],
      ['expire', 'EXPIRED', bank],
      ['expire', 'EXPIRED', card],
    ] as const
    for (const [outcome, reason, next] of cases) {
      await decide(page, outcome)
      await page.getByRole('heading', { name: t('payment.failed.title'), level: 1 }).waitFor()
      await page.getByText(t(`payment.refusal.${reason}`)).waitFor()
      expect(await page.getByText(t('order.thanks')).count()).toBe(0)
      await page.getByRole('button', { name: payBy('Płatność przy odbiorze') }).waitFor()
      await expectAccessible(page)
      await page.getByRole('button', { name: payBy(next) }).click()
      await page.waitForURL(/\/payment\/sandbox\//)
    }
    // Leaving the provider's page neither pays the order nor cancels it.
    await decide(page, 'leave')
    await page.getByRole('heading', { name: t('payment.unpaid'), level: 1 }).waitFor()
    await page.getByRole('button', { name: payBy('Płatność przy odbiorze') }).click()
    await page.getByRole('heading', { name: t('order.thanks'), level: 1 }).waitFor()
    expect(complaints).toEqual([])
    await page.context().close()
  })

  it('UX-35 that is not completed can be moved back to the cart, ready for checkout', async () => {
    const { page, complaints } = await visit({ viewport: phone, locale: 'pl-PL' })
    const { name, email } = await orderOnline(page, bank)
    await decide(page, 'refuse')
    await page.getByRole('heading', { name: t('payment.failed.title'), level: 1 }).waitFor()
    await page.getByText(t('payment.refusal.DECLINED')).waitFor()
    await page.getByRole('button', { name: t('payment.backToCart') }).click()
    await page.waitForURL(/\/cart$/)
    await page.getByRole('link', { name }).first().waitFor()
    await page.goto('/checkout')
    await page.locator('[name="shipping.street"]').waitFor()
    for (const [field, value] of Object.entries(addressInPoland).filter(([field]) => field !== 'telephone'))
      expect(await page.locator(`[name="shipping.${field}"]`).inputValue(), field).toBe(value)
    expect(await page.locator('[name="email"]').inputValue()).toBe(email)
    await page.getByRole('button', { name: t('checkout.toDelivery') }).click()
    await page.getByRole('button', { name: t('checkout.toPayment') }).click()
    await page.getByRole('button', { name: t('checkout.placeOrder') }).waitFor()
    await page.goto('/checkout/success')
    await page.getByRole('heading', { name: t('payment.canceled'), level: 1 }).waitFor()
    expect(complaints).toEqual([])
    await page.context().close()
  })

  it('is not marked paid by a made-up return URL', async () => {
    const { page } = await visit({ viewport: phone, locale: 'pl-PL' })
    await orderOnline(page, card)
    await page.goto('/checkout/adyen_success?resultCode=Authorised')
    await page.getByText(t('payment.pending.title')).waitFor()
    await page.goto('/bluepayment/processing/back?ServiceID=900900&OrderID=1&Hash=x')
    await page.getByText(t('payment.pending.title')).waitFor()
    expect(await page.getByText(t('payment.paid')).count()).toBe(0)
    await page.context().close()
  })
})

describe('a guest’s order', () => {
  it('UX-36 UX-37 is found by number, email and name, and cancelled through the link in an email', async () => {
    const { page, complaints } = await visit({ viewport: phone, locale: 'pl-PL' })
    const { email } = await orderOnline(page, card)
    await decide(page, 'accept')
    await page.getByText(t('payment.paid')).waitFor()
    const number = /\d{10,}/.exec(await page.locator('main').innerText())?.[0] ?? ''
    await page.goto('/order/track')
    await expectAccessible(page)
    await page.locator('main [name="number"]').fill(number)
    await page.locator('main [name="email"]').fill(email)
    await page.locator('main [name="lastname"]').fill('nowak')
    await page.getByRole('button', { name: t('order.track.find') }).click()
    await page.waitForURL(/\/order\/track\/[\w-]{43}$/)
    await page.getByRole('heading', { name: new RegExp(number), level: 1 }).waitFor()
    await page.getByText('W realizacji').waitFor()
    const invoice = await page.getByRole('link', { name: /^Faktura .* \(PDF\)$/ }).getAttribute('href')
    const pdf = await page.request.get(invoice ?? '')
    expect(pdf.headers()['content-type']).toBe('application/pdf')
    await expectAccessible(page)
    await page.getByText(t('order.cancel.title')).click()
    await page.getByRole('button', { name: t('order.cancel.ask') }).click()
    await page.getByText(email).filter({ hasText: 'Wysłaliśmy link' }).waitFor()
    const list = await admin('mail', 'list')
    const id = /^(\d+)  .*Anulować/m.exec(list)?.[1] ?? ''
    const link = /\/order\/track\/\S+\?cancel=\S+/.exec(await admin('mail', 'show', id))?.[0] ?? ''
    await page.goto(link)
    await expectAccessible(page)
    await page.getByRole('button', { name: t('order.cancel.confirm') }).click()
    await page.getByText(t('order.cancel.done')).waitFor()
    expect(await admin('order', 'show', number)).toContain('closed')
    await page.goto(link.replace(/\?.*/, ''))
    const note = await page.getByRole('link', { name: /^Faktura korygująca .* \(PDF\)$/ }).getAttribute('href')
    expect((await page.request.get(note ?? '')).headers()['content-type']).toBe('application/pdf')
    expect(complaints).toEqual([])
    await page.context().close()
  })
})
