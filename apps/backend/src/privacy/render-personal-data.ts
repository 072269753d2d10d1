import { escapeHtml } from '#src/platform/email/render-email.ts'
import { formatMoment } from '#src/platform/formats.ts'
import { message } from '#src/platform/messages.ts'
import {
  fieldNames,
  type FieldName,
  type FieldValue,
  type PersonalSection,
  type SectionName,
} from '#src/platform/personal-data/personal-data.ts'

interface Reading {
  locale: string
  timeZone: string
  now: Date
  /** A remark about what is missing. */
  note: string | null
}

const style = `body{margin:0 auto;max-width:60rem;padding:1.5rem;color:#1d2433;font:1rem/1.5 system-ui,sans-serif}
div{overflow-x:auto}table{border-collapse:collapse}caption{text-align:left;font-size:1.25rem;font-weight:bold;padding:1.5rem 0 .5rem}
th,td{border:1px solid #c9cdd6;padding:.375rem .75rem;text-align:left;vertical-align:top}`

/** A page to read and print: a table per section, with texts and dates in the language of the store view. */
export function renderPersonalData(sections: readonly PersonalSection[], reading: Reading): string {
  const { locale, now, note } = reading
  const title = message(locale, 'privacy.title')
  const made = message(locale, 'privacy.createdAt', { date: formatDate(now, reading) })
  return [
    `<!doctype html><html lang="${locale.slice(0, 2)}"><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title><style>${style}</style></head>`,
    `<body><h1>${escapeHtml(title)}</h1><p>${escapeHtml(made)}</p>`,
    note === null ? '' : `<p>${escapeHtml(note)}</p>`,
    ...sections.map((section) => renderSection(section, reading)),
    '</body></html>\n',
  ].join('')
}

function renderSection({ name, rows }: PersonalSection, reading: Reading): string {
  const { locale } = reading
  const fields = fieldNames.filter((field) => rows.some((row) => (row[field] ?? '') !== ''))
  const heads = fields.map((field) => `<th scope="col">${escapeHtml(message(locale, `privacy.field.${field}`))}</th>`)
  const lines = rows.map((row) => {
    const cells = fields.map((field) => `<td>${renderValue(name, field, row[field] ?? null, reading)}</td>`)
    return `<tr>${cells.join('')}</tr>`
  })
  const caption = `<caption>${escapeHtml(message(locale, `privacy.section.${name}`))}</caption>`
  return `<div><table>${caption}<thead><tr>${heads.join('')}</tr></thead><tbody>${lines.join('')}</tbody></table></div>`
}

function renderValue(section: SectionName, field: FieldName, value: FieldValue, reading: Reading): string {
  const { locale } = reading
  if (value === null) return ''
  if (typeof value === 'boolean') return escapeHtml(message(locale, value ? 'privacy.yes' : 'privacy.no'))
  if (value instanceof Date) return escapeHtml(formatDate(value, reading))
  if (typeof value === 'object') return value.map((line) => escapeHtml(line)).join('<br>')
  if (field === 'status' && section === 'returns') return escapeHtml(message(locale, `return.status.${value}`))
  if (field === 'status') return escapeHtml(message(locale, `orderStatus.${value}`))
  if (field === 'reason' && section === 'loyaltyPoints') return escapeHtml(message(locale, `loyalty.reason.${value}`))
  if (field === 'reason') return escapeHtml(message(locale, `return.reason.${value}`))
  if (field === 'author') return escapeHtml(message(locale, `return.author.${value}`))
  if (field === 'gender') return escapeHtml(message(locale, `attribute.gender.${value}`))
  return escapeHtml(String(value))
}

function formatDate(date: Date, { locale, timeZone }: Reading): string {
  return formatMoment(locale, date, timeZone)
}
