import { atWidth, candidates, type PictureMode } from '#src/ui/picture/picture-url.ts'

const service = '/media/'

/** The path of a picture in the image service, from the URL that the backend gives. */
export function mediaPath(url: string | null | undefined): string {
  if (!url) return ''
  const at = url.indexOf(service)
  return at === -1 ? '' : (url.slice(at).split('?', 1)[0] ?? '')
}

/** The picture at one width of the service's steps; `ratio` is height to width. */
export const pictureUrl = (path: string, width: number, ratio = 1.5, mode?: PictureMode): string =>
  atWidth(path, width, ratio, mode)

/** A srcset over the given steps; empty when there is no source to make sizes of. */
export function pictureSet(path: string, widths: readonly number[], ratio = 1.5, mode?: PictureMode): string {
  return path ? candidates(path, widths, ratio, mode) : ''
}
