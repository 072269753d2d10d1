import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { anyDevice, desktop, expectAccessible, visit } from './browser.ts'
import { addressInPoland, carryCart, checkOut, giveConsents } from './checkout.ts'
import { callAs, newCustomer, signInHere, signOutHere } from './faults/people.ts'
import { filledCart } from './shop.ts'
import { textsOf } from './texts.ts'

const t = textsOf('pl-PL')
const longTimeout = { timeout: 45_000 }
const thanks = (page: Page) => page.getByRole('heading', { name: t('order.thanks'), level: 1 }).waitFor(longTimeout)

/** Drops every response that contains the order's details, until the returned function is called. */
async function loseDetails(page: Page): Promise<() => void> {
  let isLost = true
  await page.route('**/graphql', async (route) => {
    const { operationName } = (route.request().postDataJSON() ?? {}) as { operationName?: string }
    return isLost && operationName === 'OrderReceipt' ? route.abort() : route.fallback()
  })
  return () => (isLost = false)
}

it.each(anyDevice)(
  'on a %s the success page reports that the order’s details failed to load, and after a retry shows how to pay',
  async (_device, viewport) => {
    const { page } = await visit({ viewport, locale: 'pl-PL' })
    await carryCart(page, await filledCart([{ sku: 'ROLE-PLENTY', quantity: 1 }]))
    const find = await loseDetails(page)
    await checkOut(page, 'Przelew bankowy')
    await thanks(page)
    await page.locator('main').getByText(t('forms.server.network')).waitFor(longTimeout)
    expect(await page.getByText(t('notices.unexpected')).count()).toBe(0)
    await expectAccessible(page)
    find()
    await page
      .locator('main')
      .getByRole('button', { name: t('notices.trouble.again') })
      .click()
    await page.getByText(t('transfer.reference')).first().waitFor(longTimeout)
    expect(await page.locator('main').getByText(t('forms.server.network')).count()).toBe(0)
    await page.context().close()
  },
)

it('an account’s order opened while signed out asks to sign in', async () => {
  const { page } = await visit({ viewport: desktop, locale: 'pl-PL' })
  const customer = await newCustomer()
  const { customerCart } = await callAs<{ customerCart: { id: string } }>(customer, '{ customerCart { id } }')
  await callAs(
    customer,
    `mutation ($id: String!) { addProductsToCart(cartId: $id, cartItems: [{ sku: "ROLE-PLENTY", quantity: 1 }]) {
      cart { id } } }`,
    { id: customerCart.id },
  )
  await signInHere(page, customer)
  await page.goto('/checkout')
  for (const [field, value] of Object.entries(addressInPoland))
    await page.locator(`[name="shipping.${field}"]`).fill(value)
  await page.getByRole('button', { name: t('checkout.toDelivery') }).click()
  await page.getByRole('button', { name: t('checkout.toPayment') }).click()
  await giveConsents(page)
  await page.getByRole('button', { name: t('checkout.placeOrder') }).click()
  await thanks(page)
  await signOutHere(page)
  await page.goto('/checkout/success')
  await page.getByText(t('order.ofAccount')).waitFor(longTimeout)
  expect(
    await page
      .locator('main')
      .getByRole('link', { name: t('customer.signIn.submit') })
      .getAttribute('href'),
  ).toContain('/sign-in?from=%2Fcheckout%2Fsuccess')
  await expectAccessible(page)
  await page.context().close()
})
