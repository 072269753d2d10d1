import type { FastifyInstance } from 'fastify'
import type { Database } from '#src/platform/database.ts'
import { storeNotification } from '#src/payment/store-notification.ts'
import { selectOutcome } from '#src/payment/queries.ts'
import { answerBankNotice, readBankNotice, bankNotification, type BankNotice } from './bank-notice.ts'

/** A webhook in Blue Media's format. */
interface BankWebhook {
  path: string
  /** The provider whose attempts it may pay. */
  provider: string
  /** The account that signs its notifications; undefined if nobody may send any. */
  account(): Promise<{ serviceId: string; key: string } | undefined>
}

/** Stores a notification before it responds. */
export function addBankRoute(routes: FastifyInstance, database: Database, webhook: BankWebhook): void {
  routes.post(webhook.path, async (request, reply) => {
    const { transactions } = (request.body ?? {}) as { transactions?: unknown }
    const account = await webhook.account()
    const keyOf = (serviceId: string) => (serviceId === account?.serviceId ? account.key : undefined)
    const notice = typeof transactions === 'string' ? readBankNotice(transactions, keyOf) : undefined
    if (notice === undefined || account === undefined)
      return reply.code(401).send({ message: 'The notification is not signed.' })
    const isConfirmed = await isAccepted(database, webhook.provider, notice)
    return reply.type('text/xml; charset=utf-8').send(answerBankNotice(notice, isConfirmed, account.key))
  })
}

/** Stores the notification. Returns false if it is a duplicate, or if it is about a payment that the shop does not know. */
async function isAccepted(database: Database, provider: string, notice: BankNotice): Promise<boolean> {
  const notification = bankNotification(notice)
  if (notification === null) return false
  const outcome = await storeNotification(database, provider, notification, new Date())
  return (
    (outcome === 'repeated' ? await selectOutcome(database.reader, provider, notification.eventId) : outcome) ===
    'heard'
  )
}
