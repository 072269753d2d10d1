import { refusals } from './errors.ts'
import type { GiftMessage } from './types.ts'

const longestName = 255
const longestMessage = 1_000

/** What was written with a present, without blanks around it; three empty fields are no message. */
export function readGiftMessage(written: GiftMessage | null): GiftMessage | null {
  if (written === null) return null
  const message = {
    from: readText(written.from, longestName),
    to: readText(written.to, longestName),
    message: readText(written.message, longestMessage),
  }
  return message.from === '' && message.to === '' && message.message === '' ? null : message
}

function readText(text: string, longest: number): string {
  // Of the characters that nobody sees only line breaks and tabs belong into a message.
  const clean = text.replaceAll(/[^\P{Cc}\n\t]/gu, '').trim()
  if (clean.length > longest) throw refusals.giftMessageTooLong(longest)
  return clean
}
