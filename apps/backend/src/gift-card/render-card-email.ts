import { toDecimal } from '@bocian/rules/money.ts'
import { renderEmail } from '#src/platform/email/render-email.ts'
import type { Mail } from '#src/platform/email/email-queue.ts'
import { message } from '#src/platform/messages.ts'
import type { SoldCards } from './types.ts'

/** The email that delivers a card: sender, message, value and code. `base` must end with a slash. */
export function renderCardEmail(card: {
  to: string
  line: SoldCards
  codes: readonly string[]
  currency: string
  expiresAt: Date | null
  locale: string
  timeZone: string
  /** The name of the shop. */
  shop: string
  base: string
}): Mail {
  const { to, line, codes, currency, expiresAt, locale, timeZone, shop, base } = card
  const language = locale.replace('_', '-')
  const amount = new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  }).format(toDecimal(line.amount))
  const values = { shop, sender: line.senderName, recipient: line.recipientName, amount, email: to }
  const say = (key: string, more: Record<string, string> = {}): string => message(locale, key, { ...values, ...more })
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone })
  const date = expiresAt === null ? null : format.format(expiresAt)
  const email = renderEmail({
    locale,
    title: say('mail.giftCard.title'),
    paragraphs: [
      say('mail.giftCard.greeting'),
      say('mail.giftCard.text'),
      ...(line.message === undefined ? [] : [`„${line.message}”`]),
      ...codes.map((code) => say('mail.giftCard.code', { code })),
      say('mail.giftCard.use'),
      ...(date === null ? [] : [say('mail.giftCard.until', { date })]),
    ],
    action: { label: say('mail.giftCard.action'), url: `${base}gift-card-guests` },
    footer: say('mail.giftCard.footer'),
  })
  return { to, subject: say('mail.giftCard.title'), ...email }
}
