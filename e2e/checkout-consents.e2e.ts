import { expect, it } from 'vitest'
import { anyDevice, expectAccessible, visit } from './browser.ts'
import { openPaymentStep } from './checkout.ts'
import { readyCart } from './faults/orders.ts'
import { admin } from './shop.ts'
import { textsOf } from './texts.ts'
import { endVisit } from './visits.ts'

const t = textsOf('pl-PL')

it.each(anyDevice)(
  'J02 CHK-05 CONS-02 CONS-04 CONS-05 CONS-06 CONS-07 on a %s an order requires the consents, and both are stored',
  async (_device, viewport) => {
    const { page, complaints } = await visit({ viewport, locale: 'pl-PL' })
    await openPaymentStep(page, await readyCart({ payment: 'banktransfer' }), { withConsents: false })
    const all = page.getByRole('checkbox', { name: t('consent.all') })
    const terms = page.getByRole('checkbox', { name: /Akceptuję regulamin/ })
    const newsletter = page.getByRole('checkbox', { name: /newsletter/ })
    const place = page.getByRole('button', { name: t('checkout.placeOrder') })
    expect(await terms.isChecked()).toBe(false)
    expect(await newsletter.isChecked()).toBe(false)
    await page.locator('label').filter({ hasText: 'Akceptuję regulamin' }).getByText('*').waitFor()
    expect(await page.locator('label').filter({ hasText: 'newsletter' }).getByText('*').count()).toBe(0)

    await newsletter.check()
    await place.click()
    await page.getByText(t('forms.validation.required')).waitFor()
    expect(await terms.evaluate((box) => box === document.activeElement)).toBe(true)
    expect(new URL(page.url()).pathname).toBe('/checkout')
    await expectAccessible(page)

    await page.getByRole('button', { name: /^Przeczytaj: Akceptuję regulamin/ }).press('Enter')
    const dialog = page.getByRole('dialog', { name: t('consent.content') })
    await dialog.getByText('Postanowienia końcowe').waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })

    const link = page.locator('main').getByRole('link', { name: 'Regulamin sklepu' })
    expect(await link.getAttribute('target')).toBe('_blank')
    expect(await link.getAttribute('rel')).toMatch(/(?=.*noopener)(?=.*noreferrer)/)
    const read = await page.request.get((await link.getAttribute('href')) ?? '', { maxRedirects: 0 })
    expect(read.status()).toBe(200)
    expect(await read.text()).toContain('Sklep prowadzi')

    expect(await all.isChecked()).toBe(false)
    await all.check()
    expect(await terms.isChecked()).toBe(true)
    await newsletter.uncheck()
    expect(await all.isChecked()).toBe(false)
    await all.check()
    await place.click()
    await page.waitForURL(/\/checkout\/success$/)
    await page.getByRole('heading', { name: t('order.thanks') }).waitFor()
    const number = /\d{9,}/.exec(await page.locator('main').innerText())?.[0] ?? ''
    const shown = await admin('order', 'show', number)
    expect(shown).toMatch(/agreed to terms, version 1, .* sha256 [0-9a-f]{64}/)
    expect(shown).toMatch(/agreed to newsletter, version 1/)
    expect(complaints).toEqual([])
    await endVisit(page)
  },
)
