import type { EventHandlerOfPlugin } from '@bocian/plugin'
import { callProvider } from './provider.ts'

/** Collects the money when the goods are on their way. */
export const captureShipped: EventHandlerOfPlugin['handle'] = async ({ order, key }, { environment }) => {
  const payment = order.payments.find(({ method, state }) => method === 'pay_later' && state === 'paid')
  if (payment === undefined) return
  await callProvider(environment, '/captures', key, { payment: payment.providerReference, amount: payment.amount })
}
