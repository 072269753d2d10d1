import { defineErrors, type ErrorReason, type UserError } from '#src/platform/user-error.ts'

/** The reason why one item was not added or removed, returned as data. */
export interface WishError {
  code: 'PRODUCT_NOT_FOUND' | 'UNDEFINED'
  message: string
  reason: ErrorReason
}

/** Errors of one item, returned alongside the wish list. */
export const wishErrors = defineErrors({
  WISHLIST_PRODUCT_NOT_FOUND: [
    'graphql-input',
    'Could not find a product with SKU "{sku}"',
    { sku: 'string' },
    'PRODUCT_NOT_FOUND',
  ],
  WISHLIST_ITEM_NOT_FOUND: ['graphql-input', 'Could not find a wishlist item with ID "{id}"', { id: 'string' }],
  WISHLIST_ITEM_OF_OTHER_LIST: [
    'graphql-input',
    'The wishlist item with ID "{id}" does not belong to the wishlist',
    { id: 'string' },
    'WISHLIST_ITEM_NOT_FOUND',
  ],
  WISHLIST_OPTIONS_NOT_AVAILABLE: [
    'graphql-input',
    'The required options you selected are not available.',
    {},
    'OPTIONS_NOT_AVAILABLE',
  ],
  WISHLIST_QUANTITY_INVALID: ['graphql-input', 'The product quantity should be a whole number between 1 and 10000.'],
  WISHLIST_QUANTITY_ZERO: [
    'graphql-input',
    'The quantity of a wish list item cannot be 0',
    {},
    'WISHLIST_QUANTITY_INVALID',
  ],
  WISHLIST_FULL: ['graphql-input', 'The wish list cannot hold more than {maximum} products.', { maximum: 'number' }],
})

const notFound: ReadonlySet<string> = new Set(['WISHLIST_PRODUCT_NOT_FOUND', 'WISHLIST_ITEM_NOT_FOUND'])

/** Whether one product may be on a list this often; null if so. */
export function checkQuantity(quantity: number): WishError | null {
  if (quantity === 0) return listed(wishErrors.WISHLIST_QUANTITY_ZERO())
  const isPossible = Number.isInteger(quantity) && quantity >= 1 && quantity <= 10_000
  return isPossible ? null : listed(wishErrors.WISHLIST_QUANTITY_INVALID())
}

/** Converts an error to an entry of the list that is returned alongside the wish list. */
export const listed = ({ kind, message, reason }: UserError): WishError => ({
  code: notFound.has(kind) ? 'PRODUCT_NOT_FOUND' : 'UNDEFINED',
  message,
  reason,
})

/** Errors of a whole wish list. */
export const wishlistErrors = defineErrors({
  WISHLIST_NOT_SIGNED_IN: [
    'graphql-authorization',
    'The current user cannot perform operations on wishlist',
    {},
    'NOT_SIGNED_IN',
  ],
  WISHLIST_DISABLED: ['graphql-input', 'The wishlist configuration is currently disabled.'],
  SEVERAL_WISHLISTS_DISABLED: ['graphql-input', 'Multiple wishlists are currently disabled.', {}, 'WISHLIST_DISABLED'],
  WISHLIST_ID_MISSING: ['graphql-input', '"wishlistId" value should be specified', {}, 'WISHLIST_NOT_FOUND'],
  WISHLIST_NOT_FOUND: ['graphql-input', 'The wishlist was not found.'],
  TOO_MANY_WISHLISTS: ['graphql-input', 'Only {maximum} wish list(s) can be created.', { maximum: 'number' }],
  WISHLIST_NAME_MISSING: ['graphql-input', 'Provide the wish list name.'],
  WISHLIST_NAME_TAKEN: ['graphql-input', 'Wish list "{name}" already exists.', { name: 'string' }],
  FIRST_WISHLIST_STAYS: ['graphql-input', "The default wish list can't be deleted."],
  WISH_ALREADY_BOUGHT: ['graphql-input', 'Somebody else has already bought this item.'],
  WISH_TOKEN_INVALID: ['graphql-input', 'The token must have 16 to 64 letters, digits, dashes or underscores.'],
  WISHLIST_TOO_MANY_ADDED: [
    'graphql-input',
    'Please add at most {maximum} items at once.',
    { maximum: 'number' },
    'TOO_MANY_ITEMS',
  ],
  WISHLIST_TOO_MANY_REMOVED: [
    'graphql-input',
    'Please remove at most {maximum} items at once.',
    { maximum: 'number' },
    'TOO_MANY_ITEMS',
  ],
  WISHLIST_TOO_MANY_CHOSEN: [
    'graphql-input',
    'Please choose at most {maximum} items at once.',
    { maximum: 'number' },
    'TOO_MANY_ITEMS',
  ],
})
