import { checkEmail, normalizeEmail } from '@bocian/rules/validators.ts'
import { encodeUid } from '#src/platform/uid.ts'
import { errors, type CartError } from './errors.ts'
import { readText } from './read-gift-message.ts'
import type { GiftCardOptions, GiftCardType } from './types.ts'

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

/** Reads which of the offered amounts was chosen, and what was written on the card. */
export function readGiftCardOptions(
  type: GiftCardType,
  amounts: number[],
  optionUids: string[],
  entered: { uid: string; value: string }[],
): GiftCardOptions | CartError {
  const amount = amounts.find((offered) => optionUids.includes(encodeUid(`giftcard/amount/${offered}`)))
  if (amount === undefined) return optionUids.length === 0 ? errors.optionsMissing() : errors.optionsNotAvailable()
  const texts = readTexts(entered)
  if ('code' in texts) return texts
  return type === 'PHYSICAL' ? physical(amount, texts) : digital(amount, texts)
}

type Texts = { [field in Field]?: string }

function readTexts(entered: { uid: string; value: string }[]): Texts | CartError {
  const texts: Texts = {}
  for (const { uid, value } of entered) {
    const field = fieldOfUid.get(uid)
    if (field === undefined) return errors.invalid(`Value of uid "${uid.slice(0, 64)}" is incorrect.`)
    const text = field === 'message' ? readText(value) : readText(value).replaceAll(/\s+/g, ' ')
    if (text.length > longest[field]) return errors.invalid(`Please enter no more than ${longest[field]} characters.`)
    if (text !== '') texts[field] = text
  }
  return texts
}

/** A card that is posted needs no names: what was left out becomes a placeholder. */
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

/** A card that is mailed takes the other party's value for a field that was left empty. */
function digital(amount: number, texts: Texts): GiftCardOptions | CartError {
  const senderName = texts.sender_name ?? texts.recipient_name
  const senderEmail = texts.sender_email ?? texts.recipient_email
  if (senderName === undefined) return errors.missing('sender_name')
  if (senderEmail === undefined) return errors.missing('sender_email')
  const recipientEmail = texts.recipient_email ?? senderEmail
  for (const email of [senderEmail, recipientEmail]) {
    const error = checkEmail(email)
    if (error !== null) return errors.invalid(error.defaultMessage)
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
