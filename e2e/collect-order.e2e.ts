import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { anyDevice, expectAccessibleFromTop, phone, shop, visit } from './browser.ts'
import { isLong } from './is-long.ts'
import { addressInPoland, carryCart, fillContact, giveConsents } from './checkout.ts'
import { goTo, press } from './keyboard.ts'
import { filledCart } from './shop.ts'
import { textsOf } from './texts.ts'
import { endVisit } from './visits.ts'

const t = textsOf('pl-PL')
const address = { ...addressInPoland, postcode: '60-001', city: 'Poznań' }

/** Takes a visitor with an item in the cart to the delivery step. */
async function atDelivery(page: Page): Promise<void> {
  await carryCart(page, await filledCart([{ sku: 'ROLE-S1', quantity: 1 }]))
  await page.goto('/checkout')
  await fillContact(page, { address })
  await page.getByRole('button', { name: t('checkout.toDelivery') }).click()
  await page.getByRole('button', { name: t('checkout.toPayment') }).waitFor()
}

const method = (page: Page, value: string): Locator => page.locator(`input[name="delivery"][value="${value}"]`)
const chooser = (page: Page): Locator => page.getByRole('region', { name: t('checkout.pickup.title') })
const chosen = (page: Page): Locator => page.getByRole('region', { name: t('checkout.pickup.chosen') })
const first = (page: Page): Promise<string | null> => chooser(page).locator('fieldset label').first().textContent()
const toPayment = (page: Page): Promise<void> => page.getByRole('button', { name: t('checkout.toPayment') }).click()

async function placeOrder(page: Page): Promise<void> {
  const place = page.getByRole('button', { name: t('checkout.placeOrder') })
  await place.waitFor()
  await giveConsents(page)
  await place.click()
  await page.waitForURL(/\/checkout\/success$/)
}

describe.each(anyDevice)('UX-33 AMB-42 delivery to a pickup point, on a %s', (_device, viewport) => {
  it('requires a locker, finds it by postcode, town, street and location, and stores it', async () => {
    const { page, complaints } = await visit({ viewport, locale: 'pl-PL' })
    const foreign: string[] = []
    page.on('request', (request) => {
      if (!request.url().startsWith(shop) && !request.url().startsWith('data:')) foreign.push(request.url())
    })
    await atDelivery(page)
    expect(await method(page, 'dpd/standard').isChecked()).toBe(true)
    await method(page, 'inpostlocker/standard').check()
    await chooser(page).locator('fieldset label').first().waitFor()
    expect(await first(page)).toContain('Poznań')
    await expectAccessibleFromTop(page)

    await toPayment(page)
    await chooser(page).getByText(t('forms.server.pickupMissing')).first().waitFor()
    expect(await page.evaluate(() => (document.activeElement as HTMLInputElement).name)).toBe('pickup')
    await expectAccessibleFromTop(page)

    const field = chooser(page).getByRole('textbox')
    expect(await field.inputValue()).toBe('60-001')
    await field.fill('krakow')
    await field.press('Enter')
    await expect.poll(() => first(page)).toContain('Kraków')
    await field.fill('dluga gdansk')
    await chooser(page)
      .getByRole('button', { name: t('checkout.pickup.find') })
      .click()
    await expect.poll(() => first(page)).toMatch(/Długa.*Gdańsk/)
    await field.fill('Atlantyda')
    await field.press('Enter')
    await chooser(page).getByText('„Atlantyda”').waitFor()
    expect(await field.getAttribute('aria-invalid')).toBe('true')
    await expectAccessibleFromTop(page)
    const locate = chooser(page).getByRole('button', { name: t('storeLocator.locate') })
    await locate.click()
    await chooser(page).getByText(t('storeLocator.noLocation')).waitFor()
    await page.context().grantPermissions(['geolocation'])
    await page.context().setGeolocation({ latitude: 51.11, longitude: 17.03 })
    await locate.click()
    await expect.poll(() => first(page)).toContain('Wrocław')
    expect(await chooser(page).locator('svg text').count()).toBe(8)
    await chooser(page)
      .getByRole('button', { name: t('checkout.pickup.more') })
      .click()
    await expect.poll(() => chooser(page).locator('fieldset label').count()).toBe(16)

    await chooser(page).getByRole('radio').first().check()
    const name = ((await first(page)) ?? '').replace(/^1\. /, '').slice(0, 15)
    await chooser(page)
      .getByRole('button', { name: t('checkout.pickup.collect') })
      .click()
    await chosen(page).getByText(name).first().waitFor()
    expect(await chooser(page).count()).toBe(0)
    expect(await chosen(page).evaluate((element) => element === document.activeElement)).toBe(true)
    await expectAccessibleFromTop(page)

    await page.reload()
    await chosen(page).getByText(name).first().waitFor()
    expect(await method(page, 'inpostlocker/standard').isChecked()).toBe(true)
    await toPayment(page)
    await page.locator('main').getByText(name).first().waitFor()
    await placeOrder(page)
    await page.getByText(t('order.pickup'), { exact: true }).waitFor()
    await page.locator('main').getByText(name).first().waitFor()
    await expectAccessibleFromTop(page)
    expect(foreign).toEqual([])
    expect(complaints).toEqual([])
    await endVisit(page)
  })

  it.runIf(isLong)(
    'UX-33 remembers the pickup point in the tab, restores an unfinished choice after a reload, and offers pickup in shops for free',
    async () => {
      const { page, complaints } = await visit({ viewport, locale: 'pl-PL' })
      await atDelivery(page)
      await method(page, 'inpostlocker/standard').check()
      await chooser(page).getByRole('radio').first().waitFor()
      await page.reload()
      await chooser(page).getByRole('radio').first().waitFor()
      expect(await method(page, 'inpostlocker/standard').isChecked()).toBe(true)
      await chooser(page).getByRole('radio').first().check()
      await chooser(page)
        .getByRole('button', { name: t('checkout.pickup.collect') })
        .click()
      const stored = await chosen(page).textContent()
      await method(page, 'dpd/standard').check()
      await chosen(page).waitFor({ state: 'detached' })
      await method(page, 'inpostlocker/standard').check()
      await chosen(page).waitFor()
      expect(await chosen(page).textContent()).toBe(stored)

      await method(page, 'instore/pickup').check()
      await chooser(page).getByText('Bocian Poznań').waitFor()
      await chooser(page).getByRole('radio').first().check()
      await toPayment(page)
      await page.locator('main').getByText('Bocian Poznań').first().waitFor()
      await placeOrder(page)
      await page.locator('main').getByText('Bocian Poznań').first().waitFor()
      expect(complaints).toEqual([])
      await endVisit(page)
    },
  )
})

it.runIf(isLong)('UX-33 AMB-42 works by keyboard alone', async () => {
  const { page } = await visit({ viewport: phone, locale: 'pl-PL' })
  await atDelivery(page)
  await goTo(page, method(page, 'dpd/standard'))
  await press(page, 'ArrowUp')
  await expect
    .poll(() => page.evaluate(() => (document.activeElement as HTMLInputElement).value))
    .toBe('inpostlocker/standard')
  await chooser(page).getByRole('radio').first().waitFor()
  const field = chooser(page).getByRole('textbox')
  await goTo(page, field)
  await field.fill('lodz')
  await press(page, 'Enter')
  await expect.poll(() => first(page)).toContain('Łódź')
  await goTo(page, chooser(page).getByRole('radio').first())
  await press(page, 'Space')
  await press(page, 'ArrowDown')
  await goTo(page, chooser(page).getByRole('button', { name: t('checkout.pickup.collect') }))
  await page.keyboard.press('Enter')
  await chosen(page).waitFor()
  expect(await chosen(page).evaluate((element) => element === document.activeElement)).toBe(true)
  const change = chosen(page).getByRole('button')
  await goTo(page, change)
  await page.keyboard.press('Enter')
  await chooser(page).getByRole('radio').first().waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H3')
  await endVisit(page)
})

it.runIf(isLong)('AMB-02 shows a retry button in place of a failed search', async () => {
  const { page } = await visit({ viewport: phone, locale: 'pl-PL' })
  let isBroken = true
  await page.route('**/graphql**', async (route) => {
    const sent = route.request().postData() ?? ''
    if (!sent.includes('deliveryPoints') || !isBroken) return route.fallback()
    return route.fulfill({ json: { errors: [{ message: 'Internal server error', extensions: { debugId: 'x' } }] } })
  })
  await atDelivery(page)
  await method(page, 'inpostlocker/standard').check()
  await chooser(page).getByRole('alert').waitFor()
  await expectAccessibleFromTop(page)
  isBroken = false
  await chooser(page)
    .getByRole('button', { name: t('storeLocator.again') })
    .click()
  await chooser(page).getByRole('radio').first().waitFor()
  expect(await chooser(page).getByRole('alert').count()).toBe(0)
  await endVisit(page)
})

it.runIf(isLong)('UX-29 needs at most eight fields for an order to a locker', async () => {
  const { page } = await visit({ viewport: phone, locale: 'pl-PL' })
  await atDelivery(page)
  await page
    .getByRole('button', { name: t('checkout.edit') })
    .first()
    .click()
  await page.locator('input[name="email"]').waitFor()
  expect(await page.locator('main form').getByRole('textbox').count()).toBeLessThanOrEqual(8)
  await endVisit(page)
})
