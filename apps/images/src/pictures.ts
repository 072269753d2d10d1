import type { DiskCache } from './cache.ts'
import type { Gate } from './gate.ts'
import { ENCODING_VERSION, render as renderPicture } from './render.ts'
import { fingerprint } from './source.ts'
import type { Source } from './source.ts'
import type { Variant } from './variant.ts'

export interface Pictures {
  /** The bytes of a rendition, from the cache or newly rendered. Concurrent requests for the same rendition share the work. */
  get(client: string, key: string, source: Source, variant: Variant): Promise<Buffer>
}

interface PicturesSetup {
  readonly cache: DiskCache
  readonly onCacheFault: (error: unknown) => void
  readonly gate: Gate
  readonly render?: typeof renderPicture
}

/** The cache key and ETag of a rendition. */
export function keyOf(folder: string, file: string, source: Source, variant: Variant): string {
  // The key of a drawn picture omits the folder, because the picture is the same in every folder.
  const place = source.kind === 'drawn' ? '' : folder
  const { width, height, fit, format } = variant
  return `${fingerprint([place, file, source.version, ENCODING_VERSION, width, height, fit, format])}.${format}`
}

export function createPictures({ cache, onCacheFault, gate, render = renderPicture }: PicturesSetup): Pictures {
  const inFlight = new Map<string, Promise<Buffer>>()
  const make = async (client: string, key: string, source: Source, variant: Variant): Promise<Buffer> => {
    const kept = await cache.read(key)
    if (kept !== undefined) return kept
    const bytes = await gate.run(client, () => render(source, variant))
    await cache.write(key, bytes).catch(onCacheFault)
    return bytes
  }
  return {
    get(client, key, source, variant) {
      const running = inFlight.get(key)
      if (running !== undefined) return running
      const started = make(client, key, source, variant).finally(() => inFlight.delete(key))
      inFlight.set(key, started)
      return started
    },
  }
}
