import { createHash } from 'node:crypto'
import { readFile, realpath, stat } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { draw, DRAWER_VERSION } from './drawings/drawing.ts'

/** Where a picture comes from: our own drawer, or the folder of uploads. */
export interface Source {
  readonly kind: 'drawn' | 'uploaded'
  readonly width: number
  readonly height: number
  /** Changes whenever the picture does. */
  readonly version: string
  readonly read: () => Promise<Buffer>
}

export const MAX_PIXELS = 50_000_000
const MAX_BYTES = 20 * 1024 * 1024
const FOLDERS = ['catalog/product/', 'catalog/category/', 'wysiwyg/', 'attribute/swatch/'] as const

/** The path below /media/ of a raw address; undefined when it is outside the offered folders or tries to climb. */
export function readPath(rawPath: string): { folder: string; file: string } | undefined {
  if (rawPath.length > 512 || /%(?:2e|2f|5c|25|[01][0-9a-f]|7f)/i.test(rawPath)) return undefined
  const folder = FOLDERS.find((prefix) => rawPath.startsWith(prefix))
  if (folder === undefined) return undefined
  try {
    const file = decodeURIComponent(rawPath.slice(folder.length))
    const segments = file.split('/')
    if (file.includes('\\') || segments.some((part) => part === '' || part.startsWith('.'))) return undefined
    return { folder, file }
  } catch {
    return undefined
  }
}

function drawn(file: string): Source | undefined {
  const master = draw(file)
  if (master === undefined) return undefined
  return {
    kind: 'drawn',
    width: master.width,
    height: master.height,
    version: `drawer-${DRAWER_VERSION}`,
    read: async () => Buffer.from(master.svg),
  }
}

/** Judged by its first bytes, because a name proves nothing: an SVG called photo.png must not reach the renderer. */
function isRaster(bytes: Buffer): boolean {
  const start = bytes.subarray(0, 12)
  const hex = start.toString('hex')
  return (
    hex.startsWith('ffd8ff') ||
    hex.startsWith('89504e470d0a1a0a') ||
    hex.startsWith('47494638') ||
    (start.toString('latin1', 0, 4) === 'RIFF' && start.toString('latin1', 8, 12) === 'WEBP')
  )
}

async function uploaded(mediaDir: string, folder: string, file: string): Promise<Source | undefined> {
  if (!/\.(?:jpe?g|png|webp|gif)$/i.test(file)) return undefined
  try {
    const [root, real] = await Promise.all([realpath(mediaDir), realpath(path.join(mediaDir, folder, file))])
    if (!real.startsWith(root + path.sep)) return undefined
    const facts = await stat(real)
    if (!facts.isFile() || facts.size > MAX_BYTES) return undefined
    const bytes = await readFile(real)
    if (!isRaster(bytes)) return undefined
    const { width, height } = await sharp(bytes, { limitInputPixels: MAX_PIXELS }).metadata()
    if (width * height > MAX_PIXELS) return undefined
    return { kind: 'uploaded', width, height, version: `${facts.mtimeMs}-${facts.size}`, read: async () => bytes }
  } catch {
    return undefined
  }
}

/** Finds the picture of a path; undefined when there is none, or none that may be shown. */
export async function findSource(mediaDir: string, folder: string, file: string): Promise<Source | undefined> {
  if (file.startsWith('drawn/')) return drawn(file)
  return uploaded(mediaDir, folder, file)
}

export function fingerprint(parts: readonly (string | number | undefined)[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 40)
}
