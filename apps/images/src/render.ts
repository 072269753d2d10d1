import sharp from 'sharp'
import { MAX_PIXELS } from './source.ts'
import type { Source } from './source.ts'
import type { Variant } from './variant.ts'

sharp.concurrency(1)
sharp.cache(false)

/** Renders a vector image at the requested size, so that it need not be scaled afterwards. */
function densityFor(source: Source, variant: Variant): number {
  const { width = source.width, height } = variant
  const [across, down] = [width / source.width, (height ?? 0) / source.height]
  const scale =
    height === undefined ? across : variant.fit === 'cover' ? Math.max(across, down) : Math.min(across, down)
  return Math.max(1, 72 * scale)
}

/** Increase it when the bytes that `render` returns change, to invalidate cached renditions. */
export const ENCODING_VERSION = 2

/**
 * WebP options by width. Phones with dense screens request the middle widths. There, a lower quality is invisible, and the first
 * picture must arrive within one round trip.
 */
function webpOptions(width: number | undefined): { quality: number; effort: number } {
  return width !== undefined && width >= 640 && width <= 960 ? { quality: 65, effort: 4 } : { quality: 75, effort: 2 }
}

/** Renders a picture at one size and format. */
export async function render(source: Source, variant: Variant): Promise<Buffer> {
  const bytes = await source.read()
  const vector = source.kind === 'drawn'
  const picture = sharp(bytes, {
    limitInputPixels: MAX_PIXELS,
    ...(vector ? { density: densityFor(source, variant) } : {}),
  })
  if (!vector) picture.rotate()
  if (variant.width !== undefined) {
    picture.resize({
      width: variant.width,
      ...(variant.height === undefined ? {} : { height: variant.height }),
      fit: variant.fit === 'cover' ? 'cover' : 'inside',
      withoutEnlargement: !vector && variant.fit === 'bounds',
    })
  }
  if (vector) picture.removeAlpha()
  if (variant.format === 'webp') return picture.webp(webpOptions(variant.width)).toBuffer()
  if (variant.format === 'png') return picture.png({ compressionLevel: 6 }).toBuffer()
  return picture.flatten({ background: '#ffffff' }).jpeg({ quality: 82, progressive: true, mozjpeg: false }).toBuffer()
}
