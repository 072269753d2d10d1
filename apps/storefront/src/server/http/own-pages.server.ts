import type { FastifyReply, FastifyRequest } from 'fastify'

type Asked = Pick<FastifyRequest, 'headers' | 'host' | 'method' | 'url'>

/** Apple posts its response from its own page. The response is valid only in the browser that has started the sign-in. */
const openToOthers = /^(?:\/\w+)?\/social-sign-in\/apple$/

/**
 * Whether a URL belongs to the shop: to the requested host, whose protocol a proxy may not forward, or to the declared origin.
 */
export function isOwnAddress(address: string, { host }: Pick<Asked, 'host'>, origin: string | undefined): boolean {
  if (!URL.canParse(address)) return false
  const url = new URL(address)
  return url.host === host || url.origin === origin
}

/**
 * A hook that refuses forms posted from other sites. Those carry no cookies anyway, but another site could otherwise submit, say,
 * a contact message on behalf of a visitor.
 */
export function refuseForeignForms(origin: string | undefined) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> =>
    isForeignForm(request, origin)
      ? reply.status(403).type('text/plain; charset=utf-8').send('This form is not of the shop.\n')
      : undefined
}

function isForeignForm(request: Asked, origin: string | undefined): boolean {
  if (request.method !== 'POST' || openToOthers.test(request.url)) return false
  const site = request.headers['sec-fetch-site']
  if (site !== undefined) return site === 'cross-site'
  const sender = request.headers.origin
  // Pages with the referrer policy `no-referrer` send the origin `null` with their forms.
  return sender !== undefined && sender !== 'null' && !isOwnAddress(sender, request, origin)
}
