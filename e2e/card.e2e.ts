import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { AdyenHosts, bankHost, cards } from './adyen-hosts.ts'
import { anyDevice, expectAccessible, phone, visit } from './browser.ts'
import { isLong } from './is-long.ts'
import { openCardShop, type CardShop } from './card-shop.ts'
import { carryCart, checkOut, openAfterOrder } from './checkout.ts'
import { goTo } from './keyboard.ts'
import { newEmail, password, signInHere } from './faults/people.ts'
import { callGraphql, filledCart } from './shop.ts'
import { textsOf } from './texts.ts'
import { typeCardNumber, typeSecurityCode } from './type-card-number.ts'
import { endVisit } from './visits.ts'

// Adyen's drop-in is the real one. Its frames and requests go to Adyen's hosts, which may be unreachable here, so `AdyenHosts`
// responds instead. The shop's server talks only to `AdyenDouble`.

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
    /** The browser reports that the CSP blocks the drop-in's analytics. */
    complaints: () => complaints.filter((text) => !text.includes('checkoutanalytics')),
    leave: () => endVisit(page),
  }
}

/** Opens the page with the card form of a new order. */
async function order(page: Page): Promise<void> {
  const placed = await shop.placeOrder()
  await openAfterOrder(page, placed.path, placed)
}

/** Checks out with payment by card, up to the page with the card form. */
async function checkOutByCard(page: Page): Promise<void> {
  await carryCart(page, await filledCart([{ sku: 'ROLE-PLENTY', quantity: 1 }], 'pl', shop.address))
  await checkOut(page, 'Karta płatnicza')
  await page.waitForURL(/\/checkout\/card#/)
  await untilFields(page)
}

/** Waits until the last of Adyen's fields accepts input. */
async function untilFields(page: Page): Promise<void> {
  await page.frameLocator('[data-cse="encryptedSecurityCode"] iframe').locator('input[aria-label]').waitFor()
}

async function orderByCard(page: Page): Promise<void> {
  await order(page)
  await untilFields(page)
  await page.getByText(t('payment.card.note')).waitFor()
}

/** Types a card and pays with it, by keyboard. */
async function typeCard(page: Page, number: string): Promise<void> {
  await typeCardNumber(page, number)
  await page.keyboard.press('Enter')
}

/** Delivers Adyen's collected notifications to the shop. */
async function deliverAll(hosts: AdyenHosts): Promise<void> {
  for (const notification of hosts.notifications.splice(0)) await shop.deliverNotification(notification)
}

const isPaid = (page: Page) => page.getByText(t('payment.paid')).waitFor()
const tokenOf = (page: Page): string => new URL(page.url()).hash.slice(1)

/** Matches the pay buttons of all methods, including that of the method that was used before. */
const payButton = new RegExp(
  `^(?:${['payment.payBy', 'payment.payAgainBy'].map((key) => t(key).replace('{method}', '')).join('|')})`,
)
const payAgain = t('payment.payAgainBy').replace('{method}', '')

interface CardCustomer {
  readonly email: string
  readonly token: string
}

/** A new customer of the shop with Adyen. */
async function newCardCustomer(): Promise<CardCustomer> {
  const [email, secret] = [newEmail(), password]
  const { generateCustomerToken: given } = await callGraphql<{ generateCustomerToken: { token: string } }>(
    `mutation ($input: CustomerCreateInput!, $email: String!, $secret: String!) {
      createCustomerV2(input: $input) { customer { id } }
      generateCustomerToken(email: $email, password: $secret) { token } }`,
    { email, secret, input: { email, password: secret, firstname: 'Wanda', lastname: 'Byrne' } },
    'pl',
    shop.address,
  )
  return { email, token: given.token }
}

describe('a card payment', () => {
  it.each(anyDevice)(
    'CHK-04 ROUTE-07 on a %s works by keyboard, and only Adyen’s own notification marks the order paid',
    async (_device, viewport) => {
      const { page, hosts, complaints, leave } = await visitByCard(viewport)
      await checkOutByCard(page)
      await expectAccessible(page)
      await typeCard(page, cards.good)
      await page.waitForURL(/\/checkout\/adyen_success$/)
      await page.getByText(t('payment.pending.title')).waitFor()
      await expectAccessible(page)
      await deliverAll(hosts)
      await isPaid(page)
      expect(hosts.requests.map(({ name }) => name)).toEqual(['setup', 'payments'])
      expect(complaints()).toEqual([])
      await leave()
    },
  )

  it('CHK-04 ROUTE-08 UX-35 can be retried with another card after a refusal, without retyping anything else', async () => {
    const { page, hosts, complaints, leave } = await visitByCard(phone)
    await orderByCard(page)
    await typeCard(page, cards.refused)
    await page.waitForURL(/\/checkout\/adyen_failed$/)
    await deliverAll(hosts)
    const pay = page.getByRole('button', { name: payAgain })
    await pay.waitFor()
    await expectAccessible(page)
    await goTo(page, pay)
    await page.keyboard.press('Enter')
    await untilFields(page)
    await typeCard(page, cards.good)
    await page.waitForURL(/\/checkout\/adyen_success$/)
    await deliverAll(hosts)
    await isPaid(page)
    expect(complaints()).toEqual([])
    await leave()
  })

  it.runIf(isLong).each(['GET', 'POST'] as const)(
    'CHK-04 ROUTE-07 redirected by %s, returns confirmed from the bank’s page, and reports that to Adyen once',
    async (redirect) => {
      const { page, hosts, complaints, leave } = await visitByCard(phone)
      hosts.redirect = redirect
      await orderByCard(page)
      await typeCard(page, cards.asksBank)
      await page.waitForURL(`${bankHost}/**`)
      await page.locator('#confirm').click()
      await page.waitForURL(/\/checkout\/adyen_success$/)
      await page.getByText(t('payment.pending.title')).waitFor()
      await page.reload()
      await deliverAll(hosts)
      await isPaid(page)
      expect(hosts.requests.map(({ name }) => name)).toEqual(['setup', 'payments', 'setup', 'paymentDetails'])
      expect(complaints()).toEqual([])
      await leave()
    },
  )

  it.runIf(isLong)(
    'CHK-04 ROUTE-08 is declined on the bank’s page, and can then be paid by another method',
    async () => {
      const { page, hosts, complaints, leave } = await visitByCard(phone)
      await orderByCard(page)
      await typeCard(page, cards.asksBank)
      await page.waitForURL(`${bankHost}/**`)
      await page.locator('#refuse').click()
      await page.waitForURL(/\/checkout\/adyen_failed$/)
      await deliverAll(hosts)
      await page.getByRole('button', { name: payButton }).first().waitFor()
      expect(complaints()).toEqual([])
      await leave()
    },
  )

  it.runIf(isLong)('CHK-04 ROUTE-07 finishes when the bank’s app returns to another tab', async () => {
    const { page, hosts, leave } = await visitByCard(phone)
    await orderByCard(page)
    const token = tokenOf(page)
    await typeCard(page, cards.asksBank)
    await page.waitForURL(`${bankHost}/**`)
    const way = await page.locator('#confirm').getAttribute('href')
    const other = await page.context().newPage()
    await other.goto(way ?? '')
    await other.waitForURL(`**/order/track/${token}`)
    expect(hosts.requests.at(-1)?.name).toBe('paymentDetails')
    await deliverAll(hosts)
    await page.goto(`${shop.address}/checkout/success`)
    await isPaid(page)
    await leave()
  })

  it('CHK-04 ROUTE-07 finishes when the bank returns to another browser, which learns only the order number', async () => {
    const { page, hosts, leave } = await visitByCard(phone)
    await orderByCard(page)
    await typeCard(page, cards.asksBank)
    await page.waitForURL(`${bankHost}/**`)
    const way = (await page.locator('#confirm').getAttribute('href')) ?? ''
    const otherVisitor = await visitByCard(phone)
    await otherVisitor.page.goto(way)
    await otherVisitor.page.getByRole('heading', { name: t('payment.handedIn.title') }).waitFor()
    expect(otherVisitor.page.url()).toMatch(/\/checkout\/adyen_success$/)
    expect(await otherVisitor.page.locator('main').innerText()).not.toMatch(/@|ROLE|\d zł/)
    await expectAccessible(otherVisitor.page)
    expect(otherVisitor.hosts.requests).toEqual([])
    await otherVisitor.leave()
    await page.goto(`${shop.address}/checkout/success`)
    await isPaid(page)
    expect(hosts.requests.map(({ name }) => name)).toEqual(['setup', 'payments'])
    await leave()
  })

  it.runIf(isLong)('CHK-04 shows a message and other payment methods when the fields fail to load', async () => {
    const { page, hosts, leave } = await visitByCard(phone)
    hosts.cut = 'setup'
    await order(page)
    await page.getByText(t('payment.card.broken.title')).waitFor()
    await expectAccessible(page)
    await page.getByRole('link', { name: t('payment.card.otherWay') }).click()
    await page.waitForURL(/\/checkout\/adyen_failed$/)
    await page.getByRole('button', { name: payButton }).first().waitFor()
    await leave()
  })

  it.runIf(isLong)(
    'CHK-04 ROUTE-08 without a response is shown as pending, and cannot be paid again meanwhile',
    async () => {
      const { page, hosts, leave } = await visitByCard(phone)
      hosts.cut = 'payments'
      await orderByCard(page)
      const token = tokenOf(page)
      await typeCard(page, cards.good)
      await page.waitForURL(/\/checkout\/adyen_success$/)
      await page.getByText(t('payment.unclear.title')).waitFor()
      await page.goto(`${shop.address}/checkout/adyen_failed`)
      await page.getByRole('heading', { name: t('payment.unclear.title') }).waitFor()
      expect(await page.getByRole('button', { name: payButton }).count()).toBe(0)
      await expectAccessible(page)
      await page.goto(`${shop.address}/checkout/card#${token}`)
      await page.waitForURL(/\/checkout\/adyen_success$/)
      await deliverAll(hosts)
      await isPaid(page)
      expect(hosts.requests.map(({ name }) => name)).toEqual(['setup', 'payments'])
      await leave()
    },
  )

  it.runIf(isLong)(
    'CHK-04 ACC-01 saves the card of a customer who ticks the box, offers it for the next order, and deletes it at Adyen',
    async () => {
      const { page, hosts, complaints, leave } = await visitByCard(phone)
      const { email, token } = await newCardCustomer()
      await signInHere(page, { email, token, password })
      const first = await shop.placeOrder(token)
      await page.goto(first.path)
      await untilFields(page)
      await typeCardNumber(page, cards.good)
      await goTo(page, page.locator('input[name="storeDetails"]'))
      await page.keyboard.press('Space')
      await page.locator('.adyen-checkout__button--pay').click()
      await page.waitForURL(`**/order/track/${first.token}`)
      await page.getByText(t('payment.pending.title')).waitFor()
      await deliverAll(hosts)
      await isPaid(page)
      await expect.poll(() => shop.adyen.askedFor(`merchantAccount=BocianECOM`).length).toBe(1)
      const second = await shop.placeOrder(token)
      await page.goto(second.path)
      await page.getByText('•••• 1111').first().waitFor()
      await expectAccessible(page)
      await typeSecurityCode(page)
      await page.keyboard.press('Enter')
      await page.waitForURL(`**/order/track/${second.token}`)
      await page.getByText(t('payment.pending.title')).waitFor()
      await deliverAll(hosts)
      await isPaid(page)
      await page.goto('/account-information')
      await page.getByRole('link', { name: t('customer.cards.link') }).click()
      const remove = page.getByRole('button', { name: t('customer.cards.remove') })
      await remove.waitFor()
      await expectAccessible(page)
      expect(await page.locator('main').innerText()).toMatch(/Visa .*1111/)
      await remove.click()
      await page.getByText(t('customer.cards.none')).waitFor()
      await expect.poll(() => [...shop.adyen.stored.values()].flat()).toEqual([])
      expect(complaints()).toEqual([])
      await leave()
    },
  )

  it.runIf(isLong).each(['ua', 'am'])(
    'CHK-04 is shown in the language of %s, which Adyen does not support',
    async (store) => {
      const { page, complaints, leave } = await visitByCard(phone)
      const { path, token } = await shop.placeOrder()
      expect(path).toBe(`/checkout/card#${token}`)
      await page.goto(`/${store}${path}`)
      await untilFields(page)
      const text = (await page.locator('main form, main .adyen-checkout__dropin').allInnerTexts()).join(' ')
      expect(text).toMatch(/[\u0400-\u058f]/)
      expect(text.replaceAll(/zł|PLN|Karta/g, '')).not.toMatch(/[a-z]/i)
      expect(complaints()).toEqual([])
      await leave()
    },
  )
})
