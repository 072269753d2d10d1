import { createHash, timingSafeEqual } from 'node:crypto'
import { PassThrough } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Database } from '#src/platform/database.ts'
import { parseCommand, UsageError } from './commands.ts'
import { createOutput } from './output.ts'
import { runCommand } from './run-command.ts'

interface AdminSetup {
  database: Database
  secret: string
  mediaDir: string
}

/** One line of the answer: text for the operator, or, at the end, the exit code. */
export type Spoken = { out: string } | { err: string } | { exit: number }

const request = z.object({
  id: z.string().min(8).max(64),
  args: z.array(z.string().max(4_096)).max(50),
  folder: z.string().max(4_096),
  isTerminal: z.boolean(),
})

/**
 * Commands for a backend that runs: `POST /admin/command` answers line by line, `POST /admin/stop` asks a command to
 * end at the next safe place. Both need the secret that stands in the data folder.
 */
export function adminRoutes({ database, secret, mediaDir }: AdminSetup) {
  const running = new Map<string, AbortController>()
  return (server: FastifyInstance): Promise<void> => {
    server.addHook('onRequest', async (request, reply) => {
      if (!knowsSecret(request, secret)) await reply.code(401).send({ message: 'Unauthorized' })
    })
    server.addHook('preClose', async () => {
      for (const stop of running.values()) stop.abort()
    })
    server.post('/admin/stop', async (incoming, reply) => {
      const asked = request.pick({ id: true }).safeParse(incoming.body)
      if (asked.success) running.get(asked.data.id)?.abort()
      return reply.send({})
    })
    server.post('/admin/command', async (incoming, reply) => {
      const asked = request.safeParse(incoming.body)
      if (!asked.success) return reply.code(400).send({ message: 'The request is not a command.' })
      const stop = new AbortController()
      running.set(asked.data.id, stop)
      const stream = answerWith(reply, stop)
      void speak(asked.data, stream, stop.signal).finally(() => running.delete(asked.data.id))
      return reply
    })
    return Promise.resolve()
  }

  async function speak(asked: z.output<typeof request>, stream: PassThrough, signal: AbortSignal): Promise<void> {
    const say = (spoken: Spoken): void => void stream.write(`${JSON.stringify(spoken)}\n`)
    const output = createOutput({
      out: (text) => say({ out: text }),
      err: (text) => say({ err: text }),
      isTerminal: asked.isTerminal,
    })
    try {
      const command = parseCommand(asked.args)
      say({ exit: await runCommand(command, { database, output, mediaDir, folder: asked.folder, signal }) })
    } catch (error) {
      output.error(error instanceof Error ? error.message : String(error))
      say({ exit: error instanceof UsageError ? 2 : 1 })
    }
    stream.end()
  }
}

function answerWith(reply: FastifyReply, stop: AbortController): PassThrough {
  const stream = new PassThrough()
  reply.raw.on('close', () => stop.abort())
  void reply.header('content-type', 'application/x-ndjson').header('cache-control', 'no-store').send(stream)
  return stream
}

function knowsSecret(request: FastifyRequest, secret: string): boolean {
  const given = /^Bearer (\S{1,200})$/.exec(request.headers.authorization ?? '')?.[1] ?? ''
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(secret))
}
