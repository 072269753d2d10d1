import type { Page } from 'playwright-core'
import { expect, it, onTestFinished } from 'vitest'
import { expectAccessibleFromTop, phone, visit } from './browser.ts'
import { addressInPoland, carryCart, fillContact, giveConsents, openPaymentStep } from './checkout.ts'
import { readyCart } from './faults/orders.ts'
import { countEmails, emailsTo, newCustomer, newEmail, signInHere } from './faults/people.ts'
import { admin, filledCart, findProduct } from './shop.ts'
import { textsOf } from './texts.ts'
import { endVisit } from './visits.ts'

const t = textsOf('pl-PL')

const toDelivery = (page: Page) => page.getByRole('button', { name: t('checkout.toDelivery') }).click()
const toPayment = (page: Page) => page.getByRole('button', { name: t('checkout.toPayment') }).click()

/** The totals next to the form, in minor units. */
async function sums(page: Page): Promise<{ delivery: number; total: number; goods: number }> {
  const texts = await page.locator('aside[aria-labelledby="order-aside"] dl > div > dd').allInnerTexts()
  const [goods, delivery, total] = [texts[0], texts.at(-2), texts.at(-1)].map((text) =>
    Number((text ?? '').replaceAll(/\D/g, '') || Number.NaN),
  )
  return { goods: goods ?? 0, delivery: delivery ?? 0, total: total ?? 0 }
}

it('the total includes the chosen delivery, even before a locker is chosen, and equals the amount charged', async () => {
  const { page } = await visit({ viewport: phone, locale: 'pl-PL' })
  const email = `truth.${Date.now()}@example.com`
  await carryCart(page, await filledCart([{ sku: 'ROLE-S1', quantity: 1 }]))
  await page.goto('/checkout')
  await fillContact(page, { email })
  await toDelivery(page)
  const isRight = async (price: string) => {
    const { goods, delivery, total } = await sums(page)
    return delivery === Number(price.replaceAll(/\D/g, '')) && total === goods + delivery
  }
  const options = page.locator('label:has(input[name="delivery"])')
  await options.first().waitFor()
  const prices = new Set<string>()
  for (const option of [...(await options.all()), ...(await options.all()).toReversed()]) {
    const price = (await option.innerText()).match(/\d+,\d{2}/g)?.at(-1)
    // Collecting in a shop is free.
    if (price === undefined) continue
    await option.click()
    await expect.poll(() => isRight(price)).toBe(true)
    prices.add(price)
  }
  expect(prices.size).toBeGreaterThan(1)
  await option(page, 'DPD').click()
  await toPayment(page)
  await page.getByText('Płatność przy odbiorze', { exact: true }).click()
  await giveConsents(page)
  const { total } = await sums(page)
  await page.getByRole('button', { name: t('checkout.placeOrder') }).click()
  await page.getByRole('heading', { name: t('order.thanks') }).waitFor()
  const line = (await admin('order', 'list')).split('\n').find((known) => known.includes(email))
  expect(line).toContain(` ${(total / 100).toFixed(2)} PLN `)
  await endVisit(page)
})

const option = (page: Page, name: string) =>
  page.locator('label:has(input[name="delivery"])').filter({ hasText: name }).first()

it('a guest who signs in at the checkout sees the account’s email, which receives the confirmation', async () => {
  const { page } = await visit({ viewport: phone, locale: 'pl-PL' })
  await carryCart(page, await filledCart([{ sku: 'ROLE-PLENTY', quantity: 1 }]))
  await page.goto('/checkout')
  const [customer, guest] = [await newCustomer(), newEmail()]
  await fillContact(page, { email: guest })
  await toDelivery(page)
  await page.getByRole('button', { name: t('checkout.toPayment') }).waitFor()
  await page.goto('/checkout/sign-in/')
  await page.locator('main input[name="email"]').fill(customer.email)
  await page.locator('main input[name="password"]').fill(customer.password)
  await page.locator('main input[name="password"]').press('Enter')
  await page.waitForURL(/\/checkout$/)
  const field = page.locator('input[name="email"]')
  await expect.poll(() => field.inputValue()).toBe(customer.email)
  await expect.poll(() => field.getAttribute('readonly')).not.toBeNull()
  expect(await page.getByText(guest).count()).toBe(0)
  for (const [name, value] of Object.entries(addressInPoland))
    await page.locator(`[name="shipping.${name}"]`).fill(value)
  await toDelivery(page)
  await toPayment(page)
  await page.getByText('Płatność przy odbiorze', { exact: true }).click()
  await giveConsents(page)
  await page.getByRole('button', { name: t('checkout.placeOrder') }).click()
  await page.getByRole('heading', { name: t('order.thanks') }).waitFor()
  expect(await countEmails(customer.email, 'mail.order.placed.title')).toBe(1)
  expect(await emailsTo(guest)).toEqual([])
  await endVisit(page)
})

it('signing in from another tab waits until the order is placed, and does not lose a newer cart', async () => {
  const { page } = await visit({ viewport: phone, locale: 'pl-PL' })
  const email = newEmail()
  const cart = await readyCart({ email, payment: 'cashondelivery' })
  await openPaymentStep(page, cart, { email })
  let answer: () => void = () => undefined
  const isSignedIn = new Promise<void>((resolve) => (answer = resolve))
  let sent: () => void = () => undefined
  const isSent = new Promise<void>((resolve) => (sent = resolve))
  await page.route('**/graphql', async (route) => {
    const { operationName } = (route.request().postDataJSON() ?? {}) as { operationName?: string }
    if (operationName !== 'PlaceOrder') return route.fallback()
    const response = await route.fetch()
    sent()
    await isSignedIn
    await route.fulfill({ response })
  })
  let reloads = 0
  page.on('framenavigated', (frame) => {
    if (new URL(frame.url()).pathname === '/checkout') reloads += 1
  })
  await page.getByRole('button', { name: t('checkout.placeOrder') }).click()
  await isSent
  const other = await page.context().newPage()
  await signInHere(other, await newCustomer())
  // Long enough for a reload to begin.
  await page.waitForTimeout(1000)
  expect(reloads).toBe(0)
  answer()
  await page.waitForURL(/\/checkout\/success$/)
  await page.getByRole('heading', { name: t('order.thanks') }).waitFor()
  const stored = (await page.context().cookies()).find(({ name }) => name === 'cart_poland')?.value
  expect(stored).toBeDefined()
  expect(stored).not.toBe(cart)
  expect((await admin('order', 'list')).split('\n').filter((line) => line.includes(email))).toHaveLength(1)
  await endVisit(page)
})

it('when another buyer gets the last item, the shopper sees which line is affected', async () => {
  const { page } = await visit({ viewport: phone, locale: 'pl-PL' })
  // Other journeys buy this product, also when this one fails.
  onTestFinished(async () => void (await admin('stock', 'ROLE-S1', '50')))
  await admin('stock', 'ROLE-S1', '5')
  const items = [
    { sku: 'ROLE-PLENTY', quantity: 1 },
    { sku: 'ROLE-S1', quantity: 2 },
  ]
  await openPaymentStep(page, await readyCart({ payment: 'cashondelivery' }, items))
  const { name } = await findProduct('ROLE-S1', 'pl')
  await admin('stock', 'ROLE-S1', '0')
  const place = page.getByRole('button', { name: t('checkout.placeOrder') })
  await place.click()
  await page.getByText(t('checkout.itemGone').replace('{product}', name)).waitFor()
  await expectAccessibleFromTop(page)
  await admin('stock', 'ROLE-S1', '1')
  await place.click()
  await page.getByText(t('checkout.itemShort').replace('{product}', name).replace('{count}', '1')).waitFor()
  await endVisit(page)
})
