import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'

type Manifests = { readonly webManifest: (url: URL) => Promise<string | undefined> }

/** Serves the manifest of every store view at `/manifest.webmanifest` below its prefix. */
export async function serveManifests(app: FastifyInstance, renderer: () => Promise<Manifests>): Promise<void> {
  for (const path of ['/manifest.webmanifest', '/:store/manifest.webmanifest'])
    app.get(path, async (request, reply) => {
      const { webManifest } = await renderer()
      const text = await webManifest(new URL(request.url, `${request.protocol}://${request.host}`))
      if (text === undefined) return reply.callNotFound()
      return reply
        .header('cache-control', 'public, max-age=3600')
        .type('application/manifest+json; charset=utf-8')
        .send(text)
    })
}

/** Serves the built worker, revalidated on every request. `folder` holds the browser's build. */
export async function serveWorker(app: FastifyInstance, folder: string): Promise<void> {
  const worker = await readFile(join(folder, 'sw.js'))
  app.get('/sw.js', async (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('text/javascript; charset=utf-8').send(worker),
  )
}

/**
 * Serves the demo's logos and icons, which are files beside the shop's code so that it needs no uploads: only those that a store view
 * of this shop names.
 */
export function serveDemoFiles(app: FastifyInstance, folder: string, isBrandFile: (path: string) => boolean): void {
  for (const [place, ending] of [
    ['demo', 'svg'],
    ['icons', 'png'],
  ] as const)
    app.get<{ Params: { name: string } }>(`/${place}/:name.${ending}`, (request, reply) => {
      const file = `${place}/${request.params.name}.${ending}`
      if (!isBrandFile(`/${file}`)) return reply.callNotFound()
      return reply.sendFile(file, folder, { maxAge: '30d', immutable: false })
    })
}
