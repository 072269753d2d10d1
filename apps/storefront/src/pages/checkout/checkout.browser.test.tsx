import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { setCustomerDetails } from '#src/domains/session/token/customer-details.ts'
import { startSession } from '#src/domains/session/session.ts'
import { dropToken, keepToken } from '#src/domains/session/token/session-token.ts'
import { fakeGraphql } from '#src/platform/testing/fake-graphql.ts'
import { lateFailure } from '#src/platform/testing/late-failure.ts'
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

describe('the checkout on a phone', () => {
  afterEach(async () => {
    document.documentElement.style.fontSize = ''
    await page.viewport(1280, 900)
  })

  it('with text of twice the size, fits into the width of the screen', async () => {
    await page.viewport(390, 844)
    document.documentElement.style.fontSize = '32px'
    await open({})
    const root = document.documentElement
    expect(root.scrollWidth).toBeLessThanOrEqual(root.clientWidth)
  })
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

it('the first step is sent once while the shop does not respond, and keeps everything that was entered if it fails', async () => {
  const { respond, fail } = lateFailure({ setBillingAddressOnCart: { cart } })
  const storeConfig = { default_country: 'PL', enable_billing_address_section: true }
  const calls = fakeGraphql({
    CheckoutPage: { cart, countries, storeConfig },
    CustomerCart: { customerCart: { id: 'cart1' } },
    SaveContact: respond,
  })
  await renderInShop(<Component />, { loader, path: '/checkout' })
  const typed = {
    Email: 'ada@example.com',
    'First name': 'Ada',
    'Last name': 'Nowak',
    'House number': 'Nowa 5',
    Postcode: '61-234',
    Town: 'Gniezno',
    Phone: '601 602 603',
  }
  const field = (name: string) => page.getByRole('textbox', { name: new RegExp(`^${name}`) })
  for (const [name, value] of Object.entries(typed)) await field(name).fill(value)
  const submit = page.getByRole('button', { name: /^Continue/ })
  const sent = () => calls.filter(({ operation }) => operation === 'SaveContact').length
  await submit.click()
  await expect.poll(sent).toBe(1)
  await submit.click({ force: true })
  fail()
  await expect.element(page.getByText(/The shop is very busy/)).toBeVisible()
  for (const [name, value] of Object.entries(typed)) await expect.element(field(name)).toHaveValue(value)
  expect(sent()).toBe(1)
  await submit.click()
  await expect.poll(sent).toBe(2)
})

it('sends shoppers back to the cart, before they enter anything, in a store that takes no orders yet', async () => {
  fakeGraphql({
    CheckoutPage: { cart, countries, storeConfig: { default_country: 'PL', takes_orders: false } },
    CustomerCart: { customerCart: { id: 'cart1' } },
  })
  const { router } = await renderInShop(<Component />, { loader, path: '/checkout' })
  await expect.element(page.getByRole('heading', { name: 'The cart' })).toBeVisible()
  expect(router.state.location.pathname).toBe('/eu/cart')
})

it('leads guests to the sign-in, before they enter anything, in a store where only customers may order', async () => {
  fakeGraphql({
    CheckoutPage: { cart, countries, storeConfig: { default_country: 'PL', is_guest_checkout_enabled: false } },
    CustomerCart: { customerCart: { id: 'cart1' } },
  })
  const { router } = await renderInShop(<Component />, { loader, path: '/checkout' })
  await expect.poll(() => router.state.location.pathname).toBe('/eu/checkout/sign-in/')
})

it('STORE-17 shows the store’s message to an agent who acts for nobody', async () => {
  keepToken(englishStore, { token: 'half', expiresAt: Date.now() + 3_600_000, groups: [englishStore.group] })
  setCustomerDetails({ isAgent: true, firstname: 'Anna' })
  await open({ agent_checkout_not_logged_as_client_message: 'Choose a client first.' })
  await expect.element(page.getByText('Choose a client first.')).toBeVisible()
})

describe('ACC-01 the checkout of a customer with saved addresses', () => {
  const home = {
    __typename: 'CustomerAddress',
    id: 1,
    uid: 'home',
    firstname: 'Ada',
    lastname: 'Nowak',
    street: ['Prosta 1', '2nd floor'],
    postcode: '00-001',
    city: 'Warsaw',
    country_code: 'PL',
    telephone: '512345678',
    default_shipping: true,
  }
  const saved = page.getByRole('radio', { name: /Prosta 1/ })
  const field = (name: RegExp) => page.getByRole('textbox', { name })

  async function openSignedIn() {
    keepToken(englishStore, { token: 'half', expiresAt: Date.now() + 3_600_000, groups: [englishStore.group] })
    const storeConfig = { default_country: 'PL', enable_billing_address_section: true }
    const own = { ...cart, email: 'ada@example.com' }
    const calls = fakeGraphql({
      CheckoutPage: { cart: own, countries, storeConfig },
      CustomerCart: { customerCart: { id: 'cart1' } },
      KnownCustomer: { customer: { id: '1', firstname: 'Ada', lastname: 'Nowak', addresses: [home] } },
      SaveContact: { setBillingAddressOnCart: { cart: own } },
    })
    await renderInShop(<Component />, { loader, path: '/checkout' })
    await expect.element(saved).toBeChecked()
    return async () => {
      await page.getByRole('button', { name: /^Continue/ }).click()
      const isSent = () => calls.find(({ operation }) => operation === 'SaveContact')?.variables
      await expect.poll(isSent).toBeDefined()
      return isSent()
    }
  }

  it('sends the default address without any typing', async () => {
    const submit = await openSignedIn()
    expect(field(/^House number/).elements()).toEqual([])
    expect(page.getByRole('checkbox', { name: /address book/ }).elements()).toEqual([])
    const sent = await submit()
    expect(sent).toMatchObject({ isGuest: false, shipping: { street: ['Prosta 1, 2nd floor'], city: 'Warsaw' } })
    // It is in the address book already, although in two lines.
    expect(sent?.['shipping']).not.toHaveProperty('save_in_address_book')
  })

  it('saves another address in the address book unless the customer objects', async () => {
    const submit = await openSignedIn()
    await page.getByRole('radio', { name: 'Another address' }).click({ force: true })
    await expect.element(field(/^First name/)).toHaveValue('Ada')
    await field(/^House number/).fill('Nowa 5')
    await field(/^Postcode/).fill('61-234')
    await field(/^Town/).fill('Gniezno')
    await field(/^Phone/).fill('601602603')
    await saved.click({ force: true })
    await page.getByRole('radio', { name: 'Another address' }).click({ force: true })
    await expect.element(field(/^House number/)).toHaveValue('Nowa 5')
    await expect.element(page.getByRole('checkbox', { name: /address book/ })).toBeChecked()
    expect(await submit()).toMatchObject({ shipping: { street: ['Nowa 5'], save_in_address_book: true } })
  })
})
