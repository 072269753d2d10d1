import type { Page, Route } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { AdyenHosts, bankHost, cards } from './adyen-hosts.ts'
import { expectAccessible, phone, visit } from './browser.ts'
import { openCardShop, type CardShop } from './card-shop.ts'
import { carryCart, checkOut } from './checkout.ts'
import { operationOf } from './faults/broken-network.ts'
import { filledCart } from './shop.ts'
import { textsOf } from './texts.ts'
import { typeCardNumber } from './type-card-number.ts'

// The faults of the fault matrix, for the two mutations that only a shop with Adyen sends.

const t = textsOf('pl-PL')
const longTimeout = { timeout: 30_000 }
let shop: CardShop

beforeAll(async () => {
  shop = await openCardShop()
})
afterAll(() => shop.close())

async function visitByCard() {
  const { page } = await visit({ viewport: phone, locale: 'pl-PL', baseURL: shop.address })
  const hosts = new AdyenHosts(shop.adyen)
  await hosts.answer(page.context())
  return { page, hosts }
}

/** Places an order by card and types the card, up to the pay button. */
async function typeCard(page: Page, number: string): Promise<void> {
  await carryCart(page, await filledCart([{ sku: 'ROLE-PLENTY', quantity: 1 }], 'pl', shop.address))
  await checkOut(page, 'Karta płatnicza')
  await page.waitForURL(/\/checkout\/card#/)
  await page.getByText(t('payment.card.note')).waitFor()
  await typeCardNumber(page, number)
}

async function deliverAll(hosts: AdyenHosts): Promise<void> {
  for (const notification of hosts.notifications.splice(0)) await shop.deliverNotification(notification)
}

type Fault = (route: Route) => Promise<unknown>
const faults: readonly (readonly [string, Fault])[] = [
  ['request lost', (route) => route.abort('connectionreset')],
  ['HTTP 500', (route) => route.fulfill({ status: 500, body: 'broken' })],
  ['response lost', async (route) => (await route.fetch(), route.abort('connectionreset'))],
]
const twice: Fault = async (route) => {
  const [response] = await Promise.all([route.fetch(), route.fetch()])
  await route.fulfill({ response })
}

/** Applies a fault to every request of the mutation until it is repaired. */
async function breakCalls(page: Page, mutation: string, fault: Fault): Promise<() => void> {
  let isBroken = true
  await page.route('**/graphql', (route) =>
    isBroken && operationOf(route.request()) === mutation ? fault(route) : route.fallback(),
  )
  return () => void (isBroken = false)
}

/** Returns from the bank, which confirmed the payment, but in another person's browser. */
async function returnInOtherBrowser() {
  const buyer = await visitByCard()
  await typeCard(buyer.page, cards.asksBank)
  await buyer.page.keyboard.press('Enter')
  await buyer.page.waitForURL(`${bankHost}/**`)
  const way = (await buyer.page.locator('#confirm').getAttribute('href')) ?? ''
  const { page } = await visitByCard()
  const requests = shop.adyen.askedFor('/payments/details').length
  return {
    buyer: buyer.page,
    page,
    way,
    /** The number of different bank results that Adyen received. */
    handedIn: () =>
      new Set(
        shop.adyen
          .askedFor('/payments/details')
          .slice(requests)
          .map(({ idempotencyKey }) => idempotencyKey),
      ).size,
  }
}

const handedInTitle = (page: Page) => page.getByRole('heading', { name: t('payment.handedIn.title') })

async function expectPaid(page: Page): Promise<void> {
  await page.goto(`${shop.address}/checkout/success`)
  await page.getByText(t('payment.paid')).waitFor(longTimeout)
}

describe('FinishCardPayment, which submits a bank’s result to the shop', () => {
  it.each(faults)('× %s: shows an error, and a retry submits it once', async (name, fault) => {
    const { buyer, page, way, handedIn } = await returnInOtherBrowser()
    const repair = await breakCalls(page, 'FinishCardPayment', fault)
    await page.goto(way)
    await page.getByRole('heading', { name: t('payment.unclear.title') }).waitFor(longTimeout)
    await page.locator('main [data-tone="error"]').waitFor()
    expect(await page.getByText(t('order.missing')).count()).toBe(0)
    await expectAccessible(page)
    expect(handedIn()).toBe(name === 'response lost' ? 1 : 0)
    repair()
    await page.getByRole('button', { name: t('notices.trouble.again') }).click()
    await handedInTitle(page).waitFor(longTimeout)
    expect(handedIn()).toBe(1)
    await expectPaid(buyer)
    for (const one of [buyer, page]) await one.context().close()
  })

  it('× duplicate: submits it once', async () => {
    const { buyer, page, way, handedIn } = await returnInOtherBrowser()
    await breakCalls(page, 'FinishCardPayment', twice)
    await page.goto(way)
    await handedInTitle(page).waitFor(longTimeout)
    expect(handedIn()).toBe(1)
    await expectPaid(buyer)
    for (const one of [buyer, page]) await one.context().close()
  })

  it('× 20 s delay: never claims that there is no order', async () => {
    const { buyer, page, way, handedIn } = await returnInOtherBrowser()
    const held = Promise.withResolvers<void>()
    await breakCalls(page, 'FinishCardPayment', async (route) => {
      await held.promise
      await route.fallback()
    })
    await page.clock.install()
    await page.goto(way)
    await page.getByRole('heading', { name: t('payment.checking') }).waitFor(longTimeout)
    await page.clock.fastForward(20_000)
    expect(await page.getByText(t('order.missing')).count()).toBe(0)
    held.resolve()
    await handedInTitle(page).waitFor(longTimeout)
    expect(handedIn()).toBe(1)
    for (const one of [buyer, page]) await one.context().close()
  })

  it('× tab closed: the payment still completes', async () => {
    const { buyer, page, way, handedIn } = await returnInOtherBrowser()
    const arrived = Promise.withResolvers<void>()
    await breakCalls(page, 'FinishCardPayment', async (route) => {
      await route.fetch()
      arrived.resolve()
      await route.abort('connectionreset')
    })
    await page.goto(way)
    await arrived.promise
    await page.close()
    expect(handedIn()).toBe(1)
    await expectPaid(buyer)
    for (const one of [buyer, page]) await one.context().close()
  })
})

describe('HandInCardResult, which lets the shop poll Adyen', () => {
  const held: Fault = () => new Promise(() => undefined)
  it.each([...faults, ['duplicate', twice] as const, ['20 s delay', held] as const])(
    '× %s: the shopper continues to the order, which is paid once Adyen confirms',
    async (_name, fault) => {
      const { page, hosts } = await visitByCard()
      await typeCard(page, cards.good)
      await breakCalls(page, 'HandInCardResult', fault)
      await page.keyboard.press('Enter')
      await page.waitForURL(/\/checkout\/adyen_success$/, longTimeout)
      await page.getByText(t('payment.pending.title')).waitFor(longTimeout)
      expect(await page.locator('[data-toast]').count()).toBe(0)
      await deliverAll(hosts)
      await page.getByText(t('payment.paid')).waitFor(longTimeout)
      await page.context().close()
    },
  )
})
