import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { devices, expectAccessible, phone, shop, visit } from './browser.ts'
import { findProduct } from './shop.ts'
import { textsOf } from './texts.ts'
import { endVisit } from './visits.ts'

const t = textsOf('pl-PL')

/** Opens the availability sheet of C2 in 98, blue. The first three shops of a country have plenty of it, few and none. */
async function openSheet(page: Page): Promise<{ opener: Locator; sheet: Locator }> {
  await page.goto((await findProduct('ROLE-C2', 'pl')).path)
  const size = page.locator('main fieldset label').filter({ hasText: /^98/ })
  await size.click()
  await page.locator('main fieldset label').filter({ hasText: 'niebieski' }).click()
  const opener = page.locator('main').getByRole('button', { name: t('catalogue.inStores') })
  await opener.click()
  const sheet = page.getByRole('dialog', { name: t('storeLocator.title') })
  await sheet.getByRole('listitem').first().waitFor()
  return { opener, sheet }
}

const shopIn = (sheet: Locator, city: string): Locator =>
  sheet.locator('ol > li').filter({ has: sheet.page().getByRole('heading', { name: `Bocian ${city}` }) })
const firstShop = (sheet: Locator): Promise<string | null> =>
  sheet.getByRole('heading', { level: 3 }).first().textContent()

describe.each(devices)('PDP-11 AMB-37 availability in physical shops on a %s', (_device, viewport) => {
  it('shows plenty, few, none and unknown, in a list and on our own map', async () => {
    const { page, complaints } = await visit({ viewport, locale: 'pl-PL' })
    const foreign: string[] = []
    page.on('request', (request) => {
      if (!request.url().startsWith(shop) && !request.url().startsWith('data:')) foreign.push(request.url())
    })
    const { opener, sheet } = await openSheet(page)
    for (const [city, status] of [
      ['Warszawa', 'IN_STOCK'],
      ['Kraków', 'LOW'],
      ['Wrocław', 'OUT'],
      ['Łódź', 'UNKNOWN'],
      ['Lublin', 'UNKNOWN'],
    ] as const)
      await shopIn(sheet, city)
        .getByText(t(`storeLocator.status.${status}`), { exact: true })
        .waitFor()
    expect(await shopIn(sheet, 'Warszawa').locator('time').getAttribute('datetime')).toMatch(/^\d{4}-\d\d-\d\dT/)
    expect(await shopIn(sheet, 'Łódź').locator('time').count()).toBe(0)
    expect(await shopIn(sheet, 'Warszawa').locator('a[href*="openstreetmap.org"]').count()).toBe(1)
    expect(await sheet.locator('svg text').count()).toBe(await sheet.locator('ol > li').count())
    await expectAccessible(page)
    await sheet.locator('svg text').first().scrollIntoViewIfNeeded()
    await page.keyboard.press('Escape')
    await sheet.waitFor({ state: 'hidden' })
    expect(await opener.evaluate((element) => element === document.activeElement)).toBe(true)
    expect(foreign).toEqual([])
    expect(complaints).toEqual([])
    await endVisit(page)
  })

  it('sorts by distance from a typed place or the device’s location, and shows a message where that fails', async () => {
    const { page, complaints } = await visit({ viewport, locale: 'pl-PL' })
    const { sheet } = await openSheet(page)
    expect(await firstShop(sheet)).toBe('Bocian Gdańsk')
    const field = sheet.getByRole('textbox')
    await field.fill('poznan')
    await field.press('Enter')
    await expect.poll(() => firstShop(sheet)).toBe('Bocian Poznań')
    await field.fill('20-400')
    await field.press('Enter')
    await expect.poll(() => firstShop(sheet)).toBe('Bocian Lublin')
    await field.fill('Atlantyda')
    await field.press('Enter')
    await sheet.getByText('„Atlantyda”').waitFor()
    expect(await field.getAttribute('aria-invalid')).toBe('true')
    await sheet.getByRole('button', { name: t('storeLocator.locate') }).click()
    await sheet.getByText(t('storeLocator.noLocation')).waitFor()
    await page.context().grantPermissions(['geolocation'])
    await page.context().setGeolocation({ latitude: 51.11, longitude: 17.03 })
    await sheet.getByRole('button', { name: t('storeLocator.locate') }).click()
    await sheet.getByText(t('storeLocator.sortedByLocation')).waitFor()
    expect(await firstShop(sheet)).toBe('Bocian Wrocław')
    await shopIn(sheet, 'Wrocław')
      .getByText(/^0(,\d)?\skm$/)
      .waitFor()
    await expectAccessible(page)
    expect(complaints).toEqual([])
    await endVisit(page)
  })

  it('AMB-02 shows a failure and a retry button in its place, and loads again for another size', async () => {
    const { page } = await visit({ viewport, locale: 'pl-PL' })
    let isBroken = true
    const requests: string[] = []
    await page.route('**/graphql**', async (route) => {
      const sent = route.request().postData() ?? ''
      if (!sent.includes('storeAvailability')) return route.fallback()
      requests.push(sent)
      return isBroken
        ? route.fulfill({ json: { errors: [{ message: 'Internal server error', extensions: { debugId: 'x' } }] } })
        : route.fallback()
    })
    await page.goto((await findProduct('ROLE-C2', 'pl')).path)
    await page
      .locator('main')
      .getByRole('button', { name: t('catalogue.inStores') })
      .click()
    const sheet = page.getByRole('dialog', { name: t('storeLocator.title') })
    await sheet.getByRole('alert').waitFor()
    await expectAccessible(page)
    isBroken = false
    await sheet.getByRole('button', { name: t('storeLocator.again') }).click()
    await shopIn(sheet, 'Warszawa').waitFor()
    expect(await sheet.getByRole('alert').count()).toBe(0)
    const before = requests.length
    await sheet.getByRole('combobox').selectOption({ index: 1 })
    await expect.poll(() => requests.length).toBe(before + 1)
    await shopIn(sheet, 'Warszawa').waitFor()
    await endVisit(page)
  })
})

it('PDP-11 availability opens after an early press, however slowly the code loads', async () => {
  const { page } = await visit({ viewport: phone, locale: 'pl-PL' })
  await page.route('**/assets/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700))
    return route.fallback()
  })
  await page.goto((await findProduct('ROLE-C2', 'pl')).path)
  await page
    .locator('main')
    .getByRole('button', { name: t('catalogue.inStores') })
    .click()
  await page.getByRole('dialog', { name: t('storeLocator.title') }).waitFor()
  await endVisit(page)
})

it('PDP-11 availability is not offered in store views whose shops report no stock', async () => {
  const html = await (await fetch(shop + (await findProduct('ROLE-C1', 'marketplaces_pl')).path)).text()
  expect(html).toContain(t('catalogue.addToCart'))
  expect(html).not.toContain(t('catalogue.inStores'))
})
