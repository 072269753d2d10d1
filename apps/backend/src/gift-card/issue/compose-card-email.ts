import { composeEmail } from '#src/email/email.ts'
import type { StoreView } from '#src/platform/context.ts'
import type { Reader } from '#src/platform/database.ts'
import type { Mail } from '#src/platform/email/email-queue.ts'
import { formatDate, formatMoney } from '#src/platform/formats.ts'
import { message } from '#src/platform/messages.ts'
import type { SoldCards } from '../types.ts'

/** The email that delivers a card: sender, message, value and code. `base` must end with a slash. */
export async function composeCardEmail(
  tx: Reader,
  card: {
    to: string
    line: SoldCards
    codes: readonly string[]
    currency: string
    expiresAt: Date | null
    store: StoreView
    timeZone: string
    base: string
  },
): Promise<Mail> {
  const { to, line, codes, currency, expiresAt, store, timeZone, base } = card
  const { locale } = store
  const amount = formatMoney(locale, currency, line.amount)
  const letter = await composeEmail(tx, 'giftCard', store, {
    values: { email: to, sender: line.senderName, recipient: line.recipientName, amount },
    maybe: expiresAt === null ? {} : { date: formatDate(locale, expiresAt, timeZone) },
    blocks: {
      message: line.message === undefined ? [] : [message(locale, 'mail.giftCard.message', { message: line.message })],
      codes: codes.map((code) => message(locale, 'mail.giftCard.code', { code })),
    },
    url: `${base}gift-card-guests`,
  })
  return { to, ...letter }
}
