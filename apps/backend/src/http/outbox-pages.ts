import { escapeHtml } from '../platform/email/render-email.ts'
import type { StoredMail } from '../platform/email/email-queue.ts'

const style = `
body{margin:0;background:#f2f4f7;color:#1d2433;font:16px/1.5 system-ui,sans-serif}
main{max-width:60rem;margin:0 auto;padding:24px 16px}
h1{font-size:24px;line-height:1.2;margin:0 0 8px;overflow-wrap:anywhere}
p{margin:0 0 16px}
ol{list-style:none;margin:0;padding:0;background:#fff;border-radius:4px}
li{padding:12px 16px;border-bottom:1px solid #d5d9e0;overflow-wrap:anywhere}
li a{display:inline-block;min-height:24px;font-weight:600}
small{display:block;color:#565d6d;font-size:14px}
pre{background:#fff;padding:16px;border-radius:4px;font:14px/1.5 ui-monospace,monospace;white-space:pre-wrap;overflow-wrap:anywhere}
a{color:#1f5f99}
a:focus-visible{outline:3px solid #2e6da4;outline-offset:2px}`

/** Forbids scripts and remote content in emails; attached pictures are inlined. */
export const outboxPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** The list of emails, newest first. */
export function outboxPage(mails: readonly StoredMail[]): string {
  const rows = mails.map(
    (mail) =>
      `<li><a href="/${mail.id}">${escapeHtml(mail.subject)}</a><small>${timeOf(mail)} · ${escapeHtml(mail.to)}</small></li>`,
  )
  const list = rows.length === 0 ? '<p>Nothing has been written yet.</p>' : `<ol>${rows.join('')}</ol>`
  return page('Outbox', `<h1>Outbox</h1><p>No mail server is set, so the shop's letters stay here.</p>${list}`)
}

/** One email as plain text with links. */
export function emailPage(mail: StoredMail): string {
  return page(
    mail.subject,
    `<p><a href="/">Outbox</a></p><h1>${escapeHtml(mail.subject)}</h1>` +
      `<p>${timeOf(mail)} · ${escapeHtml(mail.to)}</p>` +
      `<p><a href="/${mail.id}/letter">As its reader sees it</a></p><pre>${withLinks(mail.text)}</pre>`,
  )
}

/** The email's HTML with its attached pictures inlined. */
export function emailHtml({ html, attachments }: StoredMail): string {
  return attachments.reduce(
    (shown, file) =>
      'cid' in file
        ? shown.replaceAll(`src="cid:${file.cid}"`, `src="data:${file.type};base64,${file.base64}"`)
        : shown,
    html,
  )
}

function withLinks(text: string): string {
  return text
    .split(/(https?:\/\/[^\s<>"']+)/)
    .map((part, index) =>
      index % 2 === 1 ? `<a href="${escapeHtml(part)}">${escapeHtml(part)}</a>` : escapeHtml(part),
    )
    .join('')
}

const timeOf = ({ createdAt }: StoredMail): string => createdAt.toISOString().slice(0, 16).replace('T', ' ')

function page(title: string, body: string): string {
  return (
    `<!doctype html><html lang="en"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">` +
    `<title>${escapeHtml(title)}</title><style>${style}</style></head><body><main>${body}</main></body></html>`
  )
}
