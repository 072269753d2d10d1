const picture = /<img\b[^>]*?\ssrc="([^"]+)"[^>]*>/i
const size = (tag: string, side: 'width' | 'height'): number =>
  Number(new RegExp(String.raw`\s${side}="(\d+)"`, 'i').exec(tag)?.[1] ?? 0)

export type Banner = {
  /** The path of the first picture in the image service; null if the block has none. */
  readonly path: string | null
  readonly width: number
  readonly height: number
  /** The HTML of the block without its first picture. */
  readonly words: string
}

/** Splits a banner block, so that its picture can be loaded early and in the right size. */
export function readBanner(html: string): Banner {
  const [tag = '', source = ''] = picture.exec(html) ?? []
  const path = /^[^?]*/.exec(source)?.[0] ?? ''
  return {
    path: path.includes('/media/') ? path.slice(path.indexOf('/media/')) : null,
    width: size(tag, 'width') || 1440,
    height: size(tag, 'height') || 600,
    words: tag ? html.replace(tag, '') : html,
  }
}

const drawnWide = /(\/drawn\/scene\/[\w-]+)-1440x600\.svg$/

/** The portrait version of a drawn scene, for phones; null for other pictures. */
export function uprightCut(path: string): string | null {
  return drawnWide.test(path) ? path.replace(drawnWide, '$1-780x975.svg') : null
}
