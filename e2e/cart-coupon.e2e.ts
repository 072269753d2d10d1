import type { Page } from 'playwright-core'
import { describe, expect, it, onTestFinished } from 'vitest'
import { anyDevice, desktop, expectAccessible, phone, visit } from './browser.ts'
import { isLong } from './is-long.ts'
import { carryCart, openPaymentStep, placeOrderButton } from './checkout.ts'
import { readyCart } from './faults/orders.ts'
import { goTo } from './keyboard.ts'
import { admin, callGraphql, filledCart } from './shop.ts'
import { textsOf } from './texts.ts'
import { endVisit } from './visits.ts'

const t = textsOf('pl-PL')
const withCode = (key: string, code: string): string => t(key).replace('{code}', code)

/** A guest's cart in Poland with this number of pairs of socks, each at a round price. */
const cartOf = (quantity: number): Promise<string> => filledCart([{ sku: 'ROLE-PLENTY', quantity }])

async function openCart(page: Page, quantity: number): Promise<void> {
  await carryCart(page, await cartOf(quantity))
  await page.goto('/cart')
  await page.getByRole('heading', { level: 1, name: t('cart.title') }).waitFor()
}

const box = (page: Page) => page.getByRole('region', { name: t('cart.coupon.label') })
const field = (page: Page) => box(page).getByRole('textbox', { name: t('cart.coupon.label') })

describe.runIf(isLong).each(anyDevice)('the coupon of a cart on a %s', (_device, viewport) => {
  it('CART-05 UX-26 is collapsed, explains why a code is invalid, and removes its discount, all by keyboard', async () => {
    const { page, complaints } = await visit({ viewport, locale: 'pl-PL' })
    await openCart(page, 6)
    expect(await field(page).isVisible()).toBe(false)
    const summary = box(page).locator('summary')
    await goTo(page, summary)
    await page.keyboard.press('Enter')
    await goTo(page, field(page))
    await page.keyboard.type('SUMMER50')
    await page.keyboard.press('Enter')
    await box(page).getByText(t('cart.coupon.fault.EXPIRED')).waitFor()
    expect(await field(page).inputValue()).toBe('SUMMER50')
    await expect.poll(() => field(page).evaluate((input) => input === document.activeElement)).toBe(true)
    expect(await field(page).getAttribute('aria-invalid')).toBe('true')

    await field(page).fill('welcome10')
    await page.keyboard.press('Enter')
    await box(page).getByText(withCode('cart.coupon.applied', 'WELCOME10')).waitFor()
    const rows = page.getByRole('region', { name: t('cart.summary') }).locator('dl')
    await rows.getByText('Rabat powitalny 10%').waitFor()
    await expect.poll(() => box(page).evaluate((element) => element.contains(document.activeElement))).toBe(true)
    await expectAccessible(page)

    await page.goto('/contact')
    await page.locator('header [data-trigger="miniCart"]').press('Enter')
    await page.getByRole('dialog').getByText('Rabat powitalny 10%').waitFor()
    if (viewport === desktop) {
      await page.goto('/checkout')
      await page.getByRole('complementary').getByText('Rabat powitalny 10%').waitFor()
    }
    await page.goto('/cart')
    await box(page)
      .getByRole('button', { name: withCode('cart.coupon.removeCode', 'WELCOME10') })
      .click()
    await box(page).locator('summary').waitFor()
    expect(await rows.getByText('Rabat powitalny 10%').count()).toBe(0)
    expect(complaints).toEqual([])
    await endVisit(page)
  })
})

describe('a coupon', () => {
  it.runIf(isLong)('SHIP-02 for delivery fills the progress bar of free delivery', async () => {
    const { page } = await visit({ viewport: phone, locale: 'pl-PL' })
    await openCart(page, 1)
    const fill = page.locator('main [aria-hidden="true"] > [style*="inline-size"]').first()
    const share = () => fill.evaluate((element) => (element as HTMLElement).style.inlineSize)
    expect(Number.parseInt(await share(), 10)).toBeLessThan(100)
    const whole = await fill.evaluate((element) => [
      element.getBoundingClientRect().width,
      element.parentElement?.getBoundingClientRect().width ?? 0,
    ])
    expect(((whole[0] ?? 0) / (whole[1] ?? 1)) * 100).toBeCloseTo(Number.parseInt(await share(), 10), 0)
    await box(page).locator('summary').click()
    await field(page).fill('FREESHIP')
    await box(page)
      .getByRole('button', { name: t('cart.coupon.apply') })
      .click()
    await page.getByText(t('cart.freeShipping.reached')).first().waitFor()
    expect(await share()).toBe('100%')
    await endVisit(page)
  })

  it.runIf(isLong)('that no longer applies is removed with a message', async () => {
    const { page } = await visit({ viewport: phone, locale: 'pl-PL' })
    const id = await cartOf(30)
    await carryCart(page, id)
    const { applyCouponToCart: applied } = await callGraphql<{
      applyCouponToCart: { cart: { items: { uid: string }[] } }
    }>(
      `mutation ($id: String!) { applyCouponToCart(input: { cart_id: $id, coupon_code: "BOCIAN20" }) { cart { items { uid } } } }`,
      { id },
      'pl',
    )
    await callGraphql(
      `mutation ($id: String!, $uid: ID!) {
        updateCartItems(input: { cart_id: $id, cart_items: [{ cart_item_uid: $uid, quantity: 1 }] }) { cart { id } } }`,
      { id, uid: applied.cart.items[0]?.uid },
      'pl',
    )
    await page.goto('/cart')
    await box(page).getByText(withCode('cart.coupon.lapsed', 'BOCIAN20')).waitFor()
    await endVisit(page)
  })

  it('that is withdrawn just before the order does not raise the price without a message', async () => {
    const code = `LAST${Date.now()}`
    await admin('coupon', 'add', 'less', code)
    onTestFinished(async () => void (await admin('coupon', 'off', code)))
    const { page } = await visit({ viewport: phone, locale: 'pl-PL' })
    const id = await readyCart({}, [{ sku: 'ROLE-PLENTY', quantity: 30 }])
    await callGraphql(
      `mutation ($id: String!, $code: String!) {
        applyCouponToCart(input: { cart_id: $id, coupon_code: $code }) { cart { id } } }`,
      { id, code },
      'pl',
    )
    await openPaymentStep(page, id)
    const place = placeOrderButton(page)
    const review = page.locator('main form').last()
    await review.getByText('Rabat kwotowy').waitFor()
    await admin('coupon', 'off', code)
    await place.click()
    await page.getByText(t('forms.server.totalChanged')).waitFor()
    await review.getByText('Rabat kwotowy').waitFor({ state: 'detached' })
    await review.getByText(withCode('cart.coupon.lapsed', code)).waitFor()
    await place.click()
    await page.waitForURL(/\/checkout\/success$/)
    await endVisit(page)
  })

  it.runIf(isLong)('works without JavaScript', async () => {
    const { page } = await visit({ viewport: phone, locale: 'pl-PL', javaScriptEnabled: false })
    await openCart(page, 6)
    await box(page).locator('summary').click()
    await field(page).fill('NOTHING')
    await box(page)
      .getByRole('button', { name: t('cart.coupon.apply') })
      .click()
    await box(page).getByText(t('cart.coupon.fault.UNKNOWN')).waitFor()
    expect(await field(page).inputValue()).toBe('NOTHING')
    await field(page).fill('WELCOME10')
    await box(page)
      .getByRole('button', { name: t('cart.coupon.apply') })
      .click()
    await box(page).getByText(withCode('cart.coupon.applied', 'WELCOME10')).waitFor()
    await endVisit(page)
  })
})
