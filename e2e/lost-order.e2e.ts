import type { BrowserContext, Page, Route } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { anyDevice, expectAccessible, phone, shop, visit, movePointer } from './browser.ts'
import { isLong } from './is-long.ts'
import { loseConnection, regainConnection } from './connection.ts'
import { carryCart, openPaymentStep, placeOrderButton } from './checkout.ts'
import { callAs, newEmail } from './faults/people.ts'
import { readyCart } from './faults/orders.ts'
import { admin, filledCart } from './shop.ts'
import { untilSeen } from './skip-pauses.ts'
import { textsOf } from './texts.ts'
import { endVisit } from './visits.ts'

const t = textsOf('pl-PL')
const onDelivery = 'cashondelivery'
const card = 'Karta płatnicza'

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
  await loseConnection(route.request().frame().page().context())
  await route.abort()
}

/** The number of orders placed with this email. */
async function countOrders(email: string): Promise<number> {
  return (await admin('order', 'list')).split('\n').filter((line) => line.includes(email)).length
}

/** Opens the checkout as a new visitor with a cart that is ready to be ordered. */
async function readyToOrder(
  viewport: typeof phone,
  payment: string | null = onDelivery,
): Promise<{ page: Page; email: string; cart: string }> {
  const { page } = await visit({ viewport, locale: 'pl-PL' })
  const email = newEmail()
  const cart = await readyCart({ email, ...(payment === null ? {} : { payment }) })
  await page.clock.install()
  await openPaymentStep(page, cart, { email })
  return { page, email, cart }
}

const press = (page: Page) => placeOrderButton(page).click()

/** Places the order until the page reports that its outcome is unknown, skipping the pauses before its retries. */
async function pressUntilUnknown(page: Page): Promise<void> {
  await press(page)
  await untilSeen(page.getByText(t('checkout.pending.unknown')))
}

/** Places the order in a tab that is closed before it has the response. Returns a new tab. */
async function pressAndClose(page: Page, { isPlaced }: { readonly isPlaced: boolean }): Promise<Page> {
  const arrived = Promise.withResolvers<void>()
  await handleCalls(page, 'PlaceOrder', [
    async (route, send) => {
      if (isPlaced) await send()
      // Offline, the page does not retry before it is closed.
      await loseConnection(page.context())
      await route.abort()
      arrived.resolve()
    },
  ])
  await press(page)
  await arrived.promise
  const again = await page.context().newPage()
  await page.close()
  await regainConnection(again.context())
  return again
}

const expectThanks = async (page: Page): Promise<void> => {
  await page.waitForURL(/\/checkout\/success$/)
  await page.getByRole('heading', { name: t('order.thanks'), level: 1 }).waitFor()
}

/** Waits until the browser has no order whose outcome is unknown. */
const expectNothingPending = (page: Page) =>
  expect.poll(() => page.evaluate(() => localStorage.getItem('shop:pending_order:poland'))).toBeNull()

async function endWithOneOrder(page: Page, email: string): Promise<void> {
  expect(await countOrders(email)).toBe(1)
  await endVisit(page)
}

describe.each(anyDevice)('a lost placeOrder response, on a %s', (_device, viewport) => {
  it('leads to the order when the connection is back, and the order is placed once', async () => {
    const { page, email } = await readyToOrder(viewport)
    await handleCalls(page, 'PlaceOrder', [lostConnection])
    await pressUntilUnknown(page)
    await expectAccessible(page)
    await regainConnection(page.context())
    await expectThanks(page)
    expect((await page.context().cookies()).some(({ name }) => name === 'cart_poland')).toBe(false)
    await endWithOneOrder(page, email)
  })
})

describe('a failed placeOrder call', () => {
  it.runIf(isLong)('leads to the payment provider of an online payment', async () => {
    const { page, email } = await readyToOrder(phone, 'adyen_cc')
    await handleCalls(page, 'PlaceOrder', [lostConnection])
    await pressUntilUnknown(page)
    await regainConnection(page.context())
    await page.waitForURL(/\/payment\/sandbox\//)
    await endWithOneOrder(page, email)
  })

  it.runIf(isLong)(
    'with the preselected payment method saves nothing to the closed cart, and does not wait for the connection',
    async () => {
      const { page, email } = await readyToOrder(phone, null)
      await handleCalls(page, 'PlaceOrder', [lostResponse, lostResponse, lostResponse])
      const saves = await handleCalls(page, 'SavePayment', [])
      await pressUntilUnknown(page)
      expect(saves()).toBe(1)
      await press(page).catch(() => undefined)
      await expectThanks(page)
      expect(saves()).toBe(1)
      await endWithOneOrder(page, email)
    },
  )

  it.runIf(isLong).each(['/cart', '/checkout'])(
    'leads to the order when %s is opened after the tab was closed',
    async (path) => {
      const { page, email } = await readyToOrder(phone)
      const again = await pressAndClose(page, { isPlaced: true })
      await again.goto(path)
      await expectThanks(again)
      await endWithOneOrder(again, email)
    },
  )

  it.runIf(isLong)('is reported on the page that the shopper returns to, until the order is shown', async () => {
    const { page, email } = await readyToOrder(phone)
    const again = await pressAndClose(page, { isPlaced: true })
    await again.goto(shop)
    await movePointer(again, 40, 40)
    await again.getByRole('button', { name: t('checkout.pending.show') }).click()
    await expectThanks(again)
    await expectNothingPending(again)
    await endWithOneOrder(again, email)
  })

  it('that never reached the server is retried and places one order', async () => {
    const { page, email } = await readyToOrder(phone)
    await handleCalls(page, 'PlaceOrder', [
      async (route) => {
        await loseConnection(page.context())
        await route.abort()
      },
    ])
    await pressUntilUnknown(page)
    expect(await countOrders(email)).toBe(0)
    await regainConnection(page.context())
    await expectThanks(page)
    await endWithOneOrder(page, email)
  })

  it.runIf(isLong)('is not retried after the order was changed elsewhere', async () => {
    const { page, email, cart } = await readyToOrder(phone)
    const again = await pressAndClose(page, { isPlaced: false })
    await callAs(
      undefined,
      `mutation ($id: String!) { addProductsToCart(cartId: $id, cartItems: [{ sku: "ROLE-PLENTY", quantity: 1 }]) {
        cart { id } } }`,
      { id: cart },
    )
    await again.goto('/checkout')
    await expectNothingPending(again)
    await again.getByRole('heading', { name: t('checkout.title'), level: 1 }).waitFor()
    expect(await countOrders(email)).toBe(0)
    await endVisit(again)
  })

  it.runIf(isLong)('that takes long leads to the order, also in a second tab', async () => {
    const { page, email } = await readyToOrder(phone)
    const held = Promise.withResolvers<void>()
    const calls = await handleCalls(page, 'PlaceOrder', [
      async (route) => {
        await held.promise
        await route.fallback()
      },
    ])
    await press(page)
    await expect.poll(calls).toBe(1)
    const other = await page.context().newPage()
    await other.goto('/checkout')
    await expectThanks(other)
    held.resolve()
    await expectThanks(page)
    await endWithOneOrder(page, email)
  })

  it.runIf(isLong)('does not lose a newer cart of another tab', async () => {
    const { page, email } = await readyToOrder(phone)
    await handleCalls(page, 'PlaceOrder', [lostConnection])
    await pressUntilUnknown(page)
    const newer = await filledCart([{ sku: 'ROLE-PLENTY', quantity: 2 }])
    await carryCart(page, newer)
    await regainConnection(page.context())
    await expectThanks(page)
    expect((await page.context().cookies()).find(({ name }) => name === 'cart_poland')?.value).toBe(newer)
    await endWithOneOrder(page, email)
  })
})

it.runIf(isLong)('a change to a cart that another device has ordered leads to that order', async () => {
  const { page, cart } = await readyToOrder(phone)
  const { placeOrder } = await callAs<{ placeOrder: { orderV2: { number: string } } }>(
    undefined,
    'mutation ($id: String!) { placeOrder(input: { cart_id: $id }) { orderV2 { number } } }',
    { id: cart },
  )
  await page.getByText(card, { exact: true }).click()
  await expectThanks(page)
  await page.getByText(placeOrder.orderV2.number).first().waitFor()
  await endVisit(page)
})
