import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { devices, expectAccessible, visit } from './browser.ts'
import { findProduct, importRows } from './shop.ts'
import { textsOf } from './texts.ts'

const t = textsOf('pl-PL')
type Row = Readonly<Record<string, string>>

const sizes = Array.from({ length: 20 }, (_, index) => String(56 + 6 * index).replace('170', '164 plus'))
const colours = ['Red', 'Blue', 'Yellow', 'Navy', 'Sage', 'Burgundy', 'Grey', 'Pink', 'White', 'Black']

function configurable(
  sku: string,
  name: string,
  made: readonly (readonly [size: string, colour: string, qty: number])[],
): Row[] {
  const attributes = ([size, colour]: readonly [string, string, number]): string =>
    colour === '' ? `cdrl_size=${size}` : `cdrl_size=${size},color=${colour}`
  const skuOf = ([size, colour]: readonly [string, string, number]): string =>
    [sku, size, colour].filter(Boolean).join('-').toUpperCase()
  const variants = made.map((one): Row => ({
    sku: skuOf(one),
    product_type: 'simple',
    name: `${name} ${one[0]} ${one[1]}`.trim(),
    visibility: 'Not Visible Individually',
    price: '50',
    qty: String(one[2]),
    is_in_stock: one[2] > 0 ? '1' : '0',
    additional_attributes: attributes(one),
  }))
  const variations = made.map((one) => `sku=${skuOf(one)},${attributes(one)}`).join('|')
  return [
    ...variants,
    {
      sku,
      product_type: 'configurable',
      name,
      visibility: 'Catalog, Search',
      price: '50',
      configurable_variations: variations,
    },
  ]
}

const rows: Row[] = [
  ...configurable('ODD-ONE', 'Czapka w jednym rozmiarze', [['104', '', 5]]),
  ...configurable('ODD-GONE', 'Spodnie wyprzedane', [
    ['98', '', 0],
    ['104', '', 0],
  ]),
  ...configurable(
    'ODD-MANY',
    'Koszulka w dwustu odmianach',
    sizes.flatMap((size, row) => colours.map((colour, column) => [size, colour, (row + column) % 5] as const)),
  ),
  {
    sku: 'ODD-BARE',
    product_type: 'simple',
    name: 'Szalik bez zdjęcia',
    visibility: 'Catalog, Search',
    price: '20',
    qty: '3',
    is_in_stock: '1',
  },
  {
    sku: 'ODD-VIRTUAL',
    product_type: 'virtual',
    name: 'Warsztaty szycia',
    visibility: 'Catalog, Search',
    price: '90',
    is_in_stock: '1',
  },
]

beforeAll(async () => importRows(rows))
afterAll(async () => importRows(rows.map((row) => ({ ...row, product_online: '2' }))))

const soldOut = (page: Page) => page.locator('main').getByRole('button', { name: t('catalogue.outOfStock') })
const adds = (page: Page) => page.locator('main').getByRole('button', { name: t('catalogue.addToCart'), exact: true })

describe.each(devices)('unusual products on a %s', (_device, viewport) => {
  let visitor: Awaited<ReturnType<typeof visit>>
  beforeAll(async () => {
    visitor = await visit({ viewport, locale: 'pl-PL' })
  })

  async function open(sku: string): Promise<Page> {
    const { page } = visitor
    await page.goto((await findProduct(sku, 'pl')).path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    return page
  }

  afterEach(() => {
    const complaints = visitor.complaints.splice(0)
    if (complaints.length > 0) throw new Error(complaints.join('\n'))
  })

  it('PDP-01 PDP-03 PDP-04 with a single size still require a choice, and can be added to the cart', async () => {
    const page = await open('ODD-ONE')
    expect(await page.locator('main fieldset input').count()).toBe(1)
    expect(await page.locator('main fieldset input:checked').count()).toBe(0)
    await adds(page).click()
    await page.locator('main fieldset [role="alert"]').waitFor()
    await page.locator('main fieldset label').click()
    await adds(page).click()
    await page
      .locator('main')
      .getByRole('button', { name: t('catalogue.addedShort') })
      .waitFor()
  })

  it('PDP-08 UX-12 that are entirely sold out say so and offer a stock alert per size', async () => {
    const page = await open('ODD-GONE')
    await soldOut(page).waitFor()
    const email = page.locator('main').getByRole('button', { name: t('productAlert.open') })
    await email.click()
    await page.locator('main fieldset [role="alert"]').waitFor()
    await page.locator('main fieldset label').first().click()
    await email.click()
    await page.getByRole('dialog', { name: t('productAlert.title') }).waitFor()
  })

  it('PDP-09 with two hundred variants work like those with three', async () => {
    const page = await open('ODD-MANY')
    const [size, colour] = [page.locator('main fieldset').first(), page.locator('main fieldset').last()]
    expect(await size.locator('input').count()).toBe(20)
    expect(await colour.locator('input').count()).toBe(10)
    await size.locator('label').nth(1).click()
    await colour.locator('label').nth(0).click()
    await size.locator('label').nth(2).click()
    expect(await size.locator('input').nth(2).isChecked()).toBe(true)
    await expectAccessible(page)
  })

  it('IMG-06 PDP-12 without a picture or a description still have a page', async () => {
    const page = await open('ODD-BARE')
    await adds(page).click()
    await page
      .locator('main')
      .getByRole('button', { name: t('catalogue.addedShort') })
      .waitFor()
  })

  it('of an unsupported type have a readable page', async () => {
    await expectAccessible(await open('ODD-VIRTUAL'))
  })
})
