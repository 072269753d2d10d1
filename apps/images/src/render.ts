import sharp from 'sharp'
import { MAX_PIXELS } from './source.ts'
import type { Source } from './source.ts'
import type { Variant } from './variant.ts'

sharp.concurrency(1)
sharp.cache(false)

/** A vector is rendered at the size it is wanted in, so that nothing is scaled afterwards. */
function densityFor(source: Source, variant: Variant): number {
  const { width = source.width, height } = variant
  const [across, down] = [width / source.width, (height ?? 0) / source.height]
  const scale =
    height === undefined ? across : variant.fit === 'cover' ? Math.max(across, down) : Math.min(across, down)
  return Math.max(1, 72 * scale)
}

/** Counted up when the same picture comes out of `render` as other bytes, so that what was kept before is made anew. */
export const ENCODING_VERSION = 2

/**
 * How a WebP is written. The middle widths are what dense screens of phones ask for, where a pixel is too small for the
 * difference to be seen, and where the first picture has to come in one round trip.
 */
function webpOptions(width: number | undefined): { quality: number; effort: number } {
  return width !== undefined && width >= 640 && width <= 960 ? { quality: 65, effort: 4 } : { quality: 75, effort: 2 }
}

/** Renders one rendition of a picture. */
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
