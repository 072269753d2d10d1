import { expect, it } from 'vitest'
import { devices, shop, visit } from './browser.ts'
import { addOneItem, fillContact, giveConsents, placeOrderButton } from './checkout.ts'
import { operationOf } from './operation-of.ts'
import { textsOf } from './texts.ts'
import { endVisit } from './visits.ts'

const t = textsOf('pl-PL')

it.each(devices)(
  'CHK-01 on a %s Back after an order shows no checkout and orders nothing again, and Forward shows the order',
  async (_device, viewport) => {
    const { page, complaints } = await visit({ viewport, locale: 'pl-PL' })
    const placed: string[] = []
    page.on('request', (request) => {
      const operation = operationOf(request) ?? ''
      if (/placeorder/i.test(operation)) placed.push(operation)
    })
    await addOneItem(page)
    await page.goto('/cart')
    await page.getByRole('link', { name: t('cart.checkout') }).click()
    await fillContact(page)
    await page.getByRole('button', { name: t('checkout.toDelivery') }).click()
    await page.getByRole('button', { name: t('checkout.toPayment') }).click()
    await placeOrderButton(page).waitFor()
    await giveConsents(page)
    await placeOrderButton(page).click()
    const thanks = page.getByRole('heading', { name: t('order.thanks'), level: 1 })
    await thanks.waitFor()
    const number = await page
      .getByText(/\d{10}/)
      .first()
      .innerText()
    expect(placed).toHaveLength(1)

    const seen: string[] = []
    for (let step = 0; step < 2; step += 1) {
      await page.goBack()
      await page.locator('main h1').first().waitFor()
      await expect.poll(() => page.getByRole('progressbar').count()).toBe(0)
      seen.push(new URL(page.url()).pathname)
      expect(await placeOrderButton(page).count(), page.url()).toBe(0)
      expect(await thanks.count()).toBe(0)
    }
    expect(seen[0]).toBe('/cart')
    await page.goForward()
    await page.goForward()
    await thanks.waitFor()
    expect(new URL(page.url()).pathname).toBe('/checkout/success')
    expect(
      await page
        .getByText(/\d{10}/)
        .first()
        .innerText(),
    ).toBe(number)
    expect(placed).toHaveLength(1)
    expect(await page.context().cookies(shop)).not.toContainEqual(expect.objectContaining({ name: 'cart_poland' }))
    expect(complaints).toEqual([])
    await endVisit(page)
  },
)
