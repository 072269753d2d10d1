import type { FastifyInstance } from 'fastify'
import type { Database } from '#src/platform/database.ts'
import { paymentProviders } from './accounts.ts'
import { adyenRoute } from './providers/adyen/adyen-routes.ts'
import { bankRoute } from './bank-route.ts'
import { isSignedCardNotice, readCardNotices, cardNotification } from './card-notice.ts'
import { storeNotification } from './store-notification.ts'
import { webhookRouteOptions } from './webhook-route-options.ts'
import { playOutcome, returnPathOf, sandboxMerchant } from './providers/sandbox/sandbox.ts'
import { sandboxPage, sandboxPolicy } from './providers/sandbox/sandbox-page.ts'
import { chooseOutcome, insertNotices, selectSandboxKey, selectSession } from './providers/sandbox/sandbox-queries.ts'
import { sandboxOutcomes, type SandboxOutcome } from './providers/sandbox/sandbox-types.ts'

/** Outcomes after which the payment is still open. */
const undecided: ReadonlySet<SandboxOutcome> = new Set(['leave', 'wrongAmount', 'forged'])

/**
 * The webhooks of providers: `/payment/notify/adyen` and `/payment/notify/bank`. A demo also has the sandbox's page and its
 * `/payment/notify/card`; in production they do not exist.
 */
export async function paymentRoutes(server: FastifyInstance, database: Database): Promise<void> {
  await server.register(async (routes) => {
    routes.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    )
    adyenRoute(routes, database)
    bankRoute(routes, database)
    if (paymentProviders(database).isSandboxAllowed) {
      cardRoute(routes, database)
      sandboxRoutes(routes, database)
    }
    return Promise.resolve()
  })
}

/** The webhook of the sandbox; Adyen has its own route. */
function cardRoute(routes: FastifyInstance, database: Database): void {
  routes.post('/payment/notify/card', webhookRouteOptions, async (request, reply) => {
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
      if (notification !== null) await storeNotification(database, 'sandbox', notification, new Date())
    }
    return reply.type('text/plain').send('[accepted]')
  })
}

function sandboxRoutes(routes: FastifyInstance, database: Database): void {
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
