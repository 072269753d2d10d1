import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import { openAdmission } from '@bocian/service/admission/open-admission.ts'
import { createLog } from '@bocian/service/log.ts'
import { runMain } from '@bocian/service/plain-failure.ts'
import { stopCleanly } from '@bocian/service/stop.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { readEnvironment, type Environment } from './http/environment.ts'
import { openGateways } from './gateway.server.ts'
import { servePages } from './pages.server.ts'
import { sendPlainErrorPage } from './document/plain-page.server.ts'
import { createPublicServer } from './public-server.server.ts'
import { repairUrl } from './repair-url.server.ts'
import { serveSeoFiles } from './seo-files.server.ts'

/**
 * Only the delay of the event loop tells whether this process has too much to do: how long requests take depends on the backend, which refuses
 * them by itself.
 */
const targets = { targetTime: Infinity, targetDelay: 100, mostDelay: 0 }

/** Creates the server of the shop's public origin: pages, assets, and proxies to the backend and the image service. */
export async function createServer(env: Environment): Promise<FastifyInstance> {
  const app = createPublicServer(env)
  app.get('/health', async () => ({ status: 'ok' }))
  const admission = env.requestsAtOnce === 0 ? undefined : openAdmission({ ...targets, usual: env.requestsAtOnce })
  app.addHook('onClose', async () => admission?.stop())
  await openGateways(app, env, admission?.admission)
  await app.register(async (pages) => {
    pages.addHook('onRequest', redirectToRepairedUrl)
    await pages.register(cookie)
    await pages.register(compress, { encodings: ['br', 'gzip'], threshold: 1024 })
    pages.removeAllContentTypeParsers()
    pages.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    )
    pages.setErrorHandler(sendPlainErrorPage)
    await serveSeoFiles(pages, env)
    await servePages(pages, env, admission)
  })
  return app
}

async function redirectToRepairedUrl({ url, method }: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  const repaired = repairUrl(url)
  return repaired === url ? undefined : reply.redirect(repaired, method === 'POST' ? 308 : 301)
}

/** Starts the storefront with the settings of its environment. Stops it on SIGTERM. */
export async function start(): Promise<void> {
  const env = readEnvironment(process.env)
  const app = await createServer(env)
  await app.listen({ port: env.port, host: env.host })
  app.log.info({ address: `http://${env.host}:${env.port}` }, 'the shop is open')
  stopCleanly(createLog('storefront'), () => app.close())
}

if (import.meta.main) await runMain(start)
