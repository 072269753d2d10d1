import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { PageAssets } from './document/page-assets.server.ts'
import type * as Render from './rendering/render.server.tsx'

type Renderer = typeof Render

/** Renders pages from the source files with Vite, which reloads changed files. */
export async function developmentServer(
  app: FastifyInstance,
): Promise<{ renderer: () => Promise<Renderer>; assets: PageAssets }> {
  const { createServer } = await import('vite')
  const vite = await createServer({
    root: join(import.meta.dirname, '../..'),
    // Changes are announced at the shop's own port.
    server: { middlewareMode: true, hmr: { server: app.server } },
  })
  app.addHook('onClose', () => vite.close())
  app.addHook('onRequest', (request, reply, done) => {
    vite.middlewares(request.raw, reply.raw, () => done())
  })
  const styles = (): string[] =>
    [...(vite.environments['ssr']?.moduleGraph.idToModuleMap.values() ?? [])]
      .filter((module) => module.url.endsWith('.css'))
      .map((module) => `${module.url}?direct`)
  return {
    renderer: async () => (await vite.ssrLoadModule('/src/server/rendering/render.server.tsx')) as Renderer,
    assets: () => ({
      scripts: ['/src/boot/development.ts'],
      preloads: [],
      styles: styles(),
      fonts: [],
    }),
  }
}
