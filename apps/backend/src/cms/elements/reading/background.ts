import type { Background, BackgroundVideo } from '@bocian/rules/page-builder/elements.ts'
import type { Element } from 'hast'
import type { Parsing } from '../parsing.ts'
import { attribute, declarations, part } from './parts.ts'

/** The background of a part that has the editor's fields of one; undefined without an image and a video. */
export function backgroundOf(fields: Element, parsing: Parsing): Background | undefined {
  const { desktop, mobile } = images(attribute(fields, 'data-background-images'))
  const desktopImage = desktop === undefined ? undefined : fileAddress(desktop, parsing)
  const mobileImage = mobile === undefined ? undefined : fileAddress(mobile, parsing)
  const video = videoOf(fields, parsing)
  if (desktopImage === undefined && mobileImage === undefined && video === undefined) return undefined
  const style = declarations(fields)
  return {
    ...(desktopImage !== undefined && { desktopImage }),
    ...(mobileImage !== undefined && mobileImage !== desktopImage && { mobileImage }),
    ...given('position', style.get('background-position')),
    ...given('size', style.get('background-size')),
    ...given('repeat', style.get('background-repeat')),
    ...(style.get('background-attachment') === 'fixed' && { isFixed: true as const }),
    ...(video !== undefined && { video }),
  }
}

const given = <N extends string>(name: N, value: string | undefined): Partial<Record<N, string>> =>
  value === undefined ? {} : ({ [name]: value } as Partial<Record<N, string>>)

/** Reads `{\"desktop_image\":\"…\"}`, in which each quote, apostrophe and backslash has a backslash of its own, or plain JSON. */
function images(text: string): { desktop: string | undefined; mobile: string | undefined } {
  const value = json(text) ?? json(text.replaceAll(/\\(.)/g, '$1'))
  const of = (name: string): string | undefined => {
    const image = typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined
    return typeof image === 'string' && image !== '' ? image : undefined
  }
  return { desktop: of('desktop_image'), mobile: of('mobile_image') }
}

function json(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function videoOf(fields: Element, parsing: Parsing): BackgroundVideo | undefined {
  if (attribute(fields, 'data-background-type') !== 'video') return undefined
  const source = videoAddress(attribute(fields, 'data-video-src'), parsing)
  if (source === undefined) return undefined
  const fallbackImage = fileAddress(attribute(fields, 'data-video-fallback-src'), parsing)
  const overlay = part(fields, 'video_overlay')
  const overlayColor = overlay === undefined ? '' : colour(attribute(overlay, 'data-video-overlay-color'))
  return {
    source,
    isLooped: attribute(fields, 'data-video-loop') !== 'false',
    playsOnlyVisible: attribute(fields, 'data-video-play-only-visible') !== 'false',
    isLazy: attribute(fields, 'data-video-lazy-load') !== 'false',
    ...(fallbackImage !== undefined && { fallbackImage }),
    ...(overlayColor !== '' && { overlayColor }),
  }
}

/** A video's address, without the prefix of its type (`mp4:https://…`). */
export function videoAddress(text: string, parsing: Parsing): string | undefined {
  return fileAddress(text.trim().replace(/^(?:mp4|webm|ogv):/i, ''), parsing)
}

/** A literal colour; empty for anything else and for a transparent one. */
export function colour(text: string): string {
  const value = text.trim()
  const isColour = /^(?:#[0-9a-f]{3,8}|[a-z]{3,25}|(?:rgb|rgba|hsl|hsla)\([\d.,%\s/]{1,40}\))$/i.test(value)
  return isColour && value !== 'transparent' ? value : ''
}

/** Files are asked for with encryption, as browsers do it in a page that came so. */
const fileAddress = (text: string, parsing: Parsing): string | undefined =>
  parsing.address(text.replace(/^\s*http:/i, 'https:'))
