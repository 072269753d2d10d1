const widths = [40, 80, 160, 320, 640, 960, 1280, 1600, 2560] as const
const service = '/media/'

/** The path of a picture in the image service, from the URL that the backend gives. */
function pathOf(url: string): string {
  const at = url.indexOf(service)
  return (at === -1 ? url : url.slice(at)).split('?', 1)[0] ?? url
}

function atWidth(path: string, width: number, ratio: number): string {
  return `${path}?auto=webp&format=pjpg&width=${width}&height=${Math.round(width * ratio)}&fit=cover`
}

/** src and srcset for a picture drawn `width` wide: the steps from it up to three times as wide. */
export function pictureSources(url: string, width: number, ratio: number): { src: string; srcSet: string } {
  const path = pathOf(url)
  const first = widths.find((step) => step >= width) ?? 2560
  const steps = widths.filter((step) => step >= first && step <= first * 4)
  return {
    src: atWidth(path, first, ratio),
    srcSet: steps.map((step) => `${atWidth(path, step, ratio)} ${step}w`).join(', '),
  }
}
