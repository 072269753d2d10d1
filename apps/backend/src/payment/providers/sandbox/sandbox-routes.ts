import type { FastifyInstance } from 'fastify'
import type { Database } from '#src/platform/database.ts'
import { storeNotification } from '#src/payment/store-notification.ts'
import { addBankRoute } from '../bluemedia/bank-route.ts'
import { isSignedCardNotice, readCardNotices, cardNotification } from './card-notice.ts'
import { bankPath, cardPath, playOutcome, returnPathOf, sandboxMerchant, sandboxService } from './sandbox.ts'
import { sandboxName } from './sandbox-methods.ts'
import { sandboxPage, sandboxPolicy } from './sandbox-page.ts'
import { chooseOutcome, insertNotices, selectSandboxKey, selectSession } from './sandbox-queries.ts'
import { sandboxOutcomes, type SandboxOutcome } from './sandbox-types.ts'

/** Outcomes after which the payment is still open. */
const undecided: ReadonlySet<SandboxOutcome> = new Set(['leave', 'wrongAmount', 'forged'])

/** The sandbox's page and its webhooks. */
export function addSandboxRoutes(routes: FastifyInstance, database: Database): void {
  addPage(routes, database)
  addCardRoute(routes, database)
  addBankRoute(routes, database, {
    path: bankPath,
    provider: sandboxName,
    async account() {
      const key = await selectSandboxKey(database.reader)
      return key === undefined ? undefined : { serviceId: sandboxService, key }
    },
  })
}

function addCardRoute(routes: FastifyInstance, database: Database): void {
  routes.post(cardPath, async (request, reply) => {
    const notices = readCardNotices(request.body)
    if (notices === undefined) return reply.code(400).send({ message: 'This is no notification.' })
    const key = await selectSandboxKey(database.reader)
    const isTrue = notices.every(
      (notice) =>
        key !== undefined && notice.merchantAccountCode === sandboxMerchant && isSignedCardNotice(notice, key),
    )
    if (!isTrue) return reply.code(401).send({ message: 'The signature is not valid.' })
    for (const notice of notices) {
      const notification = cardNotification(notice)
      if (notification !== null) await storeNotification(database, sandboxName, notification, new Date())
    }
    return reply.type('text/plain').send('[accepted]')
  })
}

/** The page on which a tester chooses the outcome of a payment. */
function addPage(routes: FastifyInstance, database: Database): void {
  routes.get<{ Params: { id: string } }>('/payment/sandbox/:id', async (request, reply) => {
    const session = await selectSession(database.reader, request.params.id)
    if (session === undefined) return reply.callNotFound()
    void reply.header('cache-control', 'no-store').header('content-security-policy', sandboxPolicy)
    // An outcome can be chosen once. After that, the page redirects to the shop.
    if (session.outcome !== null) return reply.redirect(returnPathOf(session, session.outcome), 303)
    return reply.type('text/html; charset=utf-8').send(sandboxPage(session))
  })
  routes.post<{ Params: { id: string } }>('/payment/sandbox/:id', async (request, reply) => {
    const session = await selectSession(database.reader, request.params.id)
    const asked = (request.body as { outcome?: unknown } | null)?.outcome
    const outcome = session?.outcome ?? sandboxOutcomes.find((known) => known === asked)
    if (session === undefined || outcome === undefined) return reply.callNotFound()
    const key = (await selectSandboxKey(database.reader)) ?? ''
    await database.transaction(async (tx) => {
      if (undecided.has(outcome) || (await chooseOutcome(tx, session.id, outcome)))
        await insertNotices(tx, playOutcome(session, outcome, key, new Date()))
    })
    return reply.redirect(returnPathOf(session, outcome), 303)
  })
}
