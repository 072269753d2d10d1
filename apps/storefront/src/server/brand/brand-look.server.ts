import { hash } from 'node:crypto'
import { storeByCode, type StoreView } from '#src/platform/i18n/store-views.ts'
import { brandOf, type Brand } from './known-brands.server.ts'

const corners: Readonly<Record<string, readonly [small: string, medium: string, large: string]>> = {
  square: ['0', '0', '2px'],
  soft: ['4px', '8px', '16px'],
  round: ['12px', '16px', '28px'],
}

/** Fonts that devices have, for all languages of the shop; the last one before the generic name has Armenian letters. */
const stacks: Readonly<Record<string, string>> = {
  theme: "Onest,'Noto Sans Armenian','Onest Fallback',system-ui,sans-serif",
  system: "system-ui,'Noto Sans Armenian',sans-serif",
  humanist: "Seravek,'Gill Sans Nova',Ubuntu,Calibri,'DejaVu Sans','Noto Sans Armenian',sans-serif",
  geometric: "Avenir,Montserrat,Corbel,'URW Gothic','Noto Sans Armenian',sans-serif",
  serif: "Charter,'Bitstream Charter','Sitka Text',Cambria,'Noto Serif Armenian',serif",
}

const fontFace = (family: string, file: string): string =>
  `@font-face{font-family:'${family}';src:url('${file}') format('woff2');font-weight:100 900;font-display:swap}`

/** The family list of a font: the merchant's file first, then fonts of the device. */
const familyOf = (font: string, file: string, name: string): string =>
  (file === '' ? '' : `'${name}',`) + (stacks[font] ?? stacks['theme'])

const hasOwnFont = ({ font, font_file: file }: Brand): boolean => font !== 'theme' || file !== ''

/** What differs from the theme, as a style sheet; empty if nothing does. It is in no layer, so it takes precedence over the tokens. */
export function brandCss(brand: Brand): string {
  const { own_accent: accent, own_ground: ground, heading_font: headings, heading_font_file: headingFile } = brand
  const [small, medium, large] = corners[brand.corners] ?? []
  const tokens = Object.entries({
    '--accent': accent?.accent,
    '--accent-strong': accent?.strong,
    '--accent-tint': accent?.tint,
    '--detail': accent?.detail,
    '--canvas': ground?.ground,
    '--line': ground?.line,
    '--line-strong': ground?.strong_line,
    '--radius-s': small,
    '--radius-m': medium,
    '--radius-l': large,
    '--font': hasOwnFont(brand) ? familyOf(brand.font, brand.font_file, 'Shop Text') : undefined,
  }).flatMap(([name, value]) => (value === undefined ? [] : [`${name}:${value}`]))
  return [
    brand.font_file === '' ? '' : fontFace('Shop Text', brand.font_file),
    headingFile === '' ? '' : fontFace('Shop Headings', headingFile),
    tokens.length === 0 ? '' : `:root{${tokens.join(';')}}`,
    headings === 'theme' && headingFile === ''
      ? ''
      : `h1,h2,h3{font-family:${familyOf(headings, headingFile, 'Shop Headings')}}`,
  ].join('')
}

const letters: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** The icon of a shop that has none: the first letter of its name, white on its accent colour. */
export function letterIcon({ name, accent }: Pick<Brand, 'name' | 'accent'>): string {
  const [first = ''] = name.trim()
  const letter = first.toLocaleUpperCase().replaceAll(/[&<>]/g, (sign) => letters[sign] ?? sign)
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96">' +
    `<rect width="96" height="96" rx="20" fill="${accent}"/>` +
    '<text x="48" y="68" text-anchor="middle" font-family="system-ui,sans-serif" font-size="58" font-weight="700" ' +
    `fill="#fff">${letter}</text></svg>`
  )
}

/** The URL of a file that is made from the brand. Its version changes with its text, so browsers may keep it. */
export const brandFile = (store: Pick<StoreView, 'code'>, ending: 'css' | 'svg', text: string): string =>
  `/brand/${store.code}.${ending}?v=${versionOf(text)}`

export const versionOf = (text: string): string => hash('sha256', text, 'hex').slice(0, 12)

/** The icon in this size: a file of its own, or made by the image service. */
export const sizedIcon = (path: string, size: number): string =>
  path.includes('{size}') ? path.replaceAll('{size}', String(size)) : `${path}?width=${size}&height=${size}&format=png`

/** The text of such a file; undefined if there is no store view with this code. */
export function brandFileOf(code: string, ending: 'css' | 'svg'): string | undefined {
  const store = storeByCode(code)
  if (store === undefined) return undefined
  return ending === 'css' ? brandCss(brandOf(store)) : letterIcon(brandOf(store))
}

const encoded = (address: string): string => address.replaceAll('&', '&amp;')

/** What the head of every page of a store view gets from its brand, and whether the theme's own fonts are in use. */
export function brandHead(store: StoreView): { readonly links: string; readonly hasThemeFont: boolean } {
  const brand = brandOf(store)
  const css = brandCss(brand)
  const look = css === '' ? '' : `<link rel="stylesheet" href="${brandFile(store, 'css', css)}"/>`
  const icons =
    brand.icon === ''
      ? `<link rel="icon" href="${brandFile(store, 'svg', letterIcon(brand))}" type="image/svg+xml"/>`
      : `<link rel="icon" href="${encoded(sizedIcon(brand.icon, 96))}" type="image/png"/>` +
        `<link rel="apple-touch-icon" href="${encoded(sizedIcon(brand.icon, 180))}"/>`
  return { links: look + icons, hasThemeFont: !hasOwnFont(brand) }
}
