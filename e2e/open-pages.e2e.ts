import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { desktop, expectAccessible, phone, visit } from './browser.ts'
import { addOneItem, addressInPoland, giveConsents } from './checkout.ts'
import { textsOf } from './texts.ts'

const t = textsOf('pl-PL')
const devices: [string, { width: number; height: number }][] = [
  ['phone', phone],
  ['desktop', desktop],
]

const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 }).waitFor()
const robots = (page: Page) => page.locator('meta[name="robots"]').getAttribute('content')

describe.each(devices)('public pages on a %s', (_device, viewport) => {
  it('PROD-01 the footer links to the content pages, and an identifier redirects to the store’s path', async () => {
    const { page, complaints } = await visit({ viewport, locale: 'pl-PL' })
    await page.goto('/delivery')
    expect(new URL(page.url()).pathname).toBe('/dostawa')
    await heading(page, 'Dostawa')
    await expectAccessible(page)
    await page.goto('/de/imprint')
    expect(new URL(page.url()).pathname).toBe('/de/impressum')
    await heading(page, 'Impressum')
    expect(await page.locator('footer a[href="/de/datenschutz"]').count()).toBe(1)
    await page.goto('/ua/size-guide')
    await expectAccessible(page)
    expect(complaints).toEqual([])
    await page.context().close()
  })

  it('ROUTE-22 a contact message is validated beside its fields and sent', async () => {
    const { page, complaints } = await visit({ viewport, locale: 'pl-PL' })
    await page.goto('/contact')
    await heading(page, t('contact.title'))
    await page.getByRole('button', { name: t('contact.send') }).click()
    await page.getByText(t('forms.validation.required')).first().waitFor()
    await expectAccessible(page)
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('name')
    await page.getByLabel(t('contact.name')).fill('Ada Nowak')
    await page.locator('main input[name="email"]').fill('ada@example.com')
    await page.getByLabel(t('contact.comment')).fill('Czy ta kurtka jest ciepła?')
    await page.getByRole('button', { name: t('contact.send') }).click()
    await page.getByText(t('contact.sent')).waitFor()
    expect(await page.locator('main').innerText()).toContain('ada@example.com')
    await expectAccessible(page)
    // The browser itself logs every 422 response.
    expect(complaints.filter((text) => !text.includes('422'))).toEqual([])
    await page.context().close()
  })

  it('ROUTE-06 ROUTE-07 ROUTE-08 ROUTE-09 the page after a payment shows the state that is known, and after a failed payment the cart is unchanged', async () => {
    const { page, complaints } = await visit({ viewport, locale: 'pl-PL' })
    for (const path of [
      '/checkout/success',
      '/checkout/adyen_success',
      '/bluepayment/processing/back?OrderID=1&Hash=x',
    ]) {
      await page.goto(path)
      await heading(page, t('order.missing'))
      expect(await robots(page)).toBe('NONE')
    }
    await page.goto('/checkout/adyen_failed')
    await page.getByText(t('payment.failed.text')).waitFor()
    await expectAccessible(page)
    await addOneItem(page)
    await page.goto('/checkout/adyen_failed')
    await page.getByRole('link', { name: t('payment.failed.again') }).click()
    await heading(page, t('checkout.title'))
    expect(complaints).toEqual([])
    await page.context().close()
  })

  it('ROUTE-24 AMB-33 a guest’s return of goods starts with the order, and an unknown view is not found', async () => {
    const { page, complaints } = await visit({ viewport, locale: 'pl-PL' })
    await page.goto('/returns/guest/detail')
    expect(new URL(page.url()).pathname).toBe('/returns/guest/login')
    expect(await robots(page)).toBe('NONE')
    await page.getByLabel(t('returns.guest.number')).fill('12a')
    await page.getByRole('button', { name: t('returns.guest.find') }).click()
    await page.getByText(t('forms.validation.orderNumber')).waitFor()
    await expectAccessible(page)
    await page.getByLabel(t('returns.guest.number')).fill('999999999')
    await page.getByLabel(t('returns.guest.email')).fill('ada@example.com')
    await page.getByLabel(t('returns.guest.lastname')).fill('Nowak')
    await page.getByRole('button', { name: t('returns.guest.find') }).click()
    await page.getByText(t('forms.server.orderNotFound')).waitFor()
    expect((await page.goto('/returns/guest/other'))?.status()).toBe(404)
    expect(complaints.filter((text) => !/40[04]|422/.test(text))).toEqual([])
    await page.context().close()
  })

  it('PROD-04 ROUTE-21 a gift card is chosen on its page, filled in and ordered', async () => {
    const { page, complaints } = await visit({ viewport, locale: 'pl-PL' })
    await page.goto('/gift-card-guests')
    await heading(page, t('giftCard.title'))
    await expectAccessible(page)
    await page.locator('main').getByRole('link').filter({ hasText: 'Bocian z listem' }).first().click()
    await page.getByRole('heading', { level: 1 }).filter({ hasText: 'Bocian z listem' }).waitFor()
    await page
      .locator('label')
      .filter({ has: page.locator('input[name="option_giftcard_amount"]') })
      .first()
      .click()
    await page.getByLabel(t('catalogue.giftCard.sender_name')).fill('Ada')
    await page.getByLabel(t('catalogue.giftCard.sender_email')).fill('ada@example.com')
    await page.getByLabel(t('catalogue.giftCard.recipient_name')).fill('Babcia')
    await page.getByLabel(t('catalogue.giftCard.recipient_email')).fill('babcia@example.com')
    await expectAccessible(page)
    await page.getByRole('button', { name: t('catalogue.addToCart'), exact: true }).click()
    await page
      .getByRole('link', { name: t('catalogue.goToCart') })
      .first()
      .waitFor()
    await page.goto('/cart')
    expect(await page.locator('main').innerText()).toMatch(/Babcia/)
    await page.getByRole('link', { name: t('cart.checkout') }).click()
    await heading(page, t('checkout.title'))
    await page.locator('input[name="email"]').fill('ada@example.com')
    for (const [field, value] of Object.entries(addressInPoland))
      await page.locator(`[name$=".${field}"]:visible`).first().fill(value)
    await page.locator('main form button[type="submit"]').first().click()
    const place = page.getByRole('button', { name: t('checkout.placeOrder') })
    await place.waitFor()
    await expectAccessible(page)
    expect(await page.getByRole('link', { name: t('checkout.readTerms') }).getAttribute('href')).toBe('/regulamin')
    await giveConsents(page)
    await place.click()
    await page.waitForURL(/\/checkout\/success$/)
    await heading(page, t('order.thanks'))
    await page.locator('main').getByText('Bocian z listem').first().waitFor()
    expect(complaints).toEqual([])
    await page.context().close()
  })
})

describe.each(devices)('the blog and the links in emails on a %s', (_device, viewport) => {
  it('ROUTE-23 PROD-01 posts can be listed, searched, filtered and read', async () => {
    const { page, complaints } = await visit({ viewport, locale: 'pl-PL' })
    await page.goto('/blog')
    expect(new URL(page.url()).pathname).toBe('/blog/allPosts')
    await heading(page, 'Blog')
    await expectAccessible(page)
    await page.getByRole('searchbox', { name: t('blog.search') }).fill('wełna')
    await page
      .locator('main')
      .getByRole('button', { name: t('blog.find') })
      .click()
    await page.getByRole('heading', { level: 1 }).filter({ hasText: 'wełna' }).waitFor()
    expect(await robots(page)).toMatch(/noindex/i)
    await page.getByRole('link', { name: /Wełna bez strachu/ }).click()
    await page.getByRole('heading', { level: 1 }).filter({ hasText: 'Wełna bez strachu' }).waitFor()
    await expectAccessible(page)
    await page.getByRole('link', { name: '#pranie' }).click()
    await heading(page, 'pranie')
    expect((await page.goto('/blog/post/nie-ma'))?.status()).toBe(404)
    expect(complaints.filter((text) => !text.includes('404'))).toEqual([])
    await page.context().close()
  })

  it('ROUTE-15 ROUTE-16 ROUTE-17 ROUTE-18 ROUTE-19 ROUTE-20 AMB-18 opening a link changes nothing until its button is clicked', async () => {
    const { page, complaints } = await visit({ viewport, locale: 'pl-PL' })
    const response = await page.goto('/productalert/unsubscribe/stock/email/ada%40example.com/product_uid/MTI%3D')
    expect(response?.headers()).toMatchObject({ 'referrer-policy': 'no-referrer' })
    expect(response?.headers()['cache-control']).toContain('no-store')
    expect(await robots(page)).toBe('NONE')
    await expectAccessible(page)
    await page.goto('/productalert/unsubscribe/price/email/ada%40example.com?code=guess')
    await page.getByRole('button', { name: t('consent.alert.submit') }).click()
    await page.getByText(t('forms.server.alertNotFound')).waitFor()
    await page.getByRole('link', { name: t('consent.again') }).click()
    await page.getByRole('button', { name: t('consent.sendLink') }).waitFor()
    await page.goto('/newsletter/subscriber/confirm/id/1/code/guess')
    await page
      .locator('main')
      .getByRole('button', { name: t('consent.confirm.submit') })
      .click()
    await page.getByText(t('forms.server.badLink')).waitFor()
    await page.goto('/anonymizer/account/approve')
    await heading(page, t('consent.forget.title'))
    for (const kind of ['account', 'anonymisation']) {
      await page.goto(`/anonymizer/${kind}/approve?token=guess`)
      await heading(page, t('consent.approve.title'))
    }
    await page.goto('/customer/anonymization')
    await page.locator('main input[name="email"]').fill(`guest.${viewport.width}@example.com`)
    await page.getByRole('button', { name: t('consent.sendLink') }).click()
    await page.getByText(t('consent.linkSent')).waitFor()
    await expectAccessible(page)
    expect((await page.goto('/productalert/unsubscribe/news/email/ada%40example.com'))?.status()).toBe(404)
    expect(complaints.filter((text) => !/404|422/.test(text))).toEqual([])
    await page.context().close()
  })
})

it('ROUTE-22 PROD-01 a contact message is sent without JavaScript', async () => {
  const { page } = await visit({ viewport: phone, locale: 'pl-PL', javaScriptEnabled: false })
  await page.goto('/contact-us')
  await page.getByRole('button', { name: t('contact.send') }).click()
  expect(await page.getByText(t('forms.validation.required')).count()).toBe(3)
  await page.getByLabel(t('contact.name')).fill('Ada Nowak')
  await page.locator('main input[name="email"]').fill('ada@example.com')
  await page.getByLabel(t('contact.comment')).fill('Dzień dobry')
  await page.getByRole('button', { name: t('contact.send') }).click()
  await page.getByText(t('contact.sent')).waitFor()
  await page.context().close()
})
