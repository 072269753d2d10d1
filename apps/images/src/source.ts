import { createHash } from 'node:crypto'
import { open, readFile, realpath, stat } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { draw, DRAWER_VERSION, sizeOfDrawing } from './drawings/drawing.ts'

/** The original of a picture: a drawing, or an uploaded file. */
export interface Source {
  readonly kind: 'drawn' | 'uploaded'
  readonly width: number
  readonly height: number
  /** Changes whenever the picture changes. */
  readonly version: string
  readonly read: () => Promise<Buffer>
}

export const MAX_PIXELS = 50_000_000
const MAX_BYTES = 20 * 1024 * 1024
const FOLDERS = ['catalog/product/', 'catalog/category/', 'wysiwyg/', 'attribute/swatch/', 'logo/', 'fonts/'] as const

/**
 * Splits an undecoded path into the folder and file below /media/; undefined outside of the served folders and for path
 * traversal.
 */
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
  const size = sizeOfDrawing(file)
  if (size === undefined) return undefined
  return {
    kind: 'drawn',
    ...size,
    version: `drawer-${DRAWER_VERSION}`,
    read: async () => Buffer.from(draw(file)?.svg ?? ''),
  }
}

/**
 * A file of the shop's brand that is sent as it is: a drawn logo, or a font; undefined for all others. Logos are for `<img>`, where no
 * browser runs a script of theirs, and the sandbox of every response keeps them from it anywhere else.
 */
export async function readBrandFile(
  mediaDir: string,
  folder: string,
  file: string,
): Promise<{ type: string; bytes: Buffer; version: string } | undefined> {
  const type = brandTypes.find(([place, ending]) => place === folder && file.endsWith(ending))?.[2]
  const found =
    type === undefined ? undefined : await ownFile(mediaDir, folder, file, MAX_BRAND_BYTES).catch(() => undefined)
  if (type === undefined || found === undefined) return undefined
  const bytes = await readFile(found.real)
  const isFont = bytes.toString('latin1', 0, 4) === 'wOF2'
  if (folder === 'fonts/' && !isFont) return undefined
  return { type, bytes, version: found.version }
}

const MAX_BRAND_BYTES = 1024 * 1024
const brandTypes = [
  ['logo/', '.svg', 'image/svg+xml'],
  ['fonts/', '.woff2', 'font/woff2'],
] as const

/** A file inside the media folder, links followed; undefined for one outside of it or larger than that. */
async function ownFile(
  mediaDir: string,
  folder: string,
  file: string,
  mostBytes: number,
): Promise<{ real: string; version: string } | undefined> {
  const [root, real] = await Promise.all([realpath(mediaDir), realpath(path.join(mediaDir, folder, file))])
  if (!real.startsWith(root + path.sep)) return undefined
  const facts = await stat(real)
  if (!facts.isFile() || facts.size > mostBytes) return undefined
  return { real, version: `${facts.mtimeMs}-${facts.size}` }
}

/** Checks the magic bytes, because an SVG that is named photo.png must not reach the renderer. */
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
    const found = await ownFile(mediaDir, folder, file, MAX_BYTES)
    if (found === undefined) return undefined
    const { real, version } = found
    const size = await sizeOfFile(real, version)
    return size && { kind: 'uploaded', ...size, version, read: () => readFile(real) }
  } catch {
    return undefined
  }
}

const sizes = new Map<string, { width: number; height: number } | undefined>()
const mostSizes = 20_000

/** The size of an uploaded picture, cached by file version; undefined if the file is not a picture. */
async function sizeOfFile(file: string, version: string): Promise<{ width: number; height: number } | undefined> {
  const key = `${file} ${version}`
  if (sizes.has(key)) return sizes.get(key)
  const isPicture = isRaster(await headOf(file))
  const facts = isPicture ? await sharp(file, { limitInputPixels: MAX_PIXELS }).metadata() : undefined
  const size =
    facts && facts.width * facts.height <= MAX_PIXELS ? { width: facts.width, height: facts.height } : undefined
  if (sizes.size >= mostSizes) sizes.clear()
  sizes.set(key, size)
  return size
}

async function headOf(file: string): Promise<Buffer> {
  const handle = await open(file)
  try {
    const { buffer } = await handle.read(Buffer.alloc(12), 0, 12, 0)
    return buffer
  } finally {
    await handle.close()
  }
}

/** The original of a picture; undefined if it does not exist or is not served. */
export async function findSource(mediaDir: string, folder: string, file: string): Promise<Source | undefined> {
  if (file.startsWith('drawn/')) return drawn(file)
  return uploaded(mediaDir, folder, file)
}

export function fingerprint(parts: readonly (string | number | undefined)[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 40)
}
