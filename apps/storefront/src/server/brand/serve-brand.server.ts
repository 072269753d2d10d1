import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

type BrandFiles = {
  readonly brandFileOf: (code: string, ending: 'css' | 'svg') => string | undefined
  readonly versionOf: (text: string) => string
}

const types = { css: 'text/css; charset=utf-8', svg: 'image/svg+xml' } as const

/** Serves the style sheet and the letter icon that are made from the brand of each store view. */
export function serveBrand(app: FastifyInstance, renderer: () => Promise<BrandFiles>): void {
  for (const ending of ['css', 'svg'] as const)
    app.get(`/brand/:code.${ending}`, async (request: FastifyRequest, reply: FastifyReply) => {
      const { brandFileOf, versionOf } = await renderer()
      const text = brandFileOf((request.params as { code: string }).code, ending)
      if (text === undefined) return reply.callNotFound()
      const isCurrent = (request.query as { v?: unknown }).v === versionOf(text)
      return reply
        .header('cache-control', isCurrent ? 'public, max-age=31536000, immutable' : 'no-cache')
        .type(types[ending])
        .send(text)
    })
}
