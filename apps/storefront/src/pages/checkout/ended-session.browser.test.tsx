import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { readDraft } from '#src/domains/checkout/buyer/checkout-draft.ts'
import { readPending } from '#src/domains/checkout/placing/pending-order.ts'
import { readCartId } from '#src/domains/cart-id/cart-id.ts'
import { setCustomerDetails } from '#src/domains/session/token/customer-details.ts'
import { startSession } from '#src/domains/session/session.ts'
import { dropToken, keepToken } from '#src/domains/session/token/session-token.ts'
import { fakeGraphql, type GraphqlCall } from '#src/platform/testing/fake-graphql.ts'
import { englishStore, renderInShop } from '#src/platform/testing/render-in-shop.tsx'
import { fingerprint } from '#src/platform/storage/fingerprint.ts'
import { recall } from '#src/platform/storage/persistence.ts'
import { Component, loader } from './checkout.route.tsx'

const money = (value: number) => ({ value, currency: 'EUR' })
const courier = {
  __typename: 'AvailableShippingMethod',
  carrier_code: 'dpd',
  method_code: 'home',
  carrier_title: 'DPD',
  method_title: 'Courier',
  available: true,
  price_incl_tax: money(5),
}
const lockers = {
  ...courier,
  carrier_code: 'inpost',
  method_code: 'locker',
  carrier_title: 'InPost',
  pickup_network: 'INPOST',
}
const address = {
  __typename: 'ShippingCartAddress',
  firstname: 'Ada',
  lastname: 'Nowak',
  street: ['Prosta 1'],
  postcode: '00-001',
  city: 'Warsaw',
  telephone: '512345678',
  country: { code: 'PL' },
  available_shipping_methods: [courier, lockers],
}
const empty = {
  __typename: 'Cart',
  id: 'cart1',
  is_virtual: false,
  email: 'ada@example.com',
  shipping_addresses: [],
  coupon_notices: [],
  available_payment_methods: [
    { code: 'checkmo', title: 'Money order' },
    { code: 'cod', title: 'Cash on delivery' },
  ],
  applied_boncard_gift_cards: [],
  total_quantity: 1,
  items: [
    {
      __typename: 'SimpleCartItem',
      uid: 'hat',
      quantity: 1,
      max_qty: 9,
      is_available: true,
      product: {
        __typename: 'SimpleProduct',
        uid: 'hat',
        sku: 'hat',
        name: 'Hat',
        url_key: 'hat',
        url_suffix: '.html',
      },
    },
  ],
  prices: { grand_total: money(10), subtotal_including_tax: money(10) },
}
const addressed = { ...empty, shipping_addresses: [address], billing_address: address }
const delivered = { ...addressed, shipping_addresses: [{ ...address, selected_shipping_method: courier }] }
const place = {
  __typename: 'PickupLocation',
  pickup_location_code: 'WAW1',
  name: 'WAW1',
  street: 'Nowa 2',
  postcode: '00-002',
  city: 'Warsaw',
  country_id: 'PL',
  latitude: 52,
  longitude: 21,
}

/** What the server knows: whether the session lives, and the cart of the customer who signs in. */
let server: { isLive: boolean; cart: object; ownCart: string }
let calls: readonly GraphqlCall[]

const live =
  <Data,>(respond: () => Data) =>
  () => {
    if (!server.isLive) throw new Error('CART_MISSING')
    return respond()
  }
const order = { number: '7', token: 'secret', state: 'new', email: 'ada@example.com' }
const notFound = { code: 'CART_NOT_FOUND', reason: { code: 'CART_MISSING', parameters: [] }, unavailable_items: [] }

async function open(cart: object, step?: 'delivery' | 'payment') {
  server = { isLive: true, cart, ownCart: 'cart1' }
  if (step) {
    const contact = {
      email: 'ada@example.com',
      shipping: typedAddress,
      isBillingSame: true,
      billing: typedAddress,
      isSaved: true,
    }
    sessionStorage.setItem(
      `shop:checkout_draft:${englishStore.group}`,
      JSON.stringify({ value: { contact, step }, storedAt: Date.now(), owner: fingerprint('ada@example.com') }),
    )
  }
  const countries = [{ id: 'PL', full_name_locale: 'Poland', available_regions: null }]
  const agreements = [{ id: 4, front_label: 'The rules', content: '', required: true, version: 1 }]
  calls = fakeGraphql({
    CheckoutPage: () => ({
      cart: server.isLive && server.ownCart === 'cart1' ? server.cart : null,
      countries,
      agreements,
      storeConfig: { default_country: 'PL', enable_billing_address_section: true },
    }),
    CustomerDetails: () => {
      if (!server.isLive) throw new Error('NOT_SIGNED_IN')
      return { customer: { id: '1', email: 'ada@example.com', firstname: 'Ada', lastname: 'Nowak' } }
    },
    SignIn: ({ password }) => {
      if (password !== 'Bocian-2026!') throw new Error('SIGN_IN_REFUSED')
      server.isLive = true
      return { generateCustomerToken: { token: 'second half', customer_token_lifetime: 3600 } }
    },
    CustomerCart: live(() => ({ customerCart: { id: server.ownCart } })),
    MergeCarts: () => {
      throw new Error('CART_MISSING')
    },
    SaveContact: live(() => ({ setBillingAddressOnCart: { cart: delivered } })),
    SaveDelivery: live(() => ({ setShippingMethodsOnCart: { cart: delivered } })),
    SavePickup: live(() => ({ setShippingMethodsOnCart: { cart: delivered } })),
    SavePayment: live(() => ({
      setPaymentMethodOnCart: { cart: { ...delivered, selected_payment_method: { code: 'cod' } } },
    })),
    PreviewDelivery: live(() => ({})),
    PickupPlaces: { deliveryPoints: { total_count: 1, items: [place] } },
    PlaceOrder: () => ({ placeOrder: server.isLive ? { errors: [], orderV2: order } : { errors: [notFound] } }),
    PlacedOrder: { placedOrder: null },
    CheckoutCartAgain: live(() => ({ cart: server.cart })),
  })
  const shown = await renderInShop(<Component />, { loader, path: '/checkout' })
  await expect.element(button(/^(Continue|Order)/)).toBeVisible()
  return shown
}
const typedAddress = {
  kind: 'person',
  firstname: 'Ada',
  lastname: 'Nowak',
  company: '',
  vat: '',
  street: 'Prosta 1',
  postcode: '00-001',
  city: 'Warsaw',
  region: '',
  telephone: '512 345 678',
  country: 'PL',
}

const sent = (name: string) => calls.filter(({ operation }) => operation === name)
const dialog = page.getByRole('dialog', { name: 'Please sign in again' })
const password = dialog.getByLabelText(/^Password/)
const street = page.getByRole('textbox', { name: /^House number/ })
const declined = page.getByText(/^This wasn’t saved/)
const button = (name: RegExp | string) => page.getByRole('button', { name })

async function typeAddress(): Promise<void> {
  const fields = {
    First: 'Ada',
    Last: 'Nowak',
    'House number': 'Typed 9',
    Postcode: '00-001',
    Town: 'Warsaw',
    Phone: '512345678',
  }
  for (const [name, value] of Object.entries(fields))
    await page.getByRole('textbox', { name: new RegExp(`^${name}`) }).fill(value)
}

async function signIn(): Promise<void> {
  await expect.element(password).toHaveFocus()
  await password.fill('Bocian-2026!')
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog).not.toBeInTheDocument()
}

/** Waits for the page of the placed order. */
async function untilOrdered(router: Awaited<ReturnType<typeof open>>['router']): Promise<void> {
  await expect.poll(() => router.state.location.pathname).toBe('/eu/checkout/success')
  expect(recall('order_number')).toBe('7')
}

async function decline(): Promise<void> {
  await expect.element(dialog).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(declined).toBeVisible()
}

const storeToken = () =>
  keepToken(englishStore, {
    token: 'half',
    expiresAt: Date.now() + 3_600_000,
    groups: [englishStore.group],
    owner: fingerprint('ada@example.com'),
  })

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  startSession()
  storeToken()
  document.cookie = `cart_${englishStore.group}=cart1; path=/`
})
afterEach(() => {
  dropToken()
  setCustomerDetails(undefined)
  document.cookie = `cart_${englishStore.group}=; path=/; max-age=0`
  vi.unstubAllGlobals()
})

describe('AMB-17 a session that ends during the checkout', () => {
  it('in the contact step, is renewed in a dialog, after which the typed address is saved', async () => {
    await open(empty)
    await typeAddress()
    server.isLive = false
    await button(/^Continue/).click()
    await expect.element(dialog).toBeVisible()
    await expect.element(dialog.getByLabelText(/^Email/)).toHaveValue('ada@example.com')
    await signIn()
    await expect.element(page.getByRole('radio', { name: /DPD/ })).toBeChecked()
    const [refused, saved, ...more] = sent('SaveContact')
    expect(more).toEqual([])
    expect(saved?.variables).toEqual(refused?.variables)
    expect(saved?.variables).toMatchObject({ cartId: 'cart1', isGuest: false, shipping: { street: ['Typed 9'] } })
    expect(readCartId(englishStore)).toBe('cart1')
  })

  it('keeps what was typed if the customer declines, and offers to sign in again', async () => {
    await open(empty)
    await typeAddress()
    server.isLive = false
    await button(/^Continue/).click()
    await decline()
    await expect.element(street).toHaveValue('Typed 9')
    await button(/^Continue/).click()
    await decline()
    await button('Sign in').click()
    await signIn()
    await expect.element(declined).not.toBeInTheDocument()
    await expect.element(street).toHaveValue('Typed 9')
    await button(/^Continue/).click()
    await expect.element(page.getByRole('radio', { name: /DPD/ })).toBeChecked()
  })

  it('says in the dialog why a sign-in was refused', async () => {
    await open(empty)
    await typeAddress()
    server.isLive = false
    await button(/^Continue/).click()
    await password.fill('wrong')
    await userEvent.keyboard('{Enter}')
    await expect.element(dialog.getByRole('alert')).toHaveFocus()
    await expect.element(password).toHaveValue('wrong')
    await password.fill('Bocian-2026!')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('radio', { name: /DPD/ })).toBeChecked()
  })

  it('by its lifetime on this device, is renewed in the same way', async () => {
    await open(empty)
    await typeAddress()
    server.isLive = false
    localStorage.removeItem('shop:signin_token:base')
    await button(/^Continue/).click()
    await signIn()
    await expect.element(page.getByRole('radio', { name: /DPD/ })).toBeChecked()
    expect(sent('SaveContact').at(-1)?.variables).toMatchObject({ isGuest: false, shipping: { street: ['Typed 9'] } })
  })

  it('keeps the chosen delivery, which the next press saves', async () => {
    await open(addressed, 'delivery')
    server.isLive = false
    await page.getByRole('radio', { name: /DPD/ }).click({ force: true })
    await decline()
    await expect.element(page.getByRole('radio', { name: /DPD/ })).toBeChecked()
    await button(/payment/).click()
    await signIn()
    await expect.element(page.getByRole('radio', { name: 'Money order' })).toBeChecked()
    expect(sent('SaveDelivery').at(-1)?.variables).toEqual({ cartId: 'cart1', carrier: 'dpd', method: 'home' })
  })

  it('keeps the chosen pickup point, and saves it after the sign-in', async () => {
    await open(addressed, 'delivery')
    await page.getByRole('radio', { name: /InPost/ }).click({ force: true })
    await page.getByRole('radio', { name: /WAW1/ }).click({ force: true })
    server.isLive = false
    await button('Collect here').click()
    await decline()
    await expect.element(page.getByRole('radio', { name: /WAW1/ })).toBeChecked()
    await button('Collect here').click()
    await signIn()
    await expect.poll(() => sent('SavePickup')).toHaveLength(3)
    expect(sent('SavePickup').at(-1)?.variables).toMatchObject({ pickup: 'WAW1', carrier: 'inpost' })
  })

  it('keeps the chosen payment method, and saves it after the sign-in', async () => {
    const { router } = await open(delivered, 'payment')
    server.isLive = false
    const cash = page.getByRole('radio', { name: 'Cash on delivery' })
    await cash.click({ force: true })
    await decline()
    await expect.element(cash).toBeChecked()
    await page.getByRole('checkbox', { name: /The rules/ }).click({ force: true })
    await button(/^Order/).click()
    await signIn()
    await untilOrdered(router)
    expect(sent('SavePayment')).toHaveLength(3)
    expect(sent('PlaceOrder')).toHaveLength(1)
  })

  it('while the order is placed, orders once, under the key of the first attempt', async () => {
    const { router } = await open({ ...delivered, selected_payment_method: { code: 'cod' } }, 'payment')
    server.isLive = false
    await page.getByRole('checkbox', { name: /The rules/ }).click({ force: true })
    await button(/^Order/).click()
    await signIn()
    await untilOrdered(router)
    const [refused, placed, ...more] = sent('PlaceOrder')
    expect(more).toEqual([])
    expect(placed?.idempotencyKey).toBe(refused?.idempotencyKey)
    expect(placed?.variables).toEqual(refused?.variables)
    expect(placed?.variables).toMatchObject({ cartId: 'cart1', agreements: [{ id: 4, version: 1 }] })
  })

  it('does not place the order later by itself if the customer declines, and keeps the consents', async () => {
    await open({ ...delivered, selected_payment_method: { code: 'cod' } }, 'payment')
    server.isLive = false
    await page.getByRole('checkbox', { name: /The rules/ }).click({ force: true })
    await button(/^Order/).click()
    await decline()
    await expect.element(page.getByRole('checkbox', { name: /The rules/ })).toBeChecked()
    expect(readPending(englishStore)).toBeUndefined()
  })

  it('does not use the cart of another customer who signs in', async () => {
    const { router } = await open({ ...delivered, selected_payment_method: { code: 'cod' } }, 'payment')
    server.isLive = false
    await page.getByRole('checkbox', { name: /The rules/ }).click({ force: true })
    await button(/^Order/).click()
    server.ownCart = 'cart2'
    await dialog.getByLabelText(/^Email/).fill('marek@example.com')
    await password.fill('Bocian-2026!')
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => router.state.location.pathname).toBe('/eu/cart')
    expect(sent('PlaceOrder').every(({ variables }) => variables['cartId'] === 'cart1')).toBe(true)
    expect(readDraft(englishStore)).toBeNull()
  })

  it('says that the shop did not respond if it cannot find out, and keeps the page', async () => {
    await open(empty)
    await typeAddress()
    server.isLive = false
    const faked = globalThis.fetch
    vi.stubGlobal('fetch', async (...[input, init]: Parameters<typeof fetch>) => {
      if (String(init?.body).includes('CustomerDetails')) throw new TypeError('Failed to fetch')
      return faked(input, init)
    })
    await button(/^Continue/).click()
    await expect.element(page.getByText(/didn’t respond/)).toBeVisible()
    await expect.element(street).toHaveValue('Typed 9')
  })

  it('before the page opens, leads to the sign-in page of the checkout, and keeps the draft for its owner', async () => {
    await open(delivered, 'payment')
    server.isLive = false
    const request = new Request(`${window.location.origin}/eu/checkout`)
    const left: unknown = await loader({ request, params: {}, context: {} } as never).catch((error: unknown) => error)
    expect(left instanceof Response && left.headers.get('location')).toBe('/eu/checkout/sign-in/')
    expect(readCartId(englishStore)).toBeUndefined()
    expect(readDraft(englishStore)).toBeNull()
    storeToken()
    expect(readDraft(englishStore)?.step).toBe('payment')
  })
})

it('a guest whose cart was closed is not asked to sign in', async () => {
  dropToken()
  const { router } = await open(empty)
  await page.getByRole('textbox', { name: /^Email/ }).fill('guest@example.com')
  await typeAddress()
  server.isLive = false
  await button(/^Continue/).click()
  await expect.poll(() => router.state.location.pathname).toBe('/eu/cart')
  expect(dialog.elements()).toEqual([])
})
