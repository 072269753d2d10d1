import type { BrowserContext, Page, Route } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { anyDevice, desktop, expectAccessible, phone, shop, untilHydrated, untilNetworkIdle, visit } from './browser.ts'
import { carryCart, fillContact, giveConsents } from './checkout.ts'
import { admin, filledCart } from './shop.ts'
import { textsOf } from './texts.ts'

const t = textsOf('pl-PL')
const onDelivery = 'Płatność przy odbiorze'
const card = 'Karta płatnicza'
const longTimeout = { timeout: 45_000 }

type CallHandler = (route: Route, send: () => Promise<void>) => Promise<void>

/** Handles the calls of an operation in order; further calls pass through. Returns a function that counts all calls. */
async function handleCalls(
  where: Page | BrowserContext,
  operation: string,
  fates: readonly CallHandler[],
): Promise<() => number> {
  let calls = 0
  await where.route('**/graphql', async (route) => {
    const { operationName } = (route.request().postDataJSON() ?? {}) as { operationName?: string }
    if (operationName !== operation) return route.fallback()
    const handler = fates[calls++]
    return handler === undefined ? route.fallback() : handler(route, async () => void (await route.fetch()))
  })
  return () => calls
}

const lostResponse: CallHandler = async (route, send) => {
  await send()
  await route.abort()
}
/** Drops the response together with the connection. */
const lostConnection: CallHandler = async (route, send) => {
  await send()
  await route.request().frame().page().context().setOffline(true)
  await route.abort()
}
const lostRequest: CallHandler = (route) => route.abort()
const failure: CallHandler = (route) => route.fulfill({ status: 500, body: '' })
const many = (handler: CallHandler): readonly CallHandler[] => Array.from({ length: 3 }, () => handler)

/** The number of orders placed with this email. */
async function countOrders(email: string): Promise<number> {
  return (await admin('order', 'list')).split('\n').filter((line) => line.includes(email)).length
}

let visitors = 0

/** Opens the checkout as a new visitor with one item, filled in up to the button that places the order. */
async function readyToOrder(
  viewport: typeof phone | typeof desktop,
  method: string | null,
): Promise<{ page: Page; email: string }> {
  const { page } = await visit({ viewport, locale: 'pl-PL', serviceWorkers: 'allow' })
  const email = `lost.${Date.now()}.${(visitors += 1)}@example.com`
  await carryCart(page, await filledCart([{ sku: 'ROLE-PLENTY', quantity: 1 }]))
  await page.goto('/checkout')
  await fillContact(page, { email })
  await page.getByRole('button', { name: t('checkout.toDelivery') }).click()
  await page.getByRole('button', { name: t('checkout.toPayment') }).click()
  if (method !== null) await page.getByText(method, { exact: true }).click()
  await page.getByRole('button', { name: t('checkout.placeOrder') }).waitFor()
  await giveConsents(page)
  return { page, email }
}

const press = (page: Page) => page.getByRole('button', { name: t('checkout.placeOrder') }).click()

/** Places the order until the page reports that its outcome is unknown. */
async function pressUntilUnknown(page: Page): Promise<void> {
  await press(page)
  await page.getByText(t('checkout.pending.unknown')).first().waitFor(longTimeout)
}

const expectThanks = async (page: Page): Promise<void> => {
  await page.waitForURL(/\/checkout\/success$/, longTimeout)
  await page.getByRole('heading', { name: t('order.thanks'), level: 1 }).waitFor(longTimeout)
}

async function endWithOneOrder(page: Page, email: string): Promise<void> {
  expect(await countOrders(email)).toBe(1)
  await page.context().close()
}

describe.each(anyDevice)('a lost placeOrder response, on a %s', (_device, viewport) => {
  it('leads to the order when the connection is back, and the order is placed once', async () => {
    const { page, email } = await readyToOrder(viewport, onDelivery)
    await handleCalls(page, 'PlaceOrder', [lostConnection])
    await pressUntilUnknown(page)
    await expectAccessible(page)
    await page.context().setOffline(false)
    await expectThanks(page)
    await expectAccessible(page)
    expect((await page.context().cookies()).some(({ name }) => name === 'cart_poland')).toBe(false)
    await endWithOneOrder(page, email)
  })
})

describe('a failed placeOrder call', () => {
  it('leads to the payment provider of an online payment', async () => {
    const { page, email } = await readyToOrder(phone, card)
    await handleCalls(page, 'PlaceOrder', [lostConnection])
    await pressUntilUnknown(page)
    await page.context().setOffline(false)
    await page.waitForURL(/\/payment\/sandbox\//, longTimeout)
    await endWithOneOrder(page, email)
  })

  it('with the preselected payment method saves nothing to the closed cart, and does not wait for the connection', async () => {
    const { page, email } = await readyToOrder(phone, null)
    await handleCalls(page, 'PlaceOrder', many(lostResponse))
    const saves = await handleCalls(page, 'SavePayment', [])
    await pressUntilUnknown(page)
    expect(saves()).toBe(1)
    await press(page).catch(() => undefined)
    await expectThanks(page)
    expect(saves()).toBe(1)
    await endWithOneOrder(page, email)
  })

  it.each([
    ['a reload', async (page: Page) => void (await page.reload())],
    ['visiting the cart', async (page: Page) => void (await page.goto('/cart'))],
    ['coming back to the checkout', async (page: Page) => void (await page.goto('/checkout'))],
  ])('leads to the order after %s', async (_how, comeBack) => {
    const { page, email } = await readyToOrder(desktop, onDelivery)
    await handleCalls(page, 'PlaceOrder', many(lostResponse))
    await pressUntilUnknown(page)
    await comeBack(page)
    await expectThanks(page)
    await endWithOneOrder(page, email)
  })

  it('leads to the order when the shop is opened again after the tab was closed', async () => {
    const { page, email } = await readyToOrder(desktop, onDelivery)
    let sent: () => void
    const isSent = new Promise<void>((resolve) => (sent = resolve))
    await handleCalls(page, 'PlaceOrder', [
      async (_route, send) => {
        await send()
        sent()
      },
    ])
    await press(page)
    await isSent
    const context = page.context()
    await page.close()
    const again = await context.newPage()
    await again.goto(`${shop}/checkout`)
    await untilHydrated(again)
    await expectThanks(again)
    expect(await countOrders(email)).toBe(1)
    await context.close()
  })

  it('is reported on the page that the shopper returns to', async () => {
    const { page, email } = await readyToOrder(phone, onDelivery)
    await handleCalls(page, 'PlaceOrder', many(lostResponse))
    await pressUntilUnknown(page)
    const again = await page.context().newPage()
    await page.close()
    await again.goto(shop)
    await again.mouse.move(40, 40)
    await again.getByRole('button', { name: t('checkout.pending.show') }).click()
    await expectThanks(again)
    await again.goto(shop)
    await again.mouse.move(40, 40)
    await untilNetworkIdle(again)
    expect(await again.getByText(t('checkout.pending.placed')).count()).toBe(0)
    await endWithOneOrder(again, email)
  })

  it('that never reached the server is retried and places one order', async () => {
    const { page, email } = await readyToOrder(phone, onDelivery)
    await handleCalls(page, 'PlaceOrder', [
      async (route) => {
        await page.context().setOffline(true)
        await lostRequest(route, () => Promise.resolve())
      },
    ])
    await pressUntilUnknown(page)
    expect(await countOrders(email)).toBe(0)
    await page.context().setOffline(false)
    await expectThanks(page)
    await endWithOneOrder(page, email)
  })

  it('is not retried after the order was changed in another tab', async () => {
    const { page, email } = await readyToOrder(desktop, onDelivery)
    await handleCalls(page, 'PlaceOrder', many(lostRequest))
    await pressUntilUnknown(page)
    const other = await page.context().newPage()
    await page.close()
    await other.goto(`${shop}/cart`)
    await untilHydrated(other)
    await other
      .getByRole('button', { name: new RegExp(t('ui.stepper.more').replace('{label}', '')) })
      .first()
      .click()
    await other.waitForTimeout(3000)
    await other.goto(`${shop}/checkout`)
    await other.getByRole('heading', { name: t('checkout.title'), level: 1 }).waitFor()
    await other.waitForTimeout(5000)
    expect(new URL(other.url()).pathname).toBe('/checkout')
    expect(await countOrders(email)).toBe(0)
    await other.context().close()
  })

  it('places one order despite HTTP 500 and duplicates', async () => {
    const { page, email } = await readyToOrder(phone, onDelivery)
    await handleCalls(page, 'PlaceOrder', [
      failure,
      async (route, send) => {
        await Promise.all([send(), send()])
        await route.fulfill({ status: 500, body: '' })
      },
      failure,
    ])
    await press(page)
    await expectThanks(page)
    await endWithOneOrder(page, email)
  })

  it('that takes 20 seconds leads to the order, also in a second tab', async () => {
    const { page, email } = await readyToOrder(desktop, onDelivery)
    await handleCalls(page, 'PlaceOrder', [
      async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 20_000))
        await route.fallback()
      },
    ])
    await press(page)
    const other = await page.context().newPage()
    await other.goto(`${shop}/checkout`)
    await untilHydrated(other)
    await Promise.all([expectThanks(page), expectThanks(other)])
    await endWithOneOrder(page, email)
  })

  it('does not lose a newer cart of another tab', async () => {
    const { page, email } = await readyToOrder(desktop, onDelivery)
    await handleCalls(page, 'PlaceOrder', many(lostResponse))
    await pressUntilUnknown(page)
    const newer = await filledCart([{ sku: 'ROLE-PLENTY', quantity: 2 }])
    await carryCart(page, newer)
    await page.reload()
    await expectThanks(page)
    expect((await page.context().cookies()).find(({ name }) => name === 'cart_poland')?.value).toBe(newer)
    await endWithOneOrder(page, email)
  })
})

it('a change to a cart that another device has ordered leads to that order', async () => {
  const { page } = await readyToOrder(desktop, onDelivery)
  const cart = (await page.context().cookies()).find(({ name }) => name === 'cart_poland')?.value ?? ''
  // The order is placed as from another device, without notifying this browser.
  const placed = await page.request.post(`${shop}/graphql`, {
    headers: { store: 'pl' },
    data: {
      query: 'mutation ($id: String!) { placeOrder(input: { cart_id: $id }) { orderV2 { number } } }',
      variables: { id: cart },
    },
  })
  const { data } = (await placed.json()) as { data: { placeOrder: { orderV2: { number: string } } } }
  await page.getByText(card, { exact: true }).click()
  await expectThanks(page)
  await page.getByText(data.placeOrder.orderV2.number).first().waitFor()
  await page.context().close()
})
