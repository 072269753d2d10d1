import type { FastifyInstance } from 'fastify'
import type { Database } from '#src/platform/database.ts'
import { registrations } from './registration.ts'

/** The webhooks and pages of the providers. */
export async function paymentRoutes(server: FastifyInstance, database: Database): Promise<void> {
  await server.register(async (routes) => {
    routes.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    )
    for (const registration of registrations(database)) registration.addRoutes(routes, database)
    return Promise.resolve()
  })
}
