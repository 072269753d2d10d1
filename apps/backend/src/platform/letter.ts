/** What a letter says, in plain words; addresses only where they are named. */
export interface Letter {
  /** `pl_PL`, for the language the letter is marked with. */
  locale: string
  title: string
  paragraphs: readonly string[]
  action?: { label: string; url: string }
  /** Who writes and why, in small print. */
  footer: string
}

const style = {
  body: 'margin:0;padding:24px;background:#faf7f2;color:#1d2433;font:16px/1.5 Arial,Helvetica,sans-serif',
  card: 'max-width:560px;margin:0 auto;padding:32px;background:#ffffff;border-radius:8px',
  title: 'margin:0 0 16px;font-size:24px;line-height:1.2',
  button:
    'display:inline-block;padding:14px 24px;border-radius:4px;background:#1d2433;color:#ffffff;font-weight:bold;text-decoration:none',
  small: 'max-width:560px;margin:16px auto 0;color:#565d6d;font-size:14px',
}

/** The letter as plain text and as HTML; everything in it is escaped. */
export function writeLetter({ locale, title, paragraphs, action, footer }: Letter): { text: string; html: string } {
  const text = [title, ...paragraphs, ...(action ? [`${action.label}:\n${action.url}`] : []), footer].join('\n\n')
  const button = action
    ? `<p><a href="${escape(action.url)}" style="${style.button}">${escape(action.label)}</a></p>` +
      `<p style="color:#565d6d;font-size:14px;overflow-wrap:anywhere">${escape(action.url)}</p>`
    : ''
  const html =
    `<!doctype html><html lang="${escape(locale.slice(0, 2))}"><head><meta charset="utf-8"><title>${escape(title)}</title></head>` +
    `<body style="${style.body}"><div style="${style.card}"><h1 style="${style.title}">${escape(title)}</h1>` +
    `${paragraphs.map((paragraph) => `<p>${escape(paragraph)}</p>`).join('')}${button}</div>` +
    `<p style="${style.small}">${escape(footer)}</p></body></html>`
  return { text, html }
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`)
}
