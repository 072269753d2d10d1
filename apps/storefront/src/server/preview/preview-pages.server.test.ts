import cookie from '@fastify/cookie'
import { previewHeader, signPreviewKey } from '@bocian/service/preview-key.ts'
import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { storeOfUrl } from '#src/platform/i18n/store-view.ts'
import { backendCallHeaders, runInPreview } from '../http/visitor.server.ts'
import { PageCache } from '../page-cache/page-cache.server.ts'
import { limitPages } from '../page-cache/page-limit.server.ts'
import { servePage } from '../page-cache/serve-page.server.ts'
import type * as Render from '../rendering/render.server.tsx'
import { openPreviews } from './preview-gate.server.ts'
import { previewBar, refusedPreview } from './preview-parts.server.ts'

const secret = 'a-long-text-of-our-services'
const key = signPreviewKey(secret, { expires: new Date(Date.now() + 60_000), at: undefined, offset: 0 })
const limits = { trustedProxies: 0, internalSecret: secret, pages: 0 }

/** Renders what the backend would be asked for. */
const renderer = {
  storeOfUrl,
  refusedPreview,
  previewBar,
  runInPreview,
  isPersonalPage: () => false,
  mayTrack: () => false,
  tailFor: async () => undefined,
  render: async () => ({
    status: 200,
    headers: new Headers(),
    page: {
      html: [
        Buffer.from(
          `<!doctype html><html><body><main>${backendCallHeaders(limits)[previewHeader] ?? 'everybody'}</main>`,
        ),
      ],
      assets: { scripts: [], preloads: [], styles: [], fonts: [] },
      state: Buffer.from('{}'),
      tags: new Set<string>(),
      expiresAt: Infinity,
    },
  }),
}

const place = { isAdmitted: true, leave: () => undefined, rest: () => () => undefined } as const

let app: FastifyInstance
beforeEach(async () => {
  app = fastify()
  await app.register(cookie)
  openPreviews(app, { renderer: async () => renderer, secret })
  const setup = {
    renderer: renderer as unknown as typeof Render,
    assets: () => ({ scripts: [], preloads: [], styles: [], fonts: [] }),
    cache: new PageCache({ maxBytes: 1_000_000, freshFor: 60_000, staleFor: 60_000, pause: 1, now: Date.now }),
    ready: undefined,
    limit: limitPages(limits),
    door: { isLimited: false, keepsWaiting: async () => false, enter: async () => place },
    cardEnvironment: undefined,
    sharedSeconds: 0,
  }
  app.get('/*', async (request, reply) => servePage(setup, request, reply))
})
afterEach(() => app.close())

const visit = (cookies = '') => app.inject({ url: '/wiosna', headers: { host: 'shop.example', cookie: cookies } })

it('a preview is rendered with its key and a bar, apart from the pages that everybody gets', async () => {
  const before = await visit()
  expect(before.body).toContain('<main>everybody</main>')
  expect(before.body).not.toContain('<aside')
  const preview = await visit(`preview=${key}`)
  expect(preview.body).toContain(`<main>${key}</main>`)
  expect(preview.body).toMatch(/<span>Podgląd z\u00A0wersjami roboczymi<\/span>.*<\/aside><\/body><\/html>$/)
  expect(preview.headers).toMatchObject({
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex, nofollow',
  })
  expect(preview.headers).not.toHaveProperty('etag')
  expect((await visit()).body).toBe(before.body)
})

it('a preview leaves nothing in the cache', async () => {
  expect((await visit(`preview=${key}`)).body).toContain(`<main>${key}</main>`)
  expect((await visit()).body).toContain('<main>everybody</main>')
})
