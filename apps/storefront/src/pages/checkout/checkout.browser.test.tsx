import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { setCustomerDetails } from '#src/domains/session/customer-details.ts'
import { startSession } from '#src/domains/session/session.ts'
import { dropToken, keepToken } from '#src/domains/session/session-token.ts'
import { fakeGraphql } from '#src/platform/testing/fake-graphql.ts'
import { englishStore, renderInShop } from '#src/platform/testing/render-in-shop.tsx'
import { Component, loader } from './checkout.route.tsx'

const money = { value: 10, currency: 'EUR' }
const product = {
  __typename: 'SimpleProduct',
  uid: 'hat',
  sku: 'hat',
  name: 'Hat',
  url_key: 'hat',
  url_suffix: '.html',
}
const cart = {
  __typename: 'Cart',
  id: 'cart1',
  is_virtual: false,
  shipping_addresses: [],
  coupon_notices: [],
  available_payment_methods: [],
  applied_boncard_gift_cards: [],
  total_quantity: 1,
  items: [{ __typename: 'SimpleCartItem', uid: 'hat', quantity: 1, max_qty: 9, is_available: true, product }],
  prices: { grand_total: money, subtotal_including_tax: money },
}
const countries = [
  { id: 'PL', full_name_locale: 'Poland', available_regions: null },
  { id: 'RO', full_name_locale: 'Romania', available_regions: [{ id: 278, name: 'Alba' }] },
]

async function open(config: object): Promise<void> {
  const storeConfig = { default_country: 'RO', enable_billing_address_section: true, ...config }
  const customerCart = { id: 'cart1' }
  fakeGraphql({ CheckoutPage: { cart, countries, storeConfig }, CustomerCart: { customerCart } })
  await renderInShop(<Component />, { loader, path: '/checkout' })
  await expect.element(page.getByRole('textbox', { name: 'Email' })).toBeVisible()
}
const region = page.getByRole('combobox', { name: /^Region/ })
const billing = page.getByRole('checkbox', { name: 'The billing address is the same' })

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  startSession()
  document.cookie = `cart_${englishStore.group}=cart1; path=/`
})
afterEach(() => {
  dropToken()
  setCustomerDetails(undefined)
  document.cookie = `cart_${englishStore.group}=; path=/; max-age=0`
  vi.unstubAllGlobals()
})

describe('STORE-16 the address form of the checkout', () => {
  it('has a billing address, and no region where none is needed', async () => {
    await open({})
    await expect.element(billing).toBeInTheDocument()
    expect(region.elements()).toEqual([])
    await expect.element(page.getByRole('combobox', { name: /^Country/ })).toHaveValue('RO')
  })

  it('has no billing address where the store disabled it', async () => {
    await open({ enable_billing_address_section: false })
    expect(billing.elements()).toEqual([])
  })

  it('requires a region in the countries that the store lists', async () => {
    await open({ countries_with_required_region: 'CA,RO' })
    await expect.element(region.getByRole('option', { name: 'Alba' })).toBeInTheDocument()
    await expect.element(region).toBeRequired()
  })

  it('offers a region elsewhere too if the store shows it', async () => {
    await open({ countries_with_required_region: 'CA', display_state_if_optional: true })
    await expect.element(region).toBeInTheDocument()
    await expect.element(region).not.toBeRequired()
  })
})

it('STORE-17 shows the store’s message to an agent who acts for nobody', async () => {
  keepToken(englishStore, { token: 'half', expiresAt: Date.now() + 3_600_000, groups: [englishStore.group] })
  setCustomerDetails({ isAgent: true, firstname: 'Anna' })
  await open({ agent_checkout_not_logged_as_client_message: 'Choose a client first.' })
  await expect.element(page.getByText('Choose a client first.')).toBeVisible()
})
