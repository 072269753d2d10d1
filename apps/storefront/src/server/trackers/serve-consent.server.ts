import type { FastifyInstance } from 'fastify'
import { isOwnAddress } from '../http/own-pages.server.ts'
import { agreedIn, consentLine } from './tracking-consent.server.ts'
import type { Purpose, Tracker } from './trackers.server.ts'
import { consentPath } from './tracking-tail.server.ts'

/** The third-party scripts that may load on a page, for the purposes its visitor agreed to. */
export type AllowedTrackers = (page: URL, agreed: readonly Purpose[]) => Promise<readonly Tracker[]>

type Options = {
  readonly allowed: AllowedTrackers
  /** The public origin of the shop behind a proxy. */
  readonly origin?: string | undefined
}

/**
 * Stores the visitor's consent, and redirects back to the page or returns the scripts that it may load now. Accepts only the shop's
 * own pages: of the requested host, since a proxy may not forward the protocol, and of `origin`.
 */
export function serveConsent(app: FastifyInstance, { allowed, origin }: Options): void {
  app.post(consentPath, async (request, reply) => {
    const isOwn = (address: string): boolean => isOwnAddress(address, request, origin)
    const sender = request.headers.origin
    if (sender !== undefined && !isOwn(sender)) return reply.status(403).send('')
    const form = new URLSearchParams(Buffer.isBuffer(request.body) ? request.body.toString() : '')
    const agreed = agreedIn(form)
    const page = pageOf(request.headers.referer, isOwn)
    void reply.header('set-cookie', consentLine(agreed, request.protocol === 'https'))
    if (request.headers.accept !== 'application/json')
      return reply.redirect(page === undefined ? '/' : page.pathname + page.search, 303)
    const scripts = page === undefined ? [] : await allowed(page, agreed ?? [])
    return reply.header('cache-control', 'no-store').send(scripts)
  })
}

function pageOf(referer: string | undefined, isOwn: (address: string) => boolean): URL | undefined {
  return referer !== undefined && isOwn(referer) ? new URL(referer) : undefined
}
