import type { FastifyInstance } from 'fastify'
import type { Database } from '#src/platform/database.ts'
import { paymentProviders } from '#src/payment/accounts.ts'
import {
  answerBankNotice,
  readBankNotice,
  bankNotification,
  type BankNotice,
} from './providers/bluemedia/bank-notice.ts'
import { storeNotification } from '#src/payment/store-notification.ts'
import { webhookRouteOptions } from '#src/payment/webhook-route-options.ts'
import { selectOutcome } from '#src/payment/queries.ts'
import { sandboxService } from './providers/sandbox/sandbox.ts'
import { selectSandboxKey } from './providers/sandbox/sandbox-queries.ts'
import type { ProviderName } from '#src/payment/types.ts'

interface Bank {
  provider: ProviderName
  key: string
}

/** `/payment/notify/bank`: stores the notification before it responds. */
export function bankRoute(routes: FastifyInstance, database: Database): void {
  routes.post('/payment/notify/bank', webhookRouteOptions, async (request, reply) => {
    const { transactions } = (request.body ?? {}) as { transactions?: unknown }
    const banks = await knownBanks(database)
    const notice =
      typeof transactions === 'string' ? readBankNotice(transactions, (service) => banks.get(service)?.key) : undefined
    const bank = notice === undefined ? undefined : banks.get(notice.serviceId)
    if (notice === undefined || bank === undefined)
      return reply.code(401).send({ message: 'The notification is not signed.' })
    const isConfirmed = await isAccepted(database, bank.provider, notice)
    return reply.type('text/xml; charset=utf-8').send(answerBankNotice(notice, isConfirmed, bank.key))
  })
}

/** Accepted senders, by service id. The sandbox never sends on behalf of the shop's own account. */
async function knownBanks(database: Database): Promise<Map<string, Bank>> {
  const { bluemedia, isSandboxAllowed } = paymentProviders(database)
  const sandboxKey = isSandboxAllowed ? await selectSandboxKey(database.reader) : undefined
  return new Map<string, Bank>([
    ...(sandboxKey === undefined ? [] : [[sandboxService, { provider: 'sandbox', key: sandboxKey }] as const]),
    ...(bluemedia === undefined ? [] : [[bluemedia.serviceId, { provider: 'bluemedia', key: bluemedia.key }] as const]),
  ])
}

/** Stores the notification. Returns false if it is a duplicate, or if it is about a payment that the shop does not know. */
async function isAccepted(database: Database, provider: ProviderName, notice: BankNotice): Promise<boolean> {
  const notification = bankNotification(notice)
  if (notification === null) return false
  const outcome = await storeNotification(database, provider, notification, new Date())
  return (
    (outcome === 'repeated' ? await selectOutcome(database.reader, provider, notification.eventId) : outcome) ===
    'heard'
  )
}
