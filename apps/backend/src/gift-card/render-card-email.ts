import { toDecimal } from '@bocian/rules/money.ts'
import { renderEmail } from '#src/platform/email.ts'
import type { Mail } from '#src/platform/mailer.ts'
import { message } from '#src/platform/messages.ts'
import type { SoldCards } from './types.ts'

const shopName = 'Bocian'

/** The email that delivers a card: sender, message, value and code. `base` must end with a slash. */
export function renderCardEmail(card: {
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
  const textOf = (key: string, more: Record<string, string> = {}): string =>
    message(locale, `mail.giftCard.${key}`, { ...values, ...more })
  const date = expiresAt === null ? null : new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(expiresAt)
  const email = renderEmail({
    locale,
    title: textOf('title'),
    paragraphs: [
      textOf('greeting'),
      textOf('text'),
      ...(line.message === undefined ? [] : [`„${line.message}”`]),
      ...codes.map((code) => textOf('code', { code })),
      textOf('use'),
      ...(date === null ? [] : [textOf('until', { date })]),
    ],
    action: { label: textOf('action'), url: `${base}gift-card-guests` },
    footer: textOf('footer'),
  })
  return { to, subject: textOf('title'), ...email }
}
