import type { GiftCardFieldsFragment } from '#src/platform/graphql/documents.gen.ts'

const names = ['sender_name', 'sender_email', 'recipient_name', 'recipient_email', 'message'] as const

/** The recipient of a gift card: the buyer or someone else. */
export type GiftFor = 'me' | 'other'

export type GiftField = {
  readonly uid: string
  readonly name: (typeof names)[number]
  readonly isRequired: boolean
}

/**
 * The form fields of a gift card. For a card sent by post all fields are optional. A card emailed to someone else requires sender
 * and recipient; a card for the buyer requires only the sender, who is also the recipient (AMB-19).
 */
export function giftFieldsOf(
  {
    giftcard_type: type,
    gift_card_options: options,
  }: Pick<GiftCardFieldsFragment, 'giftcard_type' | 'gift_card_options'>,
  giftFor: GiftFor,
): readonly GiftField[] {
  const isPosted = type === 'PHYSICAL'
  return options.flatMap((option) => {
    const name = option && names.find((known) => atob(option.uid) === `giftcard/${known}`)
    if (!name || (!isPosted && giftFor === 'me' && name.startsWith('recipient'))) return []
    return [{ uid: option.uid, name, isRequired: !isPosted && Boolean(option.required) }]
  })
}
