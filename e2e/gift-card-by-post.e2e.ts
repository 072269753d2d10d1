import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { anyDevice, expectAccessible, visit } from './browser.ts'
import { carryCart, fillContact, giveConsents } from './checkout.ts'
import { admin, callGraphql, filledCart } from './shop.ts'
import { textsOf } from './texts.ts'
import { endVisit } from './visits.ts'

const t = textsOf('pl-PL')

/** Buys and pays for a card that is sent by post, with the largest amount. Returns its code, which is still locked. */
async function postedCard(email: string): Promise<string> {
  const { products } = await callGraphql<{
    products: { items: { giftcard_amounts: { uid: string; value: number }[] }[] }
  }>(
    '{ products(filter: { sku: { eq: "ROLE-GP" } }) { items { ... on GiftCardProduct { giftcard_amounts { uid value } } } } }',
    {},
    'pl',
  )
  const amounts = products.items[0]?.giftcard_amounts ?? []
  const [dearest] = amounts.toSorted((one, other) => other.value - one.value)
  const { createEmptyCart: id } = await callGraphql<{ createEmptyCart: string }>(
    'mutation { createEmptyCart }',
    {},
    'pl',
  )
  const address = `{ firstname: "Ada", lastname: "Nowak", street: ["Prosta 1"], city: "Warszawa", postcode: "00-001",
    country_code: "PL", telephone: "512345678" }`
  const steps = [
    `addProductsToCart(cartId: $id, cartItems: [{ sku: "ROLE-GP", quantity: 1, selected_options: ["${dearest?.uid}"] }]) {
      user_errors { message } }`,
    `setGuestEmailOnCart(input: { cart_id: $id, email: "${email}" }) { cart { id } }`,
    `setShippingAddressesOnCart(input: { cart_id: $id, shipping_addresses: [{ address: ${address} }] }) { cart { id } }`,
    'setBillingAddressOnCart(input: { cart_id: $id, billing_address: { same_as_shipping: true } }) { cart { id } }',
    `setShippingMethodsOnCart(input: { cart_id: $id, shipping_methods: [{ carrier_code: "dpd", method_code: "standard" }] }) {
      cart { id } }`,
    'setPaymentMethodOnCart(input: { cart_id: $id, payment_method: { code: "banktransfer" } }) { cart { id } }',
  ]
  for (const step of steps) await callGraphql(`mutation ($id: String!) { ${step} }`, { id }, 'pl')
  const { placeOrder } = await callGraphql<{ placeOrder: { orderV2: { number: string } } }>(
    'mutation ($id: String!) { placeOrder(input: { cart_id: $id }) { orderV2 { number } } }',
    { id },
    'pl',
  )
  const { number } = placeOrder.orderV2
  await admin('order', 'pay', number)
  let code = ''
  await expect
    .poll(async () => (code = /^\d{16}/m.exec(await admin('gift-card', 'print', number))?.[0] ?? ''))
    .not.toBe('')
  return code
}

/** Expects the content blocks of the shop on the gift card page. */
async function expectBlocks(page: Page): Promise<void> {
  const { storeConfig, cmsBlocks } = await callGraphql<{
    storeConfig: { gift_card_pages: Record<string, string> }
    cmsBlocks: { items: { identifier: string; content: string }[] }
  }>(
    `{ storeConfig { gift_card_pages { header_block main_content_block balance_block unlocking_block email_delivery_agreement } }
      cmsBlocks(identifiers: ["gift-card-header", "gift-card-main", "gift-card-balance", "gift-card-unlocking",
        "gift-card-email-agreement"]) { items { identifier content } } }`,
    {},
    'pl',
  )
  const names = Object.values(storeConfig.gift_card_pages)
  expect(cmsBlocks.items.map(({ identifier }) => identifier).toSorted()).toEqual(names.toSorted())
  const shown = (await page.locator('main').innerText()).replaceAll(/\s+/g, ' ')
  for (const { content } of cmsBlocks.items) {
    const [, words = ''] = />([^<>]{10,})</.exec(content) ?? []
    expect(words).not.toBe('')
    expect(shown).toContain(words.replaceAll(/\s+/g, ' ').trim())
  }
}

describe.each(anyDevice)('a gift card sent by post, on a %s', (_device, viewport) => {
  it('J08 GIFT-05 GIFT-06 GIFT-07 GIFT-08 is activated by keyboard and pays for a whole order, with nothing left to pay', async () => {
    const { page, complaints } = await visit({ viewport, locale: 'pl-PL' })
    const email = `ada.${Date.now()}@example.com`
    const code = await postedCard(email)
    await page.goto('/gift-card-guests')
    await expectBlocks(page)
    const drafts = await page
      .locator('main form[data-draft]')
      .evaluateAll((forms) => forms.map((form) => form.dataset['draft']))
    expect(new Set(drafts).size).toBe(2)
    const unlock = page.getByRole('region', { name: t('giftCard.unlock') })
    await unlock.getByLabel(t('cart.giftCard.label')).fill(code)
    await unlock.locator('[name="email"]').fill('eva@example.com')
    await unlock.locator('[name="email"]').press('Enter')
    await unlock.getByText(t('cart.giftCard.invalid')).waitFor()
    await expectAccessible(page)
    await unlock.locator('[name="email"]').fill(email)
    await unlock.locator('[name="email"]').press('Enter')
    await unlock.getByRole('status').getByText(/\d/).first().waitFor()
    await expectAccessible(page)

    const id = await filledCart([{ sku: 'ROLE-S1', quantity: 1 }])
    await callGraphql(
      `mutation ($id: String!, $code: String!) {
        applyGiftCardToCart(input: { cart_id: $id, gift_card_code: $code }) { cart { id } } }`,
      { id, code },
      'pl',
    )
    await carryCart(page, id)
    await page.goto('/checkout')
    await fillContact(page, { email })
    await page.getByRole('button', { name: t('checkout.toDelivery') }).click()
    await page.getByRole('button', { name: t('checkout.toPayment') }).click()
    const place = page.getByRole('button', { name: t('checkout.placeOrder') })
    await place.waitFor()
    expect(await page.locator('input[name="payment"]').count()).toBe(0)
    await giveConsents(page)
    await expectAccessible(page)
    await place.press('Enter')
    await page.waitForURL(/\/checkout\/success$/)
    await page.getByRole('heading', { name: t('order.thanks') }).waitFor()
    const number = /\d{9,}/.exec(await page.locator('main').innerText())?.[0] ?? ''
    expect(await admin('order', 'show', number)).toMatch(/ 0\.00 PLN {2}processing/)
    expect(complaints).toEqual([])
    await endVisit(page)
  })
})
