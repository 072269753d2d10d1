import type { SetGiftOptionsMutationVariables } from '#src/platform/graphql/documents.gen.ts'

const field = 'pieces_'
/** The name of the form field with the number of wrapped pieces of a line. */
export const pieceField = (uid: string): string => field + uid

/** The server input for a submitted gift form. */
export function giftInput(cartId: string, form: FormData): SetGiftOptionsMutationVariables['input'] {
  const text = (name: string): string => String(form.get(name) ?? '').trim()
  const wrapping = text('wrapping')
  const isSeparate = wrapping !== '' && text('wrapped') === 'separately'
  const pieces = [...form].flatMap(([name, value]) =>
    name.startsWith(field) ? [{ uid: name.slice(field.length), quantity: Math.trunc(Number(value)) || 0 }] : [],
  )
  return {
    cart_id: cartId,
    gift_receipt_included: form.has('receipt'),
    printed_card_included: form.has('card'),
    gift_message: { from: text('from'), to: text('to'), message: text('message') },
    gift_wrapping_id: wrapping === '' || isSeparate ? null : wrapping,
    items: isSeparate
      ? pieces.map(({ uid, quantity }) => ({ cart_item_uid: uid, gift_wrapping_id: wrapping, quantity }))
      : [],
  }
}
