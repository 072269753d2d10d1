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
  if (variant.format === 'webp') return picture.webp({ quality: 75, effort: 2 }).toBuffer()
  if (variant.format === 'png') return picture.png({ compressionLevel: 6 }).toBuffer()
  return picture.flatten({ background: '#ffffff' }).jpeg({ quality: 82, progressive: true, mozjpeg: false }).toBuffer()
}
