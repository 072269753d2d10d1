import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { devices, expectAccessible, expectNoOverflow, phone, visit } from './browser.ts'
import { carryCart } from './checkout.ts'
import { goTo } from './keyboard.ts'
import { callGraphql, filledCart } from './shop.ts'
import { textsOf } from './texts.ts'
import { endVisit } from './visits.ts'

const t = textsOf('pl-PL')

async function openCart(page: Page): Promise<string> {
  const id = await filledCart([
    { sku: 'ROLE-PLENTY', quantity: 4 },
    { sku: 'ROLE-S1', quantity: 1 },
  ])
  await carryCart(page, id)
  await page.goto('/cart')
  return id
}

const box = (page: Page) => page.getByRole('region', { name: t('cart.gift.title') })
const sums = (page: Page) => page.getByRole('region', { name: t('cart.summary') }).locator('dl')

interface Wishes {
  gift_receipt_included: boolean
  printed_card_included: boolean
  gift_message: { from: string; to: string; message: string } | null
  gift_wrapping: { uid: string } | null
  items: { gift_wrapping_quantity: number }[]
}

async function wishesOf(id: string): Promise<Wishes> {
  const { cart } = await callGraphql<{ cart: Wishes }>(
    `query ($id: String!) { cart(cart_id: $id) { gift_receipt_included printed_card_included
      gift_message { from to message } gift_wrapping { uid }
      items { ... on SimpleCartItem { gift_wrapping_quantity } } } }`,
    { id },
    'pl',
  )
  return cart
}

describe.each(devices)('gift options on a %s', (_device, viewport) => {
  it('CART-30 CART-02 AMB-41 items are gift-wrapped, a greeting card is added and messages are entered by keyboard', async () => {
    const { page, complaints } = await visit({ viewport, locale: 'pl-PL' })
    const id = await openCart(page)
    await goTo(page, box(page).locator('summary'))
    await page.keyboard.press('Enter')
    const wrapping = box(page).getByRole('combobox', { name: t('cart.gift.wrapping') })
    await goTo(page, wrapping)
    await page.keyboard.press('ArrowDown')
    await box(page)
      .getByRole('radio', { name: t('cart.gift.separately') })
      .check()
    const pieces = box(page).getByRole('spinbutton')
    await expect.poll(() => pieces.count()).toBe(2)
    expect(await pieces.first().inputValue()).toBe('4')
    await pieces.first().fill('3')
    await pieces.nth(1).fill('0')
    await box(page).getByRole('checkbox').first().check()
    await box(page).getByRole('checkbox').nth(1).check()
    await box(page)
      .getByRole('textbox', { name: t('cart.gift.to') })
      .first()
      .fill('Jan')
    await box(page)
      .getByRole('textbox', { name: t('cart.gift.text') })
      .fill('Sto lat!')
    await expectAccessible(page)
    await box(page)
      .getByRole('button', { name: t('cart.gift.save') })
      .press('Enter')
    await box(page)
      .getByRole('button', { name: t('cart.gift.change') })
      .waitFor()
    await box(page).getByText('Sto lat!').waitFor()
    await sums(page).getByText(t('cart.gift.wrapping')).waitFor()
    await sums(page).getByText(t('cart.gift.cardRow')).waitFor()
    expect(await wishesOf(id)).toEqual({
      gift_receipt_included: true,
      printed_card_included: true,
      gift_message: { from: '', to: 'Jan', message: 'Sto lat!' },
      gift_wrapping: null,
      items: [{ gift_wrapping_quantity: 3 }, { gift_wrapping_quantity: 0 }],
    })
    await expectNoOverflow(page)

    await box(page)
      .getByRole('button', { name: t('cart.gift.change') })
      .press('Enter')
    await wrapping.selectOption('')
    await box(page)
      .getByRole('button', { name: t('cart.gift.save') })
      .press('Enter')
    await sums(page).getByText(t('cart.gift.wrapping')).waitFor({ state: 'detached' })
    expect((await wishesOf(id)).items).toEqual([{ gift_wrapping_quantity: 0 }, { gift_wrapping_quantity: 0 }])
    expect(complaints).toEqual([])
    await endVisit(page)
  })
})

it('CART-30 gift options work without JavaScript, and the form is still open after a reload', async () => {
  const { page } = await visit({ viewport: phone, locale: 'pl-PL', javaScriptEnabled: false })
  const id = await openCart(page)
  await box(page).locator('summary').click()
  await box(page)
    .getByRole('combobox', { name: t('cart.gift.wrapping') })
    .selectOption({ index: 1 })
  await box(page)
    .getByRole('button', { name: t('cart.gift.save') })
    .click()
  await sums(page).getByText(t('cart.gift.wrapping')).waitFor()
  expect((await wishesOf(id)).gift_wrapping).not.toBeNull()
  expect(
    await box(page)
      .getByRole('combobox', { name: t('cart.gift.wrapping') })
      .isVisible(),
  ).toBe(true)
  await endVisit(page)
})
