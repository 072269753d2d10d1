import { atWidth, candidates, type PictureMode } from '#src/ui/picture/picture-url.ts'

const service = '/media/'

/** The path of a picture in the image service, from the backend's URL; empty if the URL is not a media URL. */
export function mediaPath(url: string | null | undefined): string {
  if (!url) return ''
  const at = url.indexOf(service)
  return at === -1 ? '' : (url.slice(at).split('?', 1)[0] ?? '')
}

/** The URL of the picture at one of the image service's widths; `ratio` is height divided by width. */
export const pictureUrl = (path: string, width: number, ratio = 1.5, mode?: PictureMode): string =>
  atWidth(path, width, ratio, mode)

/** A srcset with the given widths; empty if there is no path. */
export function pictureSet(path: string, widths: readonly number[], ratio = 1.5, mode?: PictureMode): string {
  return path ? candidates(path, widths, ratio, mode) : ''
}
