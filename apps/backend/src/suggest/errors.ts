import { defineErrors } from '#src/platform/user-error.ts'

export const suggestErrors = defineErrors({
  CLIENT_UUID_INVALID: ['graphql-input', 'The client_uuid is not valid.'],
  SEARCH_TOO_LONG: ['graphql-input', 'The query may be {maximum} characters long.', { maximum: 'number' }],
  SEARCH_EMPTY: ['graphql-input', 'The query is empty.'],
  CAMPAIGN_TYPE_INVALID: ['graphql-input', 'The campaign_type is not valid.'],
  CLICKED_PRODUCT_NOT_FOUND: ['graphql-no-such-entity', 'There is no product with this sku.', {}, 'PRODUCT_NOT_FOUND'],
  CLICK_FIELD_INVALID: ['graphql-input', 'The {field} is not valid.', { field: 'string' }],
})
