import { defineErrors } from '#src/platform/user-error.ts'

export const storeErrors = defineErrors({
  STORE_NOT_FOUND: ['graphql-input', 'Requested store is not found ({store})', { store: 'string' }],
  CURRENCY_NOT_FOUND: ['graphql-input', 'Please correct the target currency'],
  COUNTRY_ID_MISSING: ['graphql-input', 'Country "id" value should be specified', {}, 'REQUIRED_PARAMETER_MISSING'],
  COUNTRY_NOT_FOUND: ['graphql-no-such-entity', "The country isn't available."],
})
