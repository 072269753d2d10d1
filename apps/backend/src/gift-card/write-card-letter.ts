import { toDecimal } from '@bocian/rules/money.ts'
import { writeLetter } from '#src/platform/letter.ts'
import type { Mail } from '#src/platform/mailer.ts'
import { message } from '#src/platform/messages.ts'
import type { SoldCards } from './types.ts'

const shopName = 'Bocian'

/** The letter that brings a card: from whom, what they wrote, what it is worth, and its code; base ends in a slash. */
export function writeCardLetter(card: {
  to: string
  line: SoldCards
  codes: readonly string[]
  currency: string
  expiresAt: Date | null
  locale: string
  base: string
}): Mail {
  const { to, line, codes, currency, expiresAt, locale, base } = card
  const language = locale.replace('_', '-')
  const amount = new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  }).format(toDecimal(line.amount))
  const values = { shop: shopName, sender: line.senderName, recipient: line.recipientName, amount, email: to }
  const say = (key: string, more: Record<string, string> = {}): string =>
    message(locale, `mail.giftCard.${key}`, { ...values, ...more })
  const date = expiresAt === null ? null : new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(expiresAt)
  const letter = writeLetter({
    locale,
    title: say('title'),
    paragraphs: [
      say('greeting'),
      say('text'),
      ...(line.message === undefined ? [] : [`„${line.message}”`]),
      ...codes.map((code) => say('code', { code })),
      say('use'),
      ...(date === null ? [] : [say('until', { date })]),
    ],
    action: { label: say('action'), url: `${base}gift-card-guests` },
    footer: say('footer'),
  })
  return { to, subject: say('title'), ...letter }
}
