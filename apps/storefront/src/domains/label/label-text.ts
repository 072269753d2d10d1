export type TextPart = { readonly text: string; readonly isCode: boolean }

const copyable = /<span\b[^>]*\bclass="(?:[^"]*\s)?copyable(?:\s[^"]*)?"[^>]*>(.*?)<\/span>/gis
const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: '\u00A0' }

/** The texts and copyable codes of a label as plain text, so that a label's HTML is never inserted into the page. */
export function readLabelText(html: string | null | undefined): readonly TextPart[] {
  const text = html ?? ''
  const parts: TextPart[] = []
  let at = 0
  for (const match of text.matchAll(copyable)) {
    parts.push({ text: plain(text.slice(at, match.index)), isCode: false })
    parts.push({ text: plain(match[1] ?? ''), isCode: true })
    at = match.index + match[0].length
  }
  parts.push({ text: plain(text.slice(at)), isCode: false })
  return parts.filter((part) => part.text !== '')
}

function plain(html: string): string {
  return html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&(amp|lt|gt|quot|#39|nbsp);/g, (whole, name: string) => entities[name] ?? whole)
    .replaceAll(/\s+/g, ' ')
    .trim()
}
