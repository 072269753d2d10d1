import { refusals } from './errors.ts'
import type { GiftMessage } from './types.ts'

const longestName = 255
const longestMessage = 1_000

/** What was written with a present, without blanks around it; three empty fields are no message. */
export function readGiftMessage(written: GiftMessage | null): GiftMessage | null {
  if (written === null) return null
  const message = {
    from: readUpTo(longestName, written.from),
    to: readUpTo(longestName, written.to),
    message: readUpTo(longestMessage, written.message),
  }
  return message.from === '' && message.to === '' && message.message === '' ? null : message
}

/** What was written, without blanks around it: of the characters that nobody sees only line breaks and tabs belong there. */
export function readText(text: string): string {
  return text.replaceAll(/[^\P{Cc}\n\t]/gu, '').trim()
}

function readUpTo(longest: number, text: string): string {
  const clean = readText(text)
  if (clean.length > longest) throw refusals.giftMessageTooLong(longest)
  return clean
}
