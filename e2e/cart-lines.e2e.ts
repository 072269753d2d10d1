import type { Page } from 'playwright-core'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { desktop, anyDevice, expectAccessible, phone, shop, untilInteractive, visit, movePointer } from './browser.ts'
import { isLong } from './is-long.ts'
import { carryCart } from './checkout.ts'
import { expectFocusSeen } from './keyboard.ts'
import { admin, callGraphql, filledCart, findProduct, type CartItem } from './shop.ts'
import { textsOf } from './texts.ts'
import { endVisit } from './visits.ts'

const t = textsOf('pl-PL')

async function skusIn(id: string): Promise<string[]> {
  const { cart } = await callGraphql<{
    cart: { items: { quantity: number; product: { sku: string }; configured_variant?: { sku: string } }[] }
  }>(
    'query($id: String!) { cart(cart_id: $id) { items { quantity product { sku } ... on ConfigurableCartItem { configured_variant { sku } } } } }',
    { id },
    'pl',
  )
  return cart.items.map((item) => `${item.quantity} ${item.configured_variant?.sku ?? item.product.sku}`)
}

let visitor: Awaited<ReturnType<typeof visit>>
beforeEach(async () => {
  visitor = await visit({ viewport: phone, locale: 'pl-PL' })
})
afterEach(async () => {
  await endVisit(visitor.page)
  expect(visitor.complaints).toEqual([])
})

async function openCart(viewport: { width: number; height: number }, items: readonly CartItem[]) {
  const id = await filledCart(items)
  const { page } = visitor
  await page.setViewportSize(viewport)
  await carryCart(page, id)
  await page.goto('/cart')
  await page.locator('main article').first().waitFor()
  return { page, id }
}

const lineOf = (page: Page, name: string) => page.locator('main').getByRole('article', { name })
const button = (page: Page, key: string) => page.locator('main').getByRole('button', { name: new RegExp(`^${t(key)}`) })

describe.each(anyDevice)('a cart line on a %s', (_device, viewport) => {
  it.runIf(isLong)(
    'AMB-03 CART-11 CART-19 UX-22 changes its size by keyboard and keeps its position, is saved for later, survives a reload and moves back',
    async () => {
      const { page, id } = await openCart(viewport, [
        { sku: 'ROLE-C1-98', quantity: 1 },
        { sku: 'ROLE-S1', quantity: 1 },
      ])
      const { name } = await findProduct('ROLE-C1', 'pl')
      const line = lineOf(page, name)
      expect(await line.innerText()).toMatch(/98 \(.+\)/)
      await button(page, 'cart.edit').first().focus()
      await page.keyboard.press('Enter')
      const sheet = page.getByRole('dialog')
      await sheet.getByRole('radio', { checked: true }).waitFor()
      await expectAccessible(page)
      await sheet.getByRole('radio', { name: /^104/ }).locator('..').click()
      await sheet.getByRole('button', { name: t('cart.saveEdit') }).click()
      await sheet.getByText(t('catalogue.outOfStock')).first().waitFor()
      expect(await skusIn(id)).toEqual(['1 ROLE-C1-98', '1 ROLE-S1'])
      await sheet.getByRole('radio', { checked: true }).press('ArrowDown')
      await sheet.getByRole('button', { name: t('cart.saveEdit') }).press('Enter')
      await page.getByText(t('cart.edited')).first().waitFor()
      await expect.poll(() => line.innerText()).toMatch(/110 \(.+\)/)
      expect(await skusIn(id)).toEqual(['1 ROLE-C1-110', '1 ROLE-S1'])
      await expectFocusSeen(page, 'the change')

      await line.getByRole('button', { name: new RegExp(`^${t('cart.saveForLater')}`) }).press('Enter')
      const saved = page.getByRole('region', { name: t('cart.saved.title') })
      await saved.getByRole('article', { name }).waitFor()
      await expectFocusSeen(page, 'saving')
      expect(await skusIn(id)).toEqual(['1 ROLE-S1'])
      await expectAccessible(page)
      await page.reload()
      await saved.getByRole('button', { name: new RegExp(`^${t('cart.saved.move')}`) }).press('Enter')
      await saved.waitFor({ state: 'detached' })
      await expect.poll(() => skusIn(id)).toEqual(['1 ROLE-S1', '1 ROLE-C1-110'])
      await line.waitFor()
      await expectFocusSeen(page, 'moving back')
    },
  )

  it.runIf(isLong)(
    'CART-14 UX-24 AMB-09 reappears with the reason if the shop does not respond to its removal, can then be removed, and is restored by undo',
    async () => {
      const { page, id } = await openCart(viewport, [{ sku: 'ROLE-S1', quantity: 2 }])
      const { name } = await findProduct('ROLE-S1', 'pl')
      let isLost = true
      await page.route('**/graphql', async (route) =>
        isLost && /mutation RemoveCartItem/.test(route.request().postData() ?? '') ? route.abort() : route.fallback(),
      )
      const remove = page.locator('main article button[type="submit"][aria-label]').last()
      await untilInteractive(remove)
      await remove.focus()
      await page.keyboard.press('Enter')
      await lineOf(page, name).waitFor({ state: 'detached' })
      await page.locator('main').getByText(t('forms.server.network')).waitFor()
      await lineOf(page, name).waitFor()
      await expectFocusSeen(page, 'the refusal')
      expect(await skusIn(id)).toEqual(['2 ROLE-S1'])
      isLost = false
      await remove.click()
      const undo = page.getByRole('button', { name: t('cart.undo') })
      await undo.waitFor()
      await expect.poll(() => skusIn(id)).toEqual([])
      await undo.press('Enter')
      await expect.poll(() => skusIn(id)).toEqual(['2 ROLE-S1'])
      visitor.complaints.length = 0
    },
  )

  it('AMB-04 CART-24 MINI-05 stays with a message when it is sold out, and blocks the checkout', async () => {
    const sku = viewport === phone ? 'ROLE-C1-SAGE-110' : 'ROLE-C1-BURGUNDY-110'
    const id = await filledCart([
      { sku, quantity: 1 },
      { sku: 'ROLE-S1', quantity: 1 },
    ])
    try {
      await admin('stock', sku, '0')
      const { page } = visitor
      await page.setViewportSize(viewport)
      await carryCart(page, id)
      await page.goto('/checkout')
      await page.waitForURL(/\/cart$/)
      const line = page.locator('main article[data-unavailable]')
      await line.getByText(t('cart.unavailable')).waitFor()
      await line.getByText(t('cart.similar')).waitFor()
      await expectAccessible(page)
      await page.getByRole('button', { name: t('cart.checkout') }).press('Enter')
      await expect.poll(() => line.evaluate((element) => element === document.activeElement)).toBe(true)
      await line.getByRole('button', { name: t('productAlert.open') }).click()
      await page
        .getByRole('dialog', { name: t('productAlert.title') })
        .getByRole('textbox')
        .waitFor()
      await page.keyboard.press('Escape')
      if (viewport === desktop) {
        await page.goto('/contact')
        await page.locator('header [data-trigger="miniCart"]').first().press('Enter')
        await page
          .getByRole('dialog', { name: t('cart.title') })
          .getByText(t('cart.unavailable'))
          .waitFor()
        await page.goto('/cart')
      }
      await line.getByRole('button', { name: new RegExp(`^${t('cart.saveForLater')}`) }).click()
      await page.getByRole('link', { name: t('cart.checkout') }).click()
      await page.waitForURL(/\/checkout$/)
    } finally {
      await admin('stock', sku, '3')
    }
  })
})

it('AMB-05 CART-12 CART-13 a quantity above the stock is reduced to it, with a message on the line and a toast', async () => {
  try {
    await admin('stock', 'ROLE-L2', '5')
    const { page, id } = await openCart(phone, [{ sku: 'ROLE-L2', quantity: 2 }])
    await admin('stock', 'ROLE-L2', '3')
    await page.locator('main input[name="quantity"]:not([type="hidden"])').fill('5')
    await page.locator('main input[name="quantity"]:not([type="hidden"])').blur()
    await expect.poll(() => skusIn(id)).toEqual(['3 ROLE-L2'])
    const words = /Zostały tylko 3 sztuki/
    await expect.poll(() => page.getByText(words).count()).toBeGreaterThanOrEqual(2)
  } finally {
    await admin('stock', 'ROLE-L2', '2')
  }
})

it.runIf(isLong)(
  'CART-10 CART-23 a line whose product cannot be sold is marked as unavailable, and the cart is refreshed',
  async () => {
    const { page } = visitor
    await carryCart(page, await filledCart([{ sku: 'ROLE-C1-98', quantity: 1 }]))
    await page.goto((await findProduct('ROLE-S1', 'pl')).path)
    let looks = 0
    await page.route('**/graphql**', async (route) => {
      const sent = route.request().postData() ?? ''
      if (sent.includes('CartBadge')) looks += 1
      if (!sent.includes('addProductsToCart')) return route.fallback()
      const reason = { __typename: 'ErrorReason', code: 'NOT_SALABLE', parameters: [] }
      const error = { __typename: 'CartUserInputError', code: 'NOT_SALABLE', reason }
      return route.fulfill({ json: { data: { addProductsToCart: { cart: null, user_errors: [error] } } } })
    })
    await page.getByRole('button', { name: t('catalogue.addToCart'), exact: true }).click()
    await page.getByText(t('forms.server.notAvailable')).first().waitFor()
    await expect.poll(() => looks).toBeGreaterThan(0)
  },
)

describe.runIf(isLong)('two tabs', () => {
  it('CART-21 AMB-48 when one tab gets another cart, the other tab reloads and restores typed text', async () => {
    const { page, id } = await openCart(phone, [{ sku: 'ROLE-S1', quantity: 1 }])
    const other = await page.context().newPage()
    await other.goto('/contact')
    await other.locator('main textarea').fill('Czy ta kurtka jest ciepła?')
    await other.evaluate(() => Object.assign(globalThis, { isOld: true }))
    const next = await filledCart([{ sku: 'ROLE-C1-98', quantity: 1 }])
    expect(next).not.toBe(id)
    // The cart id of this tab is no longer valid, so adding an item creates another cart.
    await carryCart(page, 'x'.repeat(32))
    await page.goto((await findProduct('ROLE-S1', 'pl')).path)
    await page.getByRole('button', { name: t('catalogue.addToCart'), exact: true }).click()
    await expect.poll(() => other.evaluate(() => 'isOld' in globalThis).catch(() => true)).toBe(false)
    await expect.poll(() => other.locator('main textarea').inputValue()).toBe('Czy ta kurtka jest ciepła?')
  })

  it('CART-21 AMB-48 other items in the same cart appear in the other tab without a reload', async () => {
    const { page } = await openCart(phone, [{ sku: 'ROLE-S1', quantity: 1 }])
    const other = await page.context().newPage()
    await other.goto('/cart')
    await other.locator('main article').first().waitFor()
    await movePointer(other, 20, 20)
    await other.evaluate(() => Object.assign(globalThis, { isOld: true }))
    await page.bringToFront()
    await page.locator('main button[data-step="1"], main button[aria-label]').first().waitFor()
    await page.locator('main input[name="quantity"]:not([type="hidden"])').fill('3')
    await page.locator('main input[name="quantity"]:not([type="hidden"])').blur()
    await expect.poll(() => other.locator('main input[name="quantity"]:not([type="hidden"])').inputValue()).toBe('3')
    expect(await other.evaluate(() => 'isOld' in globalThis)).toBe(true)
  })
})

it.runIf(isLong)('CART-14 CART-15 a deleted cart is replaced by a new one', async () => {
  const { page } = visitor
  await carryCart(page, 'y'.repeat(32))
  await page.goto('/cart')
  await page.getByText(t('cart.empty.title')).waitFor()
  const cookie = async () => (await page.context().cookies()).find(({ name }) => name === 'cart_poland')?.value
  await expect.poll(cookie).toMatch(/^(?!y+$)[A-Za-z0-9]{32}$/)
})

it.runIf(isLong)(
  'MINI-07 ANALYT-01 ANALYT-03 tracks each opening of the cart once and a removal with its line, and sends nothing to third parties',
  async () => {
    const { page } = await openCart(desktop, [
      { sku: 'ROLE-C1-98', quantity: 1 },
      { sku: 'ROLE-S1', quantity: 1 },
    ])
    const abroad: string[] = []
    page.on('request', (request) => {
      if (new URL(request.url()).host !== new URL(shop).host) abroad.push(request.url())
    })
    type TrackedEvent = { event: string; cart_type?: string; ecommerce?: { items: { item_id: string }[] } }
    const tracked = async (name: string) =>
      (await page.evaluate(() => (globalThis as { dataLayer?: unknown[] }).dataLayer ?? [])).filter(
        (event): event is TrackedEvent => (event as TrackedEvent).event === name,
      )
    await expect
      .poll(async () => (await tracked('view_cart')).map((event) => event.cart_type))
      .toEqual(['Koszyk podsumowanie'])
    await page.goto('/contact')
    const trigger = page.locator('header [data-trigger="miniCart"]').first()
    const drawer = page.getByRole('dialog', { name: t('cart.title') })
    for (const times of [1, 2]) {
      await trigger.press('Enter')
      await drawer.locator('button[data-remove]').first().waitFor()
      await expect.poll(async () => (await tracked('view_cart')).length).toBe(times)
      if (times === 1) await page.keyboard.press('Escape')
    }
    expect((await tracked('view_cart')).map((event) => event.cart_type)).toEqual(['Koszyk podgląd', 'Koszyk podgląd'])
    await drawer.locator('button[data-remove]').first().press('Enter')
    await expect
      .poll(async () => (await tracked('remove_from_cart')).map((event) => event.ecommerce?.items[0]?.item_id))
      .toEqual(['ROLE-C1-98'])
    expect(await tracked('view_cart')).toHaveLength(2)
    await page.goto('/checkout')
    await page.getByRole('heading', { name: t('checkout.title'), level: 1 }).waitFor()
    await expect
      .poll(async () => (await tracked('begin_checkout')).map((event) => event.ecommerce?.items.length))
      .toEqual([1])
    expect(abroad).toEqual([])
  },
)

it.runIf(isLong)(
  'CART-29 GQL-17 recommendations load when they come near the viewport, and again for other lines',
  async () => {
    const { page, id } = await openCart(phone, [
      { sku: 'ROLE-S1', quantity: 1 },
      { sku: 'ROLE-PLENTY', quantity: 1 },
    ])
    const answered = () =>
      page.waitForResponse(
        (response) =>
          response.request().method() === 'POST' &&
          (response.request().postData() ?? '').includes('getSyneriseRecommendations') &&
          (response.request().postData() ?? '').includes(id),
      )
    const first = answered()
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    type Answer = { data: { getSyneriseRecommendations: { title: string }[] } }
    const { data } = (await (await first).json()) as Answer
    const titles = data.getSyneriseRecommendations.map(({ title }) => title)
    const headings = page.locator('[data-recommended] h2')
    await expect.poll(() => headings.allInnerTexts()).toEqual(titles)
    const second = answered()
    await page
      .locator('main')
      .getByRole('button', { name: t('cart.removeItem').replace('{name}', '').trim() })
      .first()
      .click()
    expect((await second).ok()).toBe(true)
  },
)
