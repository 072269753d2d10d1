import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { DeliveryOfferFragment, ProductPageQuery } from '#src/platform/graphql/documents.gen.ts'
import { fakeGraphql } from '#src/platform/testing/fake-graphql.ts'
import { renderInShop } from '#src/platform/testing/render-in-shop.tsx'
import { DeliveryPromise } from './delivery-promise.tsx'
import { Page } from './product.route.tsx'

const hour = 3_600_000
// The cut-offs are relative to the test's own time, the days are not.
const arrivals = (first: number) => [
  { order_before: new Date(first).toISOString(), from: '2026-11-24', to: '2026-11-25' },
  { order_before: new Date(first + 24 * hour).toISOString(), from: '2026-11-25', to: '2026-11-26' },
]
const offersUntil = (first: number): DeliveryOfferFragment[] => [
  {
    carrier_code: 'dpd',
    pickup_network: null,
    price: { value: 6.9, currency: 'EUR' },
    free_from: { value: 99 },
    arrivals: arrivals(first),
  },
  {
    carrier_code: 'express',
    pickup_network: null,
    price: { value: 14.9, currency: 'EUR' },
    free_from: null,
    arrivals: arrivals(first),
  },
  {
    carrier_code: 'instore',
    pickup_network: 'instore',
    price: { value: 0, currency: 'EUR' },
    free_from: null,
    arrivals: arrivals(first),
  },
]
const offers = () => offersUntil(Date.now() + hour)
const rangeOf = (value: number) => {
  const money = { value, currency: 'EUR' }
  return { minimum_price: { final_price: money, regular_price: money } }
}
const productOf = (more: object) => ({
  __typename: 'SimpleProduct',
  uid: 'MQ==',
  sku: 'COAT',
  name: 'Coat',
  url_key: 'coat',
  url_suffix: '.html',
  stock_status: 'IN_STOCK',
  price_range: rangeOf(39.9),
  media_gallery: [],
  categories: [],
  delivery_offers: offers(),
  ...more,
})
const show = (product: object) =>
  renderInShop(
    <Page data={{ products: { items: [product] }, cmsBlocks: { items: [] } } as unknown as ProductPageQuery} />,
  )
const line = (text: RegExp) => page.getByText(text)
const textOf = (text: RegExp) => line(text).element().textContent.replaceAll('\u00A0', ' ')
const returns = () => page.getByText('30 days to change your mind')

beforeEach(() => void fakeGraphql({}))
afterEach(() => vi.unstubAllGlobals())

it('UX-25 a product page shows from which price and by which day the product is delivered', async () => {
  await show(productOf({}))
  await expect.element(line(/Delivery from €6\.90/)).toBeVisible()
  expect(textOf(/Delivery from/)).toMatch(/At your door Tue 24 November\W+Wed 25 November$/)
})

it('UX-25 a product above the threshold is delivered free', async () => {
  await show(productOf({ price_range: rangeOf(99) }))
  await expect.element(line(/Free delivery/)).toBeVisible()
  expect(textOf(/Free delivery/)).toMatch(/At your door Tue 24/)
})

const size = (uid: string, label: string) => ({ uid, label, swatch_data: null })
const variant = (uid: string, price: number, stock: string) => ({
  attributes: [{ code: 'cdrl_size', uid }],
  product: { uid, sku: uid, stock_status: stock, price_range: rangeOf(price), cdrl_age: null },
})
const coat = () =>
  productOf({
    __typename: 'ConfigurableProduct',
    configurable_options: [
      {
        uid: 'sizes',
        label: 'Size',
        position: 0,
        attribute_code: 'cdrl_size',
        values: [size('s', 'S'), size('m', 'M'), size('l', 'L')],
      },
    ],
    variants: [variant('s', 39.9, 'IN_STOCK'), variant('m', 120, 'IN_STOCK'), variant('l', 39.9, 'OUT_OF_STOCK')],
  })
const choose = (label: string) => page.getByRole('radio', { name: new RegExp(`^${label}`) })

it('UX-25 the delivery follows the chosen size: its price, and none if it is sold out', async () => {
  await show(coat())
  await expect.element(line(/Delivery from €6\.90/)).toBeVisible()
  await choose('M').click({ force: true })
  await expect.element(line(/Free delivery/)).toBeVisible()
  await choose('L').click({ force: true })
  await expect.element(line(/Free delivery/)).not.toBeInTheDocument()
  expect(line(/Delivery from/).elements()).toEqual([])
  await choose('S').click({ force: true })
  await expect.element(line(/Delivery from €6\.90/)).toBeVisible()
})

it.each([
  ['a sold-out product', { stock_status: 'OUT_OF_STOCK' }],
  ['what is sent by email', { __typename: 'VirtualProduct', delivery_offers: [] }],
])('UX-25 the page of %s names no delivery', async (_name, more) => {
  await show(productOf(more))
  await expect.element(returns()).toBeVisible()
  expect(line(/[Dd]elivery/).elements()).toEqual([])
})

it('UX-25 the delivery of a gift card sent by post follows the chosen amount', async () => {
  await show(
    productOf({
      __typename: 'GiftCardProduct',
      giftcard_type: 'PHYSICAL',
      message_max_length: 100,
      giftcard_amounts: [
        { uid: 'a50', value: 50 },
        { uid: 'a100', value: 100 },
      ],
      gift_card_options: [],
      price_range: rangeOf(50),
    }),
  )
  await expect.element(line(/Delivery from €6\.90/)).toBeVisible()
  // Gift cards are money and cannot be sent back.
  expect(returns().elements()).toEqual([])
  await page.getByRole('radio', { name: '€100' }).click({ force: true })
  await expect.element(line(/Free delivery/)).toBeVisible()
})

it.each([
  [
    'after the cut-off names the days of the next one',
    -hour,
    /^Delivery from €6\.90At your door Wed 25 November\W+Thu 26 November$/,
  ],
  ['after the last known cut-off names no days', -25 * hour, /^Delivery from €6\.90$/],
])('UX-25 a page that is shown %s', async (_name, since, text) => {
  await renderInShop(<DeliveryPromise offers={offersUntil(Date.now() + since)} price={10} />)
  await expect.poll(() => document.querySelector('span')?.textContent.replaceAll('\u00A0', ' ')).toMatch(text)
})
