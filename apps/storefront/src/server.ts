import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import { createLog } from '@bocian/service/log.ts'
import { runMain } from '@bocian/service/plain-failure.ts'
import { stopCleanly } from '@bocian/service/stop.ts'
import fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import { readEnvironment, type Environment } from './environment.ts'
import { openGateways } from './gateway.server.ts'
import { answerPages } from './pages.server.ts'

const maximumBody = 64 * 1024

/** The shop's public origin: pages, assets, and the way to the backend and the pictures. */
export async function createServer(env: Environment): Promise<FastifyInstance> {
  const log: FastifyBaseLogger = createLog('storefront')
  const app = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: maximumBody,
    trustProxy: true,
    routerOptions: { maxParamLength: 4000 },
  })
  app.addHook('onRequest', async (_request, reply) => {
    void reply.headers({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'strict-origin-when-cross-origin' })
  })
  app.get('/health', async () => ({ status: 'ok' }))
  await openGateways(app, env)
  await app.register(async (pages) => {
    await pages.register(cookie)
    await pages.register(compress, { encodings: ['br', 'gzip'], threshold: 1024 })
    pages.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    )
    await answerPages(pages, env)
  })
  return app
}

/** Starts the storefront by its environment and stops it on SIGTERM. */
export async function start(): Promise<void> {
  const env = readEnvironment(process.env)
  const app = await createServer(env)
  await app.listen({ port: env.port, host: env.host })
  app.log.info({ address: `http://${env.host}:${env.port}` }, 'the shop is open')
  stopCleanly(createLog('storefront'), () => app.close())
}

if (import.meta.main) await runMain(start)
