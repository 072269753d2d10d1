import type { FastifyInstance } from 'fastify'
import type { Database, Reader } from '#src/platform/database.ts'
import { isSandboxAllowed, paymentAccounts } from './accounts.ts'
import { answerBankNotice, readBankNotice, wordOfBank, type BankNotice } from './bank-notice.ts'
import { keepNotice } from './keep-notice.ts'
import { noticeDoor } from './notice-door.ts'
import { selectOutcome } from './queries.ts'
import { sandboxService } from './sandbox.ts'
import { selectSandboxKey } from './sandbox-queries.ts'
import type { ProviderName } from './types.ts'

interface Bank {
  provider: ProviderName
  key: string
}

/** `/payment/notify/bank`: kept before it is answered. */
export function bankRoute(routes: FastifyInstance, database: Database): void {
  routes.post('/payment/notify/bank', noticeDoor, async (request, reply) => {
    const { transactions } = (request.body ?? {}) as { transactions?: unknown }
    const banks = await knownBanks(database.reader)
    const notice =
      typeof transactions === 'string' ? readBankNotice(transactions, (service) => banks.get(service)?.key) : undefined
    const bank = notice === undefined ? undefined : banks.get(notice.serviceId)
    if (notice === undefined || bank === undefined)
      return reply.code(401).send({ message: 'The notification is not signed.' })
    const isConfirmed = await isBelieved(database, bank.provider, notice)
    return reply.type('text/xml; charset=utf-8').send(answerBankNotice(notice, isConfirmed, bank.key))
  })
}

/** Who may speak, by service; the sandbox never speaks for the shop's own account. */
async function knownBanks(db: Reader): Promise<Map<string, Bank>> {
  const { bluemedia } = paymentAccounts()
  const sandboxKey = isSandboxAllowed() ? await selectSandboxKey(db) : undefined
  return new Map<string, Bank>([
    ...(sandboxKey === undefined ? [] : [[sandboxService, { provider: 'sandbox', key: sandboxKey }] as const]),
    ...(bluemedia === undefined ? [] : [[bluemedia.serviceId, { provider: 'bluemedia', key: bluemedia.key }] as const]),
  ])
}

/** Keeps what was told; false when it is about another payment than the shop knows, each time that it is told. */
async function isBelieved(database: Database, provider: ProviderName, notice: BankNotice): Promise<boolean> {
  const word = wordOfBank(notice)
  if (word === null) return false
  const outcome = await keepNotice(database, provider, word, new Date())
  return (outcome === 'repeated' ? await selectOutcome(database.reader, provider, word.eventId) : outcome) === 'heard'
}
