import { toDecimal } from '@bocian/rules/money.ts'
import type { GiftCardProductResolvers } from '#src/platform/resolvers.gen.ts'
import { encodeUid } from '#src/platform/uid.ts'
import type { Product } from './product-in-store.ts'

const longestMessage = 255
const emailFields = ['sender_email', 'recipient_email']
const fields = [
  { field: 'sender_name', title: 'Sender Name' },
  { field: 'sender_email', title: 'Sender Email' },
  { field: 'recipient_name', title: 'Recipient Name' },
  { field: 'recipient_email', title: 'Recipient Email' },
  { field: 'message', title: 'Message' },
]

/** The fields the buyer fills in. A physical card needs no email addresses. */
function optionsOf(product: Product) {
  const isPhysical = product.document.giftcardType === 'PHYSICAL'
  return fields
    .filter(({ field }) => !isPhysical || !emailFields.includes(field))
    .map(({ field, title }, position) => ({
      __typename: 'CustomizableFieldOption' as const,
      uid: encodeUid(`giftcard/${field}`),
      title,
      required: field !== 'message',
      sort_order: position,
      option_id: position + 1,
      product_sku: product.sku,
      value: {
        uid: encodeUid(`giftcard/${field}`),
        price: 0,
        price_type: 'FIXED' as const,
        sku: null,
        max_characters: longestMessage,
      },
    }))
}

export const giftCardFields = {
  allow_message: () => true,
  allow_open_amount: () => false,
  gift_card_options: (product) => optionsOf(product),
  giftcard_amounts: (product) =>
    product.document.giftcardAmounts.map((amount, index) => ({
      uid: encodeUid(`giftcard/amount/${amount}`),
      value: toDecimal(amount),
      website_value: toDecimal(amount),
      value_id: index + 1,
      website_id: 0,
    })),
  giftcard_type: (product) => product.document.giftcardType,
  is_redeemable: () => false,
  lifetime: () => 0,
  message_max_length: () => longestMessage,
} satisfies GiftCardProductResolvers
