import type { CSSProperties } from 'react'
import { contrastOf, parseColour, type Colour } from '@bocian/rules/contrast.ts'

/** The minimum text contrast of WCAG 2.2. */
const readable = 4.5

/** The darkest background of the menu: the lists in the drawer. */
const menuGround: Colour = [250, 246, 242]
const white: Colour = [255, 255, 255]

/** Lighter than the default background of badges in every theme, so that what is readable on it is readable there. */
const darkGround: Colour = [64, 64, 64]

/**
 * The configured colours of a badge. Without a background the text colour stands on the default dark one. Undefined if no colour is
 * configured or they have too little contrast, so that the default colours apply.
 */
export function badgeStyle(ground: string | null, ink: string | null): CSSProperties | undefined {
  const [behind, text] = [ground ? parseColour(ground) : darkGround, ink ? parseColour(ink) : white]
  if (!behind || !text || contrastOf(behind, text) < readable) return undefined
  if (ground) return { backgroundColor: hexOf(behind), color: hexOf(text) }
  return ink ? { color: hexOf(text) } : undefined
}

const plainWords: Readonly<Record<string, RegExp>> = {
  'font-weight': /^(?:normal|bold|bolder|lighter|[1-9]00)$/,
  'font-style': /^(?:normal|italic)$/,
  'text-transform': /^(?:none|uppercase|lowercase|capitalize)$/,
  'text-decoration': /^(?:none|underline)$/,
  'letter-spacing': /^(?:normal|-?0?\.\d{1,3}em|[0-2]px)$/,
  'border-radius': /^\d{1,2}px$/,
  padding: /^\d{1,2}px(?: \d{1,2}px){0,3}$/,
}

/**
 * The style of a category name: its colour and an allowlist of text properties from its CSS. Drops URLs, positions and sizes,
 * and colours with too little contrast on the menu's background.
 */
export function labelStyle(colour: string | null, css: string | null): CSSProperties | undefined {
  const declared = declarationsOf(css ?? '')
  const style: Record<string, string> = {}
  for (const [property, value] of declared) {
    if (plainWords[property]?.test(value)) style[camelCase(property)] = value
  }
  const behind = parseColour(declared.get('background-color') ?? declared.get('background'))
  const text = parseColour(declared.get('color') ?? colour)
  if (text && contrastOf(text, behind ?? menuGround) >= readable) {
    style['color'] = hexOf(text)
    if (behind) style['backgroundColor'] = hexOf(behind)
  }
  return Object.keys(style).length > 0 ? style : undefined
}

function declarationsOf(css: string): ReadonlyMap<string, string> {
  const pairs = css.split(';').map((declaration) => {
    const colon = declaration.indexOf(':')
    return [declaration.slice(0, colon).trim().toLowerCase(), declaration.slice(colon + 1).trim()] as const
  })
  return new Map(pairs)
}

const camelCase = (property: string): string =>
  property.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())

const hexOf = (colour: Colour): string => `#${colour.map((part) => part.toString(16).padStart(2, '0')).join('')}`
