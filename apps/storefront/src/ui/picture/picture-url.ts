/** `fill` cuts to the ratio, `fit` shows all of a picture inside it; `image-no-srcset` fills and comes in one size alone. */
export type PictureMode = 'fill' | 'fit' | 'image-no-srcset'

const widths = [40, 80, 160, 320, 640, 960, 1280, 1600, 2560] as const
const service = '/media/'

/** The picture at one width of the service's steps; `ratio` is height to width. */
export function atWidth(path: string, width: number, ratio: number, mode: PictureMode = 'fill'): string {
  return `${path}?auto=webp&format=${/\.png$/i.test(path) ? 'png' : 'pjpg'}&width=${width}&height=${Math.round(width * ratio)}&fit=${mode === 'fit' ? 'bounds' : 'cover'}`
}

/**
 * The candidates of a srcset. A browser takes the first whose descriptor is not below what the screen needs, and the step nearest
 * to that is wanted (S1 §9), so a step's descriptor is the width up to which it is the nearest: half the way to the next.
 */
export function candidates(path: string, steps: readonly number[], ratio: number, mode: PictureMode = 'fill'): string {
  return steps.map((step) => `${atWidth(path, step, ratio, mode)} ${nearestUpTo(step)}w`).join(', ')
}

function nearestUpTo(step: number): number {
  const next = widths.find((width) => width > step) ?? step
  return (step + next) / 2
}

/**
 * src and srcset for a picture drawn `width` wide: the steps from it up to four times as wide. A picture that the service does
 * not hold has no other sizes, and stands as it is.
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
  const first = widths.find((step) => step >= width) ?? 2560
  const steps = mode === 'image-no-srcset' ? [] : widths.filter((step) => step >= first && step <= first * 4)
  return {
    src: atWidth(path, first, ratio, mode),
    srcSet: candidates(path, steps, ratio, mode),
  }
}
