import { previewKeyName, readPreviewKey, type Preview } from '@bocian/service/preview-key.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { StoreView } from '#src/platform/i18n/store-views.ts'
import type { refusedPreview as renderRefusal } from './preview-parts.server.ts'

type Renderer = { readonly storeOfUrl: (url: URL) => StoreView; readonly refusedPreview: typeof renderRefusal }

type Setup = {
  readonly renderer: () => Promise<Renderer>
  readonly secret: string | undefined
}

/** A valid preview of a request, with its key. */
export type RequestPreview = Preview & { readonly key: string }

const previews = new WeakMap<FastifyRequest, RequestPreview>()

/** The preview in which the request is made. */
export const previewOf = (request: FastifyRequest): RequestPreview | undefined => previews.get(request)

/**
 * A link of `npm run admin -- content preview-link` sets a cookie, with which drafts and a future date are shown. What is shown in a
 * preview is never cached or indexed. `?preview=end` ends it.
 */
export function openPreviews(app: FastifyInstance, { renderer, secret }: Setup): void {
  app.addHook('preHandler', async (request, reply) => {
    const address = new URL(request.url, `${request.protocol}://${request.host}`)
    const given = address.searchParams.get(previewKeyName)
    if (given === null || (request.method !== 'GET' && request.method !== 'HEAD')) {
      const key = request.cookies[previewKeyName]
      const preview = readPreviewKey(secret, key, new Date())
      if (key !== undefined && preview !== undefined) previews.set(request, { ...preview, key })
      return undefined
    }
    void reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' })
    const preview = readPreviewKey(secret, given, new Date())
    address.searchParams.delete(previewKeyName)
    const plain = address.pathname.replace(/^\/+/, '/') + address.search
    if (preview === undefined && given !== 'end') {
      const { refusedPreview, storeOfUrl } = await renderer()
      const { html, headers } = await refusedPreview(storeOfUrl(address).locale, plain)
      return reply.code(403).headers(headers).send(html)
    }
    rememberKey(request, reply, preview === undefined ? '' : given, preview?.expires ?? new Date(0))
    return reply.redirect(plain, 302)
  })
  app.addHook('onSend', async (request, reply, payload) => {
    if (previews.has(request))
      void reply.headers({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex, nofollow' })
    return payload
  })
}

function rememberKey(request: FastifyRequest, reply: FastifyReply, key: string, expires: Date): void {
  void reply.setCookie(previewKeyName, key, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: request.protocol === 'https',
    expires,
  })
}
