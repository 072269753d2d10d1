import type { FastifyReply, FastifyRequest } from 'fastify'

type Asked = Pick<FastifyRequest, 'headers' | 'host' | 'method'>

/** Whether an address is of the host that is asked, whose protocol a proxy may not pass on, or of the shop's declared origin. */
export function isOwnAddress(address: string, { host }: Pick<Asked, 'host'>, origin: string | undefined): boolean {
  if (!URL.canParse(address)) return false
  const url = new URL(address)
  return url.host === host || url.origin === origin
}

/** A hook that refuses forms of other sites. Cookies stay behind on those anyway; this keeps visitors from sending what they never wrote. */
export function refuseForeignForms(origin: string | undefined) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> =>
    isForeignForm(request, origin)
      ? reply.status(403).type('text/plain; charset=utf-8').send('This form is not of the shop.\n')
      : undefined
}

function isForeignForm(request: Asked, origin: string | undefined): boolean {
  if (request.method !== 'POST') return false
  const site = request.headers['sec-fetch-site']
  if (site !== undefined) return site === 'cross-site'
  const sender = request.headers.origin
  // Pages that name no referrer send `null` from their own forms.
  return sender !== undefined && sender !== 'null' && !isOwnAddress(sender, request, origin)
}
