import type { CSSProperties } from 'react'
import { contrastOf, parseColour, type Colour } from '@bocian/rules/contrast.ts'

/** The minimum contrast of text in WCAG 2.2 AA. */
const readable = 4.5
const paper: Colour = [255, 255, 255]
const ink: Colour = [29, 36, 51]
const third = '33.33%'

const lengths = String.raw`\d{1,2}(?:\.\d{1,2})?px`
const box = new RegExp(`^(?:0|${lengths})(?: (?:0|${lengths})){0,3}$`)
const borderStyle = '(?:none|solid|dashed|dotted|double)'
const colour = String.raw`(?:#[0-9a-f]{3}|#[0-9a-f]{6}|rgb\([\d\s,]{5,15}\))`

/** The allowed CSS properties and values. Anything else, such as URLs and positions, is dropped. */
const harmless: Readonly<Record<string, RegExp>> = {
  border: new RegExp(`^(?:0|none|${lengths} ${borderStyle} ${colour})$`, 'i'),
  'border-color': new RegExp(`^${colour}$`, 'i'),
  'border-radius': new RegExp(`^(?:0|${lengths}|\\d{1,2}%)$`),
  'border-style': new RegExp(`^${borderStyle}$`),
  'border-width': box,
  'font-size': /^(?:1[2-9]|2[0-4])px$/,
  'font-style': /^(?:normal|italic)$/,
  'font-weight': /^(?:normal|bold|[1-9]00)$/,
  'letter-spacing': /^(?:normal|0?\.\d{1,3}em|[0-2]px)$/,
  padding: box,
  'text-align': /^(?:left|center|right|start|end)$/,
  'text-decoration': /^(?:none|underline)$/,
  'text-transform': /^(?:none|uppercase|lowercase|capitalize)$/,
}
const maximum = /^(?:\d{1,3}(?:\.\d{1,2})?%|\d{1,4}px)$/

/** A safe style from the CSS that staff wrote: only allowed properties, and colours only if their contrast is sufficient. */
export function labelStyle(css: string | null | undefined): CSSProperties {
  const declared = declarationsOf(css)
  const style: Record<string, string> = {}
  for (const [property, value] of declared) {
    if (harmless[property]?.test(value)) style[camelCase(property)] = value
  }
  const ground = parseColour(declared.get('background-color') ?? declared.get('background'))
  const text = parseColour(declared.get('color'))
  if ((ground || text) && contrastOf(text ?? ink, ground ?? paper) >= readable) {
    style['color'] = rgbOf(text ?? ink)
    style['backgroundColor'] = rgbOf(ground ?? paper)
  }
  return style
}

/** True if a label has neither a background nor a border of its own; it is then shown as a small bordered box. */
export function isPlain(style: CSSProperties): boolean {
  return !['backgroundColor', 'border', 'borderStyle'].some((property) => property in style)
}

/** The width of a label: its size in percent of the picture, else the style's `max-width`, else a third of the picture. */
export function labelWidth(size: string | null | undefined, css: string | null | undefined): string {
  const percent = Number(size?.replace('%', ''))
  if (percent > 0 && percent <= 100) return `${percent}%`
  const most = declarationsOf(css).get('max-width') ?? ''
  return maximum.test(most) ? most : third
}

function declarationsOf(css: string | null | undefined): ReadonlyMap<string, string> {
  const pairs = (css ?? '').split(';').map((declaration) => {
    const colon = declaration.indexOf(':')
    return [declaration.slice(0, colon).trim().toLowerCase(), declaration.slice(colon + 1).trim()] as const
  })
  return new Map(pairs)
}

const camelCase = (property: string): string =>
  property.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())

const rgbOf = (parts: Colour): string => `rgb(${parts.join(', ')})`
