const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** Inline markup: `**strong**` and `[label](target)`; `linkTo` resolves a target to a URL. */
export function inline(text: string, linkTo: (target: string) => string): string {
  return escape(text)
    .replaceAll(/\*\*(.+?)\*\*/g, '<strong>$1</strong>')
    .replaceAll(/\[(.+?)\]\((.+?)\)/g, (_, label: string, target: string) => `<a href="${linkTo(target)}">${label}</a>`)
}

/**
 * Converts paragraphs, `## headings`, `- lists`, `1. steps` and `| tables |` to HTML. Lines that already are HTML stay unchanged.
 */
export function markup(source: string, linkTo: (target: string) => string): string {
  const words = (text: string): string => inline(text, linkTo)
  return source
    .split(/\n{2,}/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => block(part.split('\n'), words))
    .join('\n')
}

function block(lines: readonly string[], words: (text: string) => string): string {
  const [first = ''] = lines
  const heading = /^(#{2,3}) (.+)$/.exec(first)
  if (heading) return `<h${heading[1]?.length}>${words(heading[2] ?? '')}</h${heading[1]?.length}>`
  if (first.startsWith('<')) return lines.join('\n')
  if (first.startsWith('- ')) return list('ul', lines, /^- /, words)
  if (/^\d+\. /.test(first)) return list('ol', lines, /^\d+\. /, words)
  return `<p>${lines.map(words).join('<br>')}</p>`
}

function list(tag: 'ul' | 'ol', lines: readonly string[], mark: RegExp, words: (text: string) => string): string {
  return `<${tag}>${lines.map((line) => `<li>${words(line.replace(mark, ''))}</li>`).join('')}</${tag}>`
}
