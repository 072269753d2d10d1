import type { FastifyInstance } from 'fastify'
import type { Database } from '#src/platform/database.ts'
import { publish } from '#src/platform/events.ts'
import { faultPoint } from '#src/platform/fault-point.ts'
import { adyenLog, adyenSettings } from './adyen-connection.ts'
import { isSignedByAdyen, noticeOf, readSignedItems } from './adyen-notice.ts'
import { insertAdyenNotice } from './adyen-queries.ts'
import { noticeDoor } from './notice-door.ts'

/**
 * Where Adyen posts its standard webhook. All of it is kept before it is answered, and dealt with afterwards, so that Adyen,
 * which waits for ten seconds, neither gives up nor loses anything.
 */
export function adyenRoute(routes: FastifyInstance, database: Database): void {
  routes.post('/payment/notify/adyen', noticeDoor, async (request, reply) => {
    const settings = adyenSettings()
    if (settings === undefined) return reply.code(503).send({ message: 'Adyen is not set up.' })
    const items = readSignedItems(request.body)
    if (items === undefined) return reply.code(400).send({ message: 'This is no notification.' })
    const isTrue = items.every(
      (item) => item.merchantAccountCode === settings.merchantAccount && isSignedByAdyen(item, settings.hmacKeys),
    )
    if (!isTrue) {
      adyenLog()?.warn({ items: items.length }, 'a notification in Adyen’s form is not signed with a key of ours')
      return reply.code(401).send({ message: 'The signature is not valid.' })
    }
    await database.transaction(async (tx) => {
      for (const item of items) {
        const id = await insertAdyenNotice(tx, noticeOf(item), new Date())
        if (id !== undefined) await publish(tx, 'payment.adyenNotice', { id })
      }
      faultPoint('notice.before-commit')
    })
    faultPoint('notice.after-commit')
    return reply.type('text/plain').send('[accepted]')
  })
}
