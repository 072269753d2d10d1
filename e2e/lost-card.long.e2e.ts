import type { Page, Route } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { AdyenHosts, cards } from './adyen-hosts.ts'
import { expectAccessible, phone, visit } from './browser.ts'
import { openCardShop, type CardShop } from './card-shop.ts'
import { openAfterOrder } from './checkout.ts'
import { operationOf } from './operation-of.ts'
import { faultMatrix } from './faults/matrix.ts'
import { savedCardScenarios } from './faults/saved-card-scenarios.ts'
import { untilSeen } from './skip-pauses.ts'
import { textsOf } from './texts.ts'
import { typeCardNumber } from './type-card-number.ts'
import { endVisit } from './visits.ts'

// The faults of the fault matrix, for the mutations that only a shop with Adyen sends.

const t = textsOf('pl-PL')
let shop: CardShop

beforeAll(async () => {
  shop = await openCardShop()
})
afterAll(() => shop.close())

async function visitByCard() {
  const { page } = await visit({ viewport: phone, locale: 'pl-PL', baseURL: shop.address })
  const hosts = new AdyenHosts(shop.adyen)
  await hosts.answer(page.context())
  await page.clock.install()
  return { page, hosts }
}

type Fault = (route: Route) => Promise<unknown>
const requestLost: Fault = (route) => route.abort('connectionreset')
const failure: Fault = (route) => route.fulfill({ status: 500, body: 'broken' })
const responseLost: Fault = async (route) => (await route.fetch(), route.abort('connectionreset'))
const twice: Fault = async (route) => {
  const [response] = await Promise.all([route.fetch(), route.fetch()])
  await route.fulfill({ response })
}

/** On a bad connection the first request is lost, the second one fails, and all responses to later ones are lost. */
const badConnection = ['bad connection', [requestLost, failure, responseLost]] as const
const connections = [
  badConnection,
  ['request lost', [requestLost]],
  ['HTTP 500', [failure]],
  ['response lost', [responseLost]],
] as const

/** Applies the faults to the requests of the mutation in turn, and the last one to all others, until they are repaired. */
async function breakCalls(page: Page, mutation: string, faults: readonly Fault[]): Promise<() => void> {
  let isBroken = true
  let sent = 0
  await page.route('**/graphql', (route) => {
    if (!isBroken || operationOf(route.request()) !== mutation) return route.fallback()
    const fault = faults[Math.min(sent, faults.length - 1)] as Fault
    sent += 1
    return fault(route)
  })
  return () => void (isBroken = false)
}

/** Places an order whose payment the bank has confirmed, and visits the shop as another browser, to which the bank returns. */
async function returnInOtherBrowser() {
  const order = await shop.placeOrder()
  const [id = '', session] =
    [...shop.adyen.sessions].find(([, { reference }]) => reference.includes(order.number)) ?? []
  const redirectResult = shop.adyen.leadBack(id, true)
  const way = `${session?.returnUrl}?${new URLSearchParams({ sessionId: id, redirectResult }).toString()}`
  const { page } = await visitByCard()
  const requests = shop.adyen.askedFor('/payments/details').length
  return {
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
    expectPaid: () => expect.poll(() => shop.statusOf(order)).toBe('PAID'),
  }
}

describe('FinishCardPayment, which submits a bank’s result to the shop', () => {
  it.each(connections)('× %s: shows an error, and a retry submits it once', async (_name, faults) => {
    const { page, way, handedIn, expectPaid } = await returnInOtherBrowser()
    const repair = await breakCalls(page, 'FinishCardPayment', faults)
    await page.goto(way)
    await untilSeen(page.getByText(t('payment.unclear.title')))
    await page.locator('main [data-tone="error"]').waitFor()
    expect(await page.getByText(t('order.missing')).count()).toBe(0)
    await expectAccessible(page)
    expect(handedIn()).toBe(faults.includes(responseLost) ? 1 : 0)
    repair()
    await page.getByRole('button', { name: t('notices.trouble.again') }).click()
    await untilSeen(page.getByText(t('payment.handedIn.title')))
    expect(handedIn()).toBe(1)
    await expectPaid()
    await endVisit(page)
  })

  it('× late duplicate: submits it once, and meanwhile never claims that there is no order', async () => {
    const { page, way, handedIn, expectPaid } = await returnInOtherBrowser()
    const held = Promise.withResolvers<void>()
    await breakCalls(page, 'FinishCardPayment', [
      async (route) => {
        await held.promise
        await twice(route)
      },
    ])
    await page.goto(way)
    await page.getByRole('heading', { name: t('payment.checking') }).waitFor()
    await page.clock.fastForward(20_000)
    expect(await page.getByText(t('order.missing')).count()).toBe(0)
    held.resolve()
    await untilSeen(page.getByText(t('payment.handedIn.title')))
    expect(handedIn()).toBe(1)
    await expectPaid()
    await endVisit(page)
  })

  it('× tab closed: the payment still completes', async () => {
    const { page, way, handedIn, expectPaid } = await returnInOtherBrowser()
    const arrived = Promise.withResolvers<void>()
    await breakCalls(page, 'FinishCardPayment', [
      async (route) => {
        await route.fetch()
        arrived.resolve()
        await route.abort('connectionreset')
      },
    ])
    await page.goto(way)
    await arrived.promise
    await page.close()
    expect(handedIn()).toBe(1)
    await expectPaid()
    await endVisit(page)
  })
})

describe('SaveCardResult, which lets the shop poll Adyen', () => {
  const held: Fault = () => new Promise(() => undefined)
  it.each([...connections, ['20 s delay', [held]] as const, ['duplicate', [twice]] as const])(
    '× %s: the shopper continues to the order, which is paid once Adyen confirms',
    async (_name, faults) => {
      const order = await shop.placeOrder()
      const { page, hosts } = await visitByCard()
      await openAfterOrder(page, order.path, order)
      await page.getByText(t('payment.card.note')).waitFor()
      await typeCardNumber(page, cards.good)
      await breakCalls(page, 'SaveCardResult', faults)
      await page.keyboard.press('Enter')
      await page.waitForURL(/\/checkout\/adyen_success$/)
      await untilSeen(page.getByText(t('payment.pending.title')))
      expect(await page.locator('[data-toast]').count()).toBe(0)
      for (const notification of hosts.notifications.splice(0)) await shop.deliverNotification(notification)
      await untilSeen(page.getByText(t('payment.paid')))
      await endVisit(page)
    },
  )
})

faultMatrix(
  'saved cards',
  savedCardScenarios(() => shop),
)
