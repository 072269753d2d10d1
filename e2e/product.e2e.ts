import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { anyDevice, devices, expectAccessible, phone, visit } from './browser.ts'
import { callGraphql, findProduct } from './shop.ts'
import { textsOf } from './texts.ts'

const t = textsOf('pl-PL')

type Uids = Record<string, string>

/** The uid of each option of ROLE-C2, by its code in SKUs: `104`, `RED`. */
async function valuesOf(sku: string): Promise<Uids> {
  interface Found {
    products: { items: { variants: { attributes: { code: string; uid: string }[]; product: { sku: string } }[] }[] }
  }
  const { products } = await callGraphql<Found>(
    `query ($sku: String!) { products(filter: { sku: { eq: $sku } }) { items {
      ... on ConfigurableProduct { variants { attributes { code uid } product { sku } } } } } }`,
    { sku },
    'pl',
  )
  const pairs = (products.items[0]?.variants ?? []).flatMap(({ attributes, product }) => {
    const words = product.sku.replace(`${sku}-`, '').split('-')
    return attributes.map(({ code, uid }): [string, string] => [
      words.find((word) => /^\d/.test(word) === (code === 'cdrl_size')) ?? '',
      uid,
    ])
  })
  return Object.fromEntries(pairs)
}

/** The path of a product with at least nine sizes. */
async function pathOfLongest(): Promise<string> {
  interface Found {
    products: { items: { url_key: string; configurable_options?: { attribute_code: string; values: unknown[] }[] }[] }
  }
  const { products } = await callGraphql<Found>(
    `{ products(filter: {}, pageSize: 60) { items { url_key
      ... on ConfigurableProduct { configurable_options { attribute_code values { uid } } } } } }`,
    {},
    'pl',
  )
  const found = products.items.find((item) => item.configurable_options?.some(({ values }) => values.length >= 9))
  if (found === undefined) throw new Error('No product has nine sizes')
  return `/${found.url_key}.html`
}

const tile = (page: Page, uid: string | undefined): Locator =>
  page.locator('main label').filter({ has: page.locator(`input[value="${uid}"]`) })
const button = (page: Page, key: string): Locator =>
  page.locator('main').getByRole('button', { name: t(key), exact: true })

/** Counts mutations. */
function watchMutations(page: Page): { count: () => number } {
  let count = 0
  page.on('request', (request) => {
    if (request.url().includes('/graphql') && /mutation/i.test(request.postData() ?? '')) count++
  })
  return { count: () => count }
}

describe.each(devices)('a product with sizes and colours on a %s', (_device, viewport) => {
  it('J02 PDP-01 PDP-02 PDP-03 PDP-04 shows its options in rows without a selection, and reports a missing choice only on click', async () => {
    const { page, complaints } = await visit({ viewport, locale: 'pl-PL' })
    const { path } = await findProduct('ROLE-C2', 'pl')
    const sent = watchMutations(page)
    await page.goto(path)
    const lists = page.locator('main fieldset > div')
    expect(await lists.count()).toBe(2)
    for (const list of await lists.all()) {
      expect((await list.boundingBox())?.height).toBeLessThanOrEqual(54)
      expect(await list.evaluate((element) => getComputedStyle(element).overflowX)).toBe('auto')
    }
    expect(await page.locator('main fieldset input:checked').count()).toBe(0)
    expect(await page.locator('main fieldset [role="alert"]').count()).toBe(0)
    await button(page, 'catalogue.addToCart').click()
    const error = page.locator('main fieldset [role="alert"]')
    await error.waitFor()
    expect(await page.evaluate(() => (document.activeElement as HTMLInputElement).name)).toMatch(/^option_/)
    expect(await page.locator('main fieldset:has([role="alert"]) input:focus').count()).toBe(1)
    expect(sent.count()).toBe(0)
    await expectAccessible(page)
    expect(complaints).toEqual([])
    await page.context().close()
  })

  it('J02 PDP-05 PDP-07 PDP-09 ALERT-01 CONS-03 disables a combination that is sold out or does not exist, and offers a stock alert', async () => {
    const { page, complaints } = await visit({ viewport, locale: 'pl-PL' })
    const { path, name } = await findProduct('ROLE-C2', 'pl')
    const uid = await valuesOf('ROLE-C2')
    const sent = watchMutations(page)
    await page.goto(path)
    await tile(page, uid['RED']).click()
    expect(await tile(page, uid['104']).getAttribute('data-sold-out')).toBe('true')
    expect(await tile(page, uid['98']).getAttribute('data-sold-out')).toBe('false')
    await tile(page, uid['104']).click()
    expect(await button(page, 'catalogue.addToCart').count()).toBe(0)
    await page.locator(`main input[value="${uid['104']}"]`).press('Enter')
    await button(page, 'catalogue.outOfStock').click({ force: true })
    expect(sent.count()).toBe(0)

    const open = button(page, 'productAlert.open')
    await open.click()
    const dialog = page.getByRole('dialog', { name: t('productAlert.title') })
    await dialog.getByText(name).waitFor()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    expect(await open.evaluate((element) => element === document.activeElement)).toBe(true)

    await open.click()
    await dialog.getByRole('textbox').fill(`ada.${viewport.width}@example.com`)
    await dialog.getByRole('button', { name: t('productAlert.submit') }).click()
    await dialog.getByText(t('forms.validation.required')).waitFor()
    expect(await dialog.getByRole('checkbox').evaluate((box) => box === document.activeElement)).toBe(true)
    expect(sent.count()).toBe(0)
    await dialog.getByRole('checkbox').check()
    await dialog.getByRole('button', { name: t('productAlert.submit') }).click()
    await dialog.waitFor({ state: 'hidden' })
    await page.getByText(`ada.${viewport.width}@example.com`).waitFor()
    expect(await open.evaluate((element) => element === document.activeElement)).toBe(true)

    await tile(page, uid['BLUE']).click()
    expect(await tile(page, uid['110']).getAttribute('data-sold-out')).toBe('true')
    await tile(page, uid['110']).click()
    await button(page, 'catalogue.outOfStock').waitFor()
    expect(await open.count()).toBe(0)
    await tile(page, uid['98']).click()
    await button(page, 'catalogue.addToCart').waitFor()
    expect(complaints).toEqual([])
    await page.context().close()
  })

  it('J02 CARD-13 PDP-16 PDP-18 PDP-19 AMB-02 confirms an added item or shows a refusal, and the button returns to normal', async () => {
    const { page, complaints } = await visit({ viewport, locale: 'pl-PL' })
    const { path, name } = await findProduct('ROLE-C2', 'pl')
    const uid = await valuesOf('ROLE-C2')
    await page.goto(path)
    await tile(page, uid['98']).click()
    await tile(page, uid['BLUE']).click()
    await button(page, 'catalogue.addToCart').click()
    await button(page, 'catalogue.addedShort').waitFor()
    await page
      .getByText(textsOf('pl-PL')('ui.close') ? name : '')
      .first()
      .waitFor()
    await button(page, 'catalogue.addToCart').waitFor({ timeout: 5000 })
    await page.route('**/graphql**', async (route) => {
      if (!(route.request().postData() ?? '').includes('addProductsToCart')) return route.fallback()
      return route.fulfill({
        json: {
          data: {
            addProductsToCart: {
              __typename: 'AddProductsToCartOutput',
              cart: { __typename: 'Cart', id: 'x', total_quantity: 1 },
              user_errors: [
                {
                  __typename: 'CartUserInputError',
                  code: 'INSUFFICIENT_STOCK',
                  reason: { __typename: 'ErrorReason', code: 'INSUFFICIENT_STOCK', parameters: [] },
                },
              ],
            },
          },
        },
      })
    })
    await button(page, 'catalogue.addToCart').click()
    const refusal = page.getByText(t('forms.server.notEnough'))
    await page.locator('main').getByText(t('forms.server.notEnough')).waitFor()
    await expect.poll(() => refusal.count()).toBe(2)
    await button(page, 'catalogue.addToCart').waitFor()
    await expectAccessible(page)
    expect(complaints).toEqual([])
    await page.context().close()
  })
})

describe.each(anyDevice)('product details on a %s', (_device, viewport) => {
  it('J02 PDP-10 AMB-38 UX-14 show the size chart as a table in a dialog that Escape closes', async () => {
    const { page, complaints } = await visit({ viewport, locale: 'pl-PL' })
    const uid = await valuesOf('ROLE-C2')
    await page.goto((await findProduct('ROLE-C2', 'pl')).path)
    await tile(page, uid['104']).click()
    const open = button(page, 'catalogue.sizeChart')
    await open.click()
    const dialog = page.getByRole('dialog', { name: t('catalogue.sizeChart') })
    await dialog.getByRole('table').waitFor()
    expect(await dialog.getByRole('columnheader').count()).toBeGreaterThan(2)
    expect(await dialog.getByRole('rowheader').count()).toBeGreaterThanOrEqual(3)
    expect(await dialog.locator('tr[aria-current] th').textContent()).toBe('104')
    await expectAccessible(page)
    const close = dialog.getByRole('button', { name: t('ui.close') })
    const place = await close.boundingBox()
    expect((place?.x ?? 0) + (place?.width ?? 0)).toBeLessThan(viewport.width)
    await close.click()
    await dialog.waitFor({ state: 'hidden' })
    await open.click()
    await dialog.waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    expect(await open.evaluate((element) => element === document.activeElement)).toBe(true)
    expect(complaints).toEqual([])
    await page.context().close()
  })

  it('J02 PRICE-01 PRICE-02 PRICE-03 AMB-01 show with a discount the lowest price of the 30 days before it', async () => {
    interface Found {
      products: {
        items: {
          price_range: { minimum_price: { final_price: { value: number }; regular_price: { value: number } } }
          lowest_price: { value: number }
        }[]
      }
    }
    const { products } = await callGraphql<Found>(
      `{ products(filter: { sku: { eq: "ROLE-C2" } }) { items { lowest_price { value }
        price_range { minimum_price { final_price { value } regular_price { value } } } } } }`,
      {},
      'pl',
    )
    const [item] = products.items
    const [final = 0, regular = 0] = [
      item?.price_range.minimum_price.final_price.value,
      item?.price_range.minimum_price.regular_price.value,
    ]
    const lowest = item?.lowest_price.value ?? 0
    const inWords = (value: number) => value.toFixed(2).replace('.', ',')
    const percent = (before: number) => `−${Math.round((1 - final / before) * 100)}%`
    const { page } = await visit({ viewport, locale: 'pl-PL' })
    await page.goto((await findProduct('ROLE-C2', 'pl')).path)
    const price = page.locator('main [data-reduced="true"]').first()
    const words = (await price.innerText()).replaceAll('\u00a0', ' ')
    expect(words).toContain(inWords(final))
    expect(words).toContain(percent(lowest))
    expect(words).toContain(t('ui.price.lowest'))
    expect(await price.locator('s').innerText()).toContain(inWords(lowest))
    expect(words).toContain(`${t('ui.price.regular')}: ${inWords(regular)} zł (${percent(regular)})`)
    await page.context().close()
  })

  it('PDP-12 PDP-13 UX-20 show pictures, materials, care, certificates, safety, collection and the brand with its link', async () => {
    const { page, complaints } = await visit({ viewport, locale: 'pl-PL' })
    await page.goto((await findProduct('ROLE-C2', 'pl')).path)
    expect(
      await page
        .getByRole('region', { name: t('catalogue.gallery') })
        .locator('img')
        .count(),
    ).toBeGreaterThan(1)
    for (const key of ['description', 'materials', 'care', 'safety', 'facts']) {
      const section = page
        .locator('main details')
        .filter({ has: page.getByText(t(`catalogue.${key}`), { exact: true }) })
      if (key !== 'description') await section.locator('summary').click()
      await expect
        .poll(() => section.evaluate((element) => (element as HTMLDetailsElement).open), { timeout: 10_000 })
        .toBe(true)
    }
    const facts = page.locator('main dl')
    for (const key of ['brand', 'collection', 'certificates', 'sku'])
      await facts.getByText(t(`catalogue.${key}`), { exact: true }).waitFor()
    await page.locator('main').getByText('Bocian Sp. z o.o.').first().waitFor()
    await expectAccessible(page)
    await facts.getByRole('link').click()
    await page.waitForURL(/\.html$/)
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(complaints).toEqual([])
    await page.context().close()
  })
})

describe('a product with many sizes', () => {
  it('PDP-02 UX-12 has a long row of sizes that scrolls, and the last size can be reached by keyboard', async () => {
    const { page } = await visit({ viewport: phone, locale: 'pl-PL' })
    await page.goto(await pathOfLongest())
    const list = page.locator('main fieldset > div').last()
    expect(await list.evaluate((element) => element.scrollWidth > element.clientWidth)).toBe(true)
    const last = list.locator('label').last()
    await list.locator('input').last().focus()
    await page.keyboard.press('Space')
    expect(await last.locator('input').isChecked()).toBe(true)
    const [outer, inner] = [await list.boundingBox(), await last.boundingBox()]
    expect((inner?.x ?? 0) + (inner?.width ?? 0)).toBeLessThanOrEqual((outer?.x ?? 0) + (outer?.width ?? 0) + 1)
    await page.context().close()
  })
})

describe('pictures', () => {
  it('IMG-06 show a plain background while loading, and for as long as they are missing', async () => {
    const { page } = await visit({ viewport: phone, locale: 'pl-PL' })
    const { path, name } = await findProduct('ROLE-S1', 'pl')
    await page.goto(path)
    await button(page, 'catalogue.addToCart').click()
    await button(page, 'catalogue.addedShort').waitFor()
    let isHeld = true
    await page.route('**/media/catalog/**', async (route) => {
      while (isHeld) await new Promise((resolve) => setTimeout(resolve, 50))
      return route.abort()
    })
    await page.goto('/cart')
    const line = page.locator('main li').filter({ hasText: name }).first()
    const picture = line.locator('img[data-state]')
    await picture.waitFor()
    expect(await picture.getAttribute('data-state')).toBe('not-loaded')
    expect((await picture.boundingBox())?.height).toBeGreaterThan(40)
    expect(await picture.evaluate((image) => getComputedStyle(image).backgroundColor)).not.toBe('rgba(0, 0, 0, 0)')
    isHeld = false
    await picture.waitFor({ state: 'detached' })
    await line.getByText(name).first().waitFor()
    await page.unrouteAll()
    await page.reload()
    await line.locator('img[data-state="loaded"]').waitFor()
    await page.context().close()
  })
})
