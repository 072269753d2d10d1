import { expect, it } from 'vitest'
import { giftFieldsOf, type GiftFor } from './gift-fields.ts'

const options = (names: string[]) =>
  names.map((name) => ({
    __typename: 'CustomizableFieldOption' as const,
    uid: btoa(`giftcard/${name}`),
    title: name,
    required: name !== 'message',
  }))
const mailed = ['sender_name', 'sender_email', 'recipient_name', 'recipient_email', 'message']
const posted = ['sender_name', 'recipient_name', 'message']

it.each<['VIRTUAL' | 'PHYSICAL' | 'COMBINED', GiftFor, string[], string[], string[]]>([
  ['VIRTUAL', 'other', mailed, mailed, mailed.slice(0, 4)],
  ['VIRTUAL', 'me', mailed, ['sender_name', 'sender_email', 'message'], ['sender_name', 'sender_email']],
  ['COMBINED', 'other', mailed, mailed, mailed.slice(0, 4)],
  ['COMBINED', 'me', mailed, ['sender_name', 'sender_email', 'message'], ['sender_name', 'sender_email']],
  ['PHYSICAL', 'other', posted, posted, []],
])(
  'GIFT-01 GIFT-03 GIFT-04 AMB-19 shows and requires the right fields of a %s card for %s',
  (type, giftFor, offered, asked, required) => {
    const fields = giftFieldsOf({ giftcard_type: type, gift_card_options: [null, ...options(offered)] }, giftFor)
    expect(fields.map(({ name }) => name)).toEqual(asked)
    expect(fields.filter(({ isRequired }) => isRequired).map(({ name }) => name)).toEqual(required)
  },
)

it('GIFT-01 ignores unknown fields', () => {
  expect(giftFieldsOf({ giftcard_type: 'VIRTUAL', gift_card_options: options(['shoe_size']) }, 'other')).toEqual([])
})
