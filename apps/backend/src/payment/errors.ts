import { defineErrors, defineLocalErrors } from '#src/platform/user-error.ts'

export const paymentErrors = defineErrors({
  PAYMENT_CODE_MISSING: [
    'graphql-input',
    'Required parameter "code" for "payment_method" is missing.',
    {},
    'REQUIRED_PARAMETER_MISSING',
  ],
  PAYMENT_BEFORE_ADDRESS: [
    'graphql-input',
    'The shipping address is missing. Set the address and try again.',
    {},
    'SHIPPING_ADDRESS_MISSING',
  ],
  PAYMENT_METHOD_NOT_AVAILABLE: ['graphql-input', 'The requested Payment Method is not available.'],
  CARD_RESULT_INVALID: ['graphql-input', 'This is no result of a card session.'],
  SAVED_PAYMENT_NOT_FOUND: [
    'graphql-no-such-entity',
    'Could not find a token using public hash: {hash}',
    { hash: 'string' },
  ],
})

export const localPaymentErrors = defineLocalErrors({
  PAYMENT_UNAVAILABLE: ['graphql-input', 'payment.unavailable'],
  PAYMENT_PROVIDER_NOT_OFFERED: ['graphql-input', 'payment.notOffered', { provider: 'string' }],
})
