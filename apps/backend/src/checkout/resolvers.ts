import { boncardFields, giftCardFields, giftPrices } from '#src/cart/fields/fields.ts'
import {
  calculateFreeShipping,
  appliedDiscounts,
  discountFields,
  isVirtual,
  money,
  type CartView,
} from '#src/cart/cart.ts'
import { needsDelivery, type Product } from '#src/catalogue/catalogue.ts'
import type { AddressInput } from '#src/customer/customer.ts'
import type { Context } from '#src/platform/context.ts'
import { message } from '#src/platform/messages.ts'
import type {
  CartAddressInput,
  EstimateAddressInput,
  FreeShipping,
  InputMaybe,
  Resolvers,
} from '#src/platform/resolvers.gen.ts'
import { addressFields } from './address-fields.ts'
import { cartTotals } from './cart-totals.ts'
import { deliveryOffers } from './delivery-offers.ts'
import { fullTitle, offeredDeliveries, selectedDelivery, subtotalOf } from './delivery.ts'
import { estimateDeliveries, estimateTotals } from './estimate.ts'
import { freeFromLimits } from './free-shipping.ts'
import { findPickupPlace } from './pickup-place.ts'
import { setBillingAddress, setShippingAddress } from './set-addresses.ts'
import { setGuestEmail } from './set-guest-email.ts'
import { setShippingMethod } from './set-shipping-method.ts'
import type { Arrival, StoreDelivery, OfferedDelivery } from './types.ts'

const present = <T>(list: readonly InputMaybe<T>[] | null | undefined): T[] =>
  (list ?? []).filter((item): item is T => item !== null)

const readInput = (address: InputMaybe<CartAddressInput> | undefined): AddressInput | null =>
  address == null ? null : { ...address, street: [...address.street] }

const mutations: Resolvers['Mutation'] = {
  setGuestEmailOnCart: async (_root, { input }, ctx) => ({
    cart: await setGuestEmail(ctx, input?.cart_id ?? '', input?.email ?? ''),
  }),
  setShippingAddressesOnCart: async (_root, { input }, ctx) => {
    const choices = present(input?.shipping_addresses).map((choice) => ({
      address: readInput(choice.address),
      savedId: choice.customer_address_id,
      savedUid: choice.customer_address_uid,
      customerNotes: choice.customer_notes,
      pickupLocationCode: choice.pickup_location_code,
    }))
    return { cart: await setShippingAddress(ctx, input?.cart_id ?? '', choices) }
  },
  setBillingAddressOnCart: async (_root, { input }, ctx) => {
    const choice = input?.billing_address
    const cart = await setBillingAddress(ctx, input?.cart_id ?? '', {
      address: readInput(choice?.address),
      savedId: choice?.customer_address_id,
      savedUid: choice?.customer_address_uid,
      sameAsShipping: choice?.same_as_shipping ?? false,
      useForShipping: choice?.use_for_shipping ?? false,
    })
    return { cart }
  },
  setShippingMethodsOnCart: async (_root, { input }, ctx) => {
    const methods = present(input?.shipping_methods)
    const chosen = methods.map((method) => ({ carrierCode: method.carrier_code, methodCode: method.method_code }))
    return { cart: await setShippingMethod(ctx, input?.cart_id ?? '', chosen) }
  },
  estimateShippingMethods: (_root, { input }, ctx) => estimateDeliveries(ctx, input.cart_id, placeOf(input.address)),
  estimateTotals: async (_root, { input }, ctx) => {
    const method = input.shipping_method
    // As in Magento, a delivery method needs both the carrier's and the method's code.
    const isNamed = Boolean(method?.carrier_code && method.method_code)
    const chosen = method && isNamed ? { carrierCode: method.carrier_code, methodCode: method.method_code } : null
    return { cart: await estimateTotals(ctx, input.cart_id, placeOf(input.address), chosen) }
  },
}

const placeOf = ({ country_code: countryCode, postcode, region }: EstimateAddressInput) => ({
  countryCode,
  postcode: postcode ?? null,
  region: region?.region ?? region?.region_code ?? null,
})

const cart: Resolvers['Cart'] = {
  prices: async (view, _args, ctx) => ({ cart: view, totals: await cartTotals(ctx, view) }),
  applied_boncard_gift_cards: async (view, _args, ctx) =>
    boncardFields({ cart: view, totals: await cartTotals(ctx, view) }),
  applied_gift_cards: async (view, _args, ctx) =>
    giftCardFields(ctx.db, { cart: view, totals: await cartTotals(ctx, view) }),
  free_shipping: freeShipping,
  shipping_addresses: (view, _args, ctx) =>
    view.shippingAddress === null
      ? []
      : [{ ...addressFields(view.id, view.shippingAddress, ctx.store.locale), cart: view }],
  billing_address: (view, _args, ctx) => {
    const address = view.billingAddress ?? (view.billingSameAsShipping ? view.shippingAddress : null)
    return address === null ? null : addressFields(view.id, address, ctx.store.locale)
  },
}

async function freeShipping(view: CartView, _args: object, ctx: Context): Promise<FreeShipping | null> {
  if (isVirtual(view)) return null
  const limits = view.isShippingFree ? [0] : await freeFromLimits(ctx)
  const progress = calculateFreeShipping(subtotalOf(view), limits)
  if (progress === null) return null
  return {
    amount_missing: money(progress.missing, view.currency),
    has_free_shipping: progress.reached,
    percent: progress.percent,
  }
}

const prices: Resolvers['CartPrices'] = {
  applied_taxes: ({ cart: view, totals }, _args, ctx) =>
    totals.taxes.map(({ rate, amount }) => ({
      amount: money(amount, view.currency),
      label: view.taxLabels.get(rate) ?? message(ctx.store.locale, 'tax.unnamed', { rate: rate / 100 }),
    })),
  discount: ({ cart: view, totals }) =>
    totals.discount + totals.shippingDiscount === 0
      ? null
      : {
          amount: money(totals.discount + totals.shippingDiscount, view.currency),
          label: appliedDiscounts(view, totals).map(({ label }) => label),
        },
  discounts: ({ cart: view, totals }) => discountFields(appliedDiscounts(view, totals), view.currency),
  gift_options: ({ cart: view, totals }) => giftPrices(totals.gifts, view.currency),
  grand_total: ({ cart: view, totals }) => money(totals.owed, view.currency),
  grand_total_excluding_tax: ({ cart: view, totals }) => money(totals.grandTotalExcludingTax, view.currency),
  subtotal_excluding_tax: ({ cart: view, totals }) => money(totals.subtotalExcludingTax, view.currency),
  subtotal_including_tax: ({ cart: view, totals }) => money(totals.subtotal, view.currency),
  subtotal_with_discount_excluding_tax: ({ cart: view, totals }) => money(totals.discountedExcludingTax, view.currency),
}

const deliveryFields = {
  amount: (delivery: OfferedDelivery) => money(delivery.amount, delivery.currency),
  base_amount: (delivery: OfferedDelivery) => money(delivery.amount, delivery.currency),
  price_incl_tax: (delivery: OfferedDelivery) => money(delivery.amount, delivery.currency),
  price_excl_tax: (delivery: OfferedDelivery) => money(delivery.amountExcludingTax, delivery.currency),
  carrier_code: (delivery: OfferedDelivery) => delivery.carrierCode,
  carrier_title: (delivery: OfferedDelivery) => delivery.carrierTitle,
  method_code: (delivery: OfferedDelivery) => delivery.methodCode,
  method_title: fullTitle,
  service_title: (delivery: OfferedDelivery) => delivery.methodTitle,
  delivery_dates: (delivery: OfferedDelivery) => delivery.dates,
  pickup_network: (delivery: OfferedDelivery) => delivery.network,
  free_from: ({ freeFrom, currency }: OfferedDelivery) => (freeFrom === null ? null : money(freeFrom, currency)),
}

const ofProduct = {
  delivery_offers: (product: Product, _args: object, ctx: Context) =>
    needsDelivery(product) ? deliveryOffers(ctx) : [],
}

const offerFields = {
  carrier_code: ({ carrierCode }: StoreDelivery) => carrierCode,
  free_from: ({ freeFrom, currency }: StoreDelivery) => (freeFrom === null ? null : money(freeFrom, currency)),
  method_code: ({ methodCode }: StoreDelivery) => methodCode,
  pickup_network: ({ network }: StoreDelivery) => network,
  price: ({ price, currency }: StoreDelivery) => money(price, currency),
}

export const resolvers: Resolvers = {
  Mutation: mutations,
  Cart: cart,
  CartPrices: prices,
  CartAddressInterface: {
    __resolveType: (address) => ('cart' in address ? 'ShippingCartAddress' : 'BillingCartAddress'),
  },
  ShippingCartAddress: {
    available_shipping_methods: (address, _args, ctx) => offeredDeliveries(ctx, address.cart),
    selected_shipping_method: (address, _args, ctx) => selectedDelivery(ctx, address.cart),
    cart_items: (address) => address.cart.lines.map((line) => ({ cart_item_id: line.id, quantity: line.quantity })),
    cart_items_v2: (address) => address.cart.lines,
    items_weight: (address) => address.cart.lines.reduce((sum, line) => sum + line.variant.weight * line.quantity, 0),
    pickup_location: async (address, _args, ctx) => {
      const chosen = await selectedDelivery(ctx, address.cart)
      const to = address.cart.shippingAddress
      const place = chosen === null || to === null ? null : await findPickupPlace(ctx, chosen.network, to)
      return place ? { ...place, distance: null } : null
    },
    pickup_location_code: (address) => address.cart.shippingAddress?.pickupLocationCode ?? null,
    same_as_billing: (address) => address.cart.billingSameAsShipping,
  },
  SimpleProduct: ofProduct,
  VirtualProduct: ofProduct,
  ConfigurableProduct: ofProduct,
  GiftCardProduct: ofProduct,
  DeliveryOffer: offerFields,
  DeliveryArrival: { order_before: ({ orderBefore }: Arrival) => orderBefore.toISOString() },
  AvailableShippingMethod: { ...deliveryFields, available: () => true, error_message: () => null },
  SelectedShippingMethod: deliveryFields,
}
