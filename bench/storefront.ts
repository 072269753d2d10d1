import fs from 'node:fs'
import path from 'node:path'
import { buildStorefront } from '../tools/build.ts'
import { freePort } from '../tools/processes.ts'
import type { Measurable } from './costs.ts'
import { databaseUrl } from './databases.ts'
import { bocianEnv, folder, nameOf, openShop, type OpenShop } from './shops.ts'

/** A shop that serves pages. */
export interface OpenSite extends Measurable {
  url: string
  close(): Promise<void>
}

/** Starts Bocian's three services as for production: the backend, the images and the built storefront, which is the shop's address. */
export async function openStorefront(styles: number): Promise<OpenSite> {
  if (!(await buildStorefront())) throw new Error('The storefront could not be built.')
  const database = nameOf('bocian', styles)
  const port = await freePort(5_100)
  const backendPort = await freePort(port + 1)
  const imagesPort = await freePort(backendPort + 1)
  const [url, backend, images] = [port, backendPort, imagesPort].map((one) => `http://127.0.0.1:${one}`)
  const settings = bocianEnv(databaseUrl(database))
  const pictures = fs.mkdtempSync(path.join(folder, 'pictures-'))
  const places = { MEDIA_DIR: path.join(pictures, 'media'), CACHE_DIR: path.join(pictures, 'cache') }
  const env = { ...settings, ...places, BASE_URL: url ?? '' }
  const services = {
    backend: { script: 'apps/backend/src/main.ts', env: { BACKEND_PORT: String(backendPort) }, url: backend },
    images: { script: 'apps/images/src/main.ts', env: { IMAGES_PORT: String(imagesPort) }, url: images },
    storefront: {
      script: 'apps/storefront/dist/server/server.js',
      env: { PORT: String(port), BACKEND_URL: backend ?? '', IMAGES_URL: images ?? '' },
      url,
    },
  }
  const open: { name: string; running: OpenShop }[] = []
  const close = async (): Promise<void> => {
    // The storefront first, so that its last pages still reach the backend.
    for (const { running } of open.toReversed()) await running.close()
    fs.rmSync(pictures, { recursive: true, force: true })
  }
  try {
    for (const [name, service] of Object.entries(services)) {
      const ready = name === 'backend' ? `${service.url}/ready` : `${service.url}/health`
      const started = { name, script: service.script, env: { ...env, ...service.env }, health: `${service.url}/health` }
      const running = await openShop(started, { url: service.url ?? '', ready })
      open.push({ name, running })
      await running.untilReady()
    }
  } catch (error) {
    await close()
    throw error
  }
  const processes = Object.fromEntries(open.toReversed().map(({ name, running }) => [name, running.pid]))
  return { url: url ?? '', database, processes, close }
}
