import type { Locator, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { expectSound, visit } from './browser.ts'
import { expectFocusSeen, goTo, press } from './keyboard.ts'
import { findProduct } from './shop.ts'
import { textsOf } from './texts.ts'

const t = textsOf('pl-PL')
const patient = { timeout: 10_000 }

/** Goes to the radios of the option and takes the value with these words by the arrow keys. */
async function choose(page: Page, value: RegExp, key: 'Tab' | 'Shift+Tab'): Promise<void> {
  const wanted = page.locator('main fieldset label').filter({ hasText: value }).locator('input')
  const name = (await wanted.getAttribute('name')) ?? ''
  await goTo(page, page.locator(`main [name="${name}"]`), key)
  // An arrow from one radio to the next chooses it; the first is taken with Space.
  await press(page, 'Space')
  for (let step = 0; step < 5 && !(await wanted.isChecked()); step++) await press(page, 'ArrowRight')
  expect(await wanted.isChecked()).toBe(true)
}

/** From now on the shop says that there is not as much as was asked for. */
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
    { __typename: 'CartUserInputError', code: 'INSUFFICIENT_STOCK', message: 'The requested qty is not available' },
  ],
}

const isFocused = (wanted: Locator): Promise<boolean> =>
  wanted.evaluate((element) => element === document.activeElement)

it.each([390, 1440])(
  'J02 PDP-01 PDP-03 PDP-04 PDP-07 PDP-09 PDP-10 PDP-11 PDP-15 PDP-18 ALERT-01 AMB-02 CONS-03 UX-14 UX-19 UX-21 a product from its options to the cart by the keyboard alone, %i px wide',
  async (width) => {
    const viewport = { width, height: 900 }
    const { page, complaints } = await visit({ viewport, locale: 'pl-PL', reducedMotion: 'reduce' })
    const { path, name } = await findProduct('ROLE-C2', 'pl')
    const main = page.locator('main')
    const add = main.getByRole('button', { name: t('catalogue.addToCart'), exact: true })
    await page.goto(path)
    expect(await main.locator('fieldset input:checked').count()).toBe(0)

    await goTo(page, add)
    await page.keyboard.press('Enter')
    await main.locator('fieldset [role="alert"]').waitFor()
    expect(await isFocused(main.locator('fieldset:has([role="alert"]) input').first())).toBe(true)
    await expectFocusSeen(page, 'a missing option')

    await choose(page, /Czerwony/, 'Tab')
    await choose(page, /^104/, 'Shift+Tab')
    const letter = main.getByRole('button', { name: t('productAlert.open') })
    await letter.waitFor()
    expect(await add.count()).toBe(0)
    await goTo(page, letter)
    await page.keyboard.press('Enter')
    const alert = page.getByRole('dialog', { name: t('productAlert.title') })
    await alert.waitFor()
    await goTo(page, alert.getByRole('textbox'))
    await page.keyboard.type(`keys.${width}@example.com`)
    await page.keyboard.press('Enter')
    await alert.getByText(t('forms.validation.required')).waitFor()
    expect(await isFocused(alert.getByRole('checkbox'))).toBe(true)
    await expectSound(page)
    await page.keyboard.press('Space')
    await goTo(page, alert.getByRole('button', { name: t('productAlert.submit') }))
    await page.keyboard.press('Enter')
    await alert.waitFor({ state: 'hidden' })
    expect(await isFocused(letter)).toBe(true)

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

    // What is not made in blue is told as soon as blue is chosen, and can be had in no way.
    await choose(page, /Niebieski/i, 'Tab')
    const tall = main.locator('fieldset label').filter({ hasText: /^110/ })
    expect(await tall.getAttribute('data-sold-out')).toBe('true')
    await choose(page, /^110/, 'Shift+Tab')
    await main.getByRole('button', { name: t('catalogue.outOfStock'), exact: true }).waitFor()
    expect(await letter.count()).toBe(0)

    await choose(page, /^98/, 'Shift+Tab')
    const inStores = main.getByRole('button', { name: t('catalogue.inStores') })
    await goTo(page, inStores)
    await page.keyboard.press('Enter')
    const sheet = page.getByRole('dialog', { name: t('storeLocator.title') })
    await sheet.getByRole('listitem').first().waitFor()
    await goTo(page, sheet.getByRole('textbox'))
    await page.keyboard.type('Gdańsk')
    await page.keyboard.press('Enter')
    await expect
      .poll(() => sheet.getByRole('heading', { level: 3 }).first().textContent(), patient)
      .toBe('Bocian Gdańsk')
    const nearest = sheet.getByRole('listitem').filter({ hasText: 'Bocian Gdańsk' })
    await goTo(page, nearest.getByRole('link', { name: t('storeLocator.openMap') }))
    await goTo(page, sheet.getByRole('link').last())
    await page.keyboard.press('Escape')
    await sheet.waitFor({ state: 'hidden' })
    expect(await isFocused(inStores)).toBe(true)

    await goTo(page, add, 'Shift+Tab')
    await page.keyboard.press('Enter')
    await page.getByRole('status').filter({ hasText: name }).first().waitFor()
    await add.waitFor(patient)
    await expectFocusSeen(page, 'adding')
    await refuseAdding(page)
    await page.keyboard.press('Enter')
    await main.getByText(t('forms.server.notEnough')).waitFor()
    await add.waitFor(patient)
    await expectFocusSeen(page, 'a refusal')
    expect(await isFocused(add)).toBe(true)

    await goTo(page, page.locator('[data-recommended] a').first())
    const again = page.waitForRequest((request) => (request.postData() ?? '').includes('"size":"104"'))
    await choose(page, /^104/, 'Shift+Tab')
    await again
    await goTo(page, main.getByRole('link', { name: t('catalogue.goToCart') }))
    await expectSound(page)
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/cart$/)
    expect(complaints).toEqual([])
    await page.context().close()
  },
)
