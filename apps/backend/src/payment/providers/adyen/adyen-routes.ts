import type { FastifyInstance } from 'fastify'
import type { Database } from '#src/platform/database.ts'
import { publish } from '#src/platform/events.ts'
import { faultPoint } from '#src/platform/fault-point.ts'
import { adyenOf } from './adyen-connection.ts'
import { isSignedByAdyen, noticeOf, readSignedItems } from './adyen-notice.ts'
import { insertAdyenNotice } from './adyen-queries.ts'

/**
 * Adyen's standard webhook. Stores all items before it responds, which is within Adyen's timeout of ten seconds, and handles them
 * later.
 */
export function addAdyenRoute(routes: FastifyInstance, database: Database): void {
  routes.post('/payment/notify/adyen', async (request, reply) => {
    const adyen = adyenOf(database)
    if (adyen === undefined) return reply.code(503).send({ message: 'Adyen is not set up.' })
    const { settings, log } = adyen
    const received = readSignedItems(request.body)
    if (received === undefined) return reply.code(400).send({ message: 'This is no notification.' })
    const { items, isLive } = received
    // The flag is not signed, but Adyen sends it truly: a test account that uses the keys of the live one by mistake is found here.
    if (isLive !== (settings.environment !== 'test')) {
      log.warn({ isLive }, 'Adyen notification of another environment')
      return reply.code(401).send({ message: 'The notification is of another environment.' })
    }
    const isTrue = items.every(
      (item) => item.merchantAccountCode === settings.merchantAccount && isSignedByAdyen(item, settings.hmacKeys),
    )
    if (!isTrue) {
      log.warn({ items: items.length }, 'Adyen notification with an invalid signature')
      return reply.code(401).send({ message: 'The signature is not valid.' })
    }
    await database.transaction(async (tx) => {
      for (const item of items) {
        const id = await insertAdyenNotice(tx, noticeOf(item), new Date())
        if (id !== undefined) await publish(tx, 'payment.adyenNotice', { id })
      }
      faultPoint('notification.before-commit')
    })
    faultPoint('notification.after-commit')
    return reply.type('text/plain').send('[accepted]')
  })
}
