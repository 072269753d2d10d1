import type { FastifyInstance } from 'fastify'
import { agreedIn, consentLine } from './tracking-consent.server.ts'
import { consentPath } from './tracking-tail.server.ts'

/** Keeps what a visitor has said, and leads back to the page where they said it. Only the shop's own pages may speak. */
export function answerConsent(app: FastifyInstance): void {
  app.post(consentPath, async (request, reply) => {
    const own = `${request.protocol}://${request.host}`
    if (request.headers.origin !== undefined && request.headers.origin !== own) return reply.status(403).send('')
    const form = new URLSearchParams(Buffer.isBuffer(request.body) ? request.body.toString() : '')
    return reply
      .header('set-cookie', consentLine(agreedIn(form), request.protocol === 'https'))
      .redirect(pageOf(request.headers.referer, own), 303)
  })
}

function pageOf(referer: string | undefined, own: string): string {
  const page = referer !== undefined && URL.canParse(referer) ? new URL(referer) : undefined
  return page?.origin === own ? page.pathname + page.search : '/'
}
