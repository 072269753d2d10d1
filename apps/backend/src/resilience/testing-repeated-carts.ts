import { polishAddress } from '../cart/testing-client.ts'
import { encodeUid } from '../platform/uid.ts'
import { cardOf, guestCart, readyCart } from './testing-arranged.ts'
import { row, type Sent, type World } from './testing-repeated.ts'
import { coupon, secondCoupon } from './testing-world.ts'

const data = { sku: 'ROLE-PLENTY', quantity: 2 }
const address = { ...polishAddress, street: ['Nowa 5'] }

/** Sends an input for the cart of a guest. */
const ofCart =
  (more: object, isInput = true) =>
  async (world: World): Promise<Sent> => {
    const { cart } = await guestCart(world)
    return { args: isInput ? { input: { cart_id: cart, ...more } } : { cartId: cart, ...more } }
  }

const byType = (mutation: string) => row(mutation, ofCart({ cart_items: [{ data }] }))

const applied = async (world: World, codes: readonly string[]): Promise<string> => {
  const { cart } = await guestCart(world)
  for (const code of codes)
    await world.must(
      `mutation ($id: String!, $codes: [String]!) {
        applyCouponsToCart(input: { cart_id: $id, coupon_codes: $codes, type: APPEND }) { cart { id } } }`,
      { id: cart, codes: [code] },
    )
  return cart
}

const optionsOf = async (world: World, sku: string): Promise<string[]> => {
  const cart = await world.carts.newCart()
  const { data: added } = await world.carts.add(cart, [{ sku, parent_sku: 'ROLE-C2', quantity: 1 }])
  const [item] = added.addProductsToCart.cart.items
  return (item?.configurable_options ?? []).map((option) => option.configurable_product_option_value_uid)
}

const nothingIsEstimated = 'an estimate is calculated and not stored'

const ordered = 'a cart is ordered once, under its lock; a second call returns its order'
const closed = 'the first call closes the guest’s cart, so its goods are moved once'

export const cartRows = [
  row('createEmptyCart', async () => ({})),
  row('createGuestCart', async () => ({})),
  row('addProductsToCart', ofCart({ cartItems: [data] }, false)),
  byType('addSimpleProductsToCart'),
  byType('addVirtualProductsToCart'),
  row(
    'addConfigurableProductsToCart',
    ofCart({
      cart_items: [{ parent_sku: 'ROLE-C2', data: { sku: 'ROLE-C2-98-RED', quantity: 1 } }],
    }),
  ),
  row(
    'addBundleProductsToCart',
    ofCart({
      cart_items: [{ data, bundle_options: [{ id: 1, quantity: 1, value: ['1'] }] }],
    }),
    { refusedWith: 'OPTIONS_NOT_AVAILABLE' },
  ),
  row(
    'addDownloadableProductsToCart',
    ofCart({
      cart_items: [{ data, downloadable_product_links: [{ link_id: 1 }] }],
    }),
    { refusedWith: 'OPTIONS_NOT_AVAILABLE' },
  ),
  row('addWishlistItemsToCart', async (world) => {
    const { belongings, headers } = await world.customer()
    const { wishlist, wish } = await belongings.create(['wishlist', 'cart'])
    return { args: { wishlistId: wishlist, wishlistItemIds: [wish] }, headers }
  }),
  row('updateCartItems', async (world) => {
    const { cart, item } = await guestCart(world)
    return { args: { input: { cart_id: cart, cart_items: [{ cart_item_uid: item, quantity: 5 }] } } }
  }),
  row('changeCartItemOptions', async (world) => {
    const id = await world.carts.newCart()
    const { data: added } = await world.carts.add(id, [{ sku: 'ROLE-C2-98-RED', parent_sku: 'ROLE-C2', quantity: 1 }])
    const uid = added.addProductsToCart.cart.items[0]?.uid
    const options = await optionsOf(world, 'ROLE-C2-110-RED')
    return { args: { input: { cart_id: id, cart_item_uid: uid, selected_options: options } } }
  }),
  row('removeItemFromCart', async (world) => {
    const { cart, item } = await guestCart(world)
    return { args: { input: { cart_id: cart, cart_item_uid: item } } }
  }),
  row('restoreCartItem', async (world) => {
    const { cart, item } = await guestCart(world)
    await world.carts.remove(cart, item)
    return { args: { input: { cart_id: cart, cart_item_uid: item } } }
  }),
  row('saveCartItemForLater', async (world) => {
    const { cart, item } = await guestCart(world)
    return { args: { input: { cart_id: cart, cart_item_uid: item } } }
  }),
  row('moveSavedItemToCart', async (world) => {
    const { cart, savedItem } = await world.guest.create(['cart', 'savedItem'])
    return { args: { input: { cart_id: cart, saved_item_uid: savedItem } } }
  }),
  row('removeSavedItem', async (world) => {
    const { cart, savedItem } = await world.guest.create(['cart', 'savedItem'])
    return { args: { input: { cart_id: cart, saved_item_uid: savedItem } } }
  }),
  row('clearCart', async (world) => ({ args: { input: { uid: (await guestCart(world)).cart } } })),
  row('applyCouponToCart', ofCart({ coupon_code: coupon })),
  row('applyCouponsToCart', ofCart({ coupon_codes: [coupon, secondCoupon], type: 'APPEND' })),
  row('removeCouponFromCart', async (world) => ({ args: { input: { cart_id: await applied(world, [coupon]) } } })),
  row('removeCouponsFromCart', async (world) => {
    const cart = await applied(world, [coupon, secondCoupon])
    return { args: { input: { cart_id: cart, coupon_codes: [coupon] } } }
  }),
  row(
    'applyGiftCardToCart',
    async (world) => {
      const { cart } = await guestCart(world)
      const code = await cardOf(world, world.newEmail())
      return { args: { input: { cart_id: cart, gift_card_code: code } } }
    },
    { withoutKey: 'a cart holds a card once, and money is taken from it only with the order' },
  ),
  row('removeGiftCardFromCart', async (world) => {
    const { cart } = await guestCart(world)
    const code = await cardOf(world, world.newEmail())
    await world.must(
      `mutation ($id: String!, $code: String!) {
        applyGiftCardToCart(input: { cart_id: $id, gift_card_code: $code }) { cart { id } } }`,
      { id: cart, code },
    )
    return { args: { input: { cart_id: cart, gift_card_code: code } } }
  }),
  row(
    'unlockGiftCard',
    async (world) => {
      const email = world.newEmail()
      return { args: { input: { gift_card_code: await cardOf(world, email, 'locked'), email } } }
    },
    { withoutKey: 'a card is locked or not' },
  ),
  row('setGuestEmailOnCart', async (world) => {
    const { cart } = await guestCart(world)
    return { args: { input: { cart_id: cart, email: world.newEmail() } } }
  }),
  row('setShippingAddressesOnCart', ofCart({ shipping_addresses: [{ address }] })),
  row('setBillingAddressOnCart', ofCart({ billing_address: { address } })),
  row('setShippingMethodsOnCart', async (world) => {
    const { cart } = await guestCart(world)
    await world.carts.setAddress(cart, address)
    return {
      args: { input: { cart_id: cart, shipping_methods: [{ carrier_code: 'dpd', method_code: 'standard' }] } },
    }
  }),
  row('setPaymentMethodOnCart', async (world) => ({
    args: { input: { cart_id: await readyCart(world), payment_method: { code: 'adyen_cc' } } },
  })),
  row('setGiftOptionsOnCart', async (world) => {
    const { cart, item } = await guestCart(world)
    const message = { from: 'Ada', to: 'Jan', message: 'Sto lat' }
    const wrapped = { cart_item_uid: item, gift_wrapping_id: encodeUid(1), quantity: 1 }
    const options = { gift_message: message, gift_receipt_included: true, printed_card_included: true }
    return { args: { input: { cart_id: cart, ...options, items: [wrapped] } } }
  }),
  row('estimateShippingMethods', ofCart({ address: { country_code: 'PL' } }), { changesNothing: nothingIsEstimated }),
  row('estimateTotals', ofCart({ address: { country_code: 'PL' } }), { changesNothing: nothingIsEstimated }),
  row(
    'assignCustomerToGuestCart',
    async (world) => {
      const { headers } = await world.customer()
      return { args: { cart_id: (await guestCart(world)).cart }, headers }
    },
    { withoutKey: closed },
  ),
  row(
    'mergeCarts',
    async (world) => {
      const { headers, belongings } = await world.customer()
      const { cart, guestCart: source } = await belongings.create(['cart', 'guestCart'])
      return { args: { source_cart_id: source, destination_cart_id: cart }, headers }
    },
    { withoutKey: closed },
  ),
  row('prepareCartLink', async (world) => {
    const { headers, belongings } = await world.customer({ isAgent: true })
    const { cart } = await belongings.create(['cart'])
    return { args: { input: { cart_id: cart } }, headers }
  }),
  row('takePreparedCart', async (world) => {
    const agent = await world.customer({ isAgent: true })
    const { cart: prepared } = await agent.belongings.create(['cart'])
    const { code } = await world.must<{ code: string }>(
      'mutation ($id: String!) { prepareCartLink(input: { cart_id: $id }) { code } }',
      { id: prepared },
      agent.headers,
    )
    return { args: { input: { cart_id: (await guestCart(world)).cart, code } } }
  }),
  row('placeOrder', async (world) => ({ args: { input: { cart_id: await readyCart(world) } } }), {
    withoutKey: ordered,
  }),
  row(
    'setPaymentMethodAndPlaceOrder',
    async (world) => ({
      args: { input: { cart_id: await readyCart(world), payment_method: { code: 'banktransfer' } } },
    }),
    { withoutKey: ordered },
  ),
]
