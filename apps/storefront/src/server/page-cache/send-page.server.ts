import type { FastifyReply, FastifyRequest } from 'fastify'
import type * as Render from '../rendering/render.server.tsx'
import { startHash } from '../document/page-scripts.server.ts'
import { withTail } from '../document/page-frame.server.ts'
import { cardSources } from '../http/card-sources.server.ts'
import { cachingHeaders, entityTag, isKnown } from '../http/page-caching.server.ts'
import { contentSecurityPolicy } from '../http/security-headers.server.ts'
import { chooseEncoding, pageBody, versionOf, type PageBody } from './page-body.server.ts'
import type { RenderedPage, PageCache } from './page-cache.server.ts'

type Sending = {
  readonly renderer: Pick<typeof Render, 'mayTrack' | 'tailFor'>
  /**
   * Undefined in development. The development server adds its own scripts and styles, so there is no Content Security Policy
   * either.
   */
  readonly cache: PageCache | undefined
  /** Adyen's data centre; undefined where Adyen is not set up. */
  readonly cardEnvironment: string | undefined
  /** The number of seconds for which a shared cache may reuse the page without revalidation; 0 for never. */
  readonly sharedSeconds: number
}

/** Sends a page to one visitor, with the consent notice or the trackers of stores that have them. */
export async function sendPage(
  { renderer, cache, cardEnvironment, sharedSeconds }: Sending,
  page: RenderedPage,
  request: FastifyRequest,
  reply: FastifyReply,
  isPersonal = false,
): Promise<FastifyReply> {
  const address = new URL(request.url, `${request.protocol}://${request.host}`)
  const card = cardSources(request.url, cardEnvironment)
  // No third-party scripts on pages that take a card or a password or show personal data.
  const isOpen = card === undefined && page.status === 200 && request.method !== 'POST' && renderer.mayTrack(address)
  const tail = isOpen && page.body ? await renderer.tailFor(request) : undefined
  const dependsOnCookie = tail !== undefined || reply.hasHeader('vary')
  const isShared = page.isCacheable && page.status === 200
  void reply
    .status(page.status)
    .headers(
      isPersonal
        ? personal
        : cachingHeaders({ dependsOnCookie, sharedSeconds: isShared ? sharedFor(page, sharedSeconds) : 0 }),
    )
  for (const [name, value] of page.headers) if (name !== 'set-cookie') void reply.header(name, value)
  for (const line of page.headers.getSetCookie()) void reply.header('set-cookie', line)
  if (!page.body) return reply.send('')
  // Other sites get only the origin as referrer, because the URL may contain a secret.
  if (!isOpen && !page.headers.has('referrer-policy')) void reply.header('referrer-policy', 'strict-origin')
  const policy = contentSecurityPolicy([startHash, ...(tail?.scripts ?? [])], card ?? tail?.sources)
  if (cache) void reply.header('content-security-policy', policy)
  const body = tail ? await bodyWith(tail.html, page.body, page, cache) : page.body
  const encoding = chooseEncoding(request.headers['accept-encoding'])
  // No validator for a page with trackers: with one, Back could show it from the browser's cache for longer (decision 0044).
  if (cache && isShared && !tail && !isPersonal) {
    const tag = entityTag(body.version, policy, encoding)
    void reply.header('etag', tag)
    if (isKnown(request.headers['if-none-match'], tag)) return reply.status(304).send()
  }
  if (encoding !== 'identity') void reply.header('content-encoding', encoding)
  return reply.header('content-type', 'text/html; charset=utf-8').send(await body.encoded(encoding))
}

// Shared caches do not keep a page that is about to be wrong.
const sharedFor = ({ expiresAt = Infinity }: RenderedPage, seconds: number): number =>
  Math.max(0, Math.min(seconds, Math.floor((expiresAt - Date.now()) / 1000)))

const personal = { 'cache-control': 'no-store', vary: 'accept-encoding' }

/** The page with an added end, such as the consent notice; made once for all visitors who get the same end. */
async function bodyWith(tail: string, body: PageBody, page: RenderedPage, cache?: PageCache): Promise<PageBody> {
  const make = async (): Promise<RenderedPage> => {
    return { ...page, body: pageBody(withTail(body.plain, tail)), state: undefined }
  }
  // The key contains digests of page and tail, so that a newer version of either gets an entry of its own.
  const key = `${body.version} ${versionOf(tail)}`
  const rendered = cache?.find(key)?.page ?? (await (cache && page.isCacheable ? cache.renew(key, make) : make()))
  return rendered.body ?? body
}
