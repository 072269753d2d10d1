export type TextPart = { readonly text: string; readonly isCode: boolean }

const copyable = /<span\b[^>]*\bclass="(?:[^"]*\s)?copyable(?:\s[^"]*)?"[^>]*>(.*?)<\/span>/gis
const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: '\u00A0' }

/** The words of a label and the codes in it, without any markup: nothing of it is ever written into the page as HTML. */
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
