import { CartClient, polishAddress } from '../cart/testing-client.ts'
import { changeByStaff } from '../order/testing-orders.ts'
import { encodeUid } from '../platform/uid.ts'
import type { TestShop } from '../testing/testing.ts'

/** The data of a person that an argument can refer to. */
export type DataName =
  | 'addressId'
  | 'addressUid'
  | 'cart'
  | 'compareList'
  | 'guestCart'
  | 'item'
  | 'orderItem'
  | 'orderNumber'
  | 'orderToken'
  | 'orderUid'
  | 'orderedCart'
  | 'readyCart'
  | 'return'
  | 'returnTracking'
  | 'savedItem'
  | 'session'
  | 'wish'
  | 'wishlist'

const byArgument: Readonly<Record<string, DataName>> = {
  cartId: 'cart',
  cart_id: 'cart',
  cart_item_uid: 'item',
  orderNumber: 'orderNumber',
  order_id: 'orderUid',
  order_item_uid: 'orderItem',
  order_token: 'orderToken',
  order_uid: 'orderUid',
  return_shipping_tracking_uid: 'returnTracking',
  return_uid: 'return',
  saved_item_uid: 'savedItem',
  sourceWishlistUid: 'wishlist',
  source_cart_id: 'guestCart',
  wishlistId: 'wishlist',
  wishlistItemIds: 'wish',
  wishlistItemsIds: 'wish',
  wishlist_item_id: 'wish',
}

const byPlace: Readonly<Record<string, DataName>> = {
  'addProductsToCompareList.uid': 'compareList',
  'assignCompareListToCustomer.uid': 'compareList',
  'assignCustomerToGuestCart.cart_id': 'guestCart',
  'changeOrderAddress.token': 'orderToken',
  'clearCart.uid': 'cart',
  'compareList.uid': 'compareList',
  'deleteCompareList.uid': 'compareList',
  'deleteCustomerAddress.id': 'addressId',
  'deleteCustomerAddressV2.uid': 'addressUid',
  'guestOrderByToken.token': 'orderToken',
  'handInCardResult.token': 'orderToken',
  'saveCardResult.token': 'orderToken',
  'orderPayment.token': 'orderToken',
  'placedOrder.cart_id': 'orderedCart',
  'orderGtm.cartId': 'orderedCart',
  'placeOrder.cart_id': 'readyCart',
  'removeProductsFromCompareList.uid': 'compareList',
  'requestGuestOrderCancel.token': 'orderToken',
  'requestGuestExchange.token': 'orderToken',
  'requestGuestReturn.token': 'orderToken',
  'returnOrderToCart.token': 'orderToken',
  'revokeCustomerSession.uid': 'session',
  'setPaymentMethodAndPlaceOrder.cart_id': 'readyCart',
  'startPayment.token': 'orderToken',
  'updateCustomerAddress.id': 'addressId',
  'updateCustomerAddressV2.uid': 'addressUid',
}

/** The data to which an argument of an operation refers. */
export function neededData(operation: string, argument: string): DataName | undefined {
  // One chooses the id of a new cart; the other needs no cart.
  if (['createEmptyCart', 'dynamicBlocks'].includes(operation)) return undefined
  return byPlace[`${operation}.${argument}`] ?? byArgument[argument]
}

const nothing = '0'.repeat(32)

/** The carrier of a returned parcel. */
export const carrierUid = Buffer.from('dpd').toString('base64')

/** Why an item is returned, and where the refund goes. */
export const returnDetails = {
  selected_custom_attributes: [{ attribute_code: 'reason', value: 'too_small' }],
  entered_custom_attributes: [{ attribute_code: 'bank_account', value: 'PL61 1090 1014 0000 0712 1981 2874' }],
}

/** Values in the form of a person's data that refer to nothing. */
export const missingData: Readonly<Record<DataName, unknown>> = {
  addressId: 999_999,
  addressUid: encodeUid(999_999),
  cart: nothing,
  compareList: nothing,
  guestCart: nothing,
  item: encodeUid(999_999),
  orderItem: encodeUid(999_999),
  orderNumber: '000999999',
  orderToken: nothing,
  orderUid: encodeUid(999_999),
  orderedCart: nothing,
  readyCart: nothing,
  return: encodeUid(999_999),
  returnTracking: encodeUid(999_999),
  savedItem: encodeUid(999_999),
  session: encodeUid(999_999),
  wish: '999999',
  wishlist: '999999',
}

/** Creates data of one person, each kind when it is first needed. */
export class Belongings {
  readonly #shop: TestShop
  readonly #headers: Record<string, string>
  readonly #isGuest: boolean

  constructor(shop: TestShop, headers: Record<string, string>, { isGuest }: { isGuest: boolean }) {
    this.#shop = shop
    this.#headers = headers
    this.#isGuest = isGuest
  }

  /** Like `create`, for a call by somebody else: the cart that a guest could own is one of the account. */
  async createForOthers(needs: readonly DataName[]): Promise<Record<string, unknown>> {
    const data = await this.create(needs)
    return needs.includes('guestCart') ? { ...data, guestCart: await this.#filledCart(this.#headers) } : data
  }

  /** New data of the kinds that a call needs. What a guest cannot have is as good as missing. */
  async create(needs: readonly DataName[]): Promise<Record<string, unknown>> {
    const data: Record<string, unknown> = { ...missingData }
    const wants = (...names: DataName[]) => names.some((name) => needs.includes(name))
    if (wants('compareList')) data['compareList'] = await this.#compareList()
    if (wants('guestCart')) data['guestCart'] = await this.#filledCart({})
    if (wants('orderItem', 'return', 'returnTracking'))
      Object.assign(data, await this.#sentOrder(wants('return', 'returnTracking')))
    else if (wants('orderNumber', 'orderToken', 'orderUid', 'orderedCart')) Object.assign(data, await this.#order())
    if (wants('readyCart')) data['readyCart'] = await this.#readyCart()
    if (wants('cart', 'item', 'savedItem')) Object.assign(data, await this.#cart(wants('savedItem')))
    if (this.#isGuest) return data
    if (wants('session')) data['session'] = await this.#session()
    if (wants('addressId', 'addressUid')) Object.assign(data, await this.#address())
    if (wants('wish', 'wishlist')) Object.assign(data, await this.#wishlist())
    return data
  }

  async #must<T>(text: string, variables: object = {}, headers = this.#headers): Promise<T> {
    const { data, errors } = await this.#shop.execute<T>(text, { ...variables }, headers)
    if (errors !== undefined) throw new Error(errors.map(({ message }) => message).join(', '))
    return data
  }

  async #filledCart(headers: Record<string, string>): Promise<string> {
    const { createEmptyCart: id } = await this.#must<{ createEmptyCart: string }>(
      'mutation { createEmptyCart }',
      {},
      headers,
    )
    await new CartClient(this.#shop).add(id, [{ sku: 'ROLE-PLENTY', quantity: 1 }], headers)
    return id
  }

  async #cart(isSaved: boolean): Promise<Record<string, unknown>> {
    const cart = await this.#filledCart(this.#headers)
    const read = '{ cart(cart_id: $id) { items { uid } saved_items { uid } } }'
    const item = async () =>
      (
        await this.#must<{ cart: { items: { uid: string }[]; saved_items: { uid: string }[] } }>(
          `query ($id: String!) ${read}`,
          { id: cart },
        )
      ).cart
    if (isSaved) {
      const uid = (await item()).items[0]?.uid
      await this.#must(
        'mutation ($id: String!, $uid: ID!) { saveCartItemForLater(input: { cart_id: $id, cart_item_uid: $uid }) { cart { id } } }',
        { id: cart, uid },
      )
    }
    const { items, saved_items: saved } = await item()
    return { cart, item: items[0]?.uid ?? missingData.item, savedItem: saved[0]?.uid ?? missingData.savedItem }
  }

  async #readyCart(): Promise<string> {
    const cart = await this.#filledCart(this.#headers)
    const steps = `
      setShippingAddressesOnCart(input: { cart_id: $id, shipping_addresses: [{ address: $address }] }) { cart { id } }
      setBillingAddressOnCart(input: { cart_id: $id, billing_address: { same_as_shipping: true } }) { cart { id } }
      setShippingMethodsOnCart(input: { cart_id: $id,
        shipping_methods: [{ carrier_code: "dpd", method_code: "standard" }] }) { cart { id } }
      setPaymentMethodOnCart(input: { cart_id: $id, payment_method: { code: "banktransfer" } }) { cart { id } }
      ${this.#isGuest ? 'setGuestEmailOnCart(input: { cart_id: $id, email: "guest@example.com" }) { cart { id } }' : ''}`
    const variables = { id: cart, address: polishAddress }
    await this.#must(`mutation ($id: String!, $address: CartAddressInput!) { ${steps} }`, variables)
    return cart
  }

  async #order(): Promise<Record<string, unknown> & { orderNumber: string }> {
    const cart = await this.#readyCart()
    const { placeOrder } = await this.#must<{
      placeOrder: { orderV2: { id: string; number: string; token: string; items: { id: string }[] } | null }
    }>('mutation ($id: String!) { placeOrder(input: { cart_id: $id }) { orderV2 { id number token items { id } } } }', {
      id: cart,
    })
    const order = placeOrder.orderV2
    if (order === null) throw new Error('the order was refused')
    return {
      orderItem: order.items[0]?.id,
      orderNumber: order.number,
      orderToken: order.token,
      orderUid: order.id,
      orderedCart: cart,
    }
  }

  /** An order that can be returned, perhaps with a return and a tracking number. */
  async #sentOrder(isReturned: boolean): Promise<Record<string, unknown>> {
    const order = await this.#order()
    await changeByStaff(this.#shop, order.orderNumber, { name: 'pay', reference: null })
    const shipment = { carrier: 'dpd', title: 'DPD', trackingNumber: null }
    await changeByStaff(this.#shop, order.orderNumber, { name: 'ship', ...shipment })
    if (!isReturned) return order
    const { made } = await this.#must<{ made: { return: { uid: string } } }>(
      'mutation ($input: RequestGuestReturnInput!) { made: requestGuestReturn(input: $input) { return { uid } } }',
      {
        input: {
          token: order['orderToken'],
          items: [{ order_item_uid: order['orderItem'], quantity_to_return: 1, ...returnDetails }],
        },
      },
    )
    const { added } = await this.#must<{ added: { return_shipping_tracking: { uid: string } } }>(
      'mutation ($input: AddReturnTrackingInput!) { added: addReturnTracking(input: $input) { return_shipping_tracking { uid } } }',
      {
        input: {
          return_uid: made.return.uid,
          order_token: order['orderToken'],
          carrier_uid: carrierUid,
          tracking_number: 'A1',
        },
      },
    )
    return { ...order, return: made.return.uid, returnTracking: added.return_shipping_tracking.uid }
  }

  /** A session, if possible another than that of the caller, which would end it. */
  async #session(): Promise<string | undefined> {
    const { customerSessions: sessions } = await this.#must<{
      customerSessions: { items: { uid: string; is_current: boolean }[] }
    }>('{ customerSessions { items { uid is_current } } }')
    return (sessions.items.find((session) => !session.is_current) ?? sessions.items[0])?.uid
  }

  async #compareList(): Promise<string> {
    const { createCompareList: list } = await this.#must<{ createCompareList: { uid: string } }>(
      'mutation { createCompareList(input: { products: [] }) { uid } }',
    )
    return list.uid
  }

  async #address(): Promise<Record<string, unknown>> {
    const { createCustomerAddress: address } = await this.#must<{ createCustomerAddress: { id: number; uid: string } }>(
      'mutation ($input: CustomerAddressInput!) { createCustomerAddress(input: $input) { id uid } }',
      {
        input: polishAddress,
      },
    )
    return { addressId: address.id, addressUid: address.uid }
  }

  async #wishlist(): Promise<Record<string, unknown>> {
    await this.#must(
      'mutation { addProductsToWishlist(wishlistId: "0", wishlistItems: [{ sku: "ROLE-PLENTY", quantity: 1 }]) { wishlist { id } } }',
    )
    const { customer } = await this.#must<{
      customer: { wishlists: { id: string; items_v2: { items: { id: string }[] } }[] }
    }>('{ customer { wishlists { id items_v2 { items { id } } } } }')
    const [list] = customer.wishlists
    return { wishlist: list?.id, wish: list?.items_v2.items[0]?.id }
  }
}
