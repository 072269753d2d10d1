const service = '/media/'

/** The path of a picture in the image service, from the URL that the backend gives. */
export function mediaPath(url: string | null | undefined): string {
  if (!url) return ''
  const at = url.indexOf(service)
  return at === -1 ? '' : (url.slice(at).split('?', 1)[0] ?? '')
}

/** The picture at one width of the service's steps; `ratio` is height to width. */
export function pictureUrl(path: string, width: number, ratio = 1.5): string {
  return `${path}?auto=webp&format=pjpg&width=${width}&height=${Math.round(width * ratio)}&fit=cover`
}

/** A srcset over the given steps. */
export function pictureSet(path: string, widths: readonly number[], ratio = 1.5): string {
  return widths.map((width) => `${pictureUrl(path, width, ratio)} ${width}w`).join(', ')
}
