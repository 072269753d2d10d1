import { afterEach, describe, expect, it, vi } from 'vitest'
import type { CartEventFragment } from '#src/platform/graphql/documents.gen.ts'
import { beginCheckout, initiateCheckout, itemEvent, removeFromCart, seenCart, viewCart } from './cart-events.ts'
import { trackBeginCheckout, trackRemoveFromCart } from './track-cart.ts'

const cart = {
  id: 'cart-1',
  applied_coupons: [{ code: 'LATO' }],
  prices: { grand_total: { value: 189.7, currency: 'PLN' } },
  items: [
    {
      __typename: 'ConfigurableCartItem',
      uid: 'one',
      quantity: 2,
      product: { __typename: 'ConfigurableProduct', uid: 'p', sku: 'C1', name: 'Spodnie', cdrl_brand: 'Bocian' },
      prices: { price_including_tax: { value: 59.899_999, currency: 'PLN' } },
      configured_variant: { __typename: 'SimpleProduct', uid: 'v', sku: 'C1-98' },
      configurable_options: [{ value_label: '98' }, { value_label: 'zielony' }],
    },
    null,
    {
      __typename: 'SimpleCartItem',
      uid: 'two',
      quantity: 1,
      product: { __typename: 'SimpleProduct', uid: 'q', sku: 'S1', name: 'Plecak', cdrl_brand: null },
      prices: { price_including_tax: { value: 69.9, currency: 'PLN' } },
    },
  ],
} as unknown as CartEventFragment

const trousers = {
  item_id: 'C1-98',
  item_name: 'Spodnie',
  item_brand: 'Bocian',
  item_variant: '98, zielony',
  price: 59.9,
  quantity: 2,
}
const backpack = { item_id: 'S1', item_name: 'Plecak', price: 69.9, quantity: 1 }
const page = globalThis as { dataLayer?: unknown[]; fbq?: unknown }

afterEach(() => {
  delete page.dataLayer
  delete page.fbq
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
})

describe('ANALYT-01 cart events', () => {
  it('contain the lines with the SKU of the chosen variant and prices rounded to two decimals', () => {
    expect(cart.items?.flatMap((item) => (item ? [itemEvent(item)] : []))).toEqual([trousers, backpack])
  })

  it('ANALYT-03 view_cart names the view: mini-cart or cart page', () => {
    expect(viewCart(cart, 'Koszyk podgląd')).toEqual({
      event: 'view_cart',
      cart_type: 'Koszyk podgląd',
      ecommerce: { currency: 'PLN', value: 189.7, items: [trousers, backpack] },
    })
    expect(viewCart(cart, 'Koszyk podsumowanie').cart_type).toBe('Koszyk podsumowanie')
  })

  it('remove_from_cart has the value of the whole line; a line that was never tracked sends no event', () => {
    expect(removeFromCart(seenCart(cart), 'one')).toEqual({
      event: 'remove_from_cart',
      ecommerce: { currency: 'PLN', value: 119.8, items: [trousers] },
    })
    expect(removeFromCart(seenCart(cart), 'three')).toBeNull()
  })

  it('begin_checkout contains the coupon', () => {
    expect(beginCheckout(cart)).toEqual({
      event: 'begin_checkout',
      ecommerce: { currency: 'PLN', value: 189.7, coupon: 'LATO', items: [trousers, backpack] },
    })
    expect(beginCheckout({ ...cart, applied_coupons: null }).ecommerce).not.toHaveProperty('coupon')
  })
})

describe('ANALYT-02 the Meta pixel', () => {
  it('gets InitiateCheckout with the items', () => {
    expect(initiateCheckout(beginCheckout(cart))).toEqual({
      content_ids: ['C1-98', 'S1'],
      content_type: 'product',
      currency: 'PLN',
      num_items: 3,
      value: 189.7,
    })
  })

  it('gets the event if its script is on the page, and is not created otherwise', () => {
    trackBeginCheckout(cart)
    expect(page.fbq).toBeUndefined()
    const fbq = vi.fn<(...facts: unknown[]) => void>()
    page.fbq = fbq
    trackBeginCheckout(cart)
    expect(fbq).toHaveBeenCalledWith('track', 'InitiateCheckout', initiateCheckout(beginCheckout(cart)))
  })
})

it('ANALYT-05 the last seen cart is stored for the tab and describes a removed line', () => {
  const storage = new Map<string, string>()
  vi.stubEnv('SSR', false)
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => storage.get(name) ?? null,
    setItem: (name: string, value: string) => void storage.set(name, value),
    removeItem: (name: string) => void storage.delete(name),
  })
  trackRemoveFromCart('one')
  expect(page.dataLayer).toBeUndefined()
  trackBeginCheckout(cart)
  expect([...storage.keys()]).toEqual(['shop:gtm_cart_items'])
  trackRemoveFromCart('one')
  expect(page.dataLayer).toMatchObject([{ event: 'begin_checkout' }, { event: 'remove_from_cart' }])
})
