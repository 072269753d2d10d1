import { customerEmail } from '#src/customer/customer.ts'
import type { Resolvers } from '#src/platform/resolvers.gen.ts'
import { addAllToCart, addProductsToCart } from './add-products-to-cart.ts'
import { findCart } from './cart.ts'
import { createCart, customerCart } from './create-cart.ts'
import { refusals } from './errors.ts'
import { configurableOptions, giftFields, itemFields } from './item-fields.ts'
import { readConfigurableItems, readItem, readSimpleItems } from './item-requests.ts'
import { productOfLine, variantOfLine } from './line-product.ts'
import { isVirtual, loadCart } from './load-cart.ts'
import { mergeCarts } from './merge-carts.ts'
import { money } from './money.ts'
import { pageItems } from './page-items.ts'
import { removeItemFromCart } from './remove-item-from-cart.ts'
import type { CartLine, CartView } from './types.ts'
import { updateCartItems } from './update-cart-items.ts'

const quantityOf = (cart: CartView): number => cart.lines.reduce((sum, line) => sum + line.quantity, 0)

const itemTypes = {
  simple: 'SimpleCartItem',
  configurable: 'ConfigurableCartItem',
  virtual: 'VirtualCartItem',
  giftcard: 'GiftCardCartItem',
} as const

const commonFields = { ...itemFields, product: productOfLine }

const mutations: Resolvers['Mutation'] = {
  createEmptyCart: (_root, { input }, ctx) => createCart(ctx, input?.cart_id),
  createGuestCart: async (_root, { input }, ctx) => ({
    cart: await findCart(ctx, await createCart(ctx, input?.cart_uid)),
  }),
  addProductsToCart: async (_root, { cartId, cartItems }, ctx) => {
    const { cart, userErrors } = await addProductsToCart(ctx, cartId, cartItems.map(readItem))
    return { cart, user_errors: userErrors }
  },
  addSimpleProductsToCart: async (_root, { input }, ctx) => ({
    cart: await addAllToCart(ctx, input?.cart_id ?? '', readSimpleItems(input?.cart_items ?? [])),
  }),
  addConfigurableProductsToCart: async (_root, { input }, ctx) => ({
    cart: await addAllToCart(ctx, input?.cart_id ?? '', readConfigurableItems(input?.cart_items ?? [])),
  }),
  updateCartItems: async (_root, { input }, ctx) => {
    const updates = (input?.cart_items ?? []).filter((item) => item !== null)
    const lines = updates.map((item) => ({ id: item.cart_item_id, uid: item.cart_item_uid, quantity: item.quantity }))
    return { cart: await updateCartItems(ctx, input?.cart_id ?? '', lines), errors: [] }
  },
  removeItemFromCart: async (_root, { input }, ctx) => ({
    cart: await removeItemFromCart(ctx, input?.cart_id ?? '', { id: input?.cart_item_id, uid: input?.cart_item_uid }),
  }),
  mergeCarts: (_root, args, ctx) => mergeCarts(ctx, args.source_cart_id, args.destination_cart_id),
}

const cart: Resolvers['Cart'] = {
  id: (view) => view.maskedId,
  email: (view, _args, ctx) => (view.customerId === null ? view.email : customerEmail(ctx, view.customerId)),
  items: (view) => view.lines,
  itemsV2: (view, args) => pageItems(view.lines, args),
  total_quantity: quantityOf,
  total_summary_quantity_including_config: quantityOf,
  is_virtual: isVirtual,
  applied_boncard_gift_cards: () => [],
  applied_coupon: () => null,
  applied_coupons: () => null,
  applied_gift_cards: () => [],
  available_gift_wrappings: () => [],
  gift_message: () => null,
  gift_receipt_included: () => false,
  gift_wrapping: () => null,
  printed_card_included: () => false,
}

export const resolvers: Resolvers = {
  Query: {
    cart: (_root, args, ctx) => findCart(ctx, args.cart_id),
    customerCart: async (_root, _args, ctx) => {
      if (ctx.customerId === null) throw refusals.notSignedIn()
      return loadCart(ctx, await customerCart(ctx, ctx.customerId))
    },
  },
  Mutation: mutations,
  Cart: cart,
  CartItemInterface: { __resolveType: (line) => itemTypes[line.product.type] },
  SimpleCartItem: { ...commonFields, ...giftFields },
  ConfigurableCartItem: {
    ...commonFields,
    ...giftFields,
    configurable_options: configurableOptions,
    configured_variant: variantOfLine,
  },
  VirtualCartItem: { ...commonFields, customizable_options: () => [] },
  GiftCardCartItem: { ...commonFields, ...giftFields, ...giftCardTexts() },
  Error: {
    __resolveType: (error) => (error.quantity === undefined ? 'CartUserInputError' : 'InsufficientStockError'),
  },
}

function giftCardTexts(): NonNullable<Resolvers['GiftCardCartItem']> {
  return {
    amount: (line) => money(line.giftCard?.amount ?? 0, line.currency),
    message: (line) => line.giftCard?.message ?? null,
    recipient_email: (line) => line.giftCard?.recipientEmail ?? null,
    recipient_name: (line: CartLine) => line.giftCard?.recipientName ?? '',
    sender_email: (line) => line.giftCard?.senderEmail ?? null,
    sender_name: (line) => line.giftCard?.senderName ?? '',
  }
}
