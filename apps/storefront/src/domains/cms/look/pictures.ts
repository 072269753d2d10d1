import { pictureSources } from '#src/ui/picture/picture-url.ts'

/** Higher than any picture of a page in proportion to its width: the service then never crops, but fits it into the width. */
const tallest = 3

/** `src` and `srcSet` of a stored picture as the image service sends it, up to `width` CSS pixels wide on screens of two pixels each. */
export function storedPicture(source: string, width: number, ratio = tallest): { src: string; srcSet?: string } {
  const { src, srcSet } = pictureSources(source, Math.min(width, fullWidth) / 2, ratio, 'fit')
  return srcSet === '' ? { src } : { src, srcSet }
}

const fullWidth = 1280
