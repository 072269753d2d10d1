import type { ProductPageItemFragment } from '#src/graphql/documents.gen.ts'

type GiftCard = Extract<ProductPageItemFragment, { __typename: 'GiftCardProduct' }>

const names = ['sender_name', 'sender_email', 'recipient_name', 'recipient_email', 'message'] as const

/** Who gets a gift card: the buyer, or somebody else. */
export type GiftFor = 'me' | 'other'

export type GiftField = {
  readonly uid: string
  readonly name: (typeof names)[number]
  readonly isRequired: boolean
}

/**
 * What is asked for a card. What is written on one sent by post is up to the buyer; one that is mailed to somebody else needs
 * both parties, and for oneself the sender alone, whose name and address then stand for the recipient's (AMB-19).
 */
export function giftFieldsOf(
  { giftcard_type: type, gift_card_options: options }: Pick<GiftCard, 'giftcard_type' | 'gift_card_options'>,
  giftFor: GiftFor,
): readonly GiftField[] {
  const isPosted = type === 'PHYSICAL'
  return options.flatMap((option) => {
    const name = option && names.find((known) => atob(option.uid) === `giftcard/${known}`)
    if (!name || (!isPosted && giftFor === 'me' && name.startsWith('recipient'))) return []
    return [{ uid: option.uid, name, isRequired: !isPosted && Boolean(option.required) }]
  })
}
