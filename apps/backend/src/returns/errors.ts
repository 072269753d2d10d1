import { defineErrors } from '#src/platform/user-error.ts'

export const returnErrors = defineErrors({
  RETURNS_DISABLED: ['graphql-input', 'RMA is disabled.'],
  RETURN_NOT_FOUND: ['graphql-no-such-entity', 'RMA with this id does not exist.'],
  RETURN_ORDER_NOT_FOUND: [
    'graphql-no-such-entity',
    "We couldn't locate an order with the information provided.",
    {},
    'ORDER_NOT_FOUND',
  ],
  RETURN_NOT_POSSIBLE: ['graphql-input', 'Nothing of this order can be returned any more.'],
  RETURN_ITEMS_MISSING: ['graphql-input', 'You have not selected any items to return.'],
  RETURN_ITEM_UNKNOWN: ['graphql-input', 'This item cannot be returned.'],
  RETURN_QUANTITY_INVALID: [
    'graphql-input',
    'At most {maximum} pieces of this item can be returned.',
    { maximum: 'number' },
  ],
  RETURN_REASON_MISSING: ['graphql-input', 'Select why you return the items.'],
  RETURN_ATTRIBUTE_UNKNOWN: ['graphql-input', 'Unknown attribute "{attribute}".', { attribute: 'string' }],
  RETURN_ACCOUNT_MISSING: ['graphql-input', 'Enter the bank account for the refund.'],
  RETURN_ACCOUNT_INVALID: ['graphql-input', 'Please specify a valid bank account number'],
  RETURN_COMMENT_MISSING: ['graphql-input', 'Enter a comment.'],
  RETURN_TEXT_TOO_LONG: [
    'graphql-input',
    'Please enter no more than {maximum} characters.',
    { maximum: 'number' },
    'TEXT_TOO_LONG',
  ],
  RETURN_EMAIL_INVALID: ['graphql-input', 'Please enter a valid email address.', {}, 'EMAIL_INVALID'],
  RETURN_CLOSED: ['graphql-input', 'This return is closed.'],
  RETURN_TRACKING_INVALID: ['graphql-input', 'Enter the carrier and the tracking number.'],
  RETURN_TOO_MANY_ENTRIES: ['graphql-input', 'This return has too many entries.'],
  EXCHANGE_NOT_POSSIBLE: ['graphql-input', 'This item cannot be exchanged for that size.'],
  EXCHANGE_SIZE_SOLD_OUT: ['graphql-input', 'This size has been sold out in the meantime.'],
  EXCHANGE_SIZE_CHEAPER: [
    'graphql-input',
    'This size costs less now than you paid. Return the item and order it again.',
  ],
  EXCHANGE_NOT_CANCELABLE: ['graphql-input', 'There is no exchange that can still be cancelled.'],
  RETURN_LINK_EXPIRED: ['graphql-input', 'The confirmation link has expired. Please request the return again.'],
})
