import { createHmac, timingSafeEqual } from 'node:crypto'
import type { PaymentMethodOfPlugin, PaymentReport } from '@bocian/plugin'
import { callProvider } from './provider.ts'

export const payLater: PaymentMethodOfPlugin = {
  code: 'pay_later',
  titles: { en: 'Pay later', pl: 'Zapłać później', de: 'Später zahlen' },
  async start(attempt, { email, locale, returnUrl }, account) {
    const { reference, amount, currency } = attempt
    const request = { reference, amount, currency, email, locale, returnUrl }
    const { url } = (await callProvider(account, '/payments', reference, request)) as { url: string }
    return url
  },
  async refund({ providerReference }, { key, amount }, account) {
    await callProvider(account, '/refunds', key, { payment: providerReference, amount })
  },
  async ask({ reference }, account) {
    const reports = (await callProvider(account, '/reports', reference, { reference })) as PaymentReport[]
    return { reports, isLast: false }
  },
  readReports({ headers, body }, account) {
    const given = String(headers['x-signature'])
    const own = createHmac('sha256', account['PAY_LATER_KEY'] ?? '')
      .update(body)
      .digest('hex')
    const isSigned = given.length === own.length && timingSafeEqual(Buffer.from(given), Buffer.from(own))
    return isSigned ? (JSON.parse(body) as PaymentReport[]) : null
  },
}
