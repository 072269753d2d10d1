import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import {
  anyDevice,
  expectAccessible,
  expectAccessibleFromTop,
  phone,
  shop,
  untilInteractive,
  visit,
} from './browser.ts'
import { isLong } from './is-long.ts'
import { addressInPoland, fillContact, giveConsents } from './checkout.ts'
import { callGraphql, filledCart, findCategory, findProduct } from './shop.ts'
import { textsOf } from './texts.ts'
import { endVisit } from './visits.ts'

interface Market {
  store: string
  locale: string
  lang: string
  price: RegExp
  cartCookie: string
  address: Readonly<Record<string, string>>
}

const markets: Market[] = [
  {
    store: 'pl',
    locale: 'pl-PL',
    lang: 'pl-PL',
    price: /\d+,\d{2}\s*zł/,
    cartCookie: 'cart_poland',
    address: addressInPoland,
  },
  {
    store: 'eu',
    locale: 'en-GB',
    lang: 'en',
    price: /€\s*\d+\.\d{2}/,
    cartCookie: 'cart_europe',
    address: {
      firstname: 'Ada',
      lastname: 'Byrne',
      street: '1 Main Street',
      postcode: 'A65 F4E2',
      city: 'Dublin',
      telephone: '0851234567',
    },
  },
]

async function chooseFirstSize(page: Page): Promise<void> {
  await page
    .locator('label:not([data-sold-out="true"])')
    .filter({ has: page.locator('input[name="option_cdrl_size"]') })
    .first()
    .click()
}

const fillAddress = (page: Page, { store, address }: Market): Promise<void> =>
  fillContact(page, { email: `ada.${store}@example.com`, address })

const [poland] = markets as [Market]
describe.each(isLong ? markets : [poland])('a guest in $store', (market) => {
  const t = textsOf(market.locale)

  it.each(anyDevice)(
    'PROD-02 CHK-01 buys a pair of trousers on a %s and the order is stored',
    async (device, viewport) => {
      const { page, complaints } = await visit({
        viewport,
        locale: market.lang,
        serviceWorkers: device === 'phone' ? 'block' : 'allow',
      })
      const category = await findCategory(market.store)
      await page.goto(category.path)
      expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(category.name)
      expect(await page.locator('html').getAttribute('lang')).toContain(market.lang.slice(0, 2))

      const product = await findProduct('ROLE-C1', market.store)
      await page.goto(product.path)
      expect(await page.getByRole('heading', { level: 1 }).textContent()).toContain(product.name)
      expect(await page.locator('main').innerText()).toMatch(market.price)

      await page.getByRole('button', { name: t('catalogue.addToCart'), exact: true }).click()
      await page.getByRole('alert').first().waitFor()
      await chooseFirstSize(page)
      await page.getByRole('button', { name: t('catalogue.addToCart'), exact: true }).click()
      await page.getByText(product.name).filter({ visible: true }).nth(1).waitFor()
      await page
        .getByRole('link', { name: t('catalogue.goToCart') })
        .first()
        .waitFor()

      await page.goto(market.store === 'pl' ? '/cart' : `/${market.store}/cart`)
      await page.getByRole('link', { name: product.name }).first().waitFor()
      await page.getByRole('link', { name: t('cart.checkout') }).click()

      await page.getByRole('heading', { name: t('checkout.title'), level: 1 }).waitFor()
      await page.getByRole('button', { name: t('checkout.toDelivery') }).click()
      await page.getByText(t('forms.validation.required')).first().waitFor()
      await fillAddress(page, market)
      await page.getByRole('button', { name: t('checkout.toDelivery') }).click()
      await page.getByRole('button', { name: t('checkout.toPayment') }).waitFor()
      if (device === 'phone') await expectAccessibleFromTop(page)
      await page.getByRole('button', { name: t('checkout.toPayment') }).click()
      const place = page.getByRole('button', { name: t('checkout.placeOrder') })
      await place.waitFor()
      await giveConsents(page)
      if (device === 'phone') await expectAccessibleFromTop(page)
      await place.click()

      await page.waitForURL(/\/checkout\/success$/)
      await page.getByRole('heading', { name: t('order.thanks') }).waitFor()
      if (device === 'phone') await expectAccessible(page)
      const number = /\d{9,}/.exec(await page.locator('main').innerText())?.[0]
      expect(number).toBeDefined()
      const { guestOrder } = await callGraphql<{ guestOrder: { number: string; items: { product_sku: string }[] } }>(
        'query($n: String!, $e: String!, $l: String!) { guestOrder(input: { number: $n, email: $e, lastname: $l }) { number items { product_sku } } }',
        { n: number, e: `ada.${market.store}@example.com`, l: market.address['lastname'] },
        market.store,
      )
      expect(guestOrder.items[0]?.product_sku).toContain('ROLE-C1')
      expect(complaints).toEqual([])
      await endVisit(page)
    },
  )
})

describe.runIf(isLong).each(markets)('a guest in $store on a slow connection', (market) => {
  const t = textsOf(market.locale)

  it('keeps text typed before hydration', async () => {
    const { page } = await visit({ viewport: phone, locale: market.lang })
    const cart = await filledCart([{ sku: 'ROLE-S1', quantity: 1 }], market.store)
    await page.context().addCookies([{ name: market.cartCookie, value: cart, url: shop }])
    const asleep = Promise.withResolvers<void>()
    await page.route(/\.js$/, async (route) => {
      await asleep.promise
      await route.continue()
    })
    const path = `${market.store === 'pl' ? '' : `/${market.store}`}/checkout`
    const opened = page.goto(path, { waitUntil: 'commit' })
    await fillAddress(page, market)
    const email = page.locator('input[name="email"]')
    await email.focus()
    asleep.resolve()
    await opened
    await untilInteractive(email)
    await page.keyboard.press('End')
    await page.keyboard.type('.test')
    expect(await email.inputValue()).toBe(`ada.${market.store}@example.com.test`)
    await page.getByRole('button', { name: t('checkout.toDelivery') }).click()
    await page.getByRole('button', { name: t('checkout.toPayment') }).waitFor()
    await endVisit(page)
  })

  it('fills the cart without JavaScript', async () => {
    const { page } = await visit({ viewport: phone, javaScriptEnabled: false })
    const category = await findCategory(market.store)
    const listing = await (await fetch(shop + category.path)).text()
    expect(listing.slice(listing.indexOf('<main')).match(/<img/g)?.length).toBeGreaterThan(20)
    const product = await findProduct('ROLE-C1', market.store)
    await page.goto(product.path)
    await chooseFirstSize(page)
    await page.getByRole('button', { name: t('catalogue.addToCart'), exact: true }).click()
    await page.waitForURL(/\/cart$/)
    expect(await page.locator('main').innerText()).toContain(product.name)
    await endVisit(page)
  })
})
