import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { anyDevice, expectAccessible, phone, shop, visit } from './browser.ts'
import { isLong } from './is-long.ts'
import { addressInPoland, openAfterOrder } from './checkout.ts'
import { placedOrder, statusOf, type PlacedOrder } from './faults/orders.ts'
import { callAs, linkTo } from './faults/people.ts'
import { admin, findProduct } from './shop.ts'
import { untilSeen } from './skip-pauses.ts'
import { textsOf } from './texts.ts'
import { endVisit } from './visits.ts'

const t = textsOf('pl-PL')
const card = 'Karta płatnicza'
const bank = 'Szybki przelew online'

/** Opens the provider's page for an order that a guest has placed with the given method. */
async function orderOnline(page: Page, payment: 'adyen_cc' | 'bluepayment'): Promise<PlacedOrder> {
  await page.clock.install()
  const order = await placedOrder({ payment }, [{ sku: 'ROLE-S1', quantity: 1 }])
  await openAfterOrder(page, await startPayment(order), order)
  expect(new URL(page.url()).pathname).toContain('/payment/sandbox/')
  return order
}

async function startPayment({ token }: PlacedOrder): Promise<string> {
  const { startPayment: started } = await callAs<{ startPayment: { redirect_url: string } }>(
    undefined,
    'mutation ($token: String!) { startPayment(input: { token: $token }) { redirect_url } }',
    { token },
  )
  return started.redirect_url
}

const payBy = (method: string): string => t('payment.payBy').replace('{method}', method)

const decide = (page: Page, outcome: string) => page.locator(`button[value="${outcome}"]`).click()

describe('an online payment', () => {
  it.each(anyDevice)(
    'CHK-04 UX-35 ROUTE-08 ROUTE-09 on a %s switches from a refused card to the bank without retyping anything',
    async (_device, viewport) => {
      const { page, complaints } = await visit({ viewport, locale: 'pl-PL' })
      await orderOnline(page, 'adyen_cc')
      await decide(page, 'refuse')
      await page.waitForURL(/\/checkout\/adyen_failed$/)
      await untilSeen(page.getByRole('heading', { name: t('payment.failed.title') }))
      await untilSeen(page.getByText(t('payment.refusal.DECLINED')))
      const pay = page.getByRole('button', { name: payBy(bank) })
      await pay.waitFor()
      await expectAccessible(page)
      await pay.focus()
      await page.keyboard.press('Enter')
      await page.waitForURL(/\/payment\/sandbox\//)
      await decide(page, 'accept')
      await page.waitForURL(/\/bluepayment\/processing\/back\?/)
      await untilSeen(page.getByText(t('payment.paid')))
      await expectAccessible(page)
      expect(complaints).toEqual([])
      await endVisit(page)
    },
  )

  it.runIf(isLong)(
    'that is cancelled or expired is shown as failed with the reason and a button for each other method',
    async () => {
      const { page, complaints } = await visit({ viewport: phone, locale: 'pl-PL' })
      await orderOnline(page, 'adyen_cc')
      const cases = [
        ['cancel', 'CANCELED', bank],
        ['expire', 'EXPIRED', card],
        ['expire', 'EXPIRED', bank],
        ['cancel', 'CANCELED', card],
      ] as const
      for (const [outcome, reason, next] of cases) {
        await decide(page, outcome)
        await untilSeen(page.getByRole('heading', { name: t('payment.failed.title'), level: 1 }))
        await untilSeen(page.getByText(t(`payment.refusal.${reason}`)))
        expect(await page.getByText(t('order.thanks')).count()).toBe(0)
        await page.getByRole('button', { name: payBy('Płatność przy odbiorze') }).waitFor()
        await page.getByRole('button', { name: payBy(next) }).click()
        await page.waitForURL(/\/payment\/sandbox\//)
      }
      // Leaving the provider's page neither pays the order nor cancels it.
      await decide(page, 'leave')
      await page.getByRole('heading', { name: t('payment.unpaid'), level: 1 }).waitFor()
      await page.getByRole('button', { name: payBy('Płatność przy odbiorze') }).click()
      await page.getByRole('heading', { name: t('order.thanks'), level: 1 }).waitFor()
      expect(complaints).toEqual([])
      await endVisit(page)
    },
  )

  it('UX-35 that is not completed can be moved back to the cart, ready for checkout', async () => {
    const { page, complaints } = await visit({ viewport: phone, locale: 'pl-PL' })
    const { name } = await findProduct('ROLE-S1', 'pl')
    const { email } = await orderOnline(page, 'bluepayment')
    await decide(page, 'refuse')
    await untilSeen(page.getByRole('heading', { name: t('payment.failed.title'), level: 1 }))
    await untilSeen(page.getByText(t('payment.refusal.DECLINED')))
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
    await endVisit(page)
  })

  it('CHK-04 ROUTE-07 is not marked paid by a made-up return URL, and a paid one cannot be paid again', async () => {
    const { page } = await visit({ viewport: phone, locale: 'pl-PL' })
    const order = await orderOnline(page, 'adyen_cc')
    await page.goto('/checkout/adyen_success?resultCode=Authorised')
    await page.getByText(t('payment.pending.title')).waitFor()
    await page.goto('/bluepayment/processing/back?ServiceID=900900&OrderID=1&Hash=x')
    await page.getByText(t('payment.pending.title')).waitFor()
    expect(await page.getByText(t('payment.paid')).count()).toBe(0)
    await page.goto(await startPayment(order))
    await decide(page, 'accept')
    await untilSeen(page.getByText(t('payment.paid')))
    await page.goto('/checkout/adyen_failed')
    await page.getByRole('link', { name: t('payment.failed.toOrder') }).waitFor()
    await endVisit(page)
  })
})

describe('a guest’s order', () => {
  it('UX-36 UX-37 is found by number, email and name, and cancelled through the link in an email', async () => {
    const { page, complaints } = await visit({ viewport: phone, locale: 'pl-PL' })
    const order = await placedOrder({ payment: 'adyen_cc' })
    const { email, number } = order
    const body = new URLSearchParams({ outcome: 'accept' })
    await fetch(shop + (await startPayment(order)), { method: 'POST', body, redirect: 'manual' })
    await expect.poll(() => statusOf(order)).toBe('W realizacji')
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
    await page.getByRole('link', { name: t('order.addressChange.title') }).click()
    await page.getByRole('button', { name: t('order.addressChange.submit') }).waitFor()
    await expectAccessible(page)
    await page.getByRole('link', { name: t('order.cancel.title') }).click()
    await page.getByRole('button', { name: t('order.cancel.ask') }).click()
    await page.getByText(email).filter({ hasText: 'Wysłaliśmy link' }).waitFor()
    const { pathname, search } = await linkTo(email, '?cancel=')
    await page.goto(pathname + search)
    await page.getByRole('button', { name: t('order.cancel.confirm') }).click()
    await page.getByText(t('order.cancel.done')).waitFor()
    expect(await admin('order', 'show', number)).toContain('closed')
    const creditNote = page.getByRole('link', { name: /^Faktura korygująca .* \(PDF\)$/ })
    await expect
      .poll(
        async () => {
          await page.goto(pathname)
          await page.getByRole('heading', { name: new RegExp(number), level: 1 }).waitFor()
          return creditNote.count()
        },
        { interval: 500 },
      )
      .toBe(1)
    const note = await creditNote.getAttribute('href')
    expect((await page.request.get(note ?? '')).headers()['content-type']).toBe('application/pdf')
    expect(complaints).toEqual([])
    await endVisit(page)
  })
})
