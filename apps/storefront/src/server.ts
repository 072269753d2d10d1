import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import { createLog } from '@bocian/service/log.ts'
import { runMain } from '@bocian/service/plain-failure.ts'
import { stopCleanly } from '@bocian/service/stop.ts'
import fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify'
import { readEnvironment, type Environment } from './environment.ts'
import { openGateways } from './gateway.server.ts'
import { answerPages } from './pages.server.ts'
import { answerPlainPage } from './plain-page.server.ts'
import { repairUrl } from './repair-url.server.ts'
import { answerSeoFiles } from './seo-files.server.ts'
import { securityHeaders } from './security-headers.server.ts'

const maximumBody = 64 * 1024

/** The shop's public origin: pages, assets, and the way to the backend and the pictures. */
export async function createServer(env: Environment): Promise<FastifyInstance> {
  const log: FastifyBaseLogger = createLog('storefront')
  const app = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: maximumBody,
    trustProxy: 'loopback',
    routerOptions: { maxParamLength: 4000 },
    frameworkErrors: (error, request, reply) => void answerBadUrl(error, request, reply as unknown as FastifyReply),
  })
  app.addHook('onRequest', async (request, reply) => {
    void reply.headers(securityHeaders(request.protocol === 'https'))
  })
  app.get('/health', async () => ({ status: 'ok' }))
  await openGateways(app, env)
  await app.register(async (pages) => {
    pages.addHook('onRequest', leadToMeantUrl)
    await pages.register(cookie)
    await pages.register(compress, { encodings: ['br', 'gzip'], threshold: 1024 })
    pages.removeAllContentTypeParsers()
    pages.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    )
    pages.setErrorHandler(answerPlainPage)
    await answerSeoFiles(pages, env)
    await answerPages(pages, env)
  })
  return app
}

/** An address that cannot be decoded is sent on to the one that was meant, which the shop answers like any other. */
function answerBadUrl(error: FastifyError, { raw }: Pick<FastifyRequest, 'raw'>, reply: FastifyReply): FastifyReply {
  const url = raw.url ?? '/'
  const meant = repairUrl(url)
  if (error.code === 'FST_ERR_BAD_URL' && meant !== url) return reply.redirect(meant, 301)
  return reply.status(error.statusCode ?? 400).send({ message: error.message })
}

async function leadToMeantUrl({ url, method }: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  const meant = repairUrl(url)
  return meant === url ? undefined : reply.redirect(meant, method === 'POST' ? 308 : 301)
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
