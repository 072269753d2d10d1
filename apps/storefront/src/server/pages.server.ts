import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { OpenAdmission } from '@bocian/service/admission/open-admission.ts'
import { createLog } from '@bocian/service/log.ts'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { serveConsent } from './trackers/serve-consent.server.ts'
import { serveVideoFrame } from './video-frame.server.ts'
import type { Environment } from './http/environment.ts'
import { servePage, servePageState } from './page-cache/serve-page.server.ts'
import { limitPages } from './page-cache/page-limit.server.ts'
import { sendReadyPages } from './page-cache/ready-pages.server.ts'
import type { Dropped } from './changes/drop-log.server.ts'
import { PageCache } from './page-cache/page-cache.server.ts'
import { followPageChanges } from './page-cache/page-changes.server.ts'
import { statePath } from './page-cache/page-state-address.server.ts'
import type * as Render from './rendering/render.server.tsx'
import { serveBrand } from './brand/serve-brand.server.ts'
import { serveDemoFiles, serveManifests, serveWorker } from './worker-files.server.ts'
import { refuseForeignForms } from './http/own-pages.server.ts'
import { PageDoor } from './queue/page-door.server.ts'
import { WaitingLine } from './queue/waiting-line.server.ts'
import { followOpening } from './opening/follow-opening.server.ts'
import { closeUntilReady } from './opening/opening-gate.server.ts'
import { openPreviews } from './preview/preview-gate.server.ts'
import { declaredFirstPages } from './document/first-pages.server.ts'
import { assetsOfBuild, type PageAssets } from './document/page-assets.server.ts'

type Renderer = typeof Render
type Pages = { readonly renderer: () => Promise<Renderer>; readonly assets: PageAssets }

// Changed content removes pages by their cache tags. The times apply to content without tags.
const cacheLimits = { maxBytes: 96 * 1_048_576, freshFor: 60_000, staleFor: 3_600_000, pause: 3_000 }

/** Serves the built assets, and rendered pages at all other paths. */
export async function servePages(app: FastifyInstance, env: Environment, admission?: OpenAdmission): Promise<void> {
  const pages = import.meta.env?.PROD ? await builtPages(app) : await developmentPages(app)
  let configured: Renderer | undefined
  // In development a changed source file results in a new renderer, which must be configured again.
  const renderer = async (): Promise<Renderer> => {
    const current = await pages.renderer()
    if (current !== configured) current.configure(env)
    configured = current
    return current
  }
  await renderer()
  const limit = limitPages(env.limits)
  app.addHook('onRequest', refuseForeignForms(env.origin))
  app.addHook('preHandler', (request, reply) => limit.count(request, reply, 'requested'))
  app.addHook('preHandler', async (request, reply) => (await renderer()).redirectToStore(request, reply, env))
  if (!env.isDemo) {
    const opening = followOpening(env.backendUrl, createLog('storefront'))
    app.addHook('onClose', async () => opening.stop())
    closeUntilReady(app, { opening, renderer, secret: env.limits.internalSecret })
  }
  openPreviews(app, { renderer, secret: env.limits.internalSecret })
  await serveManifests(app, renderer)
  serveBrand(app, renderer)
  const door = openDoor(app, { env, admission, renderer, visitorOf: limit.visitorOf })
  const giveWay = async () => admission?.giveWay(cacheLimits.staleFor)
  const cache = import.meta.env?.PROD ? new PageCache({ ...cacheLimits, giveWay, now: Date.now }) : undefined
  if (cache) {
    const kept = (await renderer()).keepParts()
    const drop = (tags: Dropped): void => {
      kept.drop(tags)
      cache.drop(tags)
    }
    const changes = followPageChanges(env.backendUrl, { drop }, createLog('storefront'))
    app.addHook('onClose', async () => changes.stop())
  }
  // A ready page would pass by the queue.
  const ready = cache && !door.isLimited ? sendReadyPages(app, limit) : undefined
  const setup = async () => ({
    renderer: await renderer(),
    assets: pages.assets,
    cache,
    ready,
    limit,
    door,
    cardEnvironment: env.cardEnvironment,
    sharedSeconds: env.sharedSeconds,
  })
  app.get(statePath, async (request, reply) => servePageState(await setup(), request, reply))
  serveVideoFrame(app)
  serveConsent(app, {
    allowed: async (page, agreed) => (await renderer()).allowedTrackers(page, agreed),
    origin: env.origin,
  })
  app.route({
    method: ['GET', 'HEAD', 'POST'],
    url: '/*',
    handler: async (request, reply) => servePage(await setup(), request, reply),
  })
}

/** How often the queue looks whether there is room, in milliseconds. */
const lineTick = 250

type DoorSetup = Pick<ConstructorParameters<typeof PageDoor>[1], 'renderer' | 'visitorOf'> & {
  readonly env: Environment
  readonly admission: OpenAdmission | undefined
}

function openDoor(app: FastifyInstance, { env, admission, renderer, visitorOf }: DoorSetup): PageDoor {
  const line = new WaitingLine(env.entriesPerMinute, Date.now)
  const timer = setInterval(() => line.tick(admission?.admission.isCalm ?? true), lineTick).unref()
  app.addHook('onClose', async () => clearInterval(timer))
  // Without a common secret, tickets are valid in this process only.
  const secret = env.limits.internalSecret ?? randomBytes(24).toString('hex')
  return new PageDoor(app, { admission: admission?.admission, line, renderer, secret, visitorOf, now: Date.now })
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
    // Register a route per file: with a wildcard, every response would read the whole folder first.
    wildcard: false,
  })
  app.get('/assets/*', (_request, reply) => reply.callNotFound())
  await serveWorker(app, folder)
  const renderer = await import('./rendering/render.server.tsx')
  serveDemoFiles(app, folder, renderer.isBrandFile)
  return { renderer: async () => renderer, assets: assetsOfBuild(manifest, declaredFirstPages()) }
}

async function developmentPages(app: FastifyInstance): Promise<Pages> {
  const { developmentServer } = await import('./development.server.ts')
  return developmentServer(app)
}
