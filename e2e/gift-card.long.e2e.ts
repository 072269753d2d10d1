import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { devices, expectAccessible, untilInteractive, visit, movePointer } from './browser.ts'
import { findProduct } from './shop.ts'
import { textsOf } from './texts.ts'
import { endVisit } from './visits.ts'

const t = textsOf('pl-PL')
const uid = (name: string): string => btoa(`giftcard/${name}`)

const amounts = (page: Page): Locator =>
  page.locator('main label').filter({ has: page.locator('[name="option_giftcard_amount"]') })
const add = (page: Page): Locator =>
  page.locator('main').getByRole('button', { name: t('catalogue.addToCart'), exact: true })
const field = (page: Page, name: string): Locator => page.locator(`main [name="entered_${uid(name)}"]`)

/** Records the form data that the page sends to the cart. */
function watchAdding(page: Page): { name: string; value: string }[][] {
  const sent: { name: string; value: string }[][] = []
  page.on('request', (request) => {
    const body = request.postData() ?? ''
    if (!request.url().includes('/graphql') || !body.includes('addProductsToCart')) return
    const { variables } = JSON.parse(body) as { variables: Record<string, unknown> }
    const text = JSON.stringify(variables)
    sent.push(
      [...text.matchAll(/\{"uid":"([^"]+)","value":"([^"]*)"\}/g)].map(([, id = '', value = '']) => ({
        name: atob(id).replace('giftcard/', ''),
        value,
      })),
    )
  })
  return sent
}

describe.each(devices)('a gift card on a %s', (_device, viewport) => {
  it('GIFT-01 GIFT-02 GIFT-03 AMB-19 UX-19 by email requires an amount and then sender and recipient, and is added to the cart', async () => {
    const { page, complaints } = await visit({ viewport, locale: 'pl-PL' })
    const sent = watchAdding(page)
    await page.goto((await findProduct('ROLE-GV', 'pl')).path)
    await movePointer(page, 5, 5)
    expect(await amounts(page).count()).toBeGreaterThan(1)
    expect(await amounts(page).first().innerText()).toMatch(/^\d+\szł$/)
    expect(await add(page).getAttribute('aria-disabled')).toBe('true')
    // Before hydration the browser's own validation asks for the amount.
    await untilInteractive(page.locator('[name="option_giftcard_amount"]').first())
    await add(page).press('Enter')
    await page.locator('main fieldset [role="alert"]').waitFor()
    expect(sent).toEqual([])
    await amounts(page).first().click()
    await expect.poll(() => add(page).getAttribute('aria-disabled')).toBe('false')
    await add(page).click()
    await expect.poll(() => field(page, 'sender_name').getAttribute('aria-invalid')).toBe('true')
    expect(await page.locator('main').getByText(t('forms.validation.required')).count()).toBe(4)
    expect(await field(page, 'sender_name').evaluate((input) => input === document.activeElement)).toBe(true)
    await expectAccessible(page)
    await field(page, 'sender_name').fill('Anna')
    await field(page, 'sender_email').fill('anna@')
    await field(page, 'recipient_name').fill('Zosia')
    await field(page, 'recipient_email').fill('zosia@example.com')
    await add(page).click()
    await page.locator('main').getByText(t('forms.validation.email')).waitFor()
    await field(page, 'sender_email').fill('anna@example.com')
    await add(page).click()
    await page
      .locator('main')
      .getByRole('button', { name: t('catalogue.addedShort') })
      .waitFor()
    expect(sent).toEqual([
      [
        { name: 'sender_name', value: 'Anna' },
        { name: 'sender_email', value: 'anna@example.com' },
        { name: 'recipient_name', value: 'Zosia' },
        { name: 'recipient_email', value: 'zosia@example.com' },
      ],
    ])
    await page.goto('/cart')
    await page.getByText('Zosia, zosia@example.com').first().waitFor()
    expect(complaints).toEqual([])
    await endVisit(page)
  })

  it('GIFT-03 AMB-19 by email for oneself requires only one name and address', async () => {
    const { page, complaints } = await visit({ viewport, locale: 'pl-PL' })
    const sent = watchAdding(page)
    await page.goto((await findProduct('BOC-GC-BIRTHDAY-C', 'pl')).path)
    await movePointer(page, 5, 5)
    await amounts(page).last().click()
    await page.getByRole('radio', { name: t('giftForm.forMe') }).check({ force: true })
    await expect.poll(() => field(page, 'recipient_email').count()).toBe(0)
    await field(page, 'sender_name').fill('Anna')
    await field(page, 'sender_email').fill('anna@example.com')
    await add(page).click()
    await page
      .locator('main')
      .getByRole('button', { name: t('catalogue.addedShort') })
      .waitFor()
    expect(sent[0]?.map(({ name }) => name)).toEqual(['sender_name', 'sender_email'])
    await page.goto('/cart')
    await page.getByText('Anna, anna@example.com').first().waitFor()
    expect(complaints).toEqual([])
    await endVisit(page)
  })

  it('GIFT-01 GIFT-04 by post needs neither sender nor recipient', async () => {
    const { page, complaints } = await visit({ viewport, locale: 'pl-PL' })
    await page.goto((await findProduct('ROLE-GP', 'pl')).path)
    await movePointer(page, 5, 5)
    await amounts(page).first().click()
    expect(await page.getByRole('radio', { name: t('giftForm.forMe') }).count()).toBe(0)
    await add(page).click()
    await page
      .locator('main')
      .getByRole('button', { name: t('catalogue.addedShort') })
      .waitFor()
    await page.goto('/cart')
    await page.locator('main').getByRole('heading', { level: 1 }).waitFor()
    expect(await page.locator('main').getByText('--').count()).toBe(0)
    expect(complaints).toEqual([])
    await endVisit(page)
  })
})
