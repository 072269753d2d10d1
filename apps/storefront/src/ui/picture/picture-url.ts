/** `fill` crops to the ratio; `fit` shows the whole picture inside it; `image-no-srcset` crops and has a single size. */
export type PictureMode = 'fill' | 'fit' | 'image-no-srcset'

/** The widths in which the image service offers every picture. */
export const pictureWidths = [40, 80, 160, 320, 640, 960, 1280, 1600, 2560] as const
const service = '/media/'

/** The URL of a picture at one width; `ratio` is height divided by width. */
export function atWidth(path: string, width: number, ratio: number, mode: PictureMode = 'fill'): string {
  return `${path}?auto=webp&format=${/\.png$/i.test(path) ? 'png' : 'pjpg'}&width=${width}&height=${Math.round(width * ratio)}&fit=${mode === 'fit' ? 'bounds' : 'cover'}`
}

/**
 * The candidates of a srcset, each with the width of its file. From those widths the browser chooses the nearest step at or
 * above what the screen needs (S1 §9), so that no picture is enlarged.
 */
export function candidates(path: string, steps: readonly number[], ratio: number, mode: PictureMode = 'fill'): string {
  return steps.map((step) => `${atWidth(path, step, ratio, mode)} ${step}w`).join(', ')
}

/**
 * src and srcset for a picture displayed at `width`: the steps from `width` up to four times that. A picture outside the image
 * service has no other sizes.
 */
export function pictureSources(
  url: string,
  width: number,
  ratio: number,
  mode: PictureMode = 'fill',
): { src: string; srcSet: string } {
  const at = url.indexOf(service)
  if (at === -1) return { src: url, srcSet: '' }
  const path = url.slice(at).split('?', 1)[0] ?? ''
  const first = pictureWidths.find((step) => step >= width) ?? 2560
  const steps = mode === 'image-no-srcset' ? [] : pictureWidths.filter((step) => step >= first && step <= first * 4)
  return {
    src: atWidth(path, first, ratio, mode),
    srcSet: candidates(path, steps, ratio, mode),
  }
}
