import { cleanText } from '@bocian/rules/clean-text.ts'
import { cartErrors } from '../errors.ts'
import type { GiftMessage } from '../types.ts'

const longestName = 255
const longestMessage = 1_000

/** A trimmed gift message; null if all three fields are empty. */
export function readGiftMessage(written: GiftMessage | null): GiftMessage | null {
  if (written === null) return null
  const message = {
    from: readUpTo(longestName, written.from),
    to: readUpTo(longestName, written.to),
    message: readUpTo(longestMessage, written.message),
  }
  return message.from === '' && message.to === '' && message.message === '' ? null : message
}

/** A clean text without surrounding spaces. */
export function readText(text: string): string {
  return cleanText(text).trim()
}

function readUpTo(longest: number, text: string): string {
  const clean = readText(text)
  if (clean.length > longest) throw cartErrors.TEXT_TOO_LONG({ maximum: longest })
  return clean
}
