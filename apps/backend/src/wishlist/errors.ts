import { UserError } from '#src/platform/user-error.ts'

/** Why one item was not put on a list or taken from it, as data. */
export interface WishError {
  code: 'PRODUCT_NOT_FOUND' | 'UNDEFINED'
  message: string
}

const shown = (text: string): string => text.slice(0, 64)
const refused = (message: string): WishError => ({ code: 'UNDEFINED', message })

export const errors = {
  productNotFound: (sku: string): WishError => ({
    code: 'PRODUCT_NOT_FOUND',
    message: `Could not find a product with SKU "${shown(sku)}"`,
  }),
  itemNotFound: (id: string): WishError => ({
    code: 'PRODUCT_NOT_FOUND',
    message: `Could not find a wishlist item with ID "${shown(id)}"`,
  }),
  optionsNotAvailable: (): WishError => refused('The required options you selected are not available.'),
  quantity: (): WishError => refused('The product quantity should be a whole number between 1 and 10000.'),
  full: (most: number): WishError => refused(`The wish list cannot hold more than ${most} products.`),
}

/** Magento's words, by which clients know them. */
export const refusals = {
  guest: (): UserError =>
    new UserError('graphql-authorization', 'The current user cannot perform operations on wishlist'),
  switchedOff: (): UserError =>
    new UserError('graphql-input', 'The wishlist configuration is currently disabled.', 'WISHLIST_DISABLED'),
  unknownList: (): UserError => new UserError('graphql-input', 'The wishlist was not found.'),
  oneListOnly: (): UserError =>
    new UserError('graphql-input', 'Multiple wishlists are currently disabled.', 'WISHLIST_DISABLED'),
  tooManyLists: (most: number): UserError =>
    new UserError('graphql-input', `Only ${most} wish list(s) can be created.`),
  namelessList: (): UserError => new UserError('graphql-input', 'Provide the wish list name.'),
  nameTaken: (name: string): UserError => new UserError('graphql-input', `Wish list "${shown(name)}" already exists.`),
  firstListStays: (): UserError => new UserError('graphql-input', "The default wish list can't be deleted."),
}
