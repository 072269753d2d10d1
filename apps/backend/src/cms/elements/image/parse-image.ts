import type { Image } from '@bocian/rules/page-builder/elements.ts'
import type { Element } from 'hast'
import type { Parsing } from '../parsing.ts'
import { linkOf } from '../reading/link.ts'
import { look, named, styleOf } from '../reading/look.ts'
import { attribute, part, plainText } from '../reading/parts.ts'

type Size = { readonly width: number; readonly height: number }

/** An image for all screens, or one for wide screens and one for phones. Without an image the element shows nothing. */
export function parseImage(main: Element, parsing: Parsing): Image | undefined {
  const [desktop, mobile] = [part(main, 'desktop_image'), part(main, 'mobile_image')]
  const addressOf = (image: Element | undefined) =>
    image === undefined ? undefined : parsing.address(attribute(image, 'src'))
  const source = addressOf(desktop) ?? addressOf(mobile)
  const shown = addressOf(desktop) === undefined ? mobile : desktop
  if (source === undefined || shown === undefined) return undefined
  const mobileSource = addressOf(mobile)
  const other = mobileSource === undefined || mobileSource === source ? undefined : mobile
  const title = attribute(shown, 'title')
  const caption = plainText(part(main, 'caption'))
  const link = linkOf(main, parsing)
  const [size, mobileSize] = [sizeOf(shown), other === undefined ? undefined : sizeOf(other)]
  return {
    type: 'image',
    ...look(main),
    source,
    ...(other !== undefined && mobileSource !== undefined && { mobileSource }),
    alt: attribute(shown, 'alt'),
    ...(title !== '' && { title }),
    ...(caption !== '' && { caption }),
    ...(link !== undefined && { link }),
    ...named('imageStyle', styleOf(shown)),
    ...size,
    ...(mobileSize !== undefined && { mobileWidth: mobileSize.width, mobileHeight: mobileSize.height }),
  }
}

/** The size in pixels, from the attributes or from what a module of Magento writes beside them. */
function sizeOf(image: Element): Size | undefined {
  const own = sized(attribute(image, 'width'), attribute(image, 'height'))
  if (own !== undefined) return own
  try {
    const stored: unknown = JSON.parse(attribute(image, 'data-image-dimensions') || '{}')
    const { width, height } = stored as Record<string, unknown>
    return sized(String(width), String(height))
  } catch {
    return undefined
  }
}

function sized(width: string, height: string): Size | undefined {
  const size = { width: Math.round(Number(width)), height: Math.round(Number(height)) }
  const isSize = [size.width, size.height].every((pixels) => pixels > 0 && pixels < 100_000)
  return isSize ? size : undefined
}
