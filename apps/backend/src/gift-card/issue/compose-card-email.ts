import { toDecimal } from '@bocian/rules/money.ts'
import { composeEmail } from '#src/email/email.ts'
import type { StoreView } from '#src/platform/context.ts'
import type { Reader } from '#src/platform/database.ts'
import type { Mail } from '#src/platform/email/email-queue.ts'
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
  const language = store.locale.replace('_', '-')
  const amount = new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  }).format(toDecimal(line.amount))
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone })
  const letter = await composeEmail(tx, 'giftCard', store, {
    values: { email: to, sender: line.senderName, recipient: line.recipientName, amount },
    maybe: expiresAt === null ? {} : { date: format.format(expiresAt) },
    blocks: {
      message: line.message === undefined ? [] : [`„${line.message}”`],
      codes: codes.map((code) => message(store.locale, 'mail.giftCard.code', { code })),
    },
    url: `${base}gift-card-guests`,
  })
  return { to, ...letter }
}
