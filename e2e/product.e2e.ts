import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { anyDevice, expectAccessible, phone, shop, visit } from './browser.ts'
import { isLong } from './is-long.ts'
import { carryCart } from './checkout.ts'
import { callGraphql, filledCart, findProduct } from './shop.ts'
import { textsOf } from './texts.ts'
import { endVisit } from './visits.ts'

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

describe.each(anyDevice)('a product with sizes and colours on a %s', (_device, viewport) => {
  it('J02 UX-12 PDP-01 PDP-03 PDP-04 PDP-05 PDP-07 PDP-12 PDP-13 UX-20 shows its options in rows without a selection, reports a missing choice only on click, and has details with the brand’s link', async () => {
    const { page, complaints } = await visit({ viewport, locale: 'pl-PL' })
    const { path } = await findProduct('ROLE-C2', 'pl')
    const uid = await valuesOf('ROLE-C2')
    const sent = watchMutations(page)
    await page.goto(path)
    const lists = page.locator('main fieldset > div')
    expect(await lists.count()).toBe(2)
    for (const list of await lists.all()) {
      expect(await list.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true)
      expect((await list.locator('label').first().boundingBox())?.height).toBeLessThanOrEqual(54)
    }
    expect(await page.locator('main fieldset input:checked').count()).toBe(0)
    expect(await page.locator('main fieldset [role="alert"]').count()).toBe(0)
    await button(page, 'catalogue.addToCart').click()
    await page.locator('main fieldset [role="alert"]').waitFor()
    expect(await page.evaluate(() => (document.activeElement as HTMLInputElement).name)).toMatch(/^option_/)
    expect(await page.locator('main fieldset:has([role="alert"]) input:focus').count()).toBe(1)

    await tile(page, uid['RED']).click()
    expect(await tile(page, uid['104']).getAttribute('data-sold-out')).toBe('true')
    expect(await tile(page, uid['98']).getAttribute('data-sold-out')).toBe('false')
    await tile(page, uid['104']).click()
    expect(await button(page, 'catalogue.addToCart').count()).toBe(0)
    await page.locator(`main input[value="${uid['104']}"]`).press('Enter')
    await button(page, 'catalogue.outOfStock').click({ force: true })
    expect(sent.count()).toBe(0)

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
      await expect.poll(() => section.evaluate((element) => (element as HTMLDetailsElement).open)).toBe(true)
    }
    const facts = page.locator('main dl')
    for (const key of ['brand', 'collection', 'certificates', 'sku'])
      await facts.getByText(t(`catalogue.${key}`), { exact: true }).waitFor()
    await page.locator('main').getByText('Bocian Sp. z o.o.').first().waitFor()
    await expectAccessible(page)
    await facts.getByRole('link').click()
    await page.waitForURL((url) => url.pathname !== path && url.pathname.endsWith('.html'))
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(complaints).toEqual([])
    await endVisit(page)
  })
})

it('J02 PRICE-01 PRICE-02 PRICE-03 AMB-01 a discount shows the lowest price of the 30 days before it', async () => {
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
  const html = await (await fetch(shop + (await findProduct('ROLE-C2', 'pl')).path)).text()
  const main = html.slice(html.indexOf('<main'))
  const price = main.slice(main.indexOf('data-reduced="true"')).slice(0, 4000)
  const words = price.replaceAll(/<[^>]*>/g, '').replaceAll('\u00A0', ' ')
  expect(words).toContain(inWords(final))
  expect(words).toContain(percent(lowest))
  expect(words).toContain(t('ui.price.lowest').replaceAll('\u00A0', ' '))
  expect(/<s\b[^>]*>(.*?)<\/s>/.exec(price)?.[1]).toContain(inWords(lowest))
  expect(words).toContain(`${t('ui.price.regular')}: ${inWords(regular)} zł (${percent(regular)})`)
})

describe.runIf(isLong)('a product with many sizes', () => {
  it('UX-12 shows all sizes without scrolling sideways, and the last size can be reached by keyboard', async () => {
    const { page } = await visit({ viewport: phone, locale: 'pl-PL' })
    await page.goto(await pathOfLongest())
    const list = page.locator('main fieldset > div').last()
    expect(await list.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true)
    const last = list.locator('label').last()
    await list.locator('input').last().focus()
    await page.keyboard.press('Space')
    expect(await last.locator('input').isChecked()).toBe(true)
    const [outer, inner] = [await list.boundingBox(), await last.boundingBox()]
    expect((inner?.x ?? 0) + (inner?.width ?? 0)).toBeLessThanOrEqual((outer?.x ?? 0) + (outer?.width ?? 0) + 1)
    await endVisit(page)
  })
})

describe.runIf(isLong)('pictures', () => {
  it('IMG-06 show a plain background while loading, and for as long as they are missing', async () => {
    const { page } = await visit({ viewport: phone, locale: 'pl-PL' })
    const { name } = await findProduct('ROLE-S1', 'pl')
    await carryCart(page, await filledCart([{ sku: 'ROLE-S1', quantity: 1 }]))
    const held = Promise.withResolvers<void>()
    await page.route('**/media/catalog/**', async (route) => {
      await held.promise
      return route.abort()
    })
    await page.goto('/cart')
    const line = page.locator('main li').filter({ hasText: name }).first()
    const picture = line.locator('img[data-state]')
    await picture.waitFor()
    expect(await picture.getAttribute('data-state')).toBe('not-loaded')
    expect((await picture.boundingBox())?.height).toBeGreaterThan(40)
    expect(await picture.evaluate((image) => getComputedStyle(image).backgroundColor)).not.toBe('rgba(0, 0, 0, 0)')
    held.resolve()
    await picture.waitFor({ state: 'detached' })
    await line.getByText(name).first().waitFor()
    await page.unrouteAll()
    await page.reload()
    await line.locator('img[data-state="loaded"]').waitFor()
    await endVisit(page)
  })
})
