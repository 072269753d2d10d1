import { customerEmail } from '#src/customer/contact/contact.ts'
import type { Context } from '#src/platform/context.ts'
import type { InputMaybe, Resolvers } from '#src/platform/resolvers.gen.ts'
import { storeUrls } from '#src/store/store.ts'
import { addAllToCart, addProductsToCart } from './lines/add-products-to-cart.ts'
import { addWishlistItems } from './lines/add-wishlist-items.ts'
import { applyCoupon, applyCoupons } from './coupons/apply-coupons.ts'
import { applyGiftCard } from './gift-cards/apply-gift-card.ts'
import { findCart } from './cart.ts'
import { clearCart } from './lines/clear-cart.ts'
import { changeItemOptions } from './lines/change-item-options.ts'
import { createCart, createGuestCart, viewCustomerCart } from './open/create-cart.ts'

import { configurableOptions, giftFields, itemFields } from './fields/item-fields.ts'
import { readConfigurableItems, readItem, readSimpleItems, readUnsoldItems } from './lines/item-requests.ts'
import { couponNotice } from './fields/coupon-notice.ts'
import { pictureOfLine, productOfLine, variantOfLine } from './fields/line-product.ts'
import { readGiftSelection, readUpdate } from './gifts/gift-requests.ts'
import { wrappingFields } from './fields/gift-fields.ts'
import { isVirtual } from './open/load-cart.ts'
import { pointsOfGoods } from '#src/loyalty/loyalty.ts'
import { goodsAmount } from './fields/calculate-goods.ts'
import { giftOffer, wrappingsOf } from './open/load-gifts.ts'
import { describePrepared, prepareLink, preparedCart, takePreparedCart } from './links/cart-link.ts'
import { mergeCarts } from './whole/merge-carts.ts'
import { money } from './fields/money.ts'
import { pageItems } from './fields/page-items.ts'
import { removeCoupons } from './coupons/remove-coupons.ts'
import { removeGiftCard } from './gift-cards/remove-gift-card.ts'
import { removeItemFromCart } from './lines/remove-item-from-cart.ts'
import { moveToCart, removeSaved, savedLines, saveForLater } from './saved/saved-items.ts'
import { restoreItem } from './lines/restore-item.ts'
import { setGiftOptions } from './gifts/set-gift-options.ts'
import type { CartLine, CartView } from './types.ts'
import { updateCartItems } from './lines/update-cart-items.ts'
import { platformErrors } from '#src/platform/errors.ts'

const quantityOf = (cart: CartView): number => cart.lines.reduce((sum, line) => sum + line.quantity, 0)

const itemTypes = {
  simple: 'SimpleCartItem',
  configurable: 'ConfigurableCartItem',
  virtual: 'VirtualCartItem',
  giftcard: 'GiftCardCartItem',
} as const

const codesOf = (input: InputMaybe<{ coupon_codes: readonly InputMaybe<string>[] }> | undefined): string[] =>
  (input?.coupon_codes ?? []).filter((code) => code != null)

const commonFields = { ...itemFields, picture: pictureOfLine, product: productOfLine }

const mutations: Resolvers['Mutation'] = {
  createEmptyCart: (_root, { input }, ctx) => createCart(ctx, input?.cart_id),
  prepareCartLink: async (_root, { input }, ctx) => {
    const { code, expiresAt } = await prepareLink(ctx, input.cart_id)
    return { code, expires_at: expiresAt.toISOString() }
  },
  takePreparedCart: async (_root, { input }, ctx) => ({ cart: await takePreparedCart(ctx, input.code, input.cart_id) }),
  createGuestCart: async (_root, { input }, ctx) => ({
    cart: await findCart(ctx, await createGuestCart(ctx, input?.cart_uid)),
  }),
  addProductsToCart: async (_root, { cartId, cartItems }, ctx) => {
    const { cart, userErrors } = await addProductsToCart(ctx, cartId, cartItems.map(readItem))
    return { cart, user_errors: userErrors }
  },
  addSimpleProductsToCart: async (_root, { input }, ctx) => ({
    cart: await addAllToCart(ctx, input?.cart_id ?? '', readSimpleItems(input?.cart_items ?? [])),
  }),
  addVirtualProductsToCart: async (_root, { input }, ctx) => ({
    cart: await addAllToCart(ctx, input?.cart_id ?? '', readSimpleItems(input?.cart_items ?? [])),
  }),
  addBundleProductsToCart: async (_root, { input }, ctx) => {
    const items = (input?.cart_items ?? []).map((item) => item && { data: item.data, choices: item.bundle_options })
    return { cart: await addAllToCart(ctx, input?.cart_id ?? '', readUnsoldItems(items)) }
  },
  addDownloadableProductsToCart: async (_root, { input }, ctx) => {
    const items = (input?.cart_items ?? []).map(
      (item) => item && { data: item.data, choices: item.downloadable_product_links },
    )
    return { cart: await addAllToCart(ctx, input?.cart_id ?? '', readUnsoldItems(items)) }
  },
  addWishlistItemsToCart: async (_root, { wishlistId, wishlistItemIds }, ctx) => {
    const { wishlist, errors } = await addWishlistItems(ctx, wishlistId, wishlistItemIds ?? null)
    return { wishlist, status: errors.length === 0, add_wishlist_items_to_cart_user_errors: errors }
  },
  assignCustomerToGuestCart: (_root, { cart_id: cartId }, ctx) => mergeCarts(ctx, cartId, null),
  clearCart: (_root, { input }, ctx) => clearCart(ctx, input.uid),
  addConfigurableProductsToCart: async (_root, { input }, ctx) => ({
    cart: await addAllToCart(ctx, input?.cart_id ?? '', readConfigurableItems(input?.cart_items ?? [])),
  }),
  updateCartItems: async (_root, { input }, ctx) => {
    const updates = (input?.cart_items ?? []).filter((item) => item !== null)
    const lines = updates.map(readUpdate)
    return { cart: await updateCartItems(ctx, input?.cart_id ?? '', lines), errors: [] }
  },
  removeItemFromCart: async (_root, { input }, ctx) => ({
    cart: await removeItemFromCart(ctx, input?.cart_id ?? '', { id: input?.cart_item_id, uid: input?.cart_item_uid }),
  }),
  changeCartItemOptions: async (_root, { input }, ctx) => {
    const optionUids = input.selected_options.filter((uid) => uid !== null)
    const change = { uid: input.cart_item_uid, optionUids, quantity: input.quantity ?? null }
    const { cart: changed, userErrors } = await changeItemOptions(ctx, input.cart_id, change)
    return { cart: changed, user_errors: userErrors }
  },
  saveCartItemForLater: async (_root, { input }, ctx) => ({
    cart: await saveForLater(ctx, input.cart_id, input.cart_item_uid),
  }),
  moveSavedItemToCart: async (_root, { input }, ctx) => {
    const moved = await moveToCart(ctx, input.cart_id, input.saved_item_uid, input.quantity ?? null)
    return { cart: moved.cart, user_errors: moved.userErrors }
  },
  restoreCartItem: async (_root, { input }, ctx) => {
    const restored = await restoreItem(ctx, input.cart_id, input.cart_item_uid, input.quantity ?? null)
    return { cart: restored.cart, user_errors: restored.userErrors }
  },
  removeSavedItem: async (_root, { input }, ctx) => ({
    cart: await removeSaved(ctx, input.cart_id, input.saved_item_uid),
  }),
  mergeCarts: (_root, args, ctx) => mergeCarts(ctx, args.source_cart_id, args.destination_cart_id),
  applyCouponToCart: async (_root, { input }, ctx) => ({
    cart: await applyCoupon(ctx, input?.cart_id ?? '', input?.coupon_code ?? ''),
  }),
  applyCouponsToCart: async (_root, { input }, ctx) => ({
    cart: await applyCoupons(ctx, input?.cart_id ?? '', codesOf(input), input?.type ?? 'APPEND'),
  }),
  applyGiftCardToCart: async (_root, { input }, ctx) => ({
    cart: await applyGiftCard(ctx, input?.cart_id ?? '', input?.gift_card_code ?? ''),
  }),
  removeGiftCardFromCart: async (_root, { input }, ctx) => ({
    cart: await removeGiftCard(ctx, input?.cart_id ?? '', input?.gift_card_code ?? ''),
  }),
  removeCouponFromCart: async (_root, { input }, ctx) => ({
    cart: await removeCoupons(ctx, input?.cart_id ?? '', null),
  }),
  setGiftOptionsOnCart: async (_root, { input }, ctx) => ({
    cart: await setGiftOptions(ctx, input?.cart_id ?? '', readGiftSelection(input)),
  }),
  removeCouponsFromCart: async (_root, { input }, ctx) => ({
    cart: await removeCoupons(ctx, input?.cart_id ?? '', codesOf(input)),
  }),
}

const cart: Resolvers['Cart'] = {
  id: (view) => view.maskedId,
  email: (view, _args, ctx) => (view.customerId === null ? view.email : customerEmail(ctx, view.customerId)),
  items: (view) => view.lines,
  itemsV2: (view, args) => pageItems(view.lines, args),
  saved_items: (view, _args, ctx) => savedLines(ctx, view),
  loyalty_points: (view, _args, ctx) => pointsOfGoods(ctx, goodsAmount(view)),
  lines_put_aside: (view) => view.savedByMerge ?? 0,
  lines_saved_for_later: (view) => view.savedByMerge ?? 0,
  total_quantity: quantityOf,
  total_summary_quantity_including_config: quantityOf,
  is_virtual: isVirtual,
  applied_coupon: (view) => view.coupons[0] ?? null,
  applied_coupons: (view) => (view.coupons.length === 0 ? null : view.coupons),
  coupon_notices: (view) => view.lapsedCoupons.map((lapsed) => couponNotice(lapsed, view.currency)),
  available_gift_wrappings: offeredWrappings,
  gift_message: (view) => view.giftMessage,
  gift_receipt_included: (view) => view.giftReceipt,
  gift_wrapping: (view) => (view.wrapping === null ? null : wrappingFields(view.wrapping, view.currency)),
  // Cart rules that add free gifts are not supported.
  has_available_free_gifts: () => false,
  printed_card_included: (view) => view.printedCardPrice !== null,
}

async function offeredWrappings(view: CartView, _args: object, ctx: Context) {
  if (isVirtual(view) || !(await giftOffer(ctx, ctx.db)).wrapsOrder) return []
  return (await wrappingsOf(ctx)).map((wrapping) => wrappingFields(wrapping, view.currency))
}

export const resolvers: Resolvers = {
  Query: {
    cart: (_root, args, ctx) => findCart(ctx, args.cart_id),
    customerCart: async (_root, _args, ctx) => {
      if (ctx.customerId === null) throw platformErrors.NOT_SIGNED_IN()
      return viewCustomerCart(ctx, ctx.customerId)
    },
    preparedCart: async (_root, { code }, ctx) => {
      const prepared = await preparedCart(ctx, code)
      if (prepared === null) return null
      return { expires_at: prepared.expiresAt.toISOString(), items: prepared.cart.lines.map(describePrepared) }
    },
  },
  Mutation: mutations,
  Cart: cart,
  GiftWrappingImage: { url: async ({ url }, _args, ctx) => `${(await storeUrls(ctx)).media}${url ?? ''}` },
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
