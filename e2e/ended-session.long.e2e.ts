import type { Page } from 'playwright-core'
import { afterEach, expect, it } from 'vitest'
import { expectAccessible, phone, untilInteractive, visit } from './browser.ts'
import { addressInPoland, giveConsents, placeOrderButton } from './checkout.ts'
import { callAs, newCustomer, password, signInHere, tokenOf, type Customer } from './faults/people.ts'
import { ownCart } from './faults/orders.ts'
import { findProduct } from './shop.ts'
import { textsOf } from './texts.ts'
import { endAllVisits } from './visits.ts'

const t = textsOf('pl-PL')
const button = (page: Page, key: string) => page.locator('main').getByRole('button', { name: t(key), exact: true })
const dialog = (page: Page) => page.getByRole('dialog', { name: t('checkout.session.title') })

afterEach(endAllVisits)

/** Ends all sessions of the customer, as another device does. */
async function endSessions({ email }: Customer, secret = password): Promise<void> {
  await callAs({ token: await tokenOf(email, secret) }, 'mutation { revokeCustomerToken { result } }')
}

/** Signs in again in the dialog. */
async function signInAgain(page: Page, secret = password): Promise<void> {
  const field = dialog(page).locator('#field-password')
  await field.waitFor()
  await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true)
  await field.fill(secret)
  await field.press('Enter')
  await dialog(page).waitFor({ state: 'hidden' })
}

it('AMB-17 a session that ends in each step of the checkout is renewed there, and the order is placed once', async () => {
  const customer = await newCustomer()
  const cart = await ownCart(customer)
  await callAs(
    customer,
    `mutation ($id: String!) { addProductsToCart(cartId: $id, cartItems: [{ sku: "ROLE-PLENTY", quantity: 1 }]) {
      user_errors { message } } }`,
    { id: cart },
  )
  const { page } = await visit({ viewport: phone, locale: 'pl-PL' })
  await signInHere(page, customer)
  await page.goto('/checkout')
  await page.locator('[name="shipping.firstname"]').waitFor()
  for (const [field, value] of Object.entries(addressInPoland))
    await page.locator(`[name="shipping.${field}"]`).fill(value)

  await endSessions(customer)
  await button(page, 'checkout.toDelivery').click()
  await dialog(page).waitFor()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await page.getByText(t('checkout.session.declined')).waitFor()
  expect(await page.locator('[name="shipping.street"]').inputValue()).toBe(addressInPoland['street'])
  await button(page, 'checkout.toDelivery').click()
  await signInAgain(page)
  await button(page, 'checkout.toPayment').waitFor()

  const deliveries = page.locator('main input[name="delivery"]')
  const home = await page.locator('main input[name="delivery"]:checked').inputValue()
  await deliveries.and(page.locator(':not(:checked)')).first().check({ force: true })
  await endSessions(customer)
  await page.locator(`main input[value="${home}"]`).check({ force: true })
  await signInAgain(page)
  await button(page, 'checkout.toPayment').click()
  await placeOrderButton(page).waitFor()
  await giveConsents(page)

  const changed = 'Inne-Haslo-2026!'
  await callAs(
    { token: await tokenOf(customer.email) },
    `mutation ($old: String!, $new: String!) {
      changeCustomerPassword(currentPassword: $old, newPassword: $new) { id } }`,
    { old: password, new: changed },
  )
  await placeOrderButton(page).click()
  await signInAgain(page, changed)
  await page.waitForURL('**/checkout/success')
  const { customer: found } = await callAs<{ customer: { orders: { total_count: number } } }>(
    { token: await tokenOf(customer.email, changed) },
    '{ customer { orders { total_count } } }',
  )
  expect(found.orders.total_count).toBe(1)
})

it('AMB-17 a checkout whose session has expired continues after a sign-in with the same cart and address', async () => {
  const customer = await newCustomer()
  const cart = await ownCart(customer)
  await callAs(
    customer,
    `mutation ($id: String!) { addProductsToCart(cartId: $id, cartItems: [{ sku: "ROLE-PLENTY", quantity: 1 }]) {
      user_errors { message } } }`,
    { id: cart },
  )
  const { page } = await visit({ viewport: phone, locale: 'pl-PL' })
  await page.clock.install()
  await page.goto('/sign-in')
  await page.locator('#field-email').fill(customer.email)
  await page.locator('#field-password').fill(password)
  await page.locator('#field-password').press('Enter')
  await page.waitForURL('**/customer/account')
  await page.goto('/checkout')
  await page.locator('[name="shipping.firstname"]').waitFor()
  for (const [field, value] of Object.entries(addressInPoland))
    await page.locator(`[name="shipping.${field}"]`).fill(value)
  await page.clock.fastForward(3_610_000)
  await page.waitForURL('**/checkout/sign-in/')
  await page.getByText(t('customer.notice.expired')).first().waitFor()
  await page.locator('#field-email').fill(customer.email)
  await page.locator('#field-password').fill(password)
  await page.locator('#field-password').press('Enter')
  await page.waitForURL('**/checkout')
  await expect.poll(() => page.locator('[name="shipping.street"]').inputValue()).toBe(addressInPoland['street'])
})

it('a first cart in one tab leaves the choice in another, which adds to the same cart', async () => {
  const { path } = await findProduct('ROLE-C2', 'pl')
  const { page } = await visit({ viewport: phone, locale: 'pl-PL' })
  const other = await page.context().newPage()
  const badge = (tab: Page, pieces: number) =>
    tab.getByRole('link', { name: new RegExp(`^Koszyk, ${pieces} `) }).first()
  await other.goto(path)
  const add = button(other, 'catalogue.addToCart')
  await untilInteractive(add)
  const inputs = other.locator('main fieldset input')
  for (const list of await other.locator('main fieldset').all())
    await list.locator('label:not([data-sold-out="true"]) input').last().check({ force: true })
  const chosen = await other
    .locator('main fieldset input:checked')
    .evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value))
  expect(chosen).toHaveLength(2)
  await other.evaluate(() => Object.assign(globalThis, { isOld: true }))
  await page.goto((await findProduct('ROLE-S1', 'pl')).path)
  await page.bringToFront()
  await button(page, 'catalogue.addToCart').click()
  await page
    .getByRole('link', { name: t('catalogue.goToCart') })
    .first()
    .waitFor()
  await other.bringToFront()
  await badge(other, 1).waitFor()
  expect(await other.evaluate(() => 'isOld' in globalThis)).toBe(true)
  expect(
    await inputs.evaluateAll((all) =>
      all.flatMap((one) => ((one as HTMLInputElement).checked ? [(one as HTMLInputElement).value] : [])),
    ),
  ).toEqual(chosen)
  await add.click()
  await badge(other, 2).waitFor()
})
