/** A square picture in an email, attached with this content id. `side` is its length in pixels. */
export interface EmailPicture {
  cid: string
  alt: string
  side: number
}

/** A section of an email under its own heading: rows of names and values, a picture, then paragraphs. */
export interface EmailSection {
  title: string
  rows?: readonly { name: string; value: string; isStrong?: boolean }[]
  picture?: EmailPicture
  paragraphs?: readonly string[]
}

/** The content of an email as plain text. URLs may only be in `action` and `unsubscribeUrl`. */
export interface Email {
  /** A locale such as `pl_PL`, for the `lang` attribute. */
  locale: string
  title: string
  paragraphs: readonly string[]
  action?: { label: string; url: string }
  sections?: readonly EmailSection[]
  /** Small print: who sent the email, and why. */
  footer: string
  /** Follows the footer, which must end with an invitation to unsubscribe. */
  unsubscribeUrl?: string
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
  unsubscribe: 'color:#565d6d;overflow-wrap:anywhere',
  small: 'max-width:560px;margin:16px auto 0;color:#565d6d;font-size:14px',
}

/** Renders the email as plain text and as HTML, with all content escaped. */
export function renderEmail(email: Email): { text: string; html: string } {
  const { locale, title, paragraphs, action, sections = [], footer, unsubscribeUrl } = email
  const link = action ? [`${action.label}:\n${action.url}`] : []
  const text = [
    title,
    ...paragraphs,
    ...link,
    ...sections.map(sectionText),
    [footer, unsubscribeUrl ?? ''].join(' ').trim(),
  ].join('\n\n')
  const button = action
    ? `<p><a href="${escapeHtml(action.url)}" style="${style.button}">${escapeHtml(action.label)}</a></p>` +
      `<p style="color:#565d6d;font-size:14px;overflow-wrap:anywhere">${escapeHtml(action.url)}</p>`
    : ''
  const unsubscribeLink = unsubscribeUrl
    ? ` <a href="${escapeHtml(unsubscribeUrl)}" style="${style.unsubscribe}">${escapeHtml(unsubscribeUrl)}</a>`
    : ''
  const html =
    `<!doctype html><html lang="${escapeHtml(locale.slice(0, 2))}"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title></head>` +
    `<body style="${style.body}"><div style="${style.card}"><h1 style="${style.title}">${escapeHtml(title)}</h1>` +
    `${paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`).join('')}${button}${sections.map(sectionHtml).join('')}</div>` +
    `<p style="${style.small}">${escapeHtml(footer)}${unsubscribeLink}</p></body></html>`
  return { text, html }
}

function sectionText({ title, rows = [], paragraphs = [] }: EmailSection): string {
  const list = rows.map(({ name, value }) => (name === '' ? value : `${name}: ${value}`)).join('\n')
  return [title, ...(list === '' ? [] : [list]), ...paragraphs].join('\n\n')
}

function sectionHtml({ title, rows = [], picture, paragraphs = [] }: EmailSection): string {
  const cells = rows.map(({ name, value, isStrong = false }) => {
    const weight = isStrong ? 'font-weight:bold;' : ''
    return (
      `<tr><td style="${weight}${style.cell}">${escapeHtml(name)}</td>` +
      `<td style="${weight}${style.cell};text-align:right">${escapeHtml(value)}</td></tr>`
    )
  })
  const table = cells.length === 0 ? '' : `<table role="presentation" style="${style.table}">${cells.join('')}</table>`
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
