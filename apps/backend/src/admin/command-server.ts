import { createHash, timingSafeEqual } from 'node:crypto'
import { PassThrough } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Database } from '#src/platform/database.ts'
import { parseCommand } from './commands.ts'
import { UsageError } from './usage-error.ts'
import { createOutput } from './output.ts'
import { runCommand } from './run-command.ts'

interface AdminSetup {
  database: Database
  secret: string
  mediaDir: string
  internalSecret?: string | undefined
}

/** One line of the response: text for the operator or, on the last line, the exit code. */
export type OutputLine = { out: string } | { err: string } | { exit: number }

const request = z.object({
  id: z.string().min(8).max(64),
  args: z.array(z.string().max(4_096)).max(50),
  folder: z.string().max(4_096),
  isTerminal: z.boolean(),
})

/**
 * Admin endpoints of the running backend: `POST /admin/command` streams its output line by line, `POST /admin/stop` asks a
 * command to stop at the next safe point. Both need the secret from the data folder.
 */
export function adminRoutes({ database, secret, mediaDir, internalSecret }: AdminSetup) {
  const running = new Map<string, AbortController>()
  return (server: FastifyInstance): Promise<void> => {
    server.addHook('onRequest', async (request, reply) => {
      if (!knowsSecret(request, secret)) await reply.code(401).send({ message: 'Unauthorized' })
    })
    server.addHook('preClose', async () => {
      for (const stop of running.values()) stop.abort()
    })
    server.post('/admin/stop', async (incoming, reply) => {
      const parsed = request.pick({ id: true }).safeParse(incoming.body)
      if (parsed.success) running.get(parsed.data.id)?.abort()
      return reply.send({})
    })
    server.post('/admin/command', async (incoming, reply) => {
      const parsed = request.safeParse(incoming.body)
      if (!parsed.success) return reply.code(400).send({ message: 'The request is not a command.' })
      const stop = new AbortController()
      running.set(parsed.data.id, stop)
      const stream = respondWith(reply, stop)
      void streamCommand(parsed.data, stream, stop.signal).finally(() => running.delete(parsed.data.id))
      return reply
    })
    return Promise.resolve()
  }

  async function streamCommand(
    parsed: z.output<typeof request>,
    stream: PassThrough,
    signal: AbortSignal,
  ): Promise<void> {
    const writeLine = (line: OutputLine): void => void stream.write(`${JSON.stringify(line)}\n`)
    const output = createOutput({
      out: (text) => writeLine({ out: text }),
      err: (text) => writeLine({ err: text }),
      isTerminal: parsed.isTerminal,
    })
    try {
      const command = parseCommand(parsed.args)
      const setup = { database, output, mediaDir, folder: parsed.folder, internalSecret, signal }
      writeLine({ exit: await runCommand(command, setup) })
    } catch (error) {
      output.error(error instanceof Error ? error.message : String(error))
      writeLine({ exit: error instanceof UsageError ? 2 : 1 })
    }
    stream.end()
  }
}

function respondWith(reply: FastifyReply, stop: AbortController): PassThrough {
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
