import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { expectAccessible, phone, untilInteractive, visit } from './browser.ts'
import { addOneItem, addressInPoland, fillContact, giveConsents } from './checkout.ts'
import { admin, findProduct } from './shop.ts'
import { textsOf } from './texts.ts'
import { endVisit } from './visits.ts'

const t = textsOf('pl-PL')
const uid = (name: string): string => btoa(`giftcard/${name}`)

const press = async (target: Locator, key = 'Enter'): Promise<void> => {
  await target.focus()
  await target.press(key)
}

/** Buys a gift card that is sent by email, with the first amount, by keyboard and bank transfer. Returns the order number. */
async function buyCard(page: Page, recipient: string): Promise<string> {
  await page.goto((await findProduct('ROLE-GV', 'pl')).path)
  const amount = page.locator('[name="option_giftcard_amount"]').first()
  await untilInteractive(amount)
  await press(amount, 'Space')
  const texts = {
    sender_name: 'Anna',
    sender_email: 'anna@example.com',
    recipient_name: 'Zosia',
    recipient_email: recipient,
  }
  for (const [name, value] of Object.entries(texts))
    await page.locator(`main [name="entered_${uid(name)}"]`).fill(value)
  await press(page.locator('main').getByRole('button', { name: t('catalogue.addToCart'), exact: true }))
  await page
    .locator('main')
    .getByRole('button', { name: t('catalogue.addedShort') })
    .waitFor()
  await page.goto('/checkout')
  await page.locator('input[name="email"]').fill('anna@example.com')
  for (const [name, value] of Object.entries(addressInPoland))
    await page.locator(`[name$=".${name}"]`).first().fill(value)
  await press(page.getByRole('button', { name: t('checkout.toPayment') }))
  await press(page.locator('input[name="payment"][value="banktransfer"]'), 'Space')
  return order(page)
}

/** Places the order and returns its number. */
async function order(page: Page): Promise<string> {
  const place = page.getByRole('button', { name: t('checkout.placeOrder') })
  await place.waitFor()
  await giveConsents(page)
  await press(place)
  await page.waitForURL(/\/checkout\/success$/)
  await page.getByRole('heading', { name: t('order.thanks') }).waitFor()
  return /\d{9,}/.exec(await page.locator('main').innerText())?.[0] ?? ''
}

/** The code in the recipient's email. Waits until it is sent. */
async function codeFor(recipient: string): Promise<string> {
  let code = ''
  await expect
    .poll(async () => {
      const line = (await admin('mail', 'list')).split('\n').find((one) => one.includes(recipient))
      const id = line?.trim().split(/\s/)[0]
      code = id === undefined ? '' : (/\b\d{16}\b/.exec(await admin('mail', 'show', id))?.[0] ?? '')
      return code
    })
    .not.toBe('')
  return code
}

describe('a gift card', () => {
  it('J08 GIFT-05 GIFT-07 CART-03 AMB-40 is bought by keyboard, delivered by email, and pays for the next order', async () => {
    const { page, complaints } = await visit({ viewport: phone, locale: 'pl-PL' })
    const recipient = `zosia.${Date.now()}@example.com`
    const number = await buyCard(page, recipient)
    await admin('order', 'pay', number)
    const code = await codeFor(recipient)
    const shown = `…${code.slice(-4)}`

    await page.goto('/gift-card-guests')
    const balance = page.getByRole('region', { name: t('giftCard.check') })
    const field = balance.getByLabel(t('cart.giftCard.label'))
    const check = balance.getByRole('button', { name: t('giftCard.check') })
    await field.fill('letters')
    await press(check)
    await balance.getByText(t('forms.validation.digits').replace('{value}', '16')).waitFor()
    await expectAccessible(page)
    await field.fill(code)
    await press(check)
    await balance.getByText(/Na karcie zostało \d+/).waitFor()
    await expectAccessible(page)

    await addOneItem(page)
    await page.goto('/cart')
    const box = page.getByRole('region', { name: t('cart.giftCard.label') })
    await press(box.locator('summary'))
    const input = box.getByLabel(t('cart.giftCard.label'))
    await input.fill('12ab')
    await input.press('Enter')
    await box.getByText(t('forms.validation.digits').replace('{value}', '16')).waitFor()
    expect(await input.inputValue()).toBe('12ab')
    await expectAccessible(page)
    await input.fill(code)
    await input.press('Enter')
    await box.getByText(shown).waitFor()
    await page.locator('main dl').getByText(shown).waitFor()
    await expectAccessible(page)
    await press(box.getByRole('button', { name: t('cart.giftCard.removeCard').replace('{number}', shown) }))
    await expect.poll(() => box.getByText(shown).count()).toBe(0)
    await press(box.locator('summary'))
    await input.fill(code)
    await input.press('Enter')
    await box.getByText(shown).waitFor()

    await page.goto('/checkout')
    await fillContact(page)
    await press(page.getByRole('button', { name: t('checkout.toDelivery') }))
    await press(page.getByRole('button', { name: t('checkout.toPayment') }))
    const next = await order(page)
    expect(next).not.toBe(number)
    expect(await admin('gift-card', 'show', code)).toContain(next)
    expect(complaints).toEqual([])
    await endVisit(page)
  })
})
