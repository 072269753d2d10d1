import { colon } from '@bocian/rules/colon.ts'
import { directionAttribute, textDirection } from '@bocian/rules/text-direction.ts'

/** A square picture in an email, attached with this content id. `side` is its length in pixels. */
export interface EmailPicture {
  cid: string
  alt: string
  side: number
}

/** A row of an email: a name, details below it in small print, and a value. Only rows of goods have a picture, 2:3. */
export interface EmailRow {
  name: string
  details?: string
  value: string
  isStrong?: boolean
  pictureUrl?: string
}

/** A section of an email under its own heading: rows of names and values, a picture, then paragraphs. */
export interface EmailSection {
  title: string
  rows?: readonly EmailRow[]
  picture?: EmailPicture
  paragraphs?: readonly string[]
}

/** A piece of a paragraph: text, or an element that holds pieces. */
export type Inline =
  | string
  | { type: 'strong' | 'em'; inner: readonly Inline[] }
  | { type: 'link'; href: string; inner: readonly Inline[] }
  | { type: 'break' }

/** A paragraph, a button or a section, in the order in which they are read. */
export type EmailPart = { inline: readonly Inline[] } | { label: string; url: string } | EmailSection

/** The content of an email as plain text. URLs may only be in links, buttons and `pictureUrl`. */
export interface Email {
  /** A locale such as `pl_PL`, for the `lang` attribute. */
  locale: string
  title: string
  /** What a list of emails shows after the subject. */
  preheader: string
  parts: readonly EmailPart[]
  /** Small print: who sent the email, and why. */
  footer: readonly Inline[]
}

/** The shop's own part of the look: its ground, lines and buttons, on which white can be read, and its logo. */
export interface EmailLook {
  ground: string
  line: string
  button: string
  logo?: { url: string; alt: string }
}

export const usualLook: EmailLook = { ground: '#f6f7f9', line: '#e0e2e5', button: '#1d2433' }

const style = {
  body: 'margin:0;padding:24px;color:#1d2433;font:16px/1.5 Arial,Helvetica,sans-serif',
  card: 'max-width:560px;margin:0 auto;padding:32px;background:#ffffff;border-radius:8px',
  title: 'margin:0 0 16px;font-size:24px;line-height:1.2',
  button:
    'display:inline-block;padding:14px 24px;border-radius:4px;color:#ffffff;font-weight:bold;text-decoration:none',
  section: 'margin:24px 0 8px;font-size:18px;line-height:1.3',
  table: 'width:100%;border-collapse:collapse',
  cell: 'padding:6px 0;vertical-align:top',
  paragraph: 'margin:0 0 8px;font-size:14px',
  // With a white border, cameras can read the code in dark mode too.
  picture: 'display:block;border:8px solid #ffffff;background:#ffffff',
  pictureCell: 'width:64px;padding:6px 12px 6px 0;vertical-align:top',
  rowPicture: 'display:block;width:64px;height:96px;border-radius:4px;background:#eef0f3',
  details: 'display:block;color:#565d6d;font-size:14px',
  link: 'color:#1f5f99;overflow-wrap:anywhere',
  softLink: 'color:#565d6d;overflow-wrap:anywhere',
  preheader: 'display:none;max-height:0;overflow:hidden;opacity:0',
  logo: 'max-width:560px;margin:0 auto 16px',
  small: 'max-width:560px;margin:16px auto 0;color:#565d6d;font-size:14px',
}

/**
 * What inline styles cannot express: the widths of a phone, and dark mode in the email apps that support it. Apps that drop this
 * element show the light version.
 */
const sheet =
  ':root{color-scheme:light dark;supported-color-schemes:light dark}' +
  '@media (max-width:480px){.page{padding:8px!important}.card{padding:20px 16px!important}}' +
  '@media (prefers-color-scheme:dark){.page{background:#12161e!important;color:#eef0f3!important}' +
  '.card{background:#1d2433!important}.soft{color:#b7bdca!important}.link{color:#9cc4ec!important}.cell{border-color:#3a4254!important}' +
  '.button{background:#eef0f3!important;color:#1d2433!important}}'

/** Renders the email as plain text and as HTML, with all content escaped. */
export function renderEmail(email: Email, look: EmailLook = usualLook): { text: string; html: string } {
  const { locale, title, preheader, parts, footer } = email
  const text = [title, ...parts.map((part) => partText(part, colon(locale))), inlineText(footer)].join('\n\n')
  const html =
    `<!doctype html><html lang="${escapeHtml(locale.slice(0, 2))}"${directionAttribute(locale)}><head><meta charset="utf-8">` +
    '<meta name="viewport" content="width=device-width,initial-scale=1">' +
    '<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">' +
    `<title>${escapeHtml(title)}</title><style>${sheet}</style></head><body class="page" style="${style.body};background:${look.ground}">` +
    (preheader === '' ? '' : `<div style="${style.preheader}">${escapeHtml(preheader)}</div>`) +
    logoHtml(look) +
    `<div class="card" style="${style.card}"><h1 style="${style.title}">${escapeHtml(title)}</h1>` +
    `${parts.map((part) => partHtml(part, look)).join('')}</div>` +
    `<p class="soft" style="${style.small}">${inlineHtml(footer, 'soft', style.softLink)}</p></body></html>`
  return { text, html: textDirection(locale) === 'rtl' ? mirrored(html) : html }
}

/** Sideways styles the other way round: email apps do not know those that follow the direction of the text. */
function mirrored(html: string): string {
  return html
    .replaceAll('padding-left:12px;text-align:right', 'padding-right:12px;text-align:left')
    .replaceAll(style.pictureCell, style.pictureCell.replace('6px 12px 6px 0', '6px 0 6px 12px'))
}

function logoHtml({ logo }: EmailLook): string {
  if (logo === undefined) return ''
  const [url, alt] = [escapeHtml(logo.url), escapeHtml(logo.alt)]
  return `<p style="${style.logo}"><img src="${url}" alt="${alt}" height="40" style="display:block;height:40px;width:auto"></p>`
}

function partText(part: EmailPart, mark: string): string {
  if ('inline' in part) return inlineText(part.inline)
  return 'url' in part ? `${part.label}${mark}\n${part.url}` : sectionText(part, mark)
}

function partHtml(part: EmailPart, look: EmailLook): string {
  if ('inline' in part) return `<p>${inlineHtml(part.inline, 'link', style.link)}</p>`
  if (!('url' in part)) return sectionHtml(part, look)
  const url = escapeHtml(part.url)
  return (
    `<p><a class="button" href="${url}" style="${style.button};background:${look.button}">${escapeHtml(part.label)}</a></p>` +
    `<p class="soft" style="color:#565d6d;font-size:14px;overflow-wrap:anywhere">${url}</p>`
  )
}

function inlineText(inline: readonly Inline[]): string {
  return inline
    .map((piece) => {
      if (typeof piece === 'string') return piece
      if (piece.type === 'break') return '\n'
      const inner = inlineText(piece.inner)
      return piece.type === 'link' && inner !== piece.href ? `${inner} (${piece.href})` : inner
    })
    .join('')
}

function inlineHtml(inline: readonly Inline[], linkClass: string, linkStyle: string): string {
  return inline
    .map((piece) => {
      if (typeof piece === 'string') return escapeHtml(piece)
      if (piece.type === 'break') return '<br>'
      const inner = inlineHtml(piece.inner, linkClass, linkStyle)
      return piece.type === 'link'
        ? `<a class="${linkClass}" href="${escapeHtml(piece.href)}" style="${linkStyle}">${inner}</a>`
        : `<${piece.type}>${inner}</${piece.type}>`
    })
    .join('')
}

function sectionText({ title, rows = [], paragraphs = [] }: EmailSection, mark: string): string {
  const list = rows.map((row) => rowText(row, mark)).join('\n')
  return [title, ...(list === '' ? [] : [list]), ...paragraphs].join('\n\n')
}

function rowText({ name, details, value }: EmailRow, mark: string): string {
  const about = [name, details].filter(Boolean).join(', ')
  return about === '' ? value : `${about}${mark} ${value}`
}

function rowHtml({ name, details, value, isStrong = false, pictureUrl }: EmailRow, look: EmailLook): string {
  const line = `border-bottom:1px solid ${look.line}`
  const cell = `class="cell" style="${isStrong ? 'font-weight:bold;' : ''}${style.cell};${line}`
  // The name says what the picture shows.
  const picture = pictureUrl
    ? `<td class="cell" style="${style.pictureCell};${line}"><img src="${escapeHtml(pictureUrl)}" alt="" width="64" height="96" style="${style.rowPicture}"></td>`
    : ''
  const small = details ? `<span class="soft" style="${style.details}">${escapeHtml(details)}</span>` : ''
  return (
    `<tr>${picture}<td${picture === '' ? ' colspan="2"' : ''} ${cell}">${escapeHtml(name)}${small}</td>` +
    `<td ${cell};padding-left:12px;text-align:right">${escapeHtml(value)}</td></tr>`
  )
}

function sectionHtml({ title, rows = [], picture, paragraphs = [] }: EmailSection, look: EmailLook): string {
  const list = rows.map((row) => rowHtml(row, look)).join('')
  const table = rows.length === 0 ? '' : `<table role="presentation" style="${style.table}">${list}</table>`
  const image =
    picture === undefined
      ? ''
      : `<p><img src="cid:${escapeHtml(picture.cid)}" alt="${escapeHtml(picture.alt)}" width="${picture.side}" height="${picture.side}" style="${style.picture}"></p>`
  const texts = paragraphs.map((paragraph) => `<p style="${style.paragraph}">${escapeHtml(paragraph)}</p>`).join('')
  return `<h2 style="${style.section}">${escapeHtml(title)}</h2>${table}${image}${texts}`
}

/** Escapes text for HTML elements and quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`)
}
