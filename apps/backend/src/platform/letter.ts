/** A square picture of an email, attached under this content id; `side` in pixels. */
export interface EmailPicture {
  cid: string
  alt: string
  side: number
}

/** A section of an email under its own heading: rows of name and value, a picture, then paragraphs. */
export interface LetterSection {
  title: string
  rows?: readonly { name: string; value: string; isStrong?: boolean }[]
  picture?: EmailPicture
  paragraphs?: readonly string[]
}

/** What a letter says, in plain words; addresses only where they are named. */
export interface Letter {
  /** `pl_PL`, for the language the letter is marked with. */
  locale: string
  title: string
  paragraphs: readonly string[]
  action?: { label: string; url: string }
  sections?: readonly LetterSection[]
  /** Who writes and why, in small print. */
  footer: string
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
  words: 'margin:0 0 8px;font-size:14px',
  // A white border, so that cameras find the code in dark mode.
  picture: 'display:block;border:8px solid #ffffff;background:#ffffff',
  small: 'max-width:560px;margin:16px auto 0;color:#565d6d;font-size:14px',
}

/** The letter as plain text and as HTML; everything in it is escaped. */
export function writeLetter(letter: Letter): { text: string; html: string } {
  const { locale, title, paragraphs, action, sections = [], footer } = letter
  const link = action ? [`${action.label}:\n${action.url}`] : []
  const text = [title, ...paragraphs, ...link, ...sections.map(sectionText), footer].join('\n\n')
  const button = action
    ? `<p><a href="${escapeHtml(action.url)}" style="${style.button}">${escapeHtml(action.label)}</a></p>` +
      `<p style="color:#565d6d;font-size:14px;overflow-wrap:anywhere">${escapeHtml(action.url)}</p>`
    : ''
  const html =
    `<!doctype html><html lang="${escapeHtml(locale.slice(0, 2))}"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title></head>` +
    `<body style="${style.body}"><div style="${style.card}"><h1 style="${style.title}">${escapeHtml(title)}</h1>` +
    `${paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`).join('')}${button}${sections.map(sectionHtml).join('')}</div>` +
    `<p style="${style.small}">${escapeHtml(footer)}</p></body></html>`
  return { text, html }
}

function sectionText({ title, rows = [], paragraphs = [] }: LetterSection): string {
  const list = rows.map(({ name, value }) => (name === '' ? value : `${name}: ${value}`)).join('\n')
  return [title, ...(list === '' ? [] : [list]), ...paragraphs].join('\n\n')
}

function sectionHtml({ title, rows = [], picture, paragraphs = [] }: LetterSection): string {
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
  const words = paragraphs.map((paragraph) => `<p style="${style.words}">${escapeHtml(paragraph)}</p>`).join('')
  return `<h2 style="${style.section}">${escapeHtml(title)}</h2>${table}${image}${words}`
}

/** Text as it stands in HTML, in elements and in quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`)
}
