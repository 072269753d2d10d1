import { afterEach, describe, expect, it, vi } from 'vitest'
import type { CartEventFragment } from '#src/graphql/documents.gen.ts'
import { beginCheckout, initiateCheckout, itemEvent, removeFromCart, seenCart, viewCart } from './cart-events.ts'
import { tellCheckout, tellRemoved } from './tell-cart.ts'

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
const place = globalThis as { dataLayer?: unknown[]; fbq?: unknown }

afterEach(() => {
  delete place.dataLayer
  delete place.fbq
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
})

describe('ANALYT-01 what happens to a cart', () => {
  it('is told with its lines, by the variant that was chosen and prices of two decimals', () => {
    expect(cart.items?.flatMap((item) => (item ? [itemEvent(item)] : []))).toEqual([trousers, backpack])
  })

  it('ANALYT-03 view_cart says where it was looked at', () => {
    expect(viewCart(cart, 'Koszyk podgląd')).toEqual({
      event: 'view_cart',
      cart_type: 'Koszyk podgląd',
      ecommerce: { currency: 'PLN', value: 189.7, items: [trousers, backpack] },
    })
    expect(viewCart(cart, 'Koszyk podsumowanie').cart_type).toBe('Koszyk podsumowanie')
  })

  it('remove_from_cart is worth the whole line, and nothing where the line was never seen', () => {
    expect(removeFromCart(seenCart(cart), 'one')).toEqual({
      event: 'remove_from_cart',
      ecommerce: { currency: 'PLN', value: 119.8, items: [trousers] },
    })
    expect(removeFromCart(seenCart(cart), 'three')).toBeNull()
  })

  it('begin_checkout carries the coupon', () => {
    expect(beginCheckout(cart)).toEqual({
      event: 'begin_checkout',
      ecommerce: { currency: 'PLN', value: 189.7, coupon: 'LATO', items: [trousers, backpack] },
    })
    expect(beginCheckout({ ...cart, applied_coupons: null }).ecommerce).not.toHaveProperty('coupon')
  })
})

describe('ANALYT-02 the pixel', () => {
  it('is told InitiateCheckout with what is bought', () => {
    expect(initiateCheckout(beginCheckout(cart))).toEqual({
      content_ids: ['C1-98', 'S1'],
      content_type: 'product',
      currency: 'PLN',
      num_items: 3,
      value: 189.7,
    })
  })

  it('hears it where there is one, and is not made where there is none', () => {
    tellCheckout(cart)
    expect(place.fbq).toBeUndefined()
    const fbq = vi.fn<(...facts: unknown[]) => void>()
    place.fbq = fbq
    tellCheckout(cart)
    expect(fbq).toHaveBeenCalledWith('track', 'InitiateCheckout', initiateCheckout(beginCheckout(cart)))
  })
})

it('ANALYT-05 the cart as it was seen is kept for the tab, and a removal is told by it', () => {
  const kept = new Map<string, string>()
  vi.stubEnv('SSR', false)
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  })
  tellRemoved('one')
  expect(place.dataLayer).toBeUndefined()
  tellCheckout(cart)
  expect([...kept.keys()]).toEqual(['bocian:gtm_cart_items'])
  tellRemoved('one')
  expect(place.dataLayer).toMatchObject([{ event: 'begin_checkout' }, { event: 'remove_from_cart' }])
})
