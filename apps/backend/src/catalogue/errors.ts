import { defineErrors, defineLocalErrors } from '#src/platform/user-error.ts'

export const catalogueErrors = defineErrors({
  CATEGORY_NOT_FOUND: ['graphql-no-such-entity', "Category doesn't exist"],
  SEARCH_OR_FILTER_MISSING: ['graphql-input', "'search' or 'filter' input argument is required."],
  CATEGORY_NAMED_TWICE: ['graphql-input', "`category_id` and `category_uid` can't be used at the same time"],
  MATCH_TOO_SHORT: ['graphql-input', 'Invalid match filter. Minimum length is {minimum}.', { minimum: 'number' }],
  PRICE_FILTER_INVALID: ['graphql-input', 'Invalid price filter value "{value}".', { value: 'string' }],
})

export const localCatalogueErrors = defineLocalErrors({
  SEND_TO_FRIEND_NOT_OFFERED: ['graphql-input', 'refusal.sendToFriend'],
})
