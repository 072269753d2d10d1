import { chosenOptions, productById, variantOf, type Product } from '../catalogue/catalogue.ts'
import type { Context } from '#src/platform/context.ts'
import type {
  MutationMoveProductsBetweenWishlistsArgs,
  Resolvers,
  WishlistItemInput,
  WishlistItemUpdateInput,
} from '#src/platform/resolvers.gen.ts'
import { addProductsToWishlist, type ChangedWishlist } from './add-products-to-wishlist.ts'
import { arrangeWishlist } from './arrange-wishlist.ts'
import { carryProducts } from './carry-products.ts'
import { createWishlist, deleteWishlist, updateWishlist } from './change-wishlists.ts'
import type { WishRequest } from './choose-product.ts'
import { mostItems } from './fit-wishes.ts'
import { listedWishlists, ownWishlist, wishlistById } from './own-wishlist.ts'
import { itemsOf, pageOf } from './page-of-items.ts'
import { clearWishlist, removeProductsFromWishlist } from './remove-products-from-wishlist.ts'
import { markAsBought, sharedWishlist, shareWishlist, stopSharingWishlist, unmarkAsBought } from './share-wishlist.ts'
import type { WishlistItemView, WishlistView } from './types.ts'
import { updateProductsInWishlist, type ItemUpdate } from './update-products-in-wishlist.ts'

const longestSku = 255
const mostOptions = 50

const itemTypes = {
  simple: 'SimpleWishlistItem',
  configurable: 'ConfigurableWishlistItem',
  virtual: 'VirtualWishlistItem',
  giftcard: 'GiftCardWishlistItem',
} as const

/** Magento writes times in UTC without a zone. */
const timeText = (time: Date): string => time.toISOString().slice(0, 19).replace('T', ' ')

function readItem({ sku, parent_sku, quantity, selected_options }: WishlistItemInput): WishRequest {
  const optionUids = (selected_options ?? []).filter((uid) => uid !== null).slice(0, mostOptions)
  return { sku: sku.slice(0, longestSku), parentSku: parent_sku?.slice(0, longestSku) || null, quantity, optionUids }
}

const readUpdate = (input: WishlistItemUpdateInput): ItemUpdate => ({
  id: input.wishlist_item_id,
  quantity: input.quantity ?? null,
  description: input.description,
  optionUids: (input.selected_options ?? []).filter((uid) => uid !== null).slice(0, mostOptions),
  hasEnteredOptions: (input.entered_options ?? []).some((option) => option !== null),
})

const response = ({ wishlist, userErrors }: ChangedWishlist) => ({ wishlist, user_errors: userErrors })

type Carrying = Pick<
  MutationMoveProductsBetweenWishlistsArgs,
  'sourceWishlistUid' | 'destinationWishlistUid' | 'wishlistItems'
>

async function carry(ctx: Context, args: Carrying, isMove: boolean) {
  const way = { from: args.sourceWishlistUid, to: args.destinationWishlistUid, isMove }
  const items = args.wishlistItems.map(({ wishlist_item_id: id, quantity }) => ({ id, quantity: quantity ?? null }))
  const { source, destination, userErrors } = await carryProducts(ctx, way, items)
  return { source_wishlist: source, destination_wishlist: destination, user_errors: userErrors }
}

const itemFields = {
  id: (item: WishlistItemView) => String(item.id),
  added_at: (item: WishlistItemView) => timeText(item.addedAt),
  customizable_options: () => [],
  description: (item: WishlistItemView) => item.description,
  product: (item: WishlistItemView, _args: object, ctx: Context) => productById(ctx, item.productId),
  quantity: (item: WishlistItemView) => item.quantity,
}

async function chosenVariant(item: WishlistItemView, ctx: Context): Promise<Product | null> {
  const product = item.variantId === null ? null : await productById(ctx, item.productId)
  return product === null || item.variantId === null ? null : variantOf(product, item.variantId)
}

async function optionsOf(item: WishlistItemView, ctx: Context) {
  const product = item.variantId === null ? null : await productById(ctx, item.productId)
  return product === null || item.variantId === null ? [] : chosenOptions(product, item.variantId)
}

/** All items at once, for the older fields. */
const allItems = async (list: WishlistView, _args: object, ctx: Context) =>
  (await itemsOf(ctx, list, { pageSize: mostItems })).items

export const resolvers: Resolvers = {
  Query: {
    sharedWishlist: (_root, { code }, ctx) => sharedWishlist(ctx, code),
    wishlist: (_root, _args, ctx) => ownWishlist(ctx),
  },
  Mutation: {
    clearWishlist: async (_root, { wishlistId }, ctx) => response(await clearWishlist(ctx, wishlistId)),
    updateProductsInWishlist: async (_root, { wishlistId, wishlistItems }, ctx) =>
      response(await updateProductsInWishlist(ctx, wishlistId, wishlistItems.map(readUpdate))),
    addProductsToWishlist: async (_root, { wishlistId, wishlistItems }, ctx) =>
      response(await addProductsToWishlist(ctx, wishlistId, wishlistItems.map(readItem))),
    arrangeWishlist: async (_root, { wishlistId, wishlistItemsIds: itemIds, afterItemId }, ctx) =>
      response(await arrangeWishlist(ctx, wishlistId, { itemIds, after: afterItemId ?? null })),
    copyProductsBetweenWishlists: async (_root, args, ctx) => carry(ctx, args, false),
    createWishlist: async (_root, { input }, ctx) => ({ wishlist: await createWishlist(ctx, input) }),
    deleteWishlist: async (_root, { wishlistId }, ctx) => ({
      status: true,
      wishlists: await deleteWishlist(ctx, wishlistId),
    }),
    markWishAsBought: async (_root, { code, itemId, token }, ctx) => {
      await markAsBought(ctx, code, itemId, token)
      return { wishlist: await sharedWishlist(ctx, code) }
    },
    moveProductsBetweenWishlists: async (_root, args, ctx) => carry(ctx, args, true),
    shareWishlist: async (_root, { wishlistId }, ctx) => ({ wishlist: await shareWishlist(ctx, wishlistId) }),
    stopSharingWishlist: async (_root, { wishlistId }, ctx) => ({
      wishlist: await stopSharingWishlist(ctx, wishlistId),
    }),
    unmarkWishAsBought: async (_root, { code, itemId, token }, ctx) => {
      await unmarkAsBought(ctx, code, itemId, token)
      return { wishlist: await sharedWishlist(ctx, code) }
    },
    updateWishlist: async (_root, { wishlistId, name, visibility }, ctx) => {
      const change = { ...(name == null ? {} : { name }), ...(visibility == null ? {} : { visibility }) }
      const list = await updateWishlist(ctx, wishlistId, change)
      return { uid: String(list.id), name: list.name ?? '', visibility: list.visibility }
    },
    removeProductsFromWishlist: async (_root, { wishlistId, wishlistItemsIds }, ctx) =>
      response(await removeProductsFromWishlist(ctx, wishlistId, wishlistItemsIds)),
  },
  Customer: {
    wishlist: (_customer, _args, ctx) => ownWishlist(ctx),
    wishlist_v2: (_customer, { id }, ctx) => wishlistById(ctx, id),
    wishlists: async (_customer, args, ctx) => {
      const { size, current } = pageOf(args)
      return (await listedWishlists(ctx)).slice((current - 1) * size, current * size)
    },
  },
  Wishlist: {
    id: (list) => String(list.id ?? 0),
    items_count: (list) => list.count,
    bought_items: async (list, _args, ctx) =>
      (await allItems(list, {}, ctx)).filter(({ isBought }) => isBought).map(({ id }) => String(id)),
    items: allItems,
    items_v2: (list, args, ctx) => itemsOf(ctx, list, args),
    name: (list) => list.name,
    sharing_code: (list) => list.sharingCode,
    updated_at: (list) => (list.updatedAt === null ? null : timeText(list.updatedAt)),
    visibility: (list) => list.visibility,
  },
  WishlistOutput: {
    items: allItems,
    items_count: (list) => list.count,
    name: (list) => list.name,
    sharing_code: (list) => list.sharingCode,
    updated_at: (list) => (list.updatedAt === null ? null : timeText(list.updatedAt)),
  },
  WishlistItem: {
    added_at: (item) => timeText(item.addedAt),
    description: (item) => item.description,
    id: (item) => item.id,
    product: itemFields.product,
    qty: (item) => item.quantity,
  },
  SharedWish: {
    configurable_options: (item, _args, ctx) => optionsOf(item, ctx),
    id: (item) => String(item.id),
    is_bought: (item) => item.isBought,
    product: itemFields.product,
    quantity: (item) => item.quantity,
  },
  WishlistItemInterface: { __resolveType: (item) => itemTypes[item.type] },
  SimpleWishlistItem: itemFields,
  VirtualWishlistItem: itemFields,
  ConfigurableWishlistItem: {
    ...itemFields,
    child_sku: async (item, _args, ctx) => (await chosenVariant(item, ctx))?.sku ?? '',
    configurable_options: (item, _args, ctx) => optionsOf(item, ctx),
    configured_variant: (item, _args, ctx) => chosenVariant(item, ctx),
  },
  GiftCardWishlistItem: { ...itemFields, gift_card_options: () => ({}) },
}
