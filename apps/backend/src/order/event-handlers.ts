import { batchHandler, handler } from '#src/platform/events.ts'
import { applyPaymentNotification, noteOnce } from './change/apply-payment-notification.ts'
import { issueGiftCards } from './change/issue-gift-cards.ts'
import { settleLoyalty } from './loyalty/settle-loyalty.ts'
import { sendChangeEmail, sendConfirmation, sendConfirmations } from './emails/send-emails.ts'

export const eventHandlers = [
  handler('payment.notified', 'order.apply-payment', (database, notification, publishedAt) =>
    applyPaymentNotification(database, notification, { now: new Date(), publishedAt }),
  ),
  handler('payment.alarmed', 'order.note-alarm', (database, { orderId, reason }, publishedAt) =>
    database.transaction((tx) => noteOnce(tx, orderId, reason, publishedAt)),
  ),
  batchHandler('order.placed', 'order.mail-confirmation', (database, orders) =>
    sendConfirmations(
      database,
      orders.map(({ orderId }) => orderId),
      new Date(),
    ),
  ),
  handler('order.changed', 'order.mail-change', async (database, change) => {
    // Events of different types are delivered independently, but the confirmation must be the first email. It is sent only once.
    await sendConfirmation(database, change.orderId, new Date())
    await sendChangeEmail(database, change, new Date())
  }),
  handler('order.changed', 'order.issue-gift-cards', async (database, { orderId, action }) => {
    if (action === 'pay') await issueGiftCards(database, orderId, new Date())
  }),
  handler('order.changed', 'order.settle-loyalty', (database, { orderId, action }) =>
    settleLoyalty(database, orderId, action),
  ),
]
