import type { Page, Route } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { AdyenHosts, bankHost, cards } from './adyen-hosts.ts'
import { expectSound, phone, visit } from './browser.ts'
import { openCardShop, type CardShop } from './card-shop.ts'
import { carryCart, checkOut } from './checkout.ts'
import { operationOf } from './faults/wire.ts'
import { filledCart } from './shop.ts'
import { textsOf } from './texts.ts'
import { typeCardNumber } from './type-card-number.ts'

// What the fault matrix does to every other mutation, for the two that only a shop with Adyen sends.

const t = textsOf('pl-PL')
const patient = { timeout: 30_000 }
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

/** Orders by card and types it, up to the press that pays. */
async function typeCard(page: Page, number: string): Promise<void> {
  await carryCart(page, await filledCart([{ sku: 'ROLE-PLENTY', quantity: 1 }], 'pl', shop.address))
  await checkOut(page, 'Karta płatnicza')
  await page.waitForURL(/\/checkout\/card#/)
  await page.getByText(t('payment.card.note')).waitFor()
  await typeCardNumber(page, number)
}

async function hearAll(hosts: AdyenHosts): Promise<void> {
  for (const told of hosts.told.splice(0)) await shop.hear(told)
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

/** Puts a fault on every call of the mutation until it is repaired. */
async function breakCalls(page: Page, mutation: string, fault: Fault): Promise<() => void> {
  let isBroken = true
  await page.route('**/graphql', (route) =>
    isBroken && operationOf(route.request()) === mutation ? fault(route) : route.fallback(),
  )
  return () => void (isBroken = false)
}

/** Somebody else's browser on the way back from the bank, which said yes. */
async function comeBackAsStranger() {
  const buyer = await visitByCard()
  await typeCard(buyer.page, cards.asksBank)
  await buyer.page.keyboard.press('Enter')
  await buyer.page.waitForURL(`${bankHost}/**`)
  const way = (await buyer.page.locator('#confirm').getAttribute('href')) ?? ''
  const { page } = await visitByCard()
  const asked = shop.adyen.askedFor('/payments/details').length
  return {
    buyer: buyer.page,
    page,
    way,
    /** How many different answers of banks Adyen was given. */
    handedIn: () =>
      new Set(
        shop.adyen
          .askedFor('/payments/details')
          .slice(asked)
          .map(({ idempotencyKey }) => idempotencyKey),
      ).size,
  }
}

const handedInTitle = (page: Page) => page.getByRole('heading', { name: t('payment.handedIn.title') })

async function expectPaid(page: Page): Promise<void> {
  await page.goto(`${shop.address}/checkout/success`)
  await page.getByText(t('payment.paid')).waitFor(patient)
}

describe('FinishCardPayment, which hands a bank’s answer to the shop', () => {
  it.each(faults)('× %s: says so, and one more press hands it in once', async (name, fault) => {
    const { buyer, page, way, handedIn } = await comeBackAsStranger()
    const repair = await breakCalls(page, 'FinishCardPayment', fault)
    await page.goto(way)
    await page.getByRole('heading', { name: t('payment.unclear.title') }).waitFor(patient)
    await page.locator('main [data-tone="error"]').waitFor()
    expect(await page.getByText(t('order.missing')).count()).toBe(0)
    await expectSound(page)
    expect(handedIn()).toBe(name === 'response lost' ? 1 : 0)
    repair()
    await page.getByRole('button', { name: t('notices.trouble.again') }).click()
    await handedInTitle(page).waitFor(patient)
    expect(handedIn()).toBe(1)
    await expectPaid(buyer)
    for (const one of [buyer, page]) await one.context().close()
  })

  it('× duplicate: hands it in once', async () => {
    const { buyer, page, way, handedIn } = await comeBackAsStranger()
    await breakCalls(page, 'FinishCardPayment', twice)
    await page.goto(way)
    await handedInTitle(page).waitFor(patient)
    expect(handedIn()).toBe(1)
    await expectPaid(buyer)
    for (const one of [buyer, page]) await one.context().close()
  })

  it('× 20 s delay: never says that there is no order', async () => {
    const { buyer, page, way, handedIn } = await comeBackAsStranger()
    const held = Promise.withResolvers<void>()
    await breakCalls(page, 'FinishCardPayment', async (route) => {
      await held.promise
      await route.fallback()
    })
    await page.clock.install()
    await page.goto(way)
    await page.getByRole('heading', { name: t('payment.checking') }).waitFor(patient)
    await page.clock.fastForward(20_000)
    expect(await page.getByText(t('order.missing')).count()).toBe(0)
    held.resolve()
    await handedInTitle(page).waitFor(patient)
    expect(handedIn()).toBe(1)
    for (const one of [buyer, page]) await one.context().close()
  })

  it('× tab closed: the payment is finished all the same', async () => {
    const { buyer, page, way, handedIn } = await comeBackAsStranger()
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

describe('HandInCardResult, by which the shop may ask Adyen itself', () => {
  const held: Fault = () => new Promise(() => undefined)
  it.each([...faults, ['duplicate', twice] as const, ['20 s delay', held] as const])(
    '× %s: the shopper goes on to the order, which is paid once Adyen says so',
    async (_name, fault) => {
      const { page, hosts } = await visitByCard()
      await typeCard(page, cards.good)
      await breakCalls(page, 'HandInCardResult', fault)
      await page.keyboard.press('Enter')
      await page.waitForURL(/\/checkout\/adyen_success$/, patient)
      await page.getByText(t('payment.pending.title')).waitFor(patient)
      expect(await page.locator('[data-toast]').count()).toBe(0)
      await hearAll(hosts)
      await page.getByText(t('payment.paid')).waitFor(patient)
      await page.context().close()
    },
  )
})
