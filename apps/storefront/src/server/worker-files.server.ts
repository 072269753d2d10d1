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

/** Serves the built worker, revalidated on every request, and the demo's logos and icons. `folder` holds the browser's build. */
export async function serveWorker(app: FastifyInstance, folder: string): Promise<void> {
  const worker = await readFile(join(folder, 'sw.js'))
  app.get('/sw.js', async (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('text/javascript; charset=utf-8').send(worker),
  )
  // The demo's logos are files beside the shop's code, so that it needs no uploads.
  app.get('/demo/:name.svg', (request, reply) =>
    reply.sendFile(`demo/${(request.params as { name: string }).name}.svg`, folder, {
      maxAge: '30d',
      immutable: false,
    }),
  )
  app.get('/icons/:name.png', (request, reply) =>
    reply.sendFile(`icons/${(request.params as { name: string }).name}.png`, folder, {
      maxAge: '30d',
      immutable: false,
    }),
  )
}
