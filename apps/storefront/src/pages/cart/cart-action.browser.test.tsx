import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { CouponBox } from '#src/domains/cart/codes/coupon-box.tsx'
import { GiftBox } from '#src/domains/cart/gifts/gift-box.tsx'
import { GiftCardBox } from '#src/domains/cart/codes/gift-card-box.tsx'
import type {
  CartGiftsFragment,
  GiftOfferFragment,
  ProductCardFragment,
  ProductPageItemFragment,
} from '#src/platform/graphql/documents.gen.ts'
import { fakeGraphql } from '#src/platform/testing/fake-graphql.ts'
import { lateFailure } from '#src/platform/testing/late-failure.ts'
import { englishStore, renderInShop } from '#src/platform/testing/render-in-shop.tsx'
import { ProductCard } from '#src/domains/product-card/product-card.tsx'
import { ToastProvider } from '#src/ui/toast/toast.tsx'
import { BuyBox } from '../product/buy-box.tsx'
import { action } from './cart.route.tsx'

const money = { value: 39.9, currency: 'EUR' }
const hat = {
  __typename: 'SimpleProduct',
  uid: btoa('1'),
  sku: 'HAT',
  name: 'Hat',
  url_key: 'hat',
  url_suffix: '.html',
  stock_status: 'IN_STOCK',
  delivery_offers: [],
  price_range: { minimum_price: { final_price: money, regular_price: money } },
}
const option = (code: string, label: string) => ({
  uid: code,
  attribute_code: code,
  label: code,
  position: 0,
  values: [{ uid: btoa(label), label, swatch_data: null }],
})
const dress = {
  ...hat,
  __typename: 'ConfigurableProduct',
  uid: btoa('2'),
  sku: 'DRESS',
  name: 'Dress',
  configurable_options: [option('cdrl_size', '98')],
  variants: [
    {
      attributes: [{ code: 'cdrl_size', uid: btoa('98'), label: '98' }],
      product: { ...hat, uid: btoa('3'), sku: 'DRESS-98' },
    },
  ],
}
const fromCard = <ProductCard product={hat as unknown as ProductCardFragment} />
const fromPage = <BuyBox product={dress as unknown as ProductPageItemFragment} />

const emptyCart = { id: 'cart1', applied_coupons: [], coupon_notices: [], applied_boncard_gift_cards: [] }
const cardBox = <GiftCardBox cart={emptyCart} />
const giftCart = {
  ...emptyCart,
  available_gift_wrappings: [],
  gift_message: null,
  gift_wrapping: null,
  gift_receipt_included: false,
  printed_card_included: false,
  items: [],
} as unknown as CartGiftsFragment
const giftBox = <GiftBox cart={giftCart} offer={{} as GiftOfferFragment} />
const couponBox = <CouponBox cart={emptyCart} />

const refusal = 'You cannot mix gift cards with regular products'
const place = globalThis as { dataLayer?: unknown[] }

async function open(element: React.ReactNode, errors: readonly object[] = []) {
  const calls = fakeGraphql({ AddToCart: { addProductsToCart: { user_errors: errors } } })
  await renderInShop(<ToastProvider>{element}</ToastProvider>, { action })
  return calls
}
const add = page.getByRole('button', { name: /^(Add t|T)o cart/ })

beforeEach(() => {
  delete place.dataLayer
  document.cookie = `cart_${englishStore.group}=cart1; path=/`
})
afterEach(() => {
  document.cookie = `cart_${englishStore.group}=; path=/; max-age=0`
  vi.unstubAllGlobals()
})

describe('an added product', () => {
  it('PDP-16 is tracked from the product page with the cart, the options and the quantity', async () => {
    const calls = await open(fromPage)
    await page.getByRole('radio', { name: /^98/ }).click({ force: true })
    await add.click()
    await expect.element(page.getByRole('button', { name: 'Added' })).toBeVisible()
    expect(calls.map(({ operation }) => operation)).toContain('AddToCart')
    expect(place.dataLayer).toEqual([
      {
        event: 'add_to_cart',
        cart_id: 'cart1',
        product_uid: dress.uid,
        selected_options: [btoa('98')],
        quantity: 1,
      },
    ])
  })

  it('PDP-16 is tracked from a card, too', async () => {
    await open(fromCard)
    await add.click()
    await expect.element(page.getByRole('button', { name: 'Added Hat' })).toBeVisible()
    expect(place.dataLayer).toMatchObject([{ event: 'add_to_cart', cart_id: 'cart1', product_uid: hat.uid }])
  })
})

describe('CART-28 a product that cannot be in one cart with the others', () => {
  it.each([
    ['a card', fromCard],
    ['the page of a product', fromPage],
  ])('is refused when added from %s, and not tracked', async (_where, element) => {
    await open(element, [{ code: 'UNDEFINED', reason: { code: 'GIFT_CARD_WITH_PRODUCTS', parameters: [] } }])
    const size = page.getByRole('radio', { name: /^98/ })
    if (size.elements().length > 0) await size.click({ force: true })
    await add.click()
    await expect.element(page.getByRole('alert').getByText(refusal)).toBeVisible()
    await expect.element(add).toBeVisible()
    expect(place.dataLayer).toBeUndefined()
  })
})

describe('a change of the cart whose response is late and fails', () => {
  const failed = page.getByText(/The shop is very busy/)

  /** How often an operation was sent. */
  const countIn = (calls: ReturnType<typeof fakeGraphql>, operation: string) => () =>
    calls.filter((call) => call.operation === operation).length

  it('adds once meanwhile, keeps the chosen size, and can be repeated', async () => {
    const { respond, fail } = lateFailure({ addProductsToCart: { user_errors: [] } })
    const sent = countIn(fakeGraphql({ AddToCart: respond }), 'AddToCart')
    await renderInShop(<ToastProvider>{fromPage}</ToastProvider>, { action })
    const size = page.getByRole('radio', { name: /^98/ })
    await size.click({ force: true })
    const press = () => page.getByRole('button', { name: /^(?:Add|Adding)/ }).click({ force: true })
    await press()
    await expect.poll(sent).toBe(1)
    await press()
    fail()
    await expect.element(failed.first()).toBeVisible()
    await expect.element(size).toBeChecked()
    expect(sent()).toBe(1)
    await add.click()
    await expect.element(page.getByRole('button', { name: 'Added' })).toBeVisible()
    expect(sent()).toBe(2)
  })

  it.each([
    ['ApplyGiftCard', 'gift card', cardBox, 'Use the card'],
    ['ApplyCoupon', 'discount', couponBox, 'Apply'],
  ])('%s: the code stays in its field, and is sent once meanwhile', async (operation, kind, element, button) => {
    const { respond, fail } = lateFailure({})
    const sent = countIn(fakeGraphql({ [operation]: respond }), operation)
    await renderInShop(element, { action })
    await page.getByText(new RegExp(`Do you have a ${kind}`)).click()
    const field = page.getByRole('textbox', { name: new RegExp(`${kind} code`, 'i') })
    await field.fill('BOC 1234')
    const apply = page.getByRole('button', { name: button })
    await apply.click()
    await expect.poll(sent).toBe(1)
    await apply.click({ force: true })
    fail()
    await expect.element(failed).toBeVisible()
    await expect.element(field).toHaveValue('BOC 1234')
    expect(sent()).toBe(1)
    await apply.click()
    await expect.poll(sent).toBe(2)
  })

  it('the message of a gift stays in its fields, and is sent once meanwhile', async () => {
    const { respond, fail } = lateFailure({})
    const sent = countIn(fakeGraphql({ SetGiftOptions: respond }), 'SetGiftOptions')
    await renderInShop(giftBox, { action })
    await page.getByRole('heading', { name: /gift/i }).click()
    const message = page.getByRole('textbox', { name: /^Message/ })
    await message.fill('Happy birthday')
    const save = page.getByRole('button', { name: /^Save/ })
    await save.click()
    await expect.poll(sent).toBe(1)
    await save.click({ force: true })
    fail()
    await expect.element(failed).toBeVisible()
    await expect.element(message).toHaveValue('Happy birthday')
    expect(sent()).toBe(1)
  })
})

describe('gift wrapping', () => {
  const wrapping = { uid: 'MQ==', design: 'Stars', default_message: null, price: { value: 2, currency: 'EUR' } }
  const line = { __typename: 'SimpleCartItem', uid: 'a', quantity: 2, gift_wrapping: null, gift_wrapping_quantity: 0 }
  const wrappable = {
    ...giftCart,
    available_gift_wrappings: [wrapping],
    items: [{ ...line, product: { __typename: 'SimpleProduct', uid: 'p', name: 'Hat' } }],
  } as unknown as CartGiftsFragment

  it.each([
    ['1', '1', ['everything or single items', 'pieces']],
    ['1', '0', []],
    ['0', '1', ['pieces']],
    ['0', '0', undefined],
  ])('STORE-17 allow_gift_wrapping_on_order %s and …_on_order_items %s', async (order, items, parts) => {
    const offer = { allow_gift_wrapping_on_order: order, allow_gift_wrapping_on_order_items: items }
    await renderInShop(<GiftBox cart={wrappable} offer={offer as GiftOfferFragment} />)
    await page.getByRole('heading', { name: /gift/i }).click()
    await expect.element(page.getByRole('textbox', { name: /^Message/ })).toBeVisible()
    const design = page.getByRole('combobox', { name: /Gift wrapping/ })
    expect(design.elements()).toHaveLength(parts ? 1 : 0)
    if (!parts) return
    await design.selectOptions('MQ==')
    const choice = page.getByRole('radio', { name: 'Wrap items separately' })
    expect(choice.elements()).toHaveLength(parts.length > 1 ? 1 : 0)
    if (parts.length > 1) await choice.click({ force: true })
    expect(page.getByRole('spinbutton', { name: 'Hat: how many of 2' }).elements()).toHaveLength(
      parts.length > 0 ? 1 : 0,
    )
    const form = document.querySelector('form')
    expect(form && new FormData(form).get('wrapped')).toBe(parts.length > 0 ? 'separately' : null)
  })
})
