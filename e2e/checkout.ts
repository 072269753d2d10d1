import type { Page } from 'playwright-core'
import { shop } from './browser.ts'
import { findProduct } from './shop.ts'
import { textsOf } from './texts.ts'

const t = textsOf('pl-PL')

/** An address in Poland for a guest, by checkout field. */
export const addressInPoland: Readonly<Record<string, string>> = {
  firstname: 'Ada',
  lastname: 'Nowak',
  street: 'Prosta 1',
  postcode: '00-001',
  city: 'Warszawa',
  telephone: '512345678',
}

/** Makes the visitor's browser use this cart of the Polish shop. */
export const carryCart = (page: Page, id: string): Promise<void> =>
  page.context().addCookies([{ name: 'cart_poland', value: id, url: shop }])

/** Fills in the buyer and the delivery address. */
export async function fillContact(
  page: Page,
  { email = 'ada@example.com', address = addressInPoland } = {},
): Promise<void> {
  await page.locator('input[name="email"]').fill(email)
  for (const [field, value] of Object.entries(address)) await page.locator(`[name="shipping.${field}"]`).fill(value)
}

/**
 * Opens the last step of the checkout, which the tab has already reached. The cart has a delivery method and the address in
 * Poland.
 */
export async function openPaymentStep(
  page: Page,
  cart: string,
  { email = 'ada@example.com', withConsents = true } = {},
): Promise<void> {
  await carryCart(page, cart)
  const empty = { kind: 'person', company: '', vat: '', country: 'PL', region: '' }
  const shipping = { ...empty, ...addressInPoland }
  const contact = { email, shipping, isBillingSame: true, billing: shipping }
  await page.addInitScript(
    (value) => {
      if (sessionStorage.getItem('draftIsStored') !== null) return
      sessionStorage.setItem('draftIsStored', 'yes')
      sessionStorage.setItem(
        'shop:checkout_draft:poland',
        JSON.stringify({ value, storedAt: Date.now(), owner: 'guest' }),
      )
    },
    { contact, step: 'payment' },
  )
  await page.goto('/checkout')
  await placeOrderButton(page).waitFor()
  if (withConsents) await giveConsents(page)
}

/** Opens a page of a shop in a tab that has just placed this order. */
export async function openAfterOrder(
  page: Page,
  path: string,
  { number, token }: { readonly number: string; readonly token: string },
): Promise<void> {
  await page.addInitScript(
    (entries) => {
      for (const [name, value] of Object.entries(entries))
        if (window === window.top && sessionStorage.getItem(`shop:${name}`) === null)
          sessionStorage.setItem(`shop:${name}`, JSON.stringify({ value, storedAt: Date.now() }))
    },
    { order_number: number, order_details: { token, cartId: '' } },
  )
  await page.goto(path)
}

/** The button of the last step. */
export const placeOrderButton = (page: Page) => page.getByRole('button', { name: t('checkout.placeOrder') })

/** Checks every consent of the last step. */
export async function giveConsents(page: Page): Promise<void> {
  for (const consent of await page.locator('main input[type="checkbox"]').all())
    if (!(await consent.isChecked())) await consent.check()
}

/** Adds one item of a product with a single size to the cart, on its page. */
export async function addOneItem(page: Page): Promise<void> {
  await page.goto((await findProduct('ROLE-S1', 'pl')).path)
  await page.getByRole('button', { name: t('catalogue.addToCart'), exact: true }).click()
  await page
    .getByRole('link', { name: t('catalogue.goToCart') })
    .first()
    .waitFor()
}

/** Checks out the visitor's cart as a guest with the named payment method; ends where the payment begins. */
export async function checkOut(page: Page, method: string, email = 'ada@example.com'): Promise<void> {
  await page.goto('/checkout')
  await fillContact(page, { email })
  await page.getByRole('button', { name: t('checkout.toDelivery') }).click()
  await page.getByRole('button', { name: t('checkout.toPayment') }).click()
  await page.getByText(method, { exact: true }).click()
  await placeOrderButton(page).waitFor()
  await giveConsents(page)
  await placeOrderButton(page).click()
}
