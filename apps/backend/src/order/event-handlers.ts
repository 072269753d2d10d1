import type { EventHandler } from '#src/platform/events.ts'
import { issueGiftCards } from './issue-gift-cards.ts'
import { hearAlarm, hearPayment, type PaymentNews } from './hear-payment.ts'
import { confirmOrder, tellOfChange } from './write-letters.ts'

export const eventHandlers: EventHandler[] = [
  {
    type: 'payment.notified',
    handle: (database, payload) => hearPayment(database, payload as unknown as PaymentNews, new Date()),
  },
  {
    type: 'payment.alarmed',
    handle: (database, { orderId, reason }) =>
      hearAlarm(database, { orderId: Number(orderId), reason: String(reason) }, new Date()),
  },
  { type: 'order.placed', handle: (database, { orderId }) => confirmOrder(database, Number(orderId), new Date()) },
  {
    type: 'order.changed',
    handle: (database, payload) =>
      tellOfChange(database, payload as unknown as Parameters<typeof tellOfChange>[1], new Date()),
  },
  {
    type: 'order.changed',
    async handle(database, { orderId, action }) {
      if (action === 'pay') await issueGiftCards(database, Number(orderId), new Date())
    },
  },
]
