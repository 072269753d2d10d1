import type { Video } from '@bocian/rules/page-builder/elements.ts'
import type { Element } from 'hast'
import type { Parsing } from '../parsing.ts'
import { look, named, styleOf } from '../reading/look.ts'
import { attribute, declarations, part } from '../reading/parts.ts'

/** A file, or a video of YouTube or Vimeo, whose address says whether it plays by itself. */
export function parseVideo(main: Element, parsing: Parsing): Video | undefined {
  const video = part(main, 'video')
  const source = video === undefined ? undefined : parsing.address(attribute(video, 'src'))
  if (video === undefined || source === undefined) return undefined
  const isFrame = video.tagName === 'iframe'
  const says = (name: string): boolean => new RegExp(`[?&]${name}=1(?:&|$)`).test(source)
  const has = (name: string): boolean => video.properties[name] === true || attribute(video, name) === 'true'
  const autoplays = isFrame ? says('autoplay') : has('autoPlay')
  const isMuted = isFrame ? says('mute') || says('muted') : has('muted')
  const inner = part(main, 'inner')
  const maxWidth = inner === undefined ? undefined : declarations(inner).get('max-width')
  return {
    type: 'video',
    ...look(main),
    source,
    ...(autoplays && { autoplays }),
    ...(isMuted && { isMuted }),
    ...(maxWidth !== undefined && { maxWidth }),
    ...named('frameStyle', styleOf(part(main, 'wrapper'))),
  }
}
