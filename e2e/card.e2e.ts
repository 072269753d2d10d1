import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { AdyenHosts, bankHost, cards } from './adyen-hosts.ts'
import { desktop, devices, expectSound, phone, visit } from './browser.ts'
import { openCardShop, type CardShop } from './card-shop.ts'
import { carryCart, checkOut } from './checkout.ts'
import { goTo } from './keyboard.ts'
import { filledCart } from './shop.ts'
import { textsOf } from './texts.ts'
import { typeCardNumber } from './type-card-number.ts'

// Adyen's drop-in is the real one. It frames Adyen's pages and asks Adyen's hosts, which this machine may not be able to
// reach, so `AdyenHosts` answers in their place; the shop's server asks `AdyenDouble`, and hears from nobody else.

const t = textsOf('pl-PL')
let shop: CardShop

beforeAll(async () => {
  shop = await openCardShop()
})
afterAll(() => shop.close())

async function visitByCard(viewport: { width: number; height: number }) {
  const { page, complaints } = await visit({ viewport, locale: 'pl-PL', baseURL: shop.address })
  const hosts = new AdyenHosts(shop.adyen)
  await hosts.answer(page.context())
  return {
    page,
    hosts,
    /** The browser writes down that the policy has kept the drop-in from counting. */
    complaints: () => complaints.filter((text) => !text.includes('checkoutanalytics')),
    leave: () => page.context().close(),
  }
}

/** Orders by card, up to the page where the card is taken. */
async function order(page: Page): Promise<void> {
  await carryCart(page, await filledCart([{ sku: 'ROLE-PLENTY', quantity: 1 }], 'pl', shop.address))
  await checkOut(page, 'Karta płatnicza')
  await page.waitForURL(/\/checkout\/card#/)
}

/** Waits until the last of Adyen's fields can be written in. */
async function untilFields(page: Page): Promise<void> {
  await page.frameLocator('[data-cse="encryptedSecurityCode"] iframe').locator('input[aria-label]').waitFor()
}

async function orderByCard(page: Page): Promise<void> {
  await order(page)
  await untilFields(page)
  await page.getByText(t('payment.card.note')).waitFor()
}

/** Types a card as a shopper without a mouse does, and pays by the key. */
async function typeCard(page: Page, number: string): Promise<void> {
  await typeCardNumber(page, number)
  await page.keyboard.press('Enter')
}

/** Lets everything arrive at the shop that Adyen has to say. */
async function hearAll(hosts: AdyenHosts): Promise<void> {
  for (const told of hosts.told.splice(0)) await shop.hear(told)
}

const isPaid = (page: Page) => page.getByText(t('payment.paid')).waitFor()
const tokenOf = (page: Page): string => new URL(page.url()).hash.slice(1)

/** The buttons of all methods, including the last one used. */
const payButton = new RegExp(
  `^(?:${['payment.payBy', 'payment.payAgainBy'].map((key) => t(key).replace('{method}', '')).join('|')})`,
)
const payAgain = t('payment.payAgainBy').replace('{method}', '')

describe('paying by card', () => {
  it.each(devices)(
    'CHK-04 ROUTE-07 on a %s is done by keys, and only Adyen’s own word pays',
    async (_device, viewport) => {
      const { page, hosts, complaints, leave } = await visitByCard(viewport)
      await orderByCard(page)
      await expectSound(page)
      await typeCard(page, cards.good)
      await page.waitForURL(/\/checkout\/adyen_success$/)
      await page.getByText(t('payment.pending.title')).waitFor()
      await expectSound(page)
      await hearAll(hosts)
      await isPaid(page)
      expect(hosts.asked.map(({ name }) => name)).toEqual(['setup', 'payments'])
      expect(complaints()).toEqual([])
      await leave()
    },
  )

  it('CHK-04 ROUTE-08 UX-35 goes on with another card when one was refused, without typing anything else again', async () => {
    const { page, hosts, complaints, leave } = await visitByCard(phone)
    await orderByCard(page)
    await typeCard(page, cards.refused)
    await page.waitForURL(/\/checkout\/adyen_failed$/)
    await hearAll(hosts)
    const pay = page.getByRole('button', { name: payAgain })
    await pay.waitFor()
    await expectSound(page)
    await goTo(page, pay)
    await page.keyboard.press('Enter')
    await untilFields(page)
    await typeCard(page, cards.good)
    await page.waitForURL(/\/checkout\/adyen_success$/)
    await hearAll(hosts)
    await isPaid(page)
    expect(complaints()).toEqual([])
    await leave()
  })

  it.each([
    ['phone', phone, 'GET'],
    ['desktop', desktop, 'POST'],
  ] as const)(
    'CHK-04 ROUTE-07 on a %s comes back from the bank’s page with its yes, which Adyen hears once',
    async (_device, viewport, redirect) => {
      const { page, hosts, complaints, leave } = await visitByCard(viewport)
      hosts.redirect = redirect
      await orderByCard(page)
      await typeCard(page, cards.asksBank)
      await page.waitForURL(`${bankHost}/**`)
      await page.locator('#confirm').click()
      await page.waitForURL(/\/checkout\/adyen_success$/)
      await page.getByText(t('payment.pending.title')).waitFor()
      await page.reload()
      await hearAll(hosts)
      await isPaid(page)
      expect(hosts.asked.map(({ name }) => name)).toEqual(['setup', 'payments', 'setup', 'paymentDetails'])
      expect(complaints()).toEqual([])
      await leave()
    },
  )

  it('CHK-04 ROUTE-08 comes back from the bank’s page with its no, and can be paid otherwise', async () => {
    const { page, hosts, complaints, leave } = await visitByCard(desktop)
    await orderByCard(page)
    await typeCard(page, cards.asksBank)
    await page.waitForURL(`${bankHost}/**`)
    await page.locator('#refuse').click()
    await page.waitForURL(/\/checkout\/adyen_failed$/)
    await hearAll(hosts)
    await page.getByRole('button', { name: payButton }).first().waitFor()
    await expectSound(page)
    expect(complaints()).toEqual([])
    await leave()
  })

  it('CHK-04 ROUTE-07 is finished when the bank’s app leads back into another tab', async () => {
    const { page, hosts, leave } = await visitByCard(phone)
    await orderByCard(page)
    const token = tokenOf(page)
    await typeCard(page, cards.asksBank)
    await page.waitForURL(`${bankHost}/**`)
    const way = await page.locator('#confirm').getAttribute('href')
    const other = await page.context().newPage()
    await other.goto(way ?? '')
    await other.waitForURL(`**/order/track/${token}`)
    expect(hosts.asked.at(-1)?.name).toBe('paymentDetails')
    await hearAll(hosts)
    await page.goto(`${shop.address}/checkout/success`)
    await isPaid(page)
    await leave()
  })

  it('CHK-04 ROUTE-07 is finished when the bank leads back into another browser, which is told the number alone', async () => {
    const { page, hosts, leave } = await visitByCard(phone)
    await orderByCard(page)
    await typeCard(page, cards.asksBank)
    await page.waitForURL(`${bankHost}/**`)
    const way = (await page.locator('#confirm').getAttribute('href')) ?? ''
    const stranger = await visitByCard(phone)
    await stranger.page.goto(way)
    await stranger.page.getByRole('heading', { name: t('payment.handedIn.title') }).waitFor()
    expect(stranger.page.url()).toMatch(/\/checkout\/adyen_success$/)
    expect(await stranger.page.locator('main').innerText()).not.toMatch(/@|ROLE|\d zł/)
    await expectSound(stranger.page)
    expect(stranger.hosts.asked).toEqual([])
    await stranger.leave()
    await page.goto(`${shop.address}/checkout/success`)
    await isPaid(page)
    expect(hosts.asked.map(({ name }) => name)).toEqual(['setup', 'payments'])
    await leave()
  })

  it('CHK-04 says so when the fields cannot be shown, and leads to the other ways to pay', async () => {
    const { page, hosts, leave } = await visitByCard(phone)
    hosts.cut = 'setup'
    await order(page)
    await page.getByText(t('payment.card.broken.title')).waitFor()
    await expectSound(page)
    await page.getByRole('link', { name: t('payment.card.otherWay') }).click()
    await page.waitForURL(/\/checkout\/adyen_failed$/)
    await page.getByRole('button', { name: payButton }).first().waitFor()
    await leave()
  })

  it('CHK-04 ROUTE-08 says that a payment whose answer was lost is open, and lets nobody pay it again', async () => {
    const { page, hosts, leave } = await visitByCard(phone)
    hosts.cut = 'payments'
    await orderByCard(page)
    const token = tokenOf(page)
    await typeCard(page, cards.good)
    await page.waitForURL(/\/checkout\/adyen_success$/)
    await page.getByText(t('payment.unclear.title')).waitFor()
    await expectSound(page)
    await page.goto(`${shop.address}/checkout/adyen_failed`)
    await page.getByRole('heading', { name: t('payment.unclear.title') }).waitFor()
    expect(await page.getByRole('button', { name: payButton }).count()).toBe(0)
    await expectSound(page)
    await page.goto(`${shop.address}/checkout/card#${token}`)
    await page.waitForURL(/\/checkout\/adyen_success$/)
    await hearAll(hosts)
    await isPaid(page)
    expect(hosts.asked.map(({ name }) => name)).toEqual(['setup', 'payments'])
    await leave()
  })

  it.each(['ua', 'am'])('CHK-04 speaks the language of %s, which Adyen does not', async (store) => {
    const { page, complaints, leave } = await visitByCard(desktop)
    await orderByCard(page)
    await page.goto(`/${store}/checkout/card#${tokenOf(page)}`)
    await untilFields(page)
    const said = (await page.locator('main form, main .adyen-checkout__dropin').allInnerTexts()).join(' ')
    expect(said).toMatch(/[\u0400-\u058f]/)
    expect(said.replaceAll(/zł|PLN|Karta/g, '')).not.toMatch(/[a-z]/i)
    expect(complaints()).toEqual([])
    await leave()
  })
})
