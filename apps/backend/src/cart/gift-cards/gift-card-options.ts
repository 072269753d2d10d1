import { oneLine } from '@bocian/rules/clean-text.ts'
import { checkEmail, normalizeEmail } from '@bocian/rules/validators.ts'
import { encodeUid } from '#src/platform/uid.ts'
import { itemErrors, listed, type CartError } from '../errors.ts'
import { readText } from '../gifts/read-gift-message.ts'
import type { GiftCardOptions, GiftCardType } from '../types.ts'

const fields = ['sender_name', 'sender_email', 'recipient_name', 'recipient_email', 'message'] as const
type Field = (typeof fields)[number]
const fieldOfUid = new Map<string, Field>(fields.map((field) => [encodeUid(`giftcard/${field}`), field]))
const longest: Readonly<Record<Field, number>> = {
  sender_name: 255,
  sender_email: 254,
  recipient_name: 255,
  recipient_email: 254,
  message: 1_000,
}
const placeholder = '--'

/** Parses the chosen amount and the texts of a gift card. */
export function readGiftCardOptions(
  type: GiftCardType,
  amounts: number[],
  optionUids: string[],
  entered: { uid: string; value: string }[],
): GiftCardOptions | CartError {
  const amount = amounts.find((offered) => optionUids.includes(encodeUid(`giftcard/amount/${offered}`)))
  if (amount === undefined)
    return optionUids.length === 0 ? listed(itemErrors.OPTIONS_MISSING()) : listed(itemErrors.OPTIONS_NOT_AVAILABLE())
  const texts = readTexts(entered)
  if ('code' in texts) return texts
  return type === 'PHYSICAL' ? physical(amount, texts) : digital(amount, texts)
}

type Texts = { [field in Field]?: string }

function readTexts(entered: { uid: string; value: string }[]): Texts | CartError {
  const texts: Texts = {}
  for (const { uid, value } of entered) {
    const field = fieldOfUid.get(uid)
    if (field === undefined) return listed(itemErrors.OPTION_UID_INVALID({ uid }))
    const text = field === 'message' ? readText(value) : oneLine(value)
    if (text.length > longest[field]) return listed(itemErrors.GIFT_CARD_TEXT_TOO_LONG({ maximum: longest[field] }))
    if (text !== '') texts[field] = text
  }
  return texts
}

/** A physical card needs no names; missing ones become placeholders. */
function physical(amount: number, texts: Texts): GiftCardOptions {
  return {
    amount,
    senderName: texts.sender_name ?? placeholder,
    senderEmail: texts.sender_email ?? placeholder,
    recipientName: texts.recipient_name ?? placeholder,
    recipientEmail: texts.recipient_email ?? placeholder,
    ...(texts.message === undefined ? {} : { message: texts.message }),
  }
}

/** A virtual card fills an empty sender or recipient from the other one. */
function digital(amount: number, texts: Texts): GiftCardOptions | CartError {
  const senderName = texts.sender_name ?? texts.recipient_name
  const senderEmail = texts.sender_email ?? texts.recipient_email
  if (senderName === undefined) return listed(itemErrors.GIFT_CARD_FIELD_MISSING({ field: 'sender_name' }))
  if (senderEmail === undefined) return listed(itemErrors.GIFT_CARD_FIELD_MISSING({ field: 'sender_email' }))
  const recipientEmail = texts.recipient_email ?? senderEmail
  for (const email of [senderEmail, recipientEmail]) {
    if (checkEmail(email) !== null) return listed(itemErrors.GIFT_CARD_EMAIL_INVALID())
  }
  return {
    amount,
    senderName,
    senderEmail: normalizeEmail(senderEmail),
    recipientName: texts.recipient_name ?? senderName,
    recipientEmail: normalizeEmail(recipientEmail),
    ...(texts.message === undefined ? {} : { message: texts.message }),
  }
}
