import { expect, it } from 'vitest'
import { loadMessages } from '#src/platform/i18n/messages.ts'
import { headingOfPayment, refusalText } from './refusal-text.ts'

const reasons = [
  'AUTHENTICATION_FAILED',
  'CANCELED',
  'CARD_EXPIRED',
  'DECLINED',
  'EXPIRED',
  'INSUFFICIENT_FUNDS',
] as const

it.each(['pl-PL', 'cs-CZ', 'sk-SK', 'de-DE', 'ro-RO', 'uk-UA', 'hy-AM', 'en-GB'])(
  'each reason for a refusal has its own text in %s',
  async (locale) => {
    const t = await loadMessages(locale)
    const texts = reasons.map((refusal) => refusalText(t, { refusal }) ?? '')
    expect(new Set(texts).size).toBe(reasons.length)
    for (const text of texts) expect(text).not.toContain('payment.refusal')
  },
)

it.each([
  ['UNPAID', 'DECLINED', 'payment.failed.title'],
  ['UNPAID', null, 'payment.unpaid'],
  ['CANCELED', 'EXPIRED', 'payment.canceled'],
  ['PENDING', null, undefined],
  ['PAID', null, undefined],
  ['NOT_ONLINE', null, undefined],
] as const)('an order with the status %s and the refusal %s has the heading %s', (status, refusal, heading) => {
  expect(headingOfPayment({ status, refusal })).toBe(heading)
})
