import { defineErrors } from '#src/platform/user-error.ts'

export const checkoutErrors = defineErrors({
  GUEST_EMAIL_OF_CUSTOMER: ['graphql-input', 'The request is not allowed for logged in customers'],
  GUEST_EMAIL_INVALID: ['graphql-input', 'Invalid email format'],
  SEVERAL_SHIPPING_ADDRESSES: ['graphql-input', 'You cannot specify multiple shipping addresses.'],
  TWO_ADDRESSES_GIVEN: [
    'graphql-input',
    'The {kind} address cannot contain "customer_address_id" and "address" at the same time.',
    { kind: 'string' },
  ],
  NO_ADDRESS_GIVEN: [
    'graphql-input',
    'The {kind} address must contain either {choices}.',
    { kind: 'string', choices: 'string' },
  ],
  SHIPPING_PARAMETER_MISSING: [
    'graphql-input',
    'Required parameter "{parameter}" is missing.',
    { parameter: 'string' },
    'REQUIRED_PARAMETER_MISSING',
  ],
  NOTHING_TO_DELIVER: [
    'graphql-input',
    "The shipping method can't be set for an empty cart. Add an item to cart and try again.",
    {},
    'CART_EMPTY',
  ],
  SHIPPING_ADDRESS_MISSING: ['graphql-input', 'The shipping address is missing. Set the address and try again.'],
  NOTHING_TO_SHIP: ['graphql-input', 'Shipping address is not allowed on cart: cart contains no items for shipment.'],
  SEVERAL_SHIPPING_METHODS: ['graphql-input', 'You cannot specify multiple shipping methods.'],
  SHIPPING_METHOD_NOT_FOUND: [
    'graphql-input',
    'Carrier with such method not found: {carrier}, {method}',
    { carrier: 'string', method: 'string' },
  ],
  PICKUP_LOCATION_GONE: ['graphql-input', 'The pickup location is not available any more. Choose another one.'],
})
