import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify'
import type { Env } from '../start/env.ts'
import { emailHtml, emailPage, outboxPage, outboxPolicy } from './outbox-pages.ts'
import type { Database } from '../platform/database.ts'
import { findMail, listMails } from '../platform/email/email-queue.ts'

const lastMails = 200
const localhost = '127.0.0.1'

/**
 * Shows the emails of a shop without a mail server on the local machine: it listens on the loopback address only. A shop that
 * sends emails has no such page, since they may contain sign-in links.
 */
export async function openOutbox(
  database: Database,
  { smtpUrl, outboxPort }: Pick<Env, 'smtpUrl' | 'outboxPort'>,
): Promise<FastifyInstance | undefined> {
  if (smtpUrl !== undefined || outboxPort === undefined) return undefined
  const server = Fastify({ forceCloseConnections: true })
  outboxRoutes(server, database)
  await server.listen({ port: outboxPort, host: localhost })
  return server
}

function outboxRoutes(server: FastifyInstance, database: Database): void {
  server.addHook('onRequest', async (request, reply) => {
    void reply.header('cache-control', 'no-store').header('content-security-policy', outboxPolicy)
    void reply.header('x-content-type-options', 'nosniff').header('referrer-policy', 'no-referrer')
    // Prevents DNS rebinding: a foreign page whose domain resolves to this machine sends its own host name.
    if (!/^(127\.0\.0\.1|localhost)(:\d+)?$/.test(request.headers.host ?? ''))
      await reply.code(403).type('text/plain').send('Only from this machine.')
  })
  server.get('/', async (_request, reply) => html(reply, outboxPage(await listMails(database.reader, lastMails))))
  server.get<{ Params: { id: string } }>('/:id', async (request, reply) => {
    const mail = await emailOf(database, request.params.id)
    return mail === undefined ? reply.callNotFound() : html(reply, emailPage(mail))
  })
  server.get<{ Params: { id: string } }>('/:id/letter', async (request, reply) => {
    const mail = await emailOf(database, request.params.id)
    return mail === undefined ? reply.callNotFound() : html(reply, emailHtml(mail))
  })
}

const emailOf = async (database: Database, id: string) =>
  /^\d{1,15}$/.test(id) ? findMail(database.reader, Number(id)) : undefined

const html = (reply: FastifyReply, text: string): FastifyReply => reply.type('text/html; charset=utf-8').send(text)
