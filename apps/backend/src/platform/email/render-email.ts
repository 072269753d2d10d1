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

const style = {
  body: 'margin:0;padding:24px;background:#faf7f2;color:#1d2433;font:16px/1.5 Arial,Helvetica,sans-serif',
  card: 'max-width:560px;margin:0 auto;padding:32px;background:#ffffff;border-radius:8px',
  title: 'margin:0 0 16px;font-size:24px;line-height:1.2',
  button:
    'display:inline-block;padding:14px 24px;border-radius:4px;background:#1d2433;color:#ffffff;font-weight:bold;text-decoration:none',
  section: 'margin:24px 0 8px;font-size:18px;line-height:1.3',
  table: 'width:100%;border-collapse:collapse',
  cell: 'padding:6px 0;border-bottom:1px solid #e6e0d6;vertical-align:top',
  paragraph: 'margin:0 0 8px;font-size:14px',
  // With a white border, cameras can read the code in dark mode too.
  picture: 'display:block;border:8px solid #ffffff;background:#ffffff',
  pictureCell: 'width:64px;padding:6px 12px 6px 0;border-bottom:1px solid #e6e0d6;vertical-align:top',
  rowPicture: 'display:block;width:64px;height:96px;border-radius:4px;background:#f2efe9',
  details: 'display:block;color:#565d6d;font-size:14px',
  link: 'color:#1f5f99;overflow-wrap:anywhere',
  softLink: 'color:#565d6d;overflow-wrap:anywhere',
  preheader: 'display:none;max-height:0;overflow:hidden;opacity:0',
  small: 'max-width:560px;margin:16px auto 0;color:#565d6d;font-size:14px',
}

/**
 * What inline styles cannot express: the widths of a phone, and dark mode in the email apps that support it. Apps that drop this
 * element show the light version.
 */
const sheet =
  ':root{color-scheme:light dark;supported-color-schemes:light dark}' +
  '@media (max-width:480px){.page{padding:8px!important}.card{padding:20px 16px!important}}' +
  '@media (prefers-color-scheme:dark){.page{background:#12161e!important;color:#f2efe9!important}' +
  '.card{background:#1d2433!important}.soft{color:#b7bdca!important}.link{color:#9cc4ec!important}.cell{border-color:#3a4254!important}' +
  '.button{background:#f2efe9!important;color:#1d2433!important}}'

/** Renders the email as plain text and as HTML, with all content escaped. */
export function renderEmail(email: Email): { text: string; html: string } {
  const { locale, title, preheader, parts, footer } = email
  const text = [title, ...parts.map(partText), inlineText(footer)].join('\n\n')
  const html =
    `<!doctype html><html lang="${escapeHtml(locale.slice(0, 2))}"><head><meta charset="utf-8">` +
    '<meta name="viewport" content="width=device-width,initial-scale=1">' +
    '<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">' +
    `<title>${escapeHtml(title)}</title><style>${sheet}</style></head><body class="page" style="${style.body}">` +
    (preheader === '' ? '' : `<div style="${style.preheader}">${escapeHtml(preheader)}</div>`) +
    `<div class="card" style="${style.card}"><h1 style="${style.title}">${escapeHtml(title)}</h1>` +
    `${parts.map(partHtml).join('')}</div>` +
    `<p class="soft" style="${style.small}">${inlineHtml(footer, 'soft', style.softLink)}</p></body></html>`
  return { text, html }
}

function partText(part: EmailPart): string {
  if ('inline' in part) return inlineText(part.inline)
  return 'url' in part ? `${part.label}:\n${part.url}` : sectionText(part)
}

function partHtml(part: EmailPart): string {
  if ('inline' in part) return `<p>${inlineHtml(part.inline, 'link', style.link)}</p>`
  if (!('url' in part)) return sectionHtml(part)
  const url = escapeHtml(part.url)
  return (
    `<p><a class="button" href="${url}" style="${style.button}">${escapeHtml(part.label)}</a></p>` +
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

function sectionText({ title, rows = [], paragraphs = [] }: EmailSection): string {
  const list = rows.map(rowText).join('\n')
  return [title, ...(list === '' ? [] : [list]), ...paragraphs].join('\n\n')
}

function rowText({ name, details, value }: EmailRow): string {
  const about = [name, details].filter(Boolean).join(', ')
  return about === '' ? value : `${about}: ${value}`
}

function rowHtml({ name, details, value, isStrong = false, pictureUrl }: EmailRow): string {
  const cell = `class="cell" style="${isStrong ? 'font-weight:bold;' : ''}${style.cell}`
  // The name says what the picture shows.
  const picture = pictureUrl
    ? `<td class="cell" style="${style.pictureCell}"><img src="${escapeHtml(pictureUrl)}" alt="" width="64" height="96" style="${style.rowPicture}"></td>`
    : ''
  const small = details ? `<span class="soft" style="${style.details}">${escapeHtml(details)}</span>` : ''
  return (
    `<tr>${picture}<td${picture === '' ? ' colspan="2"' : ''} ${cell}">${escapeHtml(name)}${small}</td>` +
    `<td ${cell};padding-left:12px;text-align:right">${escapeHtml(value)}</td></tr>`
  )
}

function sectionHtml({ title, rows = [], picture, paragraphs = [] }: EmailSection): string {
  const table =
    rows.length === 0 ? '' : `<table role="presentation" style="${style.table}">${rows.map(rowHtml).join('')}</table>`
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
