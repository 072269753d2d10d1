import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Environment } from './environment.ts'
import type * as Render from './render.server.tsx'
import { chooseStore } from './store-choice.server.ts'
import { assetsOfBuild, type PageAssets } from './page-assets.server.ts'

type Renderer = typeof Render
type Pages = { readonly renderer: () => Promise<Renderer>; readonly assets: PageAssets }

/** Serves the built assets and answers every other path with a rendered page. */
export async function answerPages(app: FastifyInstance, env: Environment): Promise<void> {
  const pages = import.meta.env?.PROD ? await builtPages(app) : await developmentPages(app)
  const first = await pages.renderer()
  first.configure(env)
  app.addHook('preHandler', async (request, reply) => chooseStore(request, reply, (await pages.renderer()).equalPath))
  app.route({
    method: ['GET', 'HEAD', 'POST'],
    url: '/*',
    handler: async (request, reply) => {
      const renderer = await pages.renderer()
      renderer.configure(env)
      const answer = await renderer.render(toFetchRequest(request), pages.assets)
      void reply.status(answer.status)
      for (const [name, value] of answer.headers) {
        if (name !== 'set-cookie') void reply.header(name, value)
      }
      for (const line of answer.headers.getSetCookie()) void reply.header('set-cookie', line)
      return reply.send(answer.body)
    },
  })
}

async function builtPages(app: FastifyInstance): Promise<Pages> {
  const folder = join(import.meta.dirname, '../client')
  const manifest: unknown = JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8'))
  await app.register(fastifyStatic, {
    root: join(folder, 'assets'),
    prefix: '/assets/',
    immutable: true,
    maxAge: '365d',
    index: false,
    preCompressed: true,
  })
  app.get('/favicon.svg', (_request, reply) => reply.sendFile('favicon.svg', folder, { maxAge: '1d' }))
  const renderer = await import('./render.server.tsx')
  return { renderer: async () => renderer, assets: assetsOfBuild(manifest) }
}

async function developmentPages(app: FastifyInstance): Promise<Pages> {
  const { developmentServer } = await import('./development.server.ts')
  return developmentServer(app)
}

function toFetchRequest(request: FastifyRequest): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined && !name.startsWith(':')) headers.set(name, Array.isArray(value) ? value.join(', ') : value)
  }
  const init: RequestInit = { method: request.method === 'HEAD' ? 'GET' : request.method, headers }
  if (request.method === 'POST' && Buffer.isBuffer(request.body)) init.body = new Uint8Array(request.body)
  return new Request(new URL(request.url, `${request.protocol}://${request.host}`), init)
}
