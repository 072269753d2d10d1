import type { Locator, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { expectAccessible, movePointer, visit } from './browser.ts'
import { expectFocusSeen, goTo, press } from './keyboard.ts'
import { findProduct } from './shop.ts'
import { textsOf } from './texts.ts'
import { endVisit } from './visits.ts'

const t = textsOf('pl-PL')

/** Tabs to the option's radios and selects the matching value with the arrow keys. */
async function choose(page: Page, value: RegExp, key: 'Tab' | 'Shift+Tab'): Promise<void> {
  const wanted = page.locator('main fieldset label').filter({ hasText: value }).locator('input')
  const name = (await wanted.getAttribute('name')) ?? ''
  await goTo(page, page.locator(`main [name="${name}"]`), key)
  // The arrow keys select the next radio button; the first one is selected with Space.
  await press(page, 'Space')
  for (let step = 0; step < 5 && !(await wanted.isChecked()); step++) await press(page, 'ArrowRight')
  expect(await wanted.isChecked()).toBe(true)
}

/** From now on, the shop refuses to add to the cart, with insufficient stock as the reason. */
async function refuseAdding(page: Page): Promise<void> {
  await page.route('**/graphql**', async (route) =>
    (route.request().postData() ?? '').includes('addProductsToCart')
      ? route.fulfill({ json: { data: { addProductsToCart: refusal } } })
      : route.fallback(),
  )
}
const refusal = {
  __typename: 'AddProductsToCartOutput',
  cart: { __typename: 'Cart', id: 'x', total_quantity: 1 },
  user_errors: [
    {
      __typename: 'CartUserInputError',
      code: 'INSUFFICIENT_STOCK',
      reason: { __typename: 'ErrorReason', code: 'INSUFFICIENT_STOCK', parameters: [] },
    },
  ],
}

const isFocused = (wanted: Locator): Promise<boolean> =>
  wanted.evaluate((element) => element === document.activeElement)

it.each([390, 1440])(
  'J02 CARD-13 PDP-01 PDP-03 PDP-04 PDP-07 PDP-09 PDP-10 PDP-11 PDP-15 PDP-18 PDP-19 ALERT-01 AMB-38 AMB-02 CONS-03 UX-14 UX-19 UX-21 a product from its options to the cart by keyboard alone, %i px wide',
  async (width) => {
    const viewport = { width, height: 900 }
    const { page, complaints } = await visit({ viewport, locale: 'pl-PL', reducedMotion: 'reduce' })
    const { path, name } = await findProduct('ROLE-C2', 'pl')
    const main = page.locator('main')
    const add = main.getByRole('button', { name: t('catalogue.addToCart'), exact: true })
    await page.goto(path)
    expect(await main.locator('fieldset input:checked').count()).toBe(0)

    await goTo(page, add)
    // Until the page handles the form, the browser itself asks for the missing option.
    await main.locator('form[novalidate]').waitFor()
    await page.keyboard.press('Enter')
    await main.locator('fieldset [role="alert"]').waitFor()
    expect(await isFocused(main.locator('fieldset:has([role="alert"]) input').first())).toBe(true)
    await expectFocusSeen(page, 'a missing option')

    await choose(page, /Czerwony/, 'Tab')
    await choose(page, /^104/, 'Shift+Tab')
    const email = main.getByRole('button', { name: t('productAlert.open') })
    await email.waitFor()
    expect(await add.count()).toBe(0)
    await goTo(page, email)
    await page.keyboard.press('Enter')
    const alert = page.getByRole('dialog', { name: t('productAlert.title') })
    await alert.waitFor()
    await goTo(page, alert.getByRole('textbox'))
    await page.keyboard.type(`keys.${width}@example.com`)
    await page.keyboard.press('Enter')
    await alert.getByText(t('forms.validation.required')).waitFor()
    expect(await isFocused(alert.getByRole('checkbox', { name: /Chcę dostać e-mail/ }))).toBe(true)
    await expectAccessible(page)
    await page.keyboard.press('Space')
    await goTo(page, alert.getByRole('button', { name: t('productAlert.submit') }))
    await page.keyboard.press('Enter')
    await alert.waitFor({ state: 'hidden' })
    expect(await isFocused(email)).toBe(true)

    const chart = main.getByRole('button', { name: t('catalogue.sizeChart') })
    await goTo(page, chart, 'Shift+Tab')
    await page.keyboard.press('Enter')
    const table = page.getByRole('dialog', { name: t('catalogue.sizeChart') })
    await table.getByRole('columnheader', { name: t('sizeChart.measure.height') }).waitFor()
    expect(await table.getByRole('caption').textContent()).toBe(t('sizeChart.unit'))
    expect(await table.locator('tr[aria-current] th').textContent()).toBe('104')
    await page.keyboard.press('Escape')
    await table.waitFor({ state: 'hidden' })
    expect(await isFocused(chart)).toBe(true)

    // Choosing blue marks the sizes as unavailable in which blue is not made.
    await choose(page, /Niebieski/i, 'Tab')
    const tall = main.locator('fieldset label').filter({ hasText: /^110/ })
    expect(await tall.getAttribute('data-sold-out')).toBe('true')
    await choose(page, /^110/, 'Shift+Tab')
    await main.getByRole('button', { name: t('catalogue.outOfStock'), exact: true }).waitFor()
    expect(await email.count()).toBe(0)

    await choose(page, /^98/, 'Shift+Tab')
    const inStores = main.getByRole('button', { name: t('catalogue.inStores') })
    await goTo(page, inStores)
    await page.keyboard.press('Enter')
    const sheet = page.getByRole('dialog', { name: t('storeLocator.title') })
    await sheet.getByRole('listitem').first().waitFor()
    await goTo(page, sheet.getByRole('textbox'))
    await page.keyboard.type('Gdańsk')
    await page.keyboard.press('Enter')
    await expect.poll(() => sheet.getByRole('heading', { level: 3 }).first().textContent()).toBe('Bocian Gdańsk')
    const nearest = sheet.getByRole('listitem').filter({ hasText: 'Bocian Gdańsk' })
    await goTo(page, nearest.getByRole('link', { name: t('storeLocator.openMap') }))
    await goTo(page, sheet.getByRole('link').last())
    await page.keyboard.press('Escape')
    await sheet.waitFor({ state: 'hidden' })
    expect(await isFocused(inStores)).toBe(true)

    await goTo(page, add, 'Shift+Tab')
    await page.keyboard.press('Enter')
    await page.getByRole('status').filter({ hasText: name }).first().waitFor()
    await add.waitFor()
    await expectFocusSeen(page, 'adding')
    await refuseAdding(page)
    await page.keyboard.press('Enter')
    await main.getByText(t('forms.server.notEnough')).waitFor()
    await page.locator('[data-toast]').getByText(t('forms.server.notEnough')).waitFor()
    await add.waitFor()
    await expectFocusSeen(page, 'a refusal')
    expect(await isFocused(add)).toBe(true)

    await goTo(page, page.locator('[data-recommended] a').first())
    const again = page.waitForRequest((request) => (request.postData() ?? '').includes('"size":"104"'))
    await choose(page, /^104/, 'Shift+Tab')
    await again
    await goTo(page, main.getByRole('link', { name: t('catalogue.goToCart') }))
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/cart$/)
    expect(complaints).toEqual([])
    await endVisit(page)
  },
)

it('A4 the heart of a product is visible when it has the focus, also below a fixed header', async () => {
  const { page } = await visit({ viewport: { width: 1440, height: 900 }, locale: 'pl-PL', reducedMotion: 'reduce' })
  await page.goto((await findProduct('ROLE-C2', 'pl')).path)
  const heart = page.locator('main [data-heart]').first()
  const header = page.locator('#shop-header')
  await movePointer(page, 5, 5)
  await heart.waitFor()
  await page.evaluate(() => scrollTo(0, 900))
  await page.locator('#shop-header[data-state="fixed-hidden"]').waitFor({ state: 'attached' })
  await page.evaluate(() => scrollTo(0, 400))
  await page.locator('#shop-header[data-state="fixed"]').waitFor()
  const isCovered = async () => ((await heart.boundingBox())?.y ?? 0) < ((await header.boundingBox())?.height ?? 0)
  await expect.poll(isCovered).toBe(true)
  await page.keyboard.press('Shift')
  // The browser usually scrolls as well, but not if the heart is in view before the header appears.
  await heart.evaluate((button: HTMLElement) => button.focus({ preventScroll: true }))
  await expectFocusSeen(page, 'the heart')
  await endVisit(page)
})
